import * as books from '@wura/ledger/server/verify';
import { assertBooksBalance } from '@wura/testkit/books';
import { cloneDatabase } from '@wura/testkit/database';
import { expect, it } from 'vitest';
import { deaths, runWebhooks } from './crash/webhooks.ts';
import { report, runs } from './report.ts';

// `npm run crash -- --only=webhooks` does it twenty times at each of the two moments.

it(
  'what a business is told arrives signed, under one name, in ten attempts, whoever dies',
  { timeout: 1_800_000 },
  async () => {
    const database = await cloneDatabase();
    try {
      const times = runs(2, 20);
      const webhooks = await runWebhooks(database, { runs: times });
      report({ webhooks });
      expect(webhooks).toMatchObject({ lost: 0, renamed: 0, unsigned: 0 });
      expect(webhooks.met).toEqual(Object.fromEntries(deaths.map(death => [death, times])));
      expect(webhooks.repeated).toBeGreaterThan(0);
      expect(webhooks.attemptsMost).toBeLessThanOrEqual(10);
      await assertBooksBalance(database.pool('wura_checker'), books);
    } finally {
      await database.close();
    }
  },
);
