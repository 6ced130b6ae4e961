import { knownPhrases, spellFacts, type Phrase, type Said, type Speller } from '@wura/wire/phrases';
import { commonFaults } from '@wura/wire/faults';
import { clockOrMoment } from './dates.ts';
import { language } from './language.ts';
import { formatAmount, formatShare } from './money-format.ts';
import { wordsFor } from './phrase-words.ts';

/** What the server means by a code and its facts, in the language of the page; nothing where this build knows no such phrase. */
export function phraseText({ code, facts }: Said): string | undefined {
  const phrase = knownPhrases.get(code);
  const spelled = phrase && spellFacts(phrase.facts, facts, here);
  if (!spelled) return undefined;
  return told(phrase, spelled);
}

/** The same with `{left}` where a fact named left stands, for a script that fills it in. */
export function phraseTemplate(phrase: Phrase): string {
  return told(phrase, Object.fromEntries(Object.keys(phrase.facts).map(name => [name, `{${name}}`])));
}

function told(phrase: Phrase, spelled: Record<string, string | number>): string {
  const words = wordsFor(language(), phrase.code);
  return typeof words === 'function' ? words(spelled as never) : (words ?? phrase.english(spelled as never));
}

/** What is wrong with a field. A server that is newer than this page may know faults that the page does not. */
export function faultText(code: string | undefined): string | undefined {
  if (code === undefined) return undefined;
  return phraseText({ code, facts: {} }) ?? phraseText({ code: commonFaults.field_invalid, facts: {} });
}

const here: Speller = {
  money: ({ amount, currency }) => formatAmount(amount, currency),
  // A hold of a day ends tomorrow: a time alone would be read as today's.
  time: iso => clockOrMoment(iso),
  share: formatShare,
};
