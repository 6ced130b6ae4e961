import { randomUUID } from 'node:crypto';
import {
  balanceOf,
  deposit,
  newPayer,
  newReference,
  openTestProduct,
  type TestProduct,
  type Payer,
} from '@wura/app-server/testing/test-product';
import { openWay, type Way } from '@wura/app-server/adversary/severed';
import * as books from '@wura/ledger/server/verify';
import { transaction, type Pool } from '@wura/database';
import { enqueue } from '@wura/jobs';
import { assertBooksBalance } from '@wura/testkit/books';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { untilSomebodyWaits } from '@wura/testkit/until-waiting';
import { newCard, newCardholder, type Cardholder } from '@wura/virtual-cards/testing/card-product';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

// What a provider says at the worst moment: too late, while we are busy with what it said before, or against its own word.

let database: TestDatabase;
let checker: Pool;
/** Of the web process to the database; the worker's is another. */
let way: Way;
let product: TestProduct;
let ada: Payer;

beforeAll(async () => {
  database = await cloneDatabase();
  checker = database.pool('wura_checker');
  way = await openWay(database.urls.web);
  product = await openTestProduct({ ...database, urls: { ...database.urls, web: way.url } });
  // The worker hears the rates.
  await product.runJobs();
});
afterAll(async () => {
  await product.close();
  await way.close();
  await database.close();
});
beforeEach(async () => void (ada = await newPayer(product, { pin: '2468' })));
afterEach(async () => {
  await assertBooksBalance(checker, books);
  await product.pool.query('delete from jobs.job');
  await product.clearFaults();
});

const fault = (operation: string, mode: string, more: object = {}) =>
  product.control('/faults', { provider: 'paystack', operation, mode, times: 1, ...more });
const settle = (reference: string, outcome: string) => product.control(`/settle/${reference}`, { outcome });
const dueNow = (subject: string) =>
  product.pool.query('update jobs.job set due_at = clock_timestamp() where subject = $1', [subject]);

/** Whatever is due by itself, and nothing that is not. */
const runDue = () => product.worker.runDue();

async function send(more: { key?: string } = {}) {
  const account = { account_number: '0123456789', bank_code: '058' };
  const { body } = await product.call('POST', '/api/paystack/validate-account', { token: ada.token, body: account });
  return product.call('POST', '/api/send-money', {
    token: ada.token,
    ...more,
    body: {
      from_wallet_id: ada.wallet,
      to_bank_account: { ...account, beneficiary_name: body.data.account_name },
      amount: 2_000,
      pin: '2468',
    },
  });
}
const begin = (reference: string, amount = 5_000) =>
  product.call('POST', '/api/paystack/create-pending-deposit', {
    token: ada.token,
    body: { amount, email: ada.email, wallet_id: ada.wallet, transaction_ref: reference },
  });
const verify = (reference: string) =>
  product.call('POST', '/api/paystack/verify-payment', { token: ada.token, body: { transaction_ref: reference } });
const statusOf = async (id: string) =>
  (await product.call('GET', `/api/transactions/${id}`, { token: ada.token })).body.status;
const casesAbout = async (reference: string) => {
  const { rows } = await product.pool.query('select kind from cases.case_file where subject = $1', [reference]);
  return rows.map(({ kind }) => kind);
};

