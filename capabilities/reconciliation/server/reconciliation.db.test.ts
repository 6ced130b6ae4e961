import { movementKinds } from '@wura/app-server/all-features';
import { openJobs } from '@wura/app-server/jobs';
import {
  balanceOf,
  deposit,
  newPayer,
  openTestProduct,
  type TestProduct,
  type Payer,
} from '@wura/app-server/testing/test-product';
import { openCase } from '@wura/cases/server';
import { createJobRunner } from '@wura/jobs/run';
import { postJournal } from '@wura/ledger/server/journal';
import { seedOperator } from '@wura/operators/server';
import type { OperatorRole } from '@wura/operators/contract';
import { transaction, type Pool } from '@wura/database';
import { silentLog } from '@wura/platform/log';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { complete } from '@wura/wallets/server/waiting-movements';
import { hash } from '@node-rs/argon2';
import { randomBytes, randomUUID } from '@wura/testkit/random';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reconciliationJob } from './run.ts';

const cardDeposit = movementKinds.find(({ name }) => name === 'card_deposit')!;

let database: TestDatabase;
let product: TestProduct;
let worker: Pool;
let ada: Payer;
let finance: string;
let support: string;

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database);
  worker = database.pool('wura_worker');
  [finance, support] = [await staff('finance'), await staff('support')];
});
afterAll(async () => {
  await product.close();
  await database.close();
});
beforeEach(async () => {
  ada = await newPayer(product, { pin: '2468' });
});

async function staff(role: OperatorRole): Promise<string> {
  const email = `${role}.${randomBytes(4).toString('hex')}@wura.example`;
  const password = 'Palm-Wine-7';
  const passwordHash = await hash(password, { memoryCost: 8, timeCost: 1 });
  await transaction(database.pool('none'), tx =>
    seedOperator(tx, { email, name: role, role, passwordHash, at: new Date() }),
  );
  const { body } = await product.call('POST', '/api/operator/login', { body: { email, password } });
  return body.token;
}

const minutes = 60_000;

/** The comparison as the worker makes it, so much later than now; nothing else that waits is done. */
async function reconcile({ laterMs = 20 * minutes }: { laterMs?: number } = {}) {
  const planned = await product.call('POST', '/api/operator/reconciliation/run', { token: finance });
  expect(planned).toMatchObject({ status: 202, body: { planned: true } });
  const all = await openJobs({
    config: product.config,
    pool: worker,
    log: silentLog,
    now: () => Date.now() + laterMs,
  });
  const kinds = new Map([[reconciliationJob, all.get(reconciliationJob)!]]);
  const runner = createJobRunner({ pool: worker, log: silentLog, kinds });
  expect(await runner.runDue()).toBe(1);
  const { body } = await product.call('GET', '/api/operator/reconciliation', { token: finance });
  return body;
}

/** Only what this test is about: its own payments. */
const about = (report: any, reference: string) =>
  report.differences.filter((difference: any) => difference.reference === reference);
const caseOf = async (number: string) => {
  const { body } = await product.call('GET', '/api/operator/cases', { token: finance });
  return body.data.find((each: any) => each.number === number);
};
const fault = (operation: string, mode: string, times = 1) =>
  product.control('/faults', { provider: 'paystack', operation, mode, times });

async function send(amount = 2_000): Promise<{ id: string; reference: string; status: string }> {
  const account = { account_number: '0123456789', bank_code: '058' };
  const named = await product.call('POST', '/api/paystack/validate-account', { token: ada.token, body: account });
  const { body } = await product.call('POST', '/api/send-money', {
    token: ada.token,
    body: {
      from_wallet_id: ada.wallet,
      to_bank_account: { ...account, beneficiary_name: named.body.data.account_name, currency: 'NGN' },
      amount,
      pin: '2468',
    },
  });
  return { id: body.transaction.id, reference: body.reference, status: body.status };
}

