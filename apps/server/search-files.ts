import { featureKeys } from '@wura/public-pages/feature-keys';
import { languages, pageLanguages, type PageLanguage } from '@wura/wire/languages';

const inOtherLanguage = new RegExp(`^(?:${languages.join('|')})/`);

/** Every public page, at its address in each language, made from the files that the build left. */
export function siteMap(files: readonly string[], publicUrl: string): Buffer {
  const pages = files
    .filter(file => /(?:^|\/)index\.html$/.test(file) && !inOtherLanguage.test(file))
    .map(file => file.replace(/\/?index\.html$/, ''))
    // Of the rest, no visitor searches for the way in to another's account.
    .filter(
      page =>
        !['login', 'login/google', 'register', 'forgot-password', 'lock', 'undo-change', 'verify', 'offline'].includes(
          page,
        ),
    )
    .sort();
  const entries = pages.flatMap(page => {
    const addresses = pageLanguages.map(language => ({ language, url: publicUrl + addressOf(language, page) }));
    const others = addresses.map(
      ({ language, url }) =>
        `<xhtml:link rel="alternate" hreflang="${language === 'en' ? 'en-NG' : language}" href="${url}"/>`,
    );
    return addresses.map(({ url }) => `<url><loc>${url}</loc>${others.join('')}</url>`);
  });
  return Buffer.from(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      ...entries,
      '</urlset>',
      '',
    ].join('\n'),
  );
}

/** A page of a feature lies in a folder of its own, and is read at /features?transfers. */
function addressOf(language: PageLanguage, page: string): string {
  const key = featureKeys.find(each => page === `features/${each}`);
  const path = key === undefined ? page : `features?${key}`;
  return `/${[...(language === 'en' ? [] : [language]), ...(path === '' ? [] : [path])].join('/')}`;
}

/** Everything that is a page may be found; the rest answers no caller without a token. */
export function robots(publicUrl: string): Buffer {
  return Buffer.from(
    ['User-agent: *', 'Disallow: /api/', 'Disallow: /console', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n'),
  );
}