describe('a bank transfer', () => {
  it('whose repeat is refused while the first may still arrive is not given back', async () => {
    await deposit(product, ada, 5_000);
    // The provider acts after we have lost patience; what we send again meanwhile is refused.
    await fault('transfer', 'slow', { delayMs: 8_000 });
    await fault('transfer', 'refuse', { times: 5 });
    const sent = await send();
    expect(sent).toMatchObject({ status: 202, body: { status: 'pending' } });
    await expect
      .poll(async () => (await product.providerBooks()).has(sent.body.reference), { timeout: 5_000 })
      .toBe(true);
    await product.runJobs();
    expect(await statusOf(sent.body.transaction.id)).toBe('completed');
    expect(await balanceOf(product, ada)).toBe(5_000_00n - 2_010_75n);
    expect(await product.clearing()).toBe(0n);
  });

  it('that is refused again and again after its first sending was lost is given back in the end', async () => {
    await deposit(product, ada, 5_000);
    await fault('transfer', 'error500');
    await fault('transfer', 'refuse', { times: 5 });
    const sent = await send();
    expect(sent.status).toBe(202);
    // No call is under way for so long.
    await transaction(database.pool('none'), tx =>
      tx.query(`update provider_payments.payment set asked_at = asked_at - interval '2 minutes' where reference = $1`, [
        sent.body.reference,
      ]),
    );
    await product.runJobs();
    expect(await statusOf(sent.body.transaction.id)).toBe('failed');
    expect(await balanceOf(product, ada)).toBe(5_000_00n);
  });

  it('is asked about again when nobody answered what became of a reversal', async () => {
    await deposit(product, ada, 5_000);
    const sent = await send();
    await product.runJobs();
    await settle(sent.body.reference, 'reversed');
    await expect
      .poll(
        async () =>
          (await product.pool.query('select from provider_payments.webhook where event = $1', ['transfer.reversed']))
            .rowCount,
      )
      .toBe(1);
    await fault('transfer_verify', 'error500');
    await runDue();
    expect(await balanceOf(product, ada)).toBe(5_000_00n - 2_010_75n);
    await dueNow(sent.body.reference);
    await runDue();
    expect(await balanceOf(product, ada)).toBe(5_000_00n);
    expect(await statusOf(sent.body.transaction.id)).toBe('failed');
  });

  it('that comes back after its customer was erased is theirs in the books, and is told to staff and to nobody else', async () => {
    await deposit(product, ada, 5_000);
    const sent = await send();
    await product.runJobs();
    const told = async () => {
      const { rows } = await database.pool('none').query<{ count: number }>(
        `select (select count(*) from notices.notifications where customer = $1)::int
              + (select count(*) from notices.mails)::int as count`,
        [ada.number],
      );
      return rows[0]!.count;
    };
    const toldBefore = await told();
    await database
      .pool('none')
      .query(`update identity.customers set erased_at = now(), email = '', phone = '' where id = $1`, [ada.number]);
    await settle(sent.body.reference, 'reversed');
    await expect
      .poll(async () => (await product.runJobs(), casesAbout(sent.body.reference)), { timeout: 10_000 })
      .toEqual(['payment_returned_to_nobody']);
    expect(await balanceOf(product, ada)).toBe(5_000_00n);
    expect(await told()).toBe(toldBefore);
  });

  it('that the provider calls failed after it called it done becomes a case and moves nothing', async () => {
    await deposit(product, ada, 5_000);
    const sent = await send();
    await fault('transfer_verify', 'pending');
    await product.runJobs();
    await settle(sent.body.reference, 'failed');
    await product.runJobs();
    expect(await statusOf(sent.body.transaction.id)).toBe('completed');
    expect(await casesAbout(sent.body.reference)).toEqual(['payment_failed_after_all']);
  });

  it('that the provider no longer knows a day after it was done becomes a case, moves nothing, and is asked about no more', async () => {
    await deposit(product, ada, 5_000);
    const sent = await send();
    const { reference } = sent.body;
    const askAgain = async () => {
      await fault('transfer_verify', 'refuse');
      await transaction(product.pool, tx => enqueue(tx, { kind: 'bank_transfer', subject: reference }));
      await dueNow(reference);
      await runDue();
      return (await product.pool.query('select from jobs.job where subject = $1', [reference])).rowCount;
    };
    expect([await askAgain(), await casesAbout(reference)]).toEqual([1, []]);
    await database
      .pool('none')
      .query(
        `update provider_payments.payment set created_at = created_at - interval '25 hours' where reference = $1`,
        [reference],
      );
    expect([await askAgain(), await casesAbout(reference)]).toEqual([0, ['payment_failed_after_all']]);
    expect(await statusOf(sent.body.transaction.id)).toBe('completed');
    expect(await balanceOf(product, ada)).toBe(5_000_00n - 2_010_75n);
  });

  it('whose end cannot be written down in time is pending, and never said not to have moved money', async () => {
    await deposit(product, ada, 5_000);
    await fault('recipient', 'slow', { delayMs: 1_500 });
    const sending = send({ key: 'rent' });
    const open = `select reference from provider_payments.payment where customer = $1 and state = 'asked'`;
    await expect.poll(async () => (await product.pool.query(open, [ada.number])).rowCount, { timeout: 5_000 }).toBe(1);
    const blocker = await database.pool('none').connect();
    await blocker.query('begin');
    await blocker.query('select from provider_payments.payment where customer = $1 for update', [ada.number]);
    const sent = await sending;
    await blocker.query('rollback');
    blocker.release();
    expect(sent).toMatchObject({ status: 202, body: { status: 'pending' } });
    await product.runJobs();
    expect(await statusOf(sent.body.transaction.id)).toBe('completed');
    expect(await send({ key: 'rent' })).toMatchObject({ status: 202, text: sent.text, isReplay: true });
  });

  it('whose first answer cannot be kept is never said not to have moved money', async () => {
    await deposit(product, ada, 5_000);
    await fault('transfer', 'pending');
    const sending = send();
    const open = `select transfer_id from provider_payments.payment where customer = $1 and state = 'accepted'`;
    await expect.poll(async () => (await product.pool.query(open, [ada.number])).rowCount, { timeout: 5_000 }).toBe(1);
    const blocker = await database.pool('none').connect();
    await blocker.query('begin');
    await blocker.query('select from wallets.movement where wallet = $1 for update', [ada.walletId]);
    const sent = await sending;
    await blocker.query('rollback');
    blocker.release();
    expect(sent).toMatchObject({ status: 503, body: { code: 'outcome_unknown' } });
    const { body } = await product.call('GET', '/api/transactions', { token: ada.token });
    expect(body.data[0]).toMatchObject({ category: 'bank_transfer', status: 'pending' });
  });

  it.each([
    ['before the provider has it', 'recipient', 'slow'],
    ['after the provider has done it', 'transfer', 'act_then_timeout'],
  ])('whose database goes away %s is never said not to have moved money', async (_moment, operation, mode) => {
    await deposit(product, ada, 5_000);
    await fault(operation, mode, { delayMs: 2_500 });
    const sending = send({ key: 'rent' });
    const asked = `select reference from provider_payments.payment where customer = $1 and state = 'asked'`;
    const isThere = async () => {
      const { rows } = await product.pool.query<{ reference: string }>(asked, [ada.number]);
      return rows.length === 1 && (mode === 'slow' || (await product.providerBooks()).has(rows[0]!.reference));
    };
    await expect.poll(isThere, { timeout: 5_000, interval: 20 }).toBe(true);
    await way.cut();
    const sent = await sending;
    await way.mend();
    expect(sent).toMatchObject({ status: 503, body: { code: 'outcome_unknown' } });
    await product.runJobs();
    const again = await send({ key: 'rent' });
    expect(again.body.transaction.status).toBe('completed');
    expect(await balanceOf(product, ada)).toBe(5_000_00n - 2_010_75n);
  });

  it('that nobody has decided is asked about again after about five seconds', async () => {
    await deposit(product, ada, 5_000);
    await fault('transfer', 'pending');
    const sent = await send();
    const { rows } = await product.pool.query<{ in_s: number }>(
      'select extract(epoch from due_at - clock_timestamp())::float8 as in_s from jobs.job where subject = $1',
      [sent.body.reference],
    );
    expect(rows[0]!.in_s).toBeGreaterThan(2);
    expect(rows[0]!.in_s).toBeLessThan(6);
  });

  it('is answered within ten seconds however slow every step is', async () => {
    await deposit(product, ada, 5_000);
    const startedAt = performance.now();
    await fault('recipient', 'slow', { delayMs: 2_500, times: 2 });
    await fault('transfer', 'timeout', { times: 2 });
    const sent = await send();
    expect(sent.status).toBe(202);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    for (let n = 0; n < 2; n++) await product.runJobs();
    expect(await statusOf(sent.body.transaction.id)).toBe('completed');
  });
});