describe('the comparison', () => {
  it('finds nothing where nothing differs, deposits that nobody paid and transfers that were declined included', async () => {
    await deposit(product, ada, 10_000);
    await send();
    await fault('transfer', 'refuse');
    await send();
    await product.call('POST', '/api/paystack/create-pending-deposit', {
      token: ada.token,
      body: { amount: 500, email: ada.email, wallet_id: ada.wallet, transaction_ref: 'DEP_left_at_the_checkout' },
    });
    const report = await reconcile();
    expect(report).toMatchObject({ open: 0, differences: [], run: { outcome: 'complete', why: null, differences: 0 } });
    expect(report.run.at_provider).toBeGreaterThanOrEqual(3);
    expect(report.run.in_ledger).toBeGreaterThanOrEqual(4);
  });

  it('finds money that arrived and was never told of, has it asked for and credited, and closes its case', async () => {
    const opened = await product.call('POST', '/api/deposit-account', { token: ada.token });
    const { account_number } = opened.body;
    const arrived = { account_number, amount: 750, sender_name: 'Ngozi Eze', webhook: false };
    const { reference } = await product.control('/paystack/transfer-in', arrived).then(entryName);
    const [difference] = about(await reconcile(), reference);
    expect(difference).toMatchObject({
      kind: 'missing_in_ledger',
      operation: 'charge',
      ours: null,
      theirs: { amount: '750.00', currency: 'NGN', state: 'done' },
      case_number: expect.stringMatching(/^CASE-/),
    });
    expect(difference.age_seconds).toBeGreaterThanOrEqual(0);
    expect(await caseOf(difference.case_number)).toMatchObject({
      kind: 'reconciliation_missing_in_ledger',
      subject: reference,
      closed_at: null,
    });

    await product.worker.runDue();
    expect(await balanceOf(product, ada)).toBe(750_00n);
    expect(about(await reconcile(), reference)).toEqual([]);
    expect(await caseOf(difference.case_number)).toMatchObject({ resolution: 'the books agree again' });
  });

  it('finds what is held and never reached the provider, once, and follows it until it has', async () => {
    await deposit(product, ada, 5_000);
    // As often as is tried while the customer waits.
    await fault('transfer', 'error500', 3);
    const { reference, status } = await send();
    expect(status).toBe('pending');
    await product.pool.query(`update jobs.job set due_at = now() + interval '1 day' where subject = $1`, [reference]);
    const first = about(await reconcile(), reference);
    expect(first).toMatchObject([
      { kind: 'missing_at_provider', ours: { state: 'open', amount: '2000.00' }, theirs: null },
    ]);
    const again = about(await reconcile(), reference);
    expect(again.map(({ id, case_number }: any) => [id, case_number])).toEqual([[first[0].id, first[0].case_number]]);
    await product.runJobs();
    expect(about(await reconcile(), reference)).toEqual([]);
  });

  it('finds a transfer that the provider took back unheard, and the money comes back', async () => {
    await deposit(product, ada, 5_000);
    const { reference } = await send();
    await product.control(`/settle/${reference}`, { outcome: 'reversed' });
    const [difference] = about(await reconcile(), reference);
    expect(difference).toMatchObject({ kind: 'state_differs', ours: { state: 'done' }, theirs: { state: 'reversed' } });
    await product.runJobs();
    expect(await balanceOf(product, ada)).toBe(5_000_00n);
    expect(about(await reconcile(), reference)).toEqual([]);
  });

  it('finds that two books have another amount, and never asks for an answer to that', async () => {
    await deposit(product, ada, 5_000);
    const { reference } = await send();
    await product.runJobs();
    await fault('transfers', 'wrong_amount');
    const [difference] = about(await reconcile(), reference);
    expect(difference).toMatchObject({
      kind: 'amount_differs',
      ours: { amount: '2000.00' },
      theirs: { amount: '20000.00' },
    });
    const { rows } = await product.pool.query('select from jobs.job where subject = $1', [reference]);
    expect(rows).toEqual([]);
    expect(about(await reconcile(), reference)).toEqual([]);
  });

  it('finds a payment that both have and neither decides, after a day', async () => {
    await deposit(product, ada, 5_000);
    await fault('transfer', 'pending');
    const { reference } = await send();
    expect(about(await reconcile(), reference)).toEqual([]);
    const late = await reconcile({ laterMs: 25 * 60 * minutes });
    expect(about(late, reference)).toMatchObject([{ kind: 'pending_too_long' }]);
    await product.control(`/settle/${reference}`, { outcome: 'success' });
    await product.runJobs();
    expect(about(await reconcile({ laterMs: 25 * 60 * minutes }), reference)).toEqual([]);
  });

  it('concludes nothing from a provider that cannot be read, and tries again within the hour', async () => {
    await deposit(product, ada, 5_000);
    const { reference } = await send();
    await product.control(`/settle/${reference}`, { outcome: 'reversed' });
    expect(about(await reconcile(), reference)).toHaveLength(1);
    // The payment learns of it; a comparison that ran just then would have nothing left to find.
    await product.pool.query('update jobs.job set due_at = clock_timestamp() where kind <> $1', [reconciliationJob]);
    await product.worker.runDue();
    for (const mode of ['error500', 'garbage', 'oversized', 'redirect', 'status429', 'refuse']) {
      await fault('transfers', mode);
      const report = await reconcile();
      expect(report.run).toMatchObject({ outcome: 'incomplete', why: expect.stringContaining('paystack transfers: ') });
      expect(about(report, reference), mode).toHaveLength(1);
    }
    const { rows } = await product.pool.query<{ in_minutes: number }>(
      `select extract(epoch from due_at - now())::int / 60 as in_minutes from jobs.job where kind = $1`,
      [reconciliationJob],
    );
    expect(rows[0]!.in_minutes).toBeLessThanOrEqual(30);
    expect(about(await reconcile(), reference)).toEqual([]);
  });

  it('finds money that stands in the clearing wallets without a payment on its way', async () => {
    await deposit(product, ada, 5_000);
    await fault('transfer', 'pending');
    const { reference } = await send();
    const { rows } = await product.pool.query(
      'select transfer_id from provider_payments.payment where reference = $1',
      [reference],
    );
    // A fault of ours: the movement ends, and the payment does not.
    await transaction(worker, tx => complete(tx, Number(rows[0].transfer_id), { purpose: 'paystack' }));
    const report = await reconcile();
    expect(about(report, 'NGN')).toMatchObject([
      { kind: 'clearing_standing', operation: 'clearing', ours: { amount: '-2010.75' }, theirs: null },
    ]);
    await product.control(`/settle/${reference}`, { outcome: 'success' });
    await product.runJobs();
    expect(about(await reconcile(), 'NGN')).toEqual([]);
  });
});

