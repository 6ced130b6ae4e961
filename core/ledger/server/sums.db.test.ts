import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fundedWallets, plain, registerKinds, transfer } from '../testing/wallets.ts';
import { readSums } from './sums.ts';
import { createWriter, type Writer } from './writer.ts';

let database: TestDatabase;
let writer: Writer;

beforeAll(async () => {
  database = await cloneDatabase();
  await registerKinds(database.pool('wura_ledger'));
  writer = createWriter({ pool: database.pool() });
});
afterAll(async () => {
  await writer.close();
  await database.close();
});

it('what customers have is added up over many statements as one moment saw it, whatever is paid in between', async () => {
  const fund = (count: number) => fundedWallets(database.pool(), { count, balance: 1_000n, post: writer.post });
  const early = await fund(2);
  // More wallets than one statement adds up.
  await database.pool('wura_ledger').query(`select ledger.open_wallet(1::smallint) from generate_series(1, 20000)`);
  const [late] = await fund(1);
  expect(late! - early[0]!).toBeGreaterThan(20_000);

  let statements = 0;
  const sums = await readSums(database.pool('wura_worker'), async () => {
    statements++;
    // From wallets that were not looked at yet into one that was, and the other way round.
    await writer.post(transfer(late!, early[0]!, 300n, { kind: plain }));
    await writer.post(transfer(early[1]!, late!, 20n, { kind: plain }));
  });
  expect(statements).toBe(3);
  expect(sums).toEqual([{ currency: 1, customers: 3_000n, house: 3_000n }]);
});