it('a conversion whose commit is cut off is never said not to have moved money', async () => {
  const owner = database.pool('none');
  const holder = await newCardholder(product);
  const asked = { from_wallet_id: holder.wallet, to_wallet_id: holder.dollars, amount: 3_000 };
  const quote = await holder.call('POST', '/api/conversions/quote', asked);
  // The commit takes its time, as it does while a standby is waited for.
  await owner.query(`
    create function exchange.wait() returns trigger language plpgsql as 'begin perform pg_sleep(3); return null; end';
    create constraint trigger waits after update on exchange.quote deferrable initially deferred
      for each row execute function exchange.wait()`);
  const key = randomUUID();
  const convert = () =>
    holder.call('POST', '/api/conversions', { quote_id: quote.body.quote_id, pin: '2468' }, { 'idempotency-key': key });
  const converting = convert();
  const committing = `select from pg_stat_activity where datname = current_database() and query = 'commit' and state = 'active'`;
  await expect.poll(async () => (await owner.query(committing)).rowCount, { timeout: 10_000, interval: 50 }).toBe(1);
  await way.cut();
  const cut = await converting;
  await way.mend();
  expect(cut).toMatchObject({ status: 503, body: { code: 'outcome_unknown' } });
  // The commit goes on without its caller, and stands.
  await expect.poll(async () => (await convert()).status, { timeout: 20_000 }).toBe(200);
  await owner.query('drop trigger waits on exchange.quote; drop function exchange.wait()');
});

