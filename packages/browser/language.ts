/** English is the language every text is written in first; a further one is added here and beside each catalogue. */
export const languages = ['en', 'fr', 'es'] as const;
export type Language = (typeof languages)[number];

/** Each in its own words, because a reader who looks for a language may be able to read no other. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français', es: 'Español' };

/** What `<html lang>` says: the English is Nigeria's, the others belong to no one country. */
export const languageTags: Readonly<Record<Language, string>> = { en: 'en-NG', fr: 'fr', es: 'es' };

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

/** The chosen language, or else the first of the browser's own that we speak. */
export function preferredLanguage(): Language {
  return savedLanguage() ?? navigator.languages.map(tag => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

/** Public pages have an address in each language: /fr/about-us is French, /about-us English. */
export function languageOfAddress(pathname: string): Language {
  const first = pathname.split('/')[1];
  return isLanguage(first) && first !== 'en' ? first : 'en';
}

/** The same page in another language. Takes a path in any of them, and keeps its query. */
export function addressIn(to: Language, path: string): string {
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
    const chosen = link?.hreflang.slice(0, 2);
    if (isLanguage(chosen)) saveLanguage(chosen, 'visitor');
  });
}
