import {
  addressIn,
  language,
  languageTags,
  pageLanguageOf,
  pageLanguages,
  type PageLanguage,
} from '@wura/browser/language';
import { textsOf } from '@wura/browser/messages';
import type { MetaDescriptor } from 'react-router';
import { appMessages } from './messages.ts';
import { pageTitle } from './page-title.ts';

/**
 * Our own address. What is built does not know where it will run; the server does, and puts PUBLIC_URL in the place of
 * this one when it starts. A page that starts finds there what it must say again.
 */
function publicUrl(): string {
  if (typeof document === 'undefined') return 'https://public-url.invalid';
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return canonical ? new URL(canonical.href).origin : location.origin;
}

const locales: Readonly<Record<PageLanguage, string>> = { en: 'en_NG', fr: 'fr_FR', es: 'es_ES' };

interface SharedPage {
  pageTitle: string;
  description?: string;
}

/** What a public page says to search engines, and to those who send it to a friend. */
export function shared(at: { pathname: string }, page: SharedPage): MetaDescriptor[] {
  const { brand, description: ofAll } = textsOf(appMessages);
  const { pageTitle: title, description = ofAll } = page;
  const own = publicUrl();
  const address = (to: PageLanguage) => own + addressIn(to, readAt(at.pathname));
  const now = pageLanguageOf(language());
  return [
    { title: title.startsWith(brand) ? title : pageTitle(title) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address(now) },
    ...pageLanguages.map(each => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: languageTags[each],
      href: address(each),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address('en') },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address(now) },
    { property: 'og:locale', content: locales[now] },
    ...pageLanguages
      .filter(each => each !== now)
      .map(each => ({ property: 'og:locale:alternate', content: locales[each] })),
    { property: 'og:image', content: `${own}/share.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: brand },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** The pages of the features lie in folders of their own, and are read at /features?transfers. */
function readAt(pathname: string): string {
  return pathname.replace(/\/$/, '').replace(/\/features\/([a-z-]+)$/, '/features?$1') || '/';
}

/** Who is behind these pages, for search engines. */
export function organisation(): MetaDescriptor {
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: textsOf(appMessages).brand,
      url: publicUrl(),
      logo: `${publicUrl()}/icon-512.png`,
      description: textsOf(appMessages).description,
    },
  };
}

/** The questions that stand on a page, so that an answer can be found without opening it. */
export function answered(questions: readonly { question: string; answer: string }[]): MetaDescriptor {
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      inLanguage: languageTags[language()],
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  };
}