describe('money on its way from a card', () => {
  let holder: Cardholder;
  let card: string;
  beforeEach(async () => {
    holder = await newCardholder(product);
    card = (await newCard(holder)).id;
  });

  const spoil = (mode: string, more: object = {}) =>
    product.control('/faults', { provider: 'issuer', operation: 'unload', mode, times: 1, ...more });
  async function withdraw(): Promise<{ status: number; reference: string }> {
    const body = { amount: '7.50', request: randomUUID() };
    const { status } = await holder.call('POST', `/api/virtual-cards/${card}/withdraw`, body);
    const { rows } = await product.pool.query<{ reference: string }>(
      'select reference from virtual_cards.unloading where customer = $1',
      [holder.number],
    );
    return { status, reference: rows[0]!.reference };
  }
  /** The issuer acts seconds after we have lost patience; what we send again meanwhile is refused. */
  async function withdrawLate(): Promise<string> {
    await spoil('slow', { delayMs: 12_000 });
    await spoil('refuse', { times: 5 });
    const { status, reference } = await withdraw();
    expect(status).toBe(202);
    return reference;
  }
  async function hasActed(reference: string): Promise<void> {
    const isThere = async () => {
      const entries = (await product.control('/books/issuer')) as { reference: string | null }[];
      return entries.some(entry => entry.reference === reference);
    };
    await expect.poll(isThere, { timeout: 20_000 }).toBe(true);
  }
  const stateOf = async (reference: string) => {
    const { rows } = await product.pool.query<{ state: string }>(
      'select state from virtual_cards.unloading where reference = $1',
      [reference],
    );
    return rows[0]!.state;
  };

  it('whose repeat is refused while the first may still arrive is not given up', async () => {
    const before = await holder.balance('USD');
    const reference = await withdrawLate();
    await dueNow(reference);
    await runDue();
    expect(await stateOf(reference)).toBe('open');
    await hasActed(reference);
    await product.runJobs();
    expect(await stateOf(reference)).toBe('done');
    expect((await holder.balance('USD')) - before).toBe(7_50n);
  });

  it('that was given up and has arrived after all becomes a case', async () => {
    const reference = await withdrawLate();
    // No call is under way for so long.
    await database
      .pool('none')
      .query(`update virtual_cards.unloading set asked_at = asked_at - interval '2 minutes' where reference = $1`, [
        reference,
      ]);
    await dueNow(reference);
    await runDue();
    expect(await stateOf(reference)).toBe('declined');
    await hasActed(reference);
    await expect
      .poll(async () => (await product.runJobs(), casesAbout(reference)), { timeout: 10_000 })
      .toEqual(['card_unload_done_after_all']);
  });

  it('that its database went away from before it was begun is said not to have been', async () => {
    const owner = await database.pool('none').connect();
    await owner.query('begin');
    await owner.query('select from virtual_cards.card where customer = $1 for update', [holder.number]);
    const body = { amount: '7.50', request: randomUUID() };
    const withdrawing = holder.call('POST', `/api/virtual-cards/${card}/withdraw`, body);
    await untilSomebodyWaits(database);
    await way.cut();
    expect(await withdrawing).toMatchObject({ status: 503, body: { code: 'busy' } });
    await way.mend();
    await owner.query('rollback');
    owner.release();
    const { rowCount } = await product.pool.query('select from virtual_cards.unloading where customer = $1', [
      holder.number,
    ]);
    expect(rowCount).toBe(0);
  });

  it('whose database goes away is never said not to be on its way', async () => {
    const before = await holder.balance('USD');
    await spoil('slow', { delayMs: 2_500 });
    const body = { amount: '7.50', request: randomUUID() };
    const withdrawing = holder.call('POST', `/api/virtual-cards/${card}/withdraw`, body);
    const open = 'select from virtual_cards.unloading where customer = $1 and asked_at is not null';
    await expect
      .poll(async () => (await product.pool.query(open, [holder.number])).rowCount, { timeout: 5_000 })
      .toBe(1);
    await way.cut();
    const cut = await withdrawing;
    await way.mend();
    expect(cut).toMatchObject({ status: 503, body: { code: 'outcome_unknown' } });
    await product.runJobs();
    expect(await holder.call('POST', `/api/virtual-cards/${card}/withdraw`, body)).toMatchObject({ status: 200 });
    expect((await holder.balance('USD')) - before).toBe(7_50n);
  });

  it('that has arrived and is taken back becomes a case, and what is taken back before it arrived is on the card again', async () => {
    const { reference } = await withdraw();
    expect(await stateOf(reference)).toBe('done');
    await settle(reference, 'reversed');
    await expect
      .poll(async () => (await product.runJobs(), casesAbout(reference)), { timeout: 10_000 })
      .toEqual(['card_unload_failed_after_all']);

    holder = await newCardholder(product);
    card = (await newCard(holder)).id;
    await spoil('pending');
    const waiting = await withdraw();
    expect(await stateOf(waiting.reference)).toBe('open');
    await settle(waiting.reference, 'reversed');
    await product.runJobs();
    expect(await stateOf(waiting.reference)).toBe('declined');
  });
});

