import type { NoFacts, Phrase, SpelledFacts } from '@wura/wire/phrases';
import type { Language } from './language.ts';

type WordsOf<Said> =
  Said extends Phrase<string, infer Kinds>
    ? NoFacts extends Kinds
      ? string
      : (facts: SpelledFacts<Kinds>) => string
    : string;

/** Every phrase of some tables in another language: one left out does not compile. */
export type PhraseWords<Table> = { readonly [Code in keyof Table]: WordsOf<Table[Code]> };

type Words = string | ((facts: never) => string);

const known = new Map<Language, Map<string, Words>>();

export function addPhraseWords(to: Language, words: Readonly<Record<string, Words>>): void {
  const all = known.get(to) ?? new Map<string, Words>();
  known.set(to, all);
  for (const [code, said] of Object.entries(words)) all.set(code, said);
}

/** The words for a code, where they have been loaded; in English the phrase has its own. */
export const wordsFor = (to: Language, code: string): Words | undefined => known.get(to)?.get(code);
