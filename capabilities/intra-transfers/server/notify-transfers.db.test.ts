import { createJobRunner } from '@wura/jobs/run';
import { postJournal } from '@wura/ledger/server/journal';
import { currencyOf } from '@wura/money/currencies';
import type { Pool, Tx } from '@wura/database';
import { silentLog } from '@wura/platform/log';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { intraTransfer } from '@wura/wallets/server/kinds';
import {
  move,
  newCustomer,
  startInstance,
  type TestCustomer,
  type TestInstance,
} from '@wura/wallets/testing/test-instance';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { skipHistory, transferJobs } from './notify-transfers.ts';

let database: TestDatabase;
let product: TestInstance;
let worker: Pool;
let all: Pool;
let ada: TestCustomer;
let bola: TestCustomer;
let nowMs = Date.now();

beforeAll(async () => {
  database = await cloneDatabase();
  product = await startInstance(database);
  worker = database.pool('wura_worker');
  all = database.pool('none');
});
afterAll(async () => {
  await product.close();
  await database.close();
});
beforeEach(async () => {
  nowMs = Date.now();
  ada = await newCustomer(product, { name: 'Ada', minor: 1_000_00n });
  bola = await newCustomer(product, { name: 'Bola' });
});

const pay = (minor: bigint) => move(product, { from: ada, to: bola, minor });
const lineNow = async () => (await all.query('select transfer_id from intra_transfers.told_up_to')).rows[0].transfer_id;
const told = async () => Number((await all.query('select count(*) from intra_transfers.told')).rows[0].count);

async function tell(): Promise<void> {
  const kinds = new Map(await transferJobs({ pool: worker, now: () => nowMs }));
  await all.query('update jobs.job set due_at = clock_timestamp()');
  await createJobRunner({ pool: worker, log: silentLog, kinds }).runDue();
}

async function newsOf({ id }: TestCustomer): Promise<string[]> {
  const { rows } = await all.query<{ title: string }>(
    `select n.title from notices.notifications n join identity.customers c on c.id = n.customer
      where c.public_id = $1 order by n.id`,
    [id],
  );
  return rows.map(({ title }) => title);
}

it('both sides are told of a transfer, inside and by mail, and once however often anybody looks', async () => {
  await pay(250_00n);
  await tell();
  await Promise.all([tell(), tell()]);
  expect(await newsOf(bola)).toEqual([expect.stringMatching(/^₦250\.00 from Ada/)]);
  expect(await newsOf(ada)).toEqual([expect.stringMatching(/^₦250\.00 sent to Bola/)]);
  const { rows } = await all.query(`select count(*) from notices.mails where subject like '₦250.00 %'`);
  expect(Number(rows[0].count)).toBe(2);
});

it('a transfer that is committed after a later one is not passed over', async () => {
  const slow = await database.pool().connect();
  await slow.query('begin');
  const { id: currency } = currencyOf('NGN');
  const eve = await newCustomer(product, { name: 'Eve', minor: 500_00n });
  await postJournal(slow as unknown as Tx, {
    kind: intraTransfer.id,
    request: crypto.randomUUID(),
    fingerprint: 0,
    sides: [
      { wallet: eve.wallet.id, amount: -77_00n, currency },
      { wallet: (await newCustomer(product, { name: 'Ife' })).wallet.id, amount: 77_00n, currency },
    ],
  });
  await pay(10_00n);
  await tell();
  expect(await newsOf(bola)).toHaveLength(1);
  expect(await newsOf(eve)).toEqual([]);
  await slow.query('commit');
  slow.release();
  await tell();
  expect(await newsOf(eve)).toEqual([expect.stringMatching(/^₦77\.00 sent to Ife/)]);
  expect(await newsOf(bola)).toHaveLength(1);
});

it('what is old is put behind the line, and forgotten without being told again', async () => {
  await pay(5_00n);
  await tell();
  expect(await told()).toBeGreaterThan(0);
  const before = await lineNow();
  nowMs += 120_000;
  await tell();
  expect(await told()).toBe(0);
  expect(await lineNow()).toBeGreaterThan(before);
  await tell();
  expect(await newsOf(bola)).toHaveLength(1);
});

it('a history that is written in is nobody’s news', async () => {
  await pay(5_00n);
  const client = await all.connect();
  await skipHistory(client as unknown as Tx);
  client.release();
  await tell();
  expect(await newsOf(bola)).toEqual([]);
});