describe('the comparison from the side of the ledger', () => {
  it('finds money that was credited and that no provider has received, though the books balance', async () => {
    const reference = await deposit(product, ada, 1_000);
    expect((await reconcile()).differences).toEqual([]);
    // As a fault of ours or a thief with the application's rights would write it.
    const [
      { rows: wallets },
      {
        rows: [paystack],
      },
    ] = await Promise.all([
      product.pool.query('select id from wallets.wallet where public_id = $1', [ada.wallet]),
      product.pool.query(`select wallet from ledger.system_wallet where purpose = 'paystack' order by shard limit 1`),
    ]);
    const phantom = await transaction(database.pool('wura_worker'), tx =>
      postJournal(tx, {
        kind: cardDeposit.id,
        request: randomUUID(),
        fingerprint: 0,
        sides: [
          { wallet: Number(wallets[0].id), amount: 1_000_000_00n, currency: 1 },
          { wallet: Number(paystack.wallet), amount: -1_000_000_00n, currency: 1 },
        ],
      }),
    );
    const [difference, balance, ...others] = (await reconcile()).differences;
    expect(others).toEqual([]);
    // The provider does not have it either.
    expect(balance).toMatchObject({ kind: 'balance_differs', operation: 'balance', reference: 'NGN' });
    const [ours, theirs] = [balance.ours, balance.theirs].map(({ amount }: any) => Number(amount));
    expect(ours! - theirs!).toBe(1_000_000);
    expect(difference).toMatchObject({
      kind: 'entry_without_payment',
      operation: 'entry',
      reference: String(phantom.transferId),
      ours: { amount: '-1000000.00', currency: 'NGN' },
    });
    expect(await caseOf(difference.case_number)).toMatchObject({ kind: 'reconciliation_entry_without_payment' });
    expect(about(await reconcile(), reference), 'what belongs to a deposit').toEqual([]);
    expect(
      (await reconcile()).differences.map(({ id }: any) => id),
      'is told once',
    ).toEqual([difference.id, balance.id]);
  });

  it('knows every way in which a payment or a deposit moves money through a provider', async () => {
    const { open: before } = await reconcile();
    const reference = await deposit(product, ada, 5_000);
    const { reference: sent } = await send();
    await product.control(`/settle/${sent}`, { outcome: 'reversed' });
    await product.runJobs();
    await fault('transfer', 'refuse');
    await send();
    await product.control(`/settle/${reference}`, { outcome: 'reversed' });
    await product.runJobs();
    expect(await balanceOf(product, ada)).toBe(0n);
    expect((await reconcile()).open).toBe(before);
  });
});

