import * as books from '@wura/ledger/server/verify';
import { assertBooksBalance } from '@wura/testkit/books';
import { cloneDatabase } from '@wura/testkit/database';
import { describe, expect, it } from 'vitest';
import { isWhole, report, runs } from './report.ts';
import { cardModes, runCardLane, type CardMode, type IssuersCall } from './testing/card-matrix.ts';

// Every way in which the issuer of cards can let us down. `npm run faults` runs each cell five times and prints the table.

const whole: readonly IssuersCall[] = [
  { deed: 'new USD card', call: 'create' },
  { deed: 'new NGN card', call: 'create' },
  { deed: 'new NGN card', call: 'fund' },
  { deed: 'new USD card of naira', call: 'create' },
  { deed: 'USD top-up', call: 'fund' },
  { deed: 'NGN top-up', call: 'fund' },
  { deed: 'USD top-up of naira', call: 'fund' },
  { deed: 'USD top-up', call: 'status', undecidedBy: 'fund' },
  { deed: 'USD withdrawal', call: 'unload' },
  { deed: 'new USD card', call: 'cardholder' },
];
/** The room's own tests have most of it; what is told before it is done they do not have. */
const sample: { calls: readonly IssuersCall[]; modes: readonly CardMode[] } = {
  calls: [{ deed: 'USD top-up', call: 'fund' }],
  modes: ['act_then_timeout', 'word_before_deed', 'refuse'],
};
const calls = isWhole() ? whole : sample.calls;
const modes = isWhole() ? cardModes : sample.modes;
// Two at a time: each makes customers with wallets of two currencies, which is work.
const lanes = isWhole() ? [0, 1] : [0];

describe('whatever the issuer does wrong, wallet and card say the same, to the smallest unit', () => {
  it.concurrent.each(lanes)('in its calls, from %i', { timeout: 3_600_000 }, async lane => {
    for (const of of calls.filter((_, at) => at % lanes.length === lane)) await tryOne(of);
  });
});

async function tryOne(of: IssuersCall): Promise<void> {
  const database = await cloneDatabase();
  try {
    const cardLane = await runCardLane(database, { of, modes, runs: runs(1, 5) });
    report({ cardLane });
    const { cells, operation } = cardLane;
    expect(cells.flatMap(({ wrong }) => wrong.map(what => `${operation} ${what}`))).toEqual([]);
    // A customer who is new to them, turned away because they were silent just before, does not come as far as their fault.
    const isCertain = of.call !== 'cardholder';
    expect(cells.filter(({ met, runs }) => isCertain && met < runs).map(({ mode }) => `${operation} ${mode}`)).toEqual(
      [],
    );
    expect([cardLane.difference, cardLane.clearing]).toEqual(['0', '0']);
    await assertBooksBalance(database.pool('wura_checker'), books);
  } finally {
    await database.close();
  }
}
