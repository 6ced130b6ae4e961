import * as books from '@wura/ledger/server/verify';
import { assertBooksBalance } from '@wura/testkit/books';
import { cloneDatabase } from '@wura/testkit/database';
import { expect, it } from 'vitest';
import { runSchedules } from './crash/schedules.ts';
import { report, rounds, runs } from './report.ts';

// Two workers make the payments of a day while both are killed. `npm run crash` does it with a thousand.

it('of many scheduled payments on one day each is made once, whoever dies', { timeout: 3_600_000 }, async () => {
  const database = await cloneDatabase();
  try {
    const schedules = await runSchedules(database, { due: rounds(30, 1_000), kills: runs(2, 40) });
    report({ schedules });
    expect(schedules).toMatchObject({ made: schedules.due, lost: 0, doubled: 0, walletDifference: '0' });
    await assertBooksBalance(database.pool('wura_checker'), books);
  } finally {
    await database.close();
  }
});
