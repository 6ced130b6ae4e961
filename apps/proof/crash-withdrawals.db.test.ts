import * as books from '@wura/ledger/server/verify';
import { assertBooksBalance } from '@wura/testkit/books';
import { cloneDatabase } from '@wura/testkit/database';
import { expect, it } from 'vitest';
import { allDeaths, runWithdrawals, type Death } from './crash/withdrawals.ts';
import { isWhole, report, runs } from './report.ts';

// Signer, server and worker die around the broadcast of USDT. `npm run crash` lets each of them die fifty times at each moment.

const sample: readonly Death[] = ['signer: signed, not written down', 'server: broadcast, not recorded'];

it(
  'whoever dies around a broadcast, each withdrawal is on the chain once and the wallet has paid for just that',
  { timeout: 7_200_000 },
  async () => {
    const wanted = runs(1, 50);
    const database = await cloneDatabase();
    try {
      const withdrawals = await runWithdrawals(database, {
        runs: wanted,
        deaths: isWhole() ? allDeaths : sample,
      });
      report({ withdrawals });
      for (const death of withdrawals.deaths) expect(death).toMatchObject({ met: wanted, doubled: 0, lost: 0 });
      expect([withdrawals.walletDifference, withdrawals.chainDifference]).toEqual(['0', '0']);
      await assertBooksBalance(database.pool('wura_checker'), books);
    } finally {
      await database.close();
    }
  },
);
