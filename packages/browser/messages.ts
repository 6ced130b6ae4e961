import { useState } from 'react';
import { language, saveLanguage, setLanguage, type Language, type PageLanguage } from './language.ts';
import { addPhraseWords, type PhraseWords } from './phrase-words.ts';
import { useLanguage } from './use-language.ts';

/** The same shape in another language: a key left out does not compile. */
export type Translation<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends (...given: infer Given) => string
    ? (...given: Given) => string
    : Texts[Key] extends string
      ? string
      : Translation<Texts[Key]>;
};

/** The texts of one part of a room. */
export interface Catalogue<Texts> {
  readonly en: Translation<Texts>;
  readonly others: Map<Language, Translation<Texts>>;
}

/** What a translation's file must hold: every catalogue of the English one, under the name it is exported by. */
export type Translations<English> = {
  readonly [Name in keyof English]: English[Name] extends { readonly en: infer Texts } ? Texts : never;
};

export function catalogue<Texts>(en: Texts): Catalogue<Texts> {
  return { en: en as Translation<Texts>, others: new Map() };
}

type Catalogues = Readonly<Record<string, Catalogue<unknown>>>;
type Other = Exclude<Language, 'en'>;

/** One language of one file: its texts, and the room's phrases, by which codes and facts of the server are told. */
interface TranslatedFile<Named extends Catalogues, Phrases> {
  readonly default: { readonly [Name in keyof Named]: Named[Name]['en'] };
  readonly phrases?: PhraseWords<Phrases>;
}

/** Phrases that a room says to its customers must be in its file; a room that says none has none. */
type WithPhrases<File extends { readonly phrases?: unknown }, Phrases> = [keyof Phrases] extends [never]
  ? File
  : File & { readonly phrases: NonNullable<File['phrases']> };

type Load<Named extends Catalogues, Phrases> = () => Promise<WithPhrases<TranslatedFile<Named, Phrases>, Phrases>>;

interface Loader {
  readonly load: (to: Other) => Promise<void>;
  readonly hasLoaded: (to: Other) => boolean;
}
const loaders = new Set<Loader>();
const loaderOf = new WeakMap<object, Loader>();

/**
 * Says where the other languages of these catalogues lie. A file is loaded once its language is chosen, so that no
 * visitor downloads what they cannot read. One that cannot be loaded is read in English until the next visit. What only
 * public pages draw is told with `translatedPage`.
 */
export function translated<Named extends Catalogues, Phrases extends object | undefined = undefined>(
  catalogues: Named,
  files: { readonly [Each in Other]: Load<Named, Phrases> },
  // Their English comes with them, so that it is in the page wherever they may be told.
  _phrases?: Phrases,
): void {
  keepFiles(catalogues, files);
}

/** The same for what only public pages draw: their languages are fewer, and the rest of their readers read English. */
export function translatedPage<Named extends Catalogues, Phrases extends object | undefined = undefined>(
  catalogues: Named,
  files: { readonly [Each in Exclude<PageLanguage, 'en'>]: Load<Named, Phrases> },
  _phrases?: Phrases,
): void {
  keepFiles(catalogues, files);
}

type Files<Named extends Catalogues> = Readonly<
  Partial<Record<Language, () => Promise<TranslatedFile<Named, unknown>>>>
>;

function keepFiles<Named extends Catalogues>(catalogues: Named, files: Files<Named>): void {
  const loader = loadedOnce(async to => {
    const file = await files[to]?.();
    if (!file) return;
    for (const [name, each] of Object.entries(catalogues)) each.others.set(to, file.default[name]!);
    addPhraseWords(to, file.phrases ?? {});
  });
  loaders.add(loader);
  for (const each of Object.values(catalogues)) loaderOf.set(each, loader);
}

function loadedOnce(load: Loader['load']): Loader {
  const begun = new Map<Other, Promise<void>>();
  const ended = new Set<Other>();
  return {
    hasLoaded: to => ended.has(to),
    load: to => {
      const loading =
        begun.get(to) ??
        load(to)
          .catch(() => undefined)
          .finally(() => ended.add(to));
      begun.set(to, loading);
      return loading;
    },
  };
}

/** Resolves once everything that is in the page so far can be said in a language. */
export async function loadTexts(to: Language = language()): Promise<void> {
  if (to !== 'en') await Promise.all([...loaders].map(({ load }) => load(to)));
}

/** Changes the language of the page, all of it at once. */
export async function speak(to: Language): Promise<void> {
  await loadTexts(to);
  setLanguage(to);
}

/** What a picker does: changes the language and remembers it on this device. */
export async function chooseLanguage(to: Language, by: 'visitor' | 'customer'): Promise<void> {
  saveLanguage(to, by);
  await speak(to);
}

/** The texts in the language of the page. For what is drawn, `useMessages`: it waits for them and follows a change. */
export function textsOf<Texts>(of: Catalogue<Texts>, now = language()): Translation<Texts> {
  return now === 'en' ? of.en : (of.others.get(now) ?? of.en);
}

/** Words that are looked up by a code of the server's: one that this build does not know yet has none. */
export const byCode = (words: Readonly<Record<string, string>>): Readonly<Record<string, string>> => words;

export function useMessages<Texts>(of: Catalogue<Texts>): Translation<Texts> {
  const now = useLanguage();
  const loader = loaderOf.get(of);
  if (loader) waitFor([loader], now);
  return textsOf(of, now);
}

/**
 * For the shell, which draws the titles of rooms that are in the page already: waits until all of them can be said.
 * Rooms that come later look after themselves.
 */
export function useTextsSoFar(): void {
  const now = useLanguage();
  const [soFar] = useState(() => [...loaders]);
  waitFor(soFar, now);
}

/** Suspends. What is drawn waits for its words, rather than being seen in English first. */
function waitFor(needed: readonly Loader[], now: Language): void {
  if (now === 'en' || needed.every(each => each.hasLoaded(now))) return;
  // Thrown, and not given to `use`, after which React 19.3 loses count of the hooks of a component (its error 467).
  // eslint-disable-next-line typescript/only-throw-error -- a promise is how Suspense is told
  throw Promise.all(needed.map(({ load }) => load(now)));
}
