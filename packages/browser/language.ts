import { languages, pageLanguages, type InLanguages, type Language, type PageLanguage } from '@wura/wire/languages';

export { languages, pageLanguages, type Language, type PageLanguage };

/** Each in its own words, because a reader who looks for a language may be able to read no other. */
export const languageNames: InLanguages<string> = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  pcm: 'Naijá (Pidgin)',
  yo: 'Yorùbá',
  ha: 'Hausa',
  ig: 'Igbo',
};

/** What `<html lang>` says: French and Spanish belong to no one country, the others are as Nigeria writes them. */
export const languageTags: InLanguages<string> = {
  en: 'en-NG',
  fr: 'fr',
  es: 'es',
  pcm: 'pcm-NG',
  yo: 'yo-NG',
  ha: 'ha-NG',
  ig: 'ig-NG',
};

const savedKey = 'wura.language';

let current: Language = 'en';
const listeners = new Set<() => void>();

export function language(): Language {
  return current;
}

/** Only for a caller that has made sure that the texts are there: see `speak`. */
export function setLanguage(to: Language): void {
  current = to;
  if (typeof document !== 'undefined') document.documentElement.lang = languageTags[to];
  for (const listener of listeners) listener();
}

export function watchLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value);
}

/** What was chosen on this device, if anything was. */
export function savedLanguage(): Language | undefined {
  try {
    const saved = localStorage.getItem(savedKey);
    return isLanguage(saved) ? saved : undefined;
  } catch {
    return undefined;
  }
}

const newsKey = 'wura.language.news';

/**
 * Keeps a choice. One that a visitor made is news to the account they sign in to. The cookie is for the server, which
 * hands out sign-in and registration in the language they will be read in; it says nothing about who is reading.
 */
export function saveLanguage(chosen: Language, by: 'visitor' | 'customer' | 'address'): void {
  try {
    localStorage.setItem(savedKey, chosen);
    if (by === 'visitor') localStorage.setItem(newsKey, 'yes');
    else localStorage.removeItem(newsKey);
  } catch {
    // Not saved; the choice still holds until the page is left.
  }
  document.cookie = `language=${chosen}; path=/; max-age=31536000; samesite=lax`;
}

/** What a visitor chose on this device before signing in. */
export function languageNews(): Language | undefined {
  return localStorage.getItem(newsKey) === null ? undefined : savedLanguage();
}

export function isPageLanguage(value: unknown): value is PageLanguage {
  return (pageLanguages as readonly unknown[]).includes(value);
}

/** The language that a tag such as "pcm-NG" begins with, whether or not it is one of ours. */
export const languageOfTag = (tag: string): string => tag.toLowerCase().split('-')[0]!;

/** What a reader of each language reads public pages in. */
export const pageLanguageOf = (reader: Language): PageLanguage => (isPageLanguage(reader) ? reader : 'en');

/** The chosen language, or else the first of the browser's own that we speak. */
export function preferredLanguage(): Language {
  return savedLanguage() ?? navigator.languages.map(languageOfTag).find(isLanguage) ?? 'en';
}

/** Public pages have an address in each language: /fr/about-us is French, /about-us English. */
export function languageOfAddress(pathname: string): PageLanguage {
  const first = pathname.split('/')[1];
  return isPageLanguage(first) ? first : 'en';
}

/** The same page for a reader of another language. Takes a path in any of them, and keeps its query. */
export function addressIn(reader: Language, path: string): string {
  const to = pageLanguageOf(reader);
  const [, page = '', rest = ''] = /^(?:\/(?:fr|es)(?=[/?#]|$))?([^?#]*)(.*)$/.exec(path) ?? [];
  const address = to === 'en' ? page : `/${to}${page === '/' ? '' : page}`;
  return (address || '/') + rest;
}

/**
 * What a public page does, which has no React: a visitor to a French address reads French from then on, and a
 * link to another language is a choice.
 */
export function keepLanguageOfAddress(): void {
  const here = languageOfAddress(location.pathname);
  if (here !== 'en' && !savedLanguage()) saveLanguage(here, 'address');
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null;
    const chosen = link && languageOfTag(link.hreflang);
    if (isLanguage(chosen)) saveLanguage(chosen, 'visitor');
  });
}
