import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  approvalRefusals,
  operatorFaults,
  operatorRefusals,
  staffPasskeyRefusals,
  staffRefusals,
} from '@wura/operators/contract';
import { languages, pageLanguages } from '@wura/wire/languages';
import { expect, test, vi } from 'vitest';
import { root } from '../root.ts';
import { sameInPidgin } from './same-in-pidgin.ts';

// The compiler holds a translation to its English, key by key (docs/decisions/0008). This holds the files to each other,
// and sees that no room's phrases were left out of its translations altogether.

const rooms = '{packages,core,capabilities,providers,apps}/*';
const find = (pattern: string) =>
  globSync(`${rooms}/${pattern}`, { cwd: root, exclude: ['**/node_modules/**', '**/build/**'] }).sort();
const load = (file: string): Promise<Record<string, unknown>> => import(path.join(root, file));

const others = languages.filter(each => each !== 'en');
/** Staff read English: what a contract of theirs refuses with needs no other language. */
const staffContracts = await Promise.all(find('operator-contract.ts').map(load));
const staffPhrases = staffContracts.flatMap(each =>
  Object.entries(each).flatMap(([name, said]) =>
    /(Refusals|Faults|Phrases)$/.test(name) ? Object.keys(said as object) : [],
  ),
);
const forStaff = new Set([
  ...Object.keys({
    ...operatorRefusals,
    ...approvalRefusals,
    ...staffRefusals,
    ...staffPasskeyRefusals,
    ...operatorFaults,
  }),
  ...staffPhrases,
]);
// The first is the mechanism itself, and the console is staff's, who read English.
const catalogues = find('**/{messages,*-messages}.ts').filter(
  file => file !== 'packages/browser/messages.ts' && !file.startsWith('apps/console/'),
);
/** What only public pages draw is read in fewer languages (docs/decisions/0008). */
const isOfPublicPages = (file: string) => /\btranslatedPage\(/.test(readFileSync(path.join(root, file), 'utf8'));
const beside = (file: string, language: string) => file.replace(/\.ts$/, `.${language}.ts`);

test.each(catalogues)('%s has its other languages beside it', async file => {
  const english = await load(file);
  for (const language of others.filter(
    each => (pageLanguages as readonly string[]).includes(each) || !isOfPublicPages(file),
  )) {
    const other = beside(file, language);
    expect(existsSync(path.join(root, other)), other).toBe(true);
    const { default: texts } = await load(other);
    expect(Object.keys(texts as object).sort(), other).toEqual(Object.keys(english).sort());
    for (const [name, catalogue] of Object.entries(english)) {
      const pairs = pairsOf((catalogue as { en: unknown }).en, (texts as Record<string, unknown>)[name], name);
      // Names and single words may be the same; a sentence that is was forgotten.
      const forgotten = pairs.filter(
        ({ said, meant }) =>
          said === meant && said.split(' ').length > 3 && !(language === 'pcm' && sameInPidgin.has(said)),
      );
      expect(
        forgotten.map(({ at }) => at),
        other,
      ).toEqual([]);
      expect(
        pairs.filter(({ said }) => said === undefined).map(({ at }) => at),
        other,
      ).toEqual([]);
    }
  }
});

test.each(find('**/*.fr.ts'))('%s is set as French is', file => {
  // A no-break space before : ; ? ! and inside quotation marks, and the curved apostrophe.
  const slips = readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .filter(line => /\p{L}'\p{L}|[\p{L}\d)}] [?!:;»](?=['`\s]*[,;)]?$)|« /u.test(textIn(line)));
  expect(slips).toEqual([]);
});

// Each defines its phrases as it is loaded. They are loaded anew, because a test before this one may have made up phrases of its
// own in the same process.
vi.resetModules();
const { knownPhrases } = await import('@wura/wire/phrases');
await Promise.all(find('{contract,operator-contract,refusals,rules}.ts').map(load));

test.each(others)('every phrase that a customer may be told has its words in %s', async language => {
  const translations = await Promise.all(find(`**/*.${language}.ts`).map(load));
  const known = new Set(translations.flatMap(each => Object.keys((each['phrases'] as object | undefined) ?? {})));
  const missing = [...knownPhrases.keys()].filter(code => !known.has(code) && !forStaff.has(code));
  expect(missing).toEqual([]);
  expect([...known].filter(code => !knownPhrases.has(code))).toEqual([]);
});

interface Pair {
  at: string;
  meant: string;
  said: string;
}

/** Every text of a catalogue beside its translation. Functions are left to the compiler. */
function pairsOf(english: unknown, other: unknown, at: string): Pair[] {
  if (typeof english === 'string') return [{ at, meant: english, said: other as string }];
  if (typeof english !== 'object' || english === null) return [];
  return Object.entries(english).flatMap(([key, value]) =>
    pairsOf(value, (other as Record<string, unknown> | undefined)?.[key], `${at}.${key}`),
  );
}

/** What stands between the quotation marks of a line. */
function textIn(line: string): string {
  return /[:>?] *(['`].*['`],?)$|^ *(['`].*['`],?)$/.exec(line)?.slice(1).find(Boolean) ?? '';
}