/** The sandbox names what it did in its books. */
async function entryName(): Promise<{ reference: string }> {
  const entries: any[] = await product.control('/books/paystack');
  const entry = entries.findLast(({ operation }) => operation === 'transfer_in');
  return { reference: entry.reference ?? entry.provider_reference };
}

describe('staff', () => {
  it('see everybody’s movements newest first and page by page, and whom they look for is written down', async () => {
    const reference = await deposit(product, ada, 3_000);
    const sent = await send(500);
    const list = (query: string, token = support) =>
      product.call('GET', `/api/operator/transactions?${query}`, { token });
    const first = await list('limit=1');
    expect(first.body.data).toMatchObject([
      { id: sent.id, category: 'bank_transfer', customer: 'Zainab Bello', amount: '500.00', fee: '10.75' },
    ]);
    const second = await list(`limit=1&cursor=${first.body.nextCursor}`);
    expect(second.body.data).toMatchObject([{ reference, category: 'deposit', type: 'receive' }]);
    const { customer_id: customer } = second.body.data[0];
    expect((await list(`customer=${customer}`)).body.data).toHaveLength(2);
    expect((await list(`customer=${customer}&category=deposit`)).body.data).toMatchObject([{ reference }]);
    expect((await list(`customer=${customer}&status=failed`)).body.data).toEqual([]);
    expect((await list(`customer=${customer}&currency=USD`)).body.data).toEqual([]);
    expect((await list(`reference=${sent.reference}`)).body.data).toMatchObject([{ id: sent.id }]);
    expect((await list('reference=nobody-has-this')).body.data).toEqual([]);
    expect((await list(`customer=${customer}&to=2020-01-01T00:00:00Z`)).body).toEqual({ data: [], nextCursor: null });
    expect((await list(`limit=1&status=failed&cursor=${first.body.nextCursor}`)).status).toBe(422);
    expect((await list('from=yesterday')).status).toBe(422);
    expect((await list('from=0000-01-01T00:00:00Z')).status, 'no calendar of a database has that year').toBe(422);
    const { body } = await product.call('GET', '/api/operator/audit?what=transactions_listed', { token: finance });
    expect(body.data.map(({ subject, why }: any) => [subject, why])).toContainEqual([customer, null]);
  });

  it('have a movement asked about again, which is written down; what never left the product has nobody to ask', async () => {
    await deposit(product, ada, 3_000);
    const sent = await send(500);
    await product.runJobs();
    await product.pool.query('delete from jobs.job where subject = $1', [sent.reference]);
    await product.control(`/settle/${sent.reference}`, { outcome: 'reversed' });
    await product.pool.query('delete from jobs.job where subject = $1', [sent.reference]);
    const at = `/api/operator/transactions/${sent.id}/requery`;
    expect((await product.call('POST', at, { token: support })).status).toBe(403);
    const asked = await product.call('POST', at, { token: finance });
    expect(asked).toMatchObject({ status: 202, body: { planned: true, reference: sent.reference } });
    await product.worker.runDue();
    expect(await balanceOf(product, ada)).toBe(3_000_00n);
    const { body } = await product.call('GET', '/api/operator/audit?what=transaction_requeried', { token: finance });
    expect(body.data[0]).toMatchObject({ subject: sent.id, why: sent.reference });

    const eve = await newPayer(product);
    const { body: user } = await product.call('GET', '/api/user', { token: eve.token });
    const given = await product.call('POST', '/api/intra-transfer', {
      token: ada.token,
      body: { toAccountNumber: user.account_number, fromWalletId: ada.wallet, amount: 5 },
    });
    const inside = `/api/operator/transactions/${given.body.transaction.id}/requery`;
    expect((await product.call('POST', inside, { token: finance })).body.code).toBe('nothing_to_ask');
    const unknown = '/api/operator/transactions/mov_00000000000000000000000000/requery';
    expect((await product.call('POST', unknown, { token: finance })).status).toBe(404);
  });

  it('read whether the books balance, which is not recomputed for each who asks', async () => {
    const first = await product.call('GET', '/api/operator/ledger/health', { token: finance });
    expect(first.body).toMatchObject({ balanced: true, negativeBalances: 0, orphans: 0, brokenLinks: 0 });
    expect(first.body.currencies).toMatchObject([{ currency: 'NGN', difference: '0.00' }]);
    expect(first.body.currencies[0].debits).toBe(first.body.currencies[0].credits);
    await deposit(product, ada, 100);
    expect((await product.call('GET', '/api/operator/ledger/health', { token: finance })).body).toEqual(first.body);
    expect((await product.call('GET', '/api/operator/ledger/health', { token: support })).status).toBe(403);
  });

  it('find open differences in the figures of ours', async () => {
    const response = await fetch(`http://127.0.0.1:${product.config.port}/metrics`);
    const text = await response.text();
    for (const name of ['differences_open', 'oldest_seconds', 'last_complete_seconds']) {
      expect(text).toMatch(new RegExp(`^reconciliation_${name} -?\\d`, 'm'));
    }
  });

  it('cannot rewrite what was found', async () => {
    const pool = database.pool('none');
    for (const table of ['run', 'difference']) {
      await expect(pool.query(`delete from reconciliation.${table}`)).rejects.toThrow('is kept');
      await expect(pool.query(`truncate reconciliation.${table} cascade`)).rejects.toThrow('is kept');
    }
    await expect(pool.query(`update reconciliation.run set differences = 0`)).rejects.toThrow('ends once');
    await expect(
      pool.query(`update reconciliation.difference set resolution = 'x' where closed_at is not null`),
    ).rejects.toThrow('stays closed');
  });
});

