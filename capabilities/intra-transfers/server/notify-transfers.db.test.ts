import { createJobRunner } from '@wura/jobs/run';
import { openPostOffice } from '@wura/notices/testing';
import { postJournal } from '@wura/ledger/server/journal';
import { currencyOf } from '@wura/money/currencies';
import { transaction, type Pool, type Tx } from '@wura/database';
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
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listNotifications, mailTo } from '@wura/notices/server';
import { moneyKinds } from './notices.ts';
import { createPolicy } from '@wura/policy/server';
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
  ada = await newCustomer(product, { name: 'Ada', minor: 100_000_00n });
  bola = await newCustomer(product, { name: 'Bola' });
});

const pay = (minor: bigint) => move(product, { from: ada, to: bola, minor });

/** Looks once, as if a minute had passed since it looked last. */
async function look(): Promise<void> {
  const kinds = new Map(
    await transferJobs({
      pool: worker,
      policy: createPolicy({ rules: 'sandbox', now: () => nowMs }),
      now: () => nowMs,
    }),
  );
  await all.query(`update intra_transfers.told_up_to set noted_at = noted_at - interval '1 minute'`);
  await all.query('update jobs.job set due_at = clock_timestamp()');
  await createJobRunner({ pool: worker, log: silentLog, kinds }).runDue();
}

/** Until all that is committed by now is behind the line. Transactions of other databases hold the horizon up too. */
async function tell(): Promise<void> {
  const { rows } = await all.query<{ last: bigint }>('select ledger.last_transfer() as last');
  await expect
    .poll(
      async () => {
        await look();
        return (await all.query('select transfer_id from intra_transfers.told_up_to')).rows[0].transfer_id;
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThanOrEqual(rows[0]!.last);
}

async function newsOf({ id }: TestCustomer): Promise<string[]> {
  const { rows } = await all.query<{ id: bigint }>('select id from identity.customers where public_id = $1', [id]);
  const page = { customer: rows[0]!.id, limit: 100, after: null };
  return (await listNotifications(all, page, moneyKinds)).map(({ title }) => title);
}

const mails = async () => (await all.query<{ subject: string }>('select subject from notices.mails order by id')).rows;

it('looking again where nobody has paid writes nothing down', async () => {
  await pay(500_00n);
  await tell();
  const noted = async () => (await all.query('select noted_below from intra_transfers.told_up_to')).rows;
  const before = await noted();
  await look();
  await look();
  expect(await noted()).toEqual(before);
});

it('both sides are told of a transfer, inside and by mail, and once however often it is looked for', async () => {
  await all.query('delete from notices.mails');
  await pay(250_00n);
  await tell();
  await Promise.all([look(), look()]);
  expect(await newsOf(bola)).toEqual([expect.stringMatching(/^₦250\.00 from Ada/)]);
  expect(await newsOf(ada)).toEqual([expect.stringMatching(/^₦250\.00 sent to Bola/)]);
  expect(await mails()).toHaveLength(2);
});

it('a transfer that is committed after a later one is not passed over, and none is told before the one before it', async () => {
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
  for (let looks = 0; looks < 3; looks++) await look();
  expect(await newsOf(bola)).toEqual([]);
  await slow.query('commit');
  slow.release();
  await tell();
  expect(await newsOf(eve)).toEqual([expect.stringMatching(/^₦77\.00 sent to Ife/)]);
  expect(await newsOf(bola)).toHaveLength(1);
});

it('the worker’s clock decides nothing: an hour fast or slow, each transfer is told once', async () => {
  for (const wrongMs of [3_600_000, -3_600_000]) {
    nowMs = Date.now() + wrongMs;
    await pay(5_00n);
    await tell();
  }
  await look();
  expect(await newsOf(bola)).toHaveLength(2);
});

it('a history that is written in is no news to anybody', async () => {
  await pay(5_00n);
  const client = await all.connect();
  await skipHistory(client as unknown as Tx);
  client.release();
  await tell();
  expect(await newsOf(bola)).toEqual([]);
});

describe('mails of transfers', () => {
  beforeEach(async () => {
    await all.query('delete from notices.mails');
    await all.query('delete from jobs.job');
  });

  it('are not sent for less than ₦100, and the notice inside is', async () => {
    await pay(99_99n);
    await pay(100_00n);
    await tell();
    expect(await newsOf(bola)).toHaveLength(2);
    expect(await mails()).toHaveLength(2);
  });

  it('are five an hour from one payer to one receiver, and the rest is told in one', async () => {
    for (let n = 0; n < 12; n++) await pay(100_00n + BigInt(n));
    await tell();
    expect(await mails()).toHaveLength(10);
    // The next look makes everything due, and with it the mail about the rest.
    await look();
    const subjects = (await mails()).map(({ subject }) => subject).slice(10);
    expect(subjects).toEqual([
      expect.stringMatching(/^7 more transfers from Ada/),
      expect.stringMatching(/^7 more transfers to Bola/),
    ]);
    await pay(100_00n);
    await tell();
    expect(await mails()).toHaveLength(14);
  });

  it('hundreds of them keep no code waiting: it is among the first to be handed over', async () => {
    await all.query(
      `insert into notices.mails (public_id, recipient, subject, text, created_at)
       select 'mai_' || n, 'bola@example.com', 'Money', 'Some.', now() from generate_series(1, 500) n`,
    );
    await all.query(
      `insert into jobs.job (kind, subject, due_at)
       select 'money_mail', 'mai_' || n, now() - interval '1 hour' from generate_series(1, 500) n`,
    );
    const at = new Date(nowMs);
    const code = { to: 'ada@example.com', language: 'en', subject: 'Your code', text: 'It is 123456.', at } as const;
    await transaction(worker, tx => mailTo(tx, code));
    const post = openPostOffice(database, () => nowMs);
    await post.deliver();
    expect(post.handed).toHaveLength(501);
    expect(post.handed.findIndex(({ subject }) => subject === 'Your code')).toBeLessThan(32);
  });
});

it('thousands are told in a few statements each, in less than 300 bytes of notices', async () => {
  const count = 3_000;
  const { rows: before } = await all.query(`select pg_total_relation_size('notices.notifications') as bytes`);
  for (let n = 0; n < count; n += 100) await Promise.all(Array.from({ length: 100 }, () => pay(1n)));
  await tell();
  const { rows: after } = await all.query(`select pg_total_relation_size('notices.notifications') as bytes`);
  const bytesEach = (Number(after[0].bytes) - Number(before[0].bytes)) / count;
  expect(bytesEach).toBeLessThanOrEqual(300);
});
