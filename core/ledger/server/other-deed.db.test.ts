import { transaction } from '@wura/database';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { untilSomebodyWaits } from '@wura/testkit/until-waiting';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fundedWallets, registerKinds, transfer } from '../testing/wallets.ts';
import { callPost } from './call.ts';
import { nameOtherDeed } from './other-deed.ts';
import { createWriter } from './writer.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await cloneDatabase();
  await registerKinds(database.pool('wura_ledger'));
});
afterAll(() => database.close());

it('a name is given to no other deed while a transfer is written under it, also by a session that was told of more batches', async () => {
  const app = database.pool();
  const writer = createWriter({ pool: app });
  const [from, to] = await fundedWallets(app, { count: 2, balance: 10n, post: writer.post });
  await writer.close();
  const order = transfer(from!, to!, 1n);
  const others = await app.connect();
  const batch = await app.connect();
  try {
    // As many batches as a session knows of that was opened before the number was changed.
    await others.query('begin; select pg_advisory_xact_lock(7302001, 1), pg_advisory_xact_lock(7302001, 2)');
    await batch.query('begin; set local wura.batches = 8');
    await callPost(batch, [order], { goesOn: false });
    const naming = transaction(app, tx => nameOtherDeed(tx, order.request));
    await Promise.race([naming, untilSomebodyWaits(database)]);
    await batch.query('commit');
    expect(await naming).toBe('paid');
  } finally {
    batch.release(true);
    others.release(true);
  }
});