describe('a deposit', () => {
  it('under a reference that the provider knows from elsewhere is refused and never credited', async () => {
    const reference = newReference();
    const initialize = { email: 'shop@example.com', amount: 5_000_00, reference };
    const made = await fetch(`${product.sandboxUrl}/paystack/transaction/initialize`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_sandbox', 'content-type': 'application/json' },
      body: JSON.stringify(initialize),
    });
    expect(made.status).toBe(200);
    await product.control(`/paystack/checkout/${reference}`, { outcome: 'success', webhook: false });
    expect(await begin(reference)).toMatchObject({ status: 409, body: { code: 'duplicate_reference' } });
    expect((await verify(reference)).body.success).toBe(false);
    await product.control(`/webhooks/${reference}/replay`, { times: 2 });
    await product.runJobs();
    expect(await balanceOf(product, ada)).toBe(0n);
    expect(await casesAbout(reference)).toEqual(['deposit_mismatch']);
  });

  it('is asked about again when nobody answered what became of a refund', async () => {
    const reference = await deposit(product, ada, 5_000);
    await product.runJobs();
    await settle(reference, 'reversed');
    await expect
      .poll(
        async () =>
          (await product.pool.query('select from provider_payments.webhook where event = $1', ['refund.processed']))
            .rowCount,
      )
      .toBe(1);
    await fault('verify', 'timeout');
    await runDue();
    expect(await balanceOf(product, ada)).toBe(5_000_00n);
    await dueNow(reference);
    await runDue();
    expect(await balanceOf(product, ada)).toBe(0n);
  });
});
