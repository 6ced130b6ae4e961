import { currencyOf, isCurrencyCode } from '@wura/money/currencies';
import { minorOf, spellMoney } from '@wura/money';

/** What a phrase may tell, as it travels in JSON. */
export interface FactTypes {
  money: { readonly amount: string; readonly currency: string };
  /** ISO 8601 in UTC. */
  time: string;
  count: number;
  /** In hundredths of a percent: 750 is 7.5 %. */
  share: number;
  /** A person's name, or what else is the same in every language. */
  text: string;
}
export type FactKinds = Readonly<Record<string, keyof FactTypes>>;
export type FactsOf<Kinds extends FactKinds> = { readonly [Name in keyof Kinds]: FactTypes[Kinds[Name]] };
export type NoFacts = Readonly<Record<string, never>>;

/** The same facts as their reader writes them: amounts, times and shares are text by now, counts are still numbers. */
export type SpelledFacts<Kinds extends FactKinds> = {
  readonly [Name in keyof Kinds]: Kinds[Name] extends 'count' ? number : string;
};

/**
 * Something that the product tells a customer: a code that never changes, the facts in it, and the English. A program that
 * calls the API reads the English; the browser says the same in the language of the page, and shows the
 * English only of what it does not know.
 */
export interface Phrase<Code extends string = string, Kinds extends FactKinds = FactKinds> {
  readonly code: Code;
  readonly facts: Kinds;
  english(facts: SpelledFacts<Kinds>): string;
}

declare const isFault: unique symbol;
/** The code of a phrase that says what is wrong with a field. */
export type Fault = string & { readonly [isFault]: true };

/** English with facts in it. */
export interface Filled<Kinds extends FactKinds> {
  readonly facts: Kinds;
  english(facts: SpelledFacts<Kinds>): string;
}
export type English = string | Filled<FactKinds>;
export type KindsOf<Said> = Said extends { readonly facts: infer Kinds extends FactKinds } ? Kinds : NoFacts;

/** `withFacts({ left: 'money' }, ({ left }) => `You can send ${left} more today.`)` */
export function withFacts<const Kinds extends FactKinds>(
  facts: Kinds,
  english: (facts: SpelledFacts<Kinds>) => string,
): Filled<Kinds> {
  return { facts, english };
}

const catalogue = new Map<string, Phrase>();

/** Every phrase of the rooms that are loaded, by code. */
export const knownPhrases: ReadonlyMap<string, Phrase> = catalogue;

export function definePhrases<const Table extends Readonly<Record<string, English>>>(
  table: Table,
): { readonly [Code in keyof Table & string]: Phrase<Code, KindsOf<Table[Code]>> } {
  const phrases = Object.entries(table).map(([code, said]) => [code, definePhrase(code, said)]);
  return Object.fromEntries(phrases) as never;
}

export function definePhrase(code: string, said: English): Phrase {
  const { facts, english } = typeof said === 'string' ? { facts: {}, english: () => said } : said;
  const phrase = { code, facts, english } as unknown as Phrase;
  const known = catalogue.get(code);
  // Two rooms may refuse alike, customers and staff for instance, as long as they say the same.
  if (known && plain(known) !== plain(phrase)) {
    throw new Error(`the phrase ${code} is defined twice, with different words; give one of them another code`);
  }
  catalogue.set(code, phrase);
  return phrase;
}

const plain = ({ facts, english }: Phrase) => (Object.keys(facts).length === 0 ? english({}) : String(english));

/** Phrases about fields hold no facts, so their codes are enough: rules, forms and contracts hand these about. */
export function defineFaults<const Table extends Readonly<Record<string, string>>>(
  table: Table,
): { readonly [Code in keyof Table & string]: Code & Fault } {
  definePhrases(table);
  return Object.fromEntries(Object.keys(table).map(code => [code, code])) as never;
}

/** A refusal that is told of a field. */
export function asFault({ code }: Phrase): Fault {
  return code as Fault;
}

/** A phrase and what is in it, as an answer carries it beside its English. */
export interface Said {
  readonly code: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

export function say<Kinds extends FactKinds>(phrase: Phrase<string, Kinds>, facts: FactsOf<Kinds>): Said {
  return { code: phrase.code, facts };
}

export interface Speller {
  money(of: FactTypes['money']): string;
  time(of: string): string;
  share(of: number): string;
}

/** The facts of a phrase as text, or nothing when one of them is missing or of another kind. */
export function spellFacts(
  kinds: FactKinds,
  facts: Readonly<Record<string, unknown>>,
  speller: Speller,
): Record<string, string | number> | undefined {
  const spelled: Record<string, string | number> = {};
  for (const [name, kind] of Object.entries(kinds)) {
    const fact = spell(kind, facts[name], speller);
    if (fact === undefined) return undefined;
    spelled[name] = fact;
  }
  return spelled;
}

function spell(kind: keyof FactTypes, fact: unknown, speller: Speller): string | number | undefined {
  if (kind === 'count') return typeof fact === 'number' ? fact : undefined;
  if (kind === 'share') return typeof fact === 'number' ? speller.share(fact) : undefined;
  if (kind === 'money') return isMoney(fact) ? speller.money(fact) : undefined;
  if (typeof fact !== 'string') return undefined;
  return kind === 'time' ? speller.time(fact) : fact;
}

function isMoney(fact: unknown): fact is FactTypes['money'] {
  const { amount, currency } = (fact ?? {}) as { amount?: unknown; currency?: unknown };
  return typeof amount === 'string' && typeof currency === 'string';
}

const inEnglish: Speller = {
  money: ({ amount, currency }) =>
    isCurrencyCode(currency)
      ? spellMoney({ currency: currencyOf(currency).code, minor: minorOf(amount, currency) })
      : `${currency} ${amount}`,
  time: of => of,
  share: bps => `${bps / 100}%`,
};

/** The English of a phrase, or nothing when there is no such phrase or a fact of it is missing. */
export function english({ code, facts }: Said): string | undefined {
  const phrase = catalogue.get(code);
  const spelled = phrase && spellFacts(phrase.facts, facts, inEnglish);
  return spelled && phrase.english(spelled as never);
}
