import { globSync, readFileSync } from 'node:fs';
import { wordsOf } from '@wura/operators/console/words-of';
import { expect, it } from 'vitest';
import { advice, ownQueues } from './about-case.ts';

const root = new URL('../../../', import.meta.url).pathname;
const read = (file: string) => readFileSync(root + file, 'utf8');

/** As the rooms that open cases write them down: in the call, beside it, or as a constant of its file. */
const named =
  /\b(?:kind|Kind|Case|hotWalletLow|creditUndone|withdrawalHeld)\b(?: =|:)[^'\n]*'([a-z]+(?:_[a-z]+)+)'(?: : '([a-z]+(?:_[a-z]+)+)')?/g;

function kindsOpened(): string[] {
  const files = globSync('{core,capabilities}/*/server/*.ts', { cwd: root }).filter(file => !file.endsWith('.test.ts'));
  const rooms = new Set(files.filter(file => /\bopenCase\(/.test(read(file))).map(file => file.split('/server/')[0]!));
  const texts = files.filter(file => rooms.has(file.split('/server/')[0]!)).map(read);
  const found = texts.flatMap(text =>
    [...text.matchAll(named)].flatMap(([, one, two]) => [one!, ...(two ? [two] : [])]),
  );
  return [...new Set(found)].filter(isOfCase).toSorted();
}

// Jobs, movements and accounts have kinds too.
const isOfCase = (kind: string) =>
  /^(payment|purchase)_(overdue|ambiguous|failed_after_all|done_after_all)$|^deposit_(disputed|chargeback|refund|mismatch|for_nobody|return_(declined|overdue)|reversed_after_spending)$|^rate_held$|^card_balance_differs$|_(broken|failing|undone|low|unanswered|nobody|unload_overdue|withdrawal_held)$/.test(
    kind,
  );

it('staff are told of every kind of case what to do about it, where they decide it and in the pages of the house', () => {
  const kinds = kindsOpened();
  expect(kinds.length).toBeGreaterThan(15);
  const pages = read('docs/running-it.md');
  for (const kind of kinds) {
    if (ownQueues.includes(kind)) continue;
    expect(advice, kind).toHaveProperty(kind);
    expect(pages, kind).toContain(`_${wordsOf(kind)}_`);
  }
  for (const kind of Object.keys(advice)) {
    if (!ownQueues.includes(kind)) expect(pages, kind).toContain(`_${wordsOf(kind)}_`);
  }
});
