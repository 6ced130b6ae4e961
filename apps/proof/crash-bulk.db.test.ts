import * as books from '@wura/ledger/server/verify';
import { assertBooksBalance } from '@wura/testkit/books';
import { cloneDatabase } from '@wura/testkit/database';
import { expect, it } from 'vitest';
import { runBulk } from './crash/bulk.ts';
import { report, rounds, runs } from './report.ts';

// Two workers pay a file while both are killed. `npm run crash -- --only=bulk` does it with ten thousand lines.

it('of a file of many payments each line is paid once, whoever dies', { timeout: 3_600_000 }, async () => {
  const database = await cloneDatabase();
  try {
    const bulk = await runBulk(database, { lines: rounds(60, 10_000), kills: runs(1, 20) });
    report({ bulk });
    expect(bulk).toMatchObject({ paid: bulk.lines, lost: 0, doubled: 0, walletDifference: '0' });
    await assertBooksBalance(database.pool('wura_checker'), books);
  } finally {
    await database.close();
  }
});