it('open cases come with the longest waiting first, without the kinds that are left out, and one by its number', async () => {
  for (const [kind, subject] of [
    ['payment_overdue', 'one'],
    ['deposit_mismatch', 'two'],
    ['jobs_failing', 'three'],
  ] as const) {
    await transaction(worker, tx => openCase(tx, { kind, subject, customer: null, facts: {} }));
  }
  const list = async (query: string) =>
    (await product.call('GET', `/api/operator/cases?${query}`, { token: finance })).body;
  const read: { subject: string; number: string }[] = [];
  for (let cursor = ''; ;) {
    const { data, nextCursor } = await list(
      `state=open&except=deposit_mismatch,rate_held&limit=1${cursor && `&cursor=${cursor}`}`,
    );
    read.push(...data);
    if (nextCursor === null) break;
    cursor = nextCursor;
  }
  expect(read.map(({ subject }) => subject).filter(each => ['one', 'two', 'three'].includes(each))).toEqual([
    'one',
    'three',
  ]);
  const { number } = read.find(({ subject }) => subject === 'three')!;
  expect((await list(`subject=${number.toLowerCase()}`)).data).toMatchObject([{ number, subject: 'three' }]);
});

it('the cases about one customer are listed apart from those of all others', async () => {
  const { body } = await product.call('GET', '/api/user', { token: ada.token });
  const { rows } = await database
    .pool('none')
    .query('select id from identity.customers where public_id = $1', [body.id]);
  const about = { customer: rows[0].id as bigint, facts: {} };
  await transaction(worker, tx => openCase(tx, { kind: 'payment_overdue', subject: 'hers', ...about }));
  await transaction(worker, tx =>
    openCase(tx, { kind: 'jobs_failing', subject: 'of none', customer: null, facts: {} }),
  );
  const path = `/api/operator/cases?customer=${body.id}`;
  const { body: found } = await product.call('GET', path, { token: finance });
  expect(found.data.map(({ subject }: { subject: string }) => subject)).toEqual(['hers']);
  expect((await product.call('GET', path.slice(0, -4) + '0000', { token: finance })).status).toBe(404);
});
