import { expect, test } from './fixtures.ts';

test('every address on the map of the site is a page in its language, and names itself', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text();
  const addresses = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address!));
  expect(addresses.length).toBeGreaterThan(30);
  for (const { pathname, search } of addresses) {
    const answer = await request.get(pathname + search);
    expect(answer.ok(), pathname).toBe(true);
    const html = await answer.text();
    const [, language = 'en-NG'] = /^\/(fr|es)(?:\/|$)/.exec(pathname) ?? [];
    expect(html, pathname).toContain(`<html lang="${language}"`);
    expect(/<link rel="canonical" href="https?:\/\/[^/]+(\/[^"]*)"/.exec(html)?.[1], pathname).toBe(pathname + search);
    expect(html.match(/hrefLang="(?:en-NG|fr|es|x-default)"/g)?.length, pathname).toBeGreaterThanOrEqual(4);
    expect(html, pathname).not.toContain('public-url.invalid');
  }
});

test('a shared page is shown with a picture, and the questions on it can be found', async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/fr');
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const answer = await request.get(new URL(picture!).pathname);
  expect(answer.headers()['content-type']).toBe('image/png');
  expect((await answer.body()).length).toBeGreaterThan(10_000);
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const kinds = facts.map(fact => JSON.parse(fact) as { '@type': string; mainEntity?: unknown[] });
  expect(kinds.map(kind => kind['@type'])).toEqual(['Organization', 'FAQPage']);
  expect(kinds[1]?.mainEntity).toHaveLength(8);
});

test('it can be installed: the manifest is read, and every icon it names is there', async ({ request }) => {
  const answer = await request.get('/manifest.webmanifest');
  const manifest = (await answer.json()) as { icons: { src: string }[]; start_url: string };
  expect(manifest.start_url).toBe('/wallet');
  for (const { src } of manifest.icons) expect((await request.get(src)).ok(), src).toBe(true);
});

test('robots are shown the map and kept from the API', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /api/');
  expect(robots).toMatch(/Sitemap: https?:\/\/\S+\/sitemap\.xml/);
});
