import { expect, it } from 'vitest';
import { robots, siteMap } from './search-files.ts';

const files = [
  'index.html',
  'fr/index.html',
  'about-us/index.html',
  'fr/about-us/index.html',
  'features/usdt/index.html',
  'login/index.html',
  '__spa-fallback.html',
  'assets/root.css',
];

it('the map of the site has every public page at its address in each language, and names the others beside it', () => {
  const map = siteMap(files, 'https://wura.example').toString();
  const pages = [...map.matchAll(/<loc>https:\/\/wura\.example(.*?)<\/loc>/g)].map(match => match[1]);
  expect(pages.join(' ')).toBe(
    '/ /fr /es /about-us /fr/about-us /es/about-us /features?usdt /fr/features?usdt /es/features?usdt',
  );
  expect(map).toContain('<xhtml:link rel="alternate" hreflang="fr" href="https://wura.example/fr/about-us"/>');
});

it('robots are shown the map, and kept from the API', () => {
  expect(robots('https://wura.example').toString()).toMatch(
    /Disallow: \/api\/\n[\s\S]*Sitemap: https:\/\/wura\.example\/sitemap\.xml\n/,
  );
});
