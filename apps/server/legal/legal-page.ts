import { dateLocales } from '@wura/wire/languages';
import type { LegalText } from './markdown.ts';

type PageLanguage = 'en' | 'fr' | 'es';

const words: Readonly<Record<PageLanguage, { contents: string; version: string }>> = {
  en: { contents: 'Contents', version: 'Version of' },
  fr: { contents: 'Sommaire', version: 'Version du' },
  es: { contents: 'Contenido', version: 'Versión del' },
};

/**
 * The page of the build with the operator's text in the place of ours: the frame, the styles and the footer stay. The
 * language is that of the page; where the text is there in English alone, it says so to a screen reader.
 */
export function layOut(
  page: string,
  { text, version, language, of }: { text: LegalText; version: string; language: PageLanguage; of: PageLanguage },
): string {
  const [begin, end] = [/<main\b[^>]*>/.exec(page), page.lastIndexOf('</main>')];
  if (!begin || end < 0) throw new Error('a legal page of the build has no main part');
  const { contents, version: versionOf } = words[language];
  const day = new Intl.DateTimeFormat(dateLocales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(version),
  );
  const links = text.clauses.map(
    ({ title }, at) =>
      `<li><a href="#clause-${at + 1}" class="contents-link"><span class="money-flow text-ink-3">${at + 1}</span>${title}</a></li>`,
  );
  const clauses = text.clauses.map(
    ({ title, html }, at) =>
      `<section id="clause-${at + 1}" aria-labelledby="clause-${at + 1}-title" class="clause">` +
      `<h2 id="clause-${at + 1}-title" class="text-t2"><span class="text-ink-3">${at + 1}.</span> ${title}</h2>${html}</section>`,
  );
  const main =
    '<div class="page-width grid gap-x-20 pt-10 pb-24 md:pt-16 lg:grid-cols-[240px_minmax(0,640px)]">' +
    `<nav aria-label="${contents}" class="max-lg:order-1 max-lg:mt-8 print:hidden"><div class="lg:sticky lg:top-10">` +
    `<h2 class="text-small font-medium text-ink-2">${contents}</h2><ol class="mt-2">${links.join('')}</ol></div></nav>` +
    `<article class="contents lg:block"${of === language ? '' : ` lang="${of}"`}><header><h1 class="page-title">${text.title}</h1>` +
    `<p class="mt-4 text-small text-ink-2">${versionOf} <time datetime="${version}">${day}</time></p>${text.lead}</header>` +
    `<div class="max-lg:order-2">${clauses.join('')}</div></article></div>`;
  return page.slice(0, begin.index + begin[0].length) + main + page.slice(end);
}
