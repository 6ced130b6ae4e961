import { figureText } from './figure-text.ts';
import { language, type Language } from './language.ts';

/**
 * Sentences that come from rules and from the server are English; here each stands beside its translation. Where a
 * sentence holds a value, both have {} in its place: 'Please wait {} minutes.'
 */
export type Sentences = Readonly<Record<string, string>>;

const known = new Map<Language, Map<string, string>>();

export function addSentences(to: Language, sentences: Sentences): void {
  const all = known.get(to) ?? new Map<string, string>();
  known.set(to, all);
  for (const [english, translation] of Object.entries(sentences)) all.set(english, translation);
}

/** A rule's or the server's sentence in the language of the page; as it is, where it is not translated. */
export function sentence<Text extends string | undefined>(english: Text): Text | string {
  const all = known.get(language());
  if (english === undefined || !all) return english;
  return all.get(english) ?? filledIn(all, english) ?? english;
}

function filledIn(all: ReadonlyMap<string, string>, english: string): string | undefined {
  for (const [pattern, translation] of all) {
    if (!pattern.includes('{}')) continue;
    const values = new RegExp(`^${pattern.split('{}').map(escaped).join('(.+?)')}$`).exec(english)?.slice(1);
    if (values) return translation.replaceAll('{}', () => figureText(values.shift() ?? ''));
  }
  return undefined;
}

/** RegExp.escape is younger than the phones we want to run on. */
function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}
