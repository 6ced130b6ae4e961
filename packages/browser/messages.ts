import { useSyncExternalStore } from 'react';

/** English is the language every text is written in first; a further one is added here and beside each catalogue. */
export type Language = 'en' | 'fr' | 'es';

const languageKey = 'wura.language';
const languages: readonly string[] = ['en', 'fr', 'es'] satisfies Language[];

/** The same shape in another language: a key left out does not compile. */
export type Translation<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends (...given: infer Given) => string
    ? (...given: Given) => string
    : Texts[Key] extends string
      ? string
      : Translation<Texts[Key]>;
};

/** All texts of one room. Another language is loaded when it is chosen, so nobody downloads what they cannot read. */
export interface Catalogue<Texts> {
  readonly en: Translation<Texts>;
  readonly load: Partial<Record<Language, () => Promise<Translation<Texts>>>>;
  readonly loaded: Map<Language, Translation<Texts>>;
}

export function catalogue<Texts>(en: Texts, load: Catalogue<Texts>['load'] = {}): Catalogue<Texts> {
  return { en: en as Translation<Texts>, load, loaded: new Map() };
}

const listeners = new Set<() => void>();
let chosen: Language | undefined;

export function language(): Language {
  if (chosen) return chosen;
  if (typeof document === 'undefined') return 'en';
  const saved = localStorage.getItem(languageKey) ?? 'en';
  return (chosen = languages.includes(saved) ? (saved as Language) : 'en');
}

/** The texts in the chosen language; in English until they have arrived. */
export function textsOf<Texts>(of: Catalogue<Texts>): Translation<Texts> {
  const now = language();
  const ready = of.loaded.get(now);
  if (ready || now === 'en') return ready ?? of.en;
  void of.load[now]?.().then(texts => {
    of.loaded.set(now, texts);
    for (const listener of listeners) listener();
  });
  return of.en;
}

export function useMessages<Texts>(of: Catalogue<Texts>): Translation<Texts> {
  return useSyncExternalStore(
    watchLanguage,
    () => textsOf(of),
    () => of.en,
  );
}

function watchLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
