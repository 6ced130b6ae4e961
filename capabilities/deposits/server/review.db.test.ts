import {
  balanceOf,
  deposit,
  newPayer,
  newReference,
  openTestProduct,
  type Payer,
  type TestProduct,
} from '@wura/app-server/testing/test-product';
import { transaction } from '@wura/database';
import type { OperatorRole } from '@wura/operators/contract';
import { seedOperator } from '@wura/operators/server';
import { hash } from '@node-rs/argon2';
import { cutOffAt, type Moment } from '@wura/testkit/cut-off';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { randomBytes } from '@wura/testkit/random';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let database: TestDatabase;
let product: TestProduct;
let ada: Payer;
let [finance, second, support] = ['', '', ''];

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database);
  [finance, second, support] = [await staff('finance'), await staff('finance'), await staff('support')];
});
afterAll(async () => {
  await product.close();
  await database.close();
});
beforeEach(async () => {
  ada = await newPayer(product, { pin: '2468' });
});
afterEach(async () => {
  await product.pool.query('delete from jobs.job');
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

const fault = (operation: string, mode: string, times = 1) =>
  product.control('/faults', { provider: 'paystack', operation, mode, times });
const verify = (reference: string) =>
  product.call('POST', '/api/paystack/verify-payment', { token: ada.token, body: { transaction_ref: reference } });
const own = async (reference: string) => {
  const { body } = await product.call('GET', '/api/deposits', { token: ada.token });
  return body.data.find((each: any) => each.reference === reference);
};
const decide = (reference: string, decision: string, token = finance, reason = 'looked at the statement') =>
  product.call('POST', `/api/operator/deposits/${reference}`, { token, body: { decision, reason } });
const approve = (id: string, token = second, decision = 'approve') =>
  product.call('POST', `/api/operator/approvals/${id}`, { token, body: { decision, reason: 'I agree with it' } });
const refunds = async () => {
  const all: any[] = await product.control('/books/paystack');
  return all.filter(({ operation }) => operation === 'refund' || operation === 'chargeback');
};
const noticesOf = async (customer: Payer) => {
  const { body } = await product.call('GET', '/api/notifications', { token: customer.token });
  return body.data.map(({ kind }: any) => kind);
};
const systemBalance = async (purpose: string): Promise<bigint> => {
  const { rows } = await product.pool.query(
    'select coalesce(sum(balance), 0)::bigint as sum from ledger.system_balance where purpose = $1',
    [purpose],
  );
  return rows[0].sum;
};
const audit = async (subject: string) => {
  const { rows } = await product.pool.query('select what from operators.audit where subject = $1 order by id', [
    subject,
  ]);
  return rows.map(({ what }) => what);
};
/** Later, so that what was asked may be asked again. */
const later = () =>
  product.pool.query(`update deposits.deposit set refund_asked_at = refund_asked_at - interval '2 min'`);

/** A deposit that was asked for as so much, and paid as ten times as much. */
async function inReview(naira = 500, mode = 'wrong_amount'): Promise<string> {
  const reference = newReference();
  const begun = await product.call('POST', '/api/paystack/create-pending-deposit', {
    token: ada.token,
    body: { amount: naira, email: ada.email, wallet_id: ada.wallet, transaction_ref: reference },
  });
  expect(begun.status).toBe(200);
  await product.control(`/paystack/checkout/${reference}`, { outcome: 'success', webhook: false });
  await fault('verify', mode);
  expect((await verify(reference)).body).toMatchObject({ status: 'review' });
  return reference;
}

it('the key under which a deposit was begun finds what was credited, once it is, and no customer’s but its own', async () => {
  const reference = newReference();
  const token = ada.token;
  const body = { amount: 500, email: ada.email, wallet_id: ada.wallet, transaction_ref: reference };
  await product.call('POST', '/api/paystack/create-pending-deposit', { token, key: 'begun', body });
  const find = (by: Payer) => product.call('GET', '/api/transactions/by-key/begun', { token: by.token });
  expect((await find(ada)).status).toBe(404);
  await product.control(`/paystack/checkout/${reference}`, { outcome: 'success', webhook: false });
  expect((await verify(reference)).body).toMatchObject({ status: 'completed' });
  expect(await find(ada)).toMatchObject({
    status: 200,
    body: { amount: '500.00', type: 'receive', category: 'deposit' },
  });
  expect((await find(await newPayer(product))).status).toBe(404);
});

describe('a deposit under review', () => {
  it('is set aside in the books and shown to finance with who paid what and why it waits', async () => {
    const before = await systemBalance('unallocated');
    const reference = await inReview();
    expect(await systemBalance('unallocated')).toBe(before + 5_000_00n);
    const { status, body } = await product.call('GET', '/api/operator/deposits?status=review&limit=1', {
      token: finance,
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject([
      {
        id: reference,
        reference,
        status: 'review',
        customer: 'Zainab Bello',
        amount: '500.00',
        reported: { amount: '5000.00', currency: 'NGN' },
        left: '5000.00',
        reason: 'amount',
        needs_second: false,
        approval: null,
        case_number: expect.stringMatching(/^CASE-/),
      },
    ]);
    expect((await decide(reference, 'credit', support)).status).toBe(403);
    expect((await decide('nobody', 'credit')).status).toBe(404);
    expect((await decide(reference, 'credit', finance, '')).body.errorCodes).toEqual({
      reason: 'staff_reason_missing',
    });
    const later = await inReview();
    const first = await product.call('GET', '/api/operator/deposits?limit=1', { token: finance });
    expect(first.body.data).toMatchObject([{ reference }]);
    const next = await product.call('GET', `/api/operator/deposits?limit=1&cursor=${first.body.nextCursor}`, {
      token: finance,
    });
    expect(next.body.data).toMatchObject([{ reference: later }]);
    const foreign = await product.call('GET', `/api/operator/deposits?cursor=${reference}`, { token: finance });
    expect(foreign).toMatchObject({ status: 422, body: { errorCodes: { cursor: 'cursor_foreign' } } });
  });

  it('is found with all others of its customer, also what was never paid, by whoever answers them, and nobody else’s is', async () => {
    const one = await newPayer(product);
    const of = (await product.call('GET', '/api/user', { token: one.token })).body.id;
    const credited = await deposit(product, one, 700);
    const unpaid = newReference();
    await product.call('POST', '/api/paystack/create-pending-deposit', {
      token: one.token,
      body: { amount: 900, email: one.email, wallet_id: one.wallet, transaction_ref: unpaid },
    });
    await inReview();
    const list = async (query: string) =>
      (await product.call('GET', `/api/operator/customers/${of}/deposits?${query}`, { token: support })).body;
    expect((await list('')).data).toMatchObject([
      { reference: unpaid, status: 'pending' },
      { reference: credited, status: 'completed', returnable: '700.00' },
    ]);
    const first = await list('limit=1');
    expect((await list(`limit=1&cursor=${first.nextCursor}`)).data).toMatchObject([{ reference: credited }]);
    const { status } = await product.call('GET', `/api/operator/deposits/${unpaid}`, { token: support });
    expect(status).toBe(200);
  });

  it('is credited once with what came, though two decide, the customer asks and the webhook comes at that moment', async () => {
    const reference = await inReview();
    await product.control(`/webhooks/${reference}/replay`, { times: 2 });
    const answers = await Promise.all([
      decide(reference, 'credit'),
      decide(reference, 'return', second),
      decide(reference, 'credit', second),
      verify(reference),
      product.runJobs(),
    ]);
    const decided = answers.slice(0, 3) as Awaited<ReturnType<typeof decide>>[];
    expect(decided.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const isCredited = decided.find(({ status }) => status === 200)!.body.status === 'completed';
    await product.runJobs();
    expect(await balanceOf(product, ada)).toBe(isCredited ? 5_000_00n : 0n);
    expect(await refunds()).toHaveLength(isCredited ? 0 : 1);
  });

  it('that is credited is the customer’s to see and to spend, and leaves a line for each step', async () => {
    const reference = await inReview();
    expect(await decide(reference, 'credit')).toMatchObject({ status: 200, body: { status: 'completed', left: null } });
    expect(await balanceOf(product, ada)).toBe(5_000_00n);
    expect(await own(reference)).toMatchObject({
      status: 'completed',
      amount: '5000.00',
      received: { amount: '5000.00', currency: 'NGN' },
      case_number: null,
      transaction_id: expect.stringMatching(/^mov_/),
    });
    expect(await noticesOf(ada)).toEqual(['deposit_credited', 'deposit_in_review']);
    expect(await audit(reference)).toEqual(['deposit_credited']);
    expect((await decide(reference, 'return')).body.code).toBe('deposit_decided');
  });

  it.each(['no fault', 'act_then_timeout', 'timeout', 'error500', 'garbage', 'status429', 'pending'])(
    'that is returned goes back through the provider once (%s), and the customer hears of each step',
    async mode => {
      const [aside, before] = [await systemBalance('unallocated'), (await refunds()).length];
      const reference = await inReview();
      if (mode !== 'no fault') await fault('refund', mode);
      expect(await decide(reference, 'return'), mode).toMatchObject({ status: 200, body: { status: 'returning' } });
      expect(await own(reference)).toMatchObject({ status: 'returning' });
      await product.runJobs();
      await later();
      await product.runJobs();
      if (mode === 'pending') {
        const { provider_reference: name } = (await refunds()).at(-1);
        expect(await own(reference)).toMatchObject({ status: 'returning' });
        await product.control(`/settle/${name}`, { outcome: 'success' });
      }
      await product.runJobs();
      expect(await own(reference), mode).toMatchObject({ status: 'returned', transaction_id: null });
      expect(await refunds(), mode).toHaveLength(before + 1);
      expect(await systemBalance('unallocated')).toBe(aside);
      expect(await balanceOf(product, ada)).toBe(0n);
      expect(await noticesOf(ada)).toEqual(['deposit_returned', 'deposit_returning', 'deposit_in_review']);
      expect((await verify(reference)).body).toMatchObject({ success: false, status: 'returned' });
      expect((await decide(reference, 'credit')).body.code).toBe('deposit_decided');
    },
  );

  it.each<[string, Moment]>([
    ['before it asks', { table: 'deposits.deposit', at: 'update', when: 'new.refund_asked_at is not null' }],
    ['once it has asked', { table: 'deposits.refund', at: 'insert' }],
  ])('that is returned by a worker who is cut off %s goes back once', async (_moment, moment) => {
    const [aside, before] = [await systemBalance('unallocated'), (await refunds()).length];
    const reference = await inReview();
    await decide(reference, 'return');
    await cutOffAt(database, moment, () => product.runJobs());
    expect(await own(reference)).toMatchObject({ status: 'returning' });
    await later();
    for (const _ of ['asked', 'heard']) await product.runJobs();
    expect(await own(reference)).toMatchObject({ status: 'returned' });
    expect(await refunds()).toHaveLength(before + 1);
    expect(await systemBalance('unallocated')).toBe(aside);
  });

  it('that the provider will not send back waits for a person again', async () => {
    const reference = await inReview();
    await decide(reference, 'return');
    await fault('refund', 'refuse');
    await product.runJobs();
    expect(await own(reference)).toMatchObject({ status: 'review' });
    await fault('refund', 'pending');
    await decide(reference, 'return');
    await product.runJobs();
    await product.control(`/settle/${(await refunds()).at(-1).provider_reference}`, { outcome: 'failed' });
    await product.runJobs();
    expect(await own(reference)).toMatchObject({ status: 'review', case_number: expect.stringMatching(/^CASE-/) });
    expect(await decide(reference, 'credit')).toMatchObject({ status: 200 });
    expect(await balanceOf(product, ada)).toBe(5_000_00n);
  });

  it('that went back though the provider said no is returned, and no person decides about it again', async () => {
    const reference = await inReview();
    await decide(reference, 'return');
    // It goes back between our look into their list and their no: what the list has by then is what counts.
    const before = (await refunds()).length;
    await product.control('/faults', {
      provider: 'paystack',
      operation: 'disputes',
      mode: 'slow',
      times: 1,
      delayMs: 600,
    });
    await fault('refund', 'refuse');
    const running = product.runJobs();
    // Their list has been read once the disputes are asked for.
    await expect.poll(async () => (await product.control('/faults')).length).toBe(1);
    await product.control(`/paystack/refund/${reference}`, { amount: 500, webhook: false });
    await running;
    expect(await own(reference)).toMatchObject({ status: 'returning' });
    await product.runJobs();
    expect(await own(reference)).toMatchObject({ status: 'returned' });
    expect(await refunds()).toHaveLength(before + 1);
  });

  it('that is not returned for a day is looked at by a person, until it has gone back', async () => {
    const reference = await inReview();
    await decide(reference, 'return');
    await fault('refund', 'error500');
    const cases = async () => {
      const { rows } = await product.pool.query('select kind, closed_at from cases.case_file where subject = $1', [
        reference,
      ]);
      return rows.filter(({ kind }) => kind === 'deposit_return_overdue').map(({ closed_at }) => closed_at !== null);
    };
    await product.runJobs();
    expect(await cases()).toEqual([]);
    await database
      .pool('none')
      .query(`update deposits.deposit set updated_at = updated_at - interval '25 hours' where reference = $1`, [
        reference,
      ]);
    await product.runJobs();
    expect(await cases()).toEqual([false]);
    await later();
    for (const _ of ['asked', 'heard']) await product.runJobs();
    expect(await own(reference)).toMatchObject({ status: 'returned' });
    expect(await cases()).toEqual([true]);
  });

  it('of more than the setting waits for a second operator, and is done once they agree', async () => {
    // ₦100,000 exactly is one person’s to decide, a kobo more is not.
    const alone = await inReview(10_000);
    expect((await decide(alone, 'credit')).status).toBe(200);
    const reference = await inReview(10_000.01);
    const begun = await decide(reference, 'credit');
    expect(begun).toMatchObject({ status: 202, body: { status: 'review', needs_second: true } });
    const { id } = begun.body.approval;
    expect(begun.body.approval).toMatchObject({ kind: 'deposit_credit', subject: reference, status: 'pending' });
    expect(await balanceOf(product, ada)).toBe(100_000_00n);
    expect((await decide(reference, 'return', second)).body.code).toBe('approval_pending');
    expect((await approve(id, finance)).body.code).toBe('second_operator_needed');
    expect((await approve(id, support)).status).toBe(403);
    const answers = await Promise.all([approve(id), approve(id), approve(id)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await balanceOf(product, ada)).toBe(200_000_10n);
    expect(await audit(reference)).toEqual(['deposit_credited']);

    const other = await inReview(20_000);
    const refused = await decide(other, 'return');
    expect((await approve(refused.body.approval.id, second, 'refuse')).body.status).toBe('refused');
    expect(await own(other)).toMatchObject({ status: 'review' });
    const again = await decide(other, 'return');
    // What the provider took back meanwhile is nothing to agree about any more.
    await product.control(`/settle/${other}`, { outcome: 'reversed' });
    await product.runJobs();
    expect(await own(other)).toMatchObject({ status: 'returned' });
    expect(await approve(again.body.approval.id)).toMatchObject({
      status: 409,
      body: { code: 'approval_impossible', reason: 'deposit_decided' },
    });
  });

  it('that did not come in naira is never credited, and returned by two', async () => {
    const reference = await inReview(500, 'wrong_currency');
    expect((await decide(reference, 'credit')).body.code).toBe('not_creditable');
    const begun = await decide(reference, 'return');
    expect(begun).toMatchObject({ status: 202, body: { left: null, reason: 'currency' } });
    await approve(begun.body.approval.id);
    await product.runJobs();
    await product.runJobs();
    expect(await own(reference)).toMatchObject({ status: 'returned' });
  });
});

describe('a deposit that was credited', () => {
  const takeBack = async (reference: string) => {
    const begun = await decide(reference, 'take_back', finance, 'The sender’s bank asked for it');
    expect(begun, begun.text).toMatchObject({ status: 202, body: { needs_second: true } });
    return begun.body.approval.id as string;
  };

  it('goes back once two agree: out of the wallet at once, aside while the provider is asked, and off the books', async () => {
    const reference = await deposit(product, ada, 3_000);
    const aside = await systemBalance('unallocated');
    const count = (await refunds()).length;
    const approval = await takeBack(reference);
    expect((await approve(approval, finance)).body.code).toBe('second_operator_needed');
    expect(await balanceOf(product, ada)).toBe(3_000_00n);
    expect((await approve(approval)).status).toBe(200);
    expect(await balanceOf(product, ada)).toBe(0n);
    expect(await systemBalance('unallocated')).toBe(aside + 3_000_00n);
    expect(await own(reference)).toMatchObject({ status: 'returning' });
    await fault('refund', 'act_then_timeout');
    await product.runJobs();
    await later();
    await product.runJobs();
    expect(await own(reference)).toMatchObject({ status: 'returned' });
    expect(await refunds()).toHaveLength(count + 1);
    expect(await systemBalance('unallocated')).toBe(aside);
    expect(await balanceOf(product, ada)).toBe(0n);
    expect(await audit(reference)).toEqual(['deposit_taken_back']);
    expect(await noticesOf(ada)).toEqual(['deposit_returned', 'deposit_return_begun', 'deposit_credited']);
  });

  it('is the customer’s again where the provider declines, by whichever way it says so, and may be tried once more', async () => {
    const reference = await deposit(product, ada, 3_000);
    await approve(await takeBack(reference));
    await fault('refund', 'refuse');
    await product.runJobs();
    expect(await own(reference)).toMatchObject({ status: 'completed' });
    expect(await balanceOf(product, ada)).toBe(3_000_00n);
    await fault('refund', 'pending');
    await approve(await takeBack(reference));
    await product.runJobs();
    expect(await balanceOf(product, ada)).toBe(0n);
    await product.control(`/settle/${(await refunds()).at(-1).provider_reference}`, { outcome: 'failed' });
    await product.runJobs();
    expect(await own(reference)).toMatchObject({ status: 'completed' });
    expect(await balanceOf(product, ada)).toBe(3_000_00n);
    await approve(await takeBack(reference));
    await later();
    await product.runJobs();
    await product.runJobs();
    expect(await own(reference)).toMatchObject({ status: 'returned' });
  });

  it('stays where it is once a part of it is spent, and where it went back already', async () => {
    const reference = await deposit(product, ada, 3_000);
    const approval = await takeBack(reference);
    const eve = await newPayer(product);
    const { rows } = await product.pool.query('select account_number as n from identity.customers where id = $1', [
      eve.number,
    ]);
    const body = { toAccountNumber: rows[0].n, fromWalletId: ada.wallet, amount: 1, pin: '2468' };
    expect((await product.call('POST', '/api/intra-transfer', { token: ada.token, body })).status).toBe(200);
    expect(await approve(approval)).toMatchObject({ status: 409, body: { reason: 'deposit_spent' } });
    expect(await balanceOf(product, ada)).toBe(2_999_00n);
    const { body: shown } = await product.call('GET', '/api/operator/deposits?status=completed&limit=1', {
      token: finance,
    });
    expect(shown.data[0]).toMatchObject({ reference, status: 'completed', returnable: '3000.00', left: null });
    const waiting = await inReview();
    expect((await decide(waiting, 'take_back')).body.code).toBe('deposit_decided');
  });
});

describe('what goes back of a deposit', () => {
  it('in part is taken from the wallet once, whether a webhook or the list tells of it', async () => {
    const reference = await deposit(product, ada, 5_000);
    await product.control(`/paystack/refund/${reference}`, { amount: 1_200, webhook: false });
    await product.control(`/webhooks/${reference}/replay`, { times: 3 });
    await product.runJobs();
    await product.runJobs();
    expect(await balanceOf(product, ada)).toBe(3_800_00n);
    expect(await own(reference)).toMatchObject({ status: 'completed', amount: '5000.00', taken_back: '1200.00' });
    expect(await noticesOf(ada)).toEqual(['deposit_partly_reversed', 'deposit_credited']);
    // The rest of it ends the deposit, and takes no more than is left.
    await product.control(`/paystack/refund/${reference}`, { amount: 3_800, webhook: false });
    await product.control(`/webhooks/${reference}/replay`, {});
    await product.runJobs();
    await product.runJobs();
    expect(await balanceOf(product, ada)).toBe(0n);
    expect(await own(reference)).toMatchObject({ status: 'reversed' });
  });

  it('by a chargeback is taken as far as it is there, we bear the rest, and staff see the facts', async () => {
    const reference = await deposit(product, ada, 5_000);
    const eve = await newPayer(product);
    const { body: user } = await product.call('GET', '/api/user', { token: eve.token });
    const spent = await product.call('POST', '/api/intra-transfer', {
      token: ada.token,
      body: { toAccountNumber: user.account_number, fromWalletId: ada.wallet, amount: 4_500, pin: '2468' },
    });
    expect(spent.status).toBe(200);
    const borne = await systemBalance('chargebacks');
    await product.control(`/paystack/refund/${reference}`, { amount: 2_000, dispute: true, webhook: false });
    await product.control(`/webhooks/${reference}/replay`, {});
    await product.runJobs();
    expect(await balanceOf(product, ada)).toBe(0n);
    expect(await systemBalance('chargebacks')).toBe(borne - 1_500_00n);
    const { body } = await product.call('GET', `/api/operator/cases?subject=${reference}`, { token: finance });
    expect(body.data).toMatchObject([
      { kind: 'deposit_chargeback', facts: { amount: '2000.00', taken_back: '500.00', borne: '1500.00' } },
    ]);
  });

  it('is disputed first: staff hear of it while it can be answered, by webhook or from the list, until it is decided', async () => {
    const [won, lost] = [await deposit(product, ada, 1_000), await deposit(product, ada, 2_000)];
    const dispute = (reference: string, body: object = {}) =>
      product.control(`/paystack/dispute/${reference}`, { webhook: false, ...body });
    const casesOf = async (reference: string) => {
      const path = `/api/operator/cases?subject=${reference}&kind=deposit_disputed`;
      return (await product.call('GET', path, { token: finance })).body.data;
    };
    await dispute(won);
    await product.control(`/webhooks/${won}/replay`, {});
    // No webhook tells of this one.
    await dispute(lost, { amount: 1_500 });
    await product.call('POST', '/api/operator/reconciliation/run', { token: finance });
    await product.runJobs();
    await product.runJobs();
    expect(await casesOf(won)).toMatchObject([
      { resolution: null, facts: { disputed: '1000.00', stands: 'to be answered', answer_by: expect.any(String) } },
    ]);
    expect(await casesOf(lost)).toMatchObject([{ resolution: null, facts: { disputed: '1500.00' } }]);
    expect(await balanceOf(product, ada)).toBe(3_000_00n);

    await dispute(won, { outcome: 'won' });
    await dispute(lost, { outcome: 'lost' });
    for (const reference of [won, lost]) await product.control(`/webhooks/${reference}/replay`, {});
    await product.runJobs();
    await product.runJobs();
    expect(await casesOf(won)).toMatchObject([{ resolution: 'won: the money stays' }]);
    expect(await casesOf(lost)).toMatchObject([{ resolution: 'lost, and the money has gone back' }]);
    expect(await balanceOf(product, ada)).toBe(1_500_00n);
  });

  it('while a person decides leaves less to decide about', async () => {
    const reference = newReference();
    await product.call('POST', '/api/paystack/create-pending-deposit', {
      token: ada.token,
      body: { amount: 5_000, email: ada.email, wallet_id: ada.wallet, transaction_ref: reference },
    });
    await product.control(`/paystack/checkout/${reference}`, { outcome: 'success', webhook: false });
    // Refused as if it were known to them from elsewhere: its payer may have paid for something else.
    await product.pool.query(`update deposits.deposit set refused = 'taken' where reference = $1`, [reference]);
    expect((await verify(reference)).body.status).toBe('review');
    await product.control(`/paystack/refund/${reference}`, { amount: 2_000, webhook: false });
    await product.control(`/webhooks/${reference}/replay`, {});
    await product.runJobs();
    const { body } = await onDesk(reference);
    expect(body).toMatchObject({ reference, left: '3000.00', reason: 'another_reference' });
    await decide(reference, 'credit');
    expect(await balanceOf(product, ada)).toBe(3_000_00n);
  });
});

const onDesk = (reference: string) => product.call('GET', `/api/operator/deposits/${reference}`, { token: finance });

it('a card deposit that a transfer to somebody’s account paid is not credited by any rule', async () => {
  const eve = await newPayer(product);
  const opened = await product.call('POST', '/api/deposit-account', { token: eve.token });
  const { reference } = await transferIn(opened.body.account_number, 700);
  // The provider’s next name for a transfer, guessed and begun as a card deposit by another.
  await product.pool.query(
    `insert into deposits.deposit (reference, channel, provider, customer, wallet, amount)
     values ($1, 'card', 'paystack', $2, $3, 70000)`,
    [reference, ada.number, ada.walletId],
  );
  expect((await verify(reference)).body).toMatchObject({ success: false, status: 'review' });
  expect(await balanceOf(product, ada)).toBe(0n);
  const { body } = await onDesk(reference);
  expect(body).toMatchObject({ reference, reason: 'another_account' });
});

it('those that wait for a decision come with the longest waiting first, and each is read in any state', async () => {
  const { body } = await product.call('GET', '/api/operator/deposits?limit=100', { token: finance });
  const begun = body.data.map((each: { created_at: string }) => each.created_at);
  expect(begun.length).toBeGreaterThan(1);
  expect(begun).toEqual(begun.toSorted());
  const { reference } = body.data[0];
  const pages = await product.call('GET', '/api/operator/deposits?limit=1', { token: finance });
  const next = await product.call('GET', `/api/operator/deposits?limit=1&cursor=${pages.body.nextCursor}`, {
    token: finance,
  });
  expect(next.body.data[0].reference).toBe(body.data[1].reference);
  await product.pool.query(`update deposits.deposit set state = 'returned' where reference = $1`, [reference]);
  expect(await onDesk(reference)).toMatchObject({ status: 200, body: { reference, status: 'returned' } });
  expect((await onDesk('DEP_nobody')).status).toBe(404);
  const { body: acts } = await product.call('GET', `/api/operator/audit?subject=${reference}`, { token: finance });
  expect(acts.data[0]).toMatchObject({ what: 'deposit_viewed' });
});

describe('money from outside is seen with its facts by staff, and credited to nobody', () => {
  const owner = () => database.pool('none');
  it.each([
    [
      'for an account that is no customer’s',
      `update deposits.account set account_number = '0000000001' where customer = $1`,
    ],
    ['while its customer is erased', 'update identity.customers set erased_at = now() where id = $1'],
  ])('%s', async (_when, sql) => {
    const eve = await newPayer(product);
    const opened = await product.call('POST', '/api/deposit-account', { token: eve.token });
    await owner().query(sql, [eve.number]);
    const { reference } = await transferIn(opened.body.account_number, 700);
    await product.control(`/webhooks/${reference}/replay`, {});
    await product.runJobs();
    const { body } = await product.call('GET', `/api/operator/cases?subject=${reference}`, { token: finance });
    expect(body.data).toMatchObject([
      {
        kind: 'deposit_for_nobody',
        facts: { amount: '700.00', currency: 'NGN', account_number: opened.body.account_number, sender: 'Ngozi Eze' },
      },
    ]);
    expect(await balanceOf(product, eve)).toBe(0n);
  });
});

async function transferIn(account_number: string, amount: number): Promise<{ reference: string }> {
  const entry = await product.control('/paystack/transfer-in', {
    account_number,
    amount,
    sender_name: 'Ngozi Eze',
    webhook: false,
  });
  return { reference: entry.reference ?? entry.provider_reference };
}

it('a list of deposits says of each what waits for a second operator about it, and of no other', async () => {
  const begun = [await inReview(60_000), await inReview(70_000)];
  const alone = await inReview(80_000);
  for (const reference of begun) expect((await decide(reference, 'credit')).status).toBe(202);
  const { body: customer } = await product.call('GET', '/api/user', { token: ada.token });
  const path = `/api/operator/customers/${customer.id}/deposits`;
  const { body } = await product.call('GET', path, { token: support });
  expect(body.data.map(({ id, approval }: any) => [id, approval?.subject ?? null])).toEqual([
    [alone, null],
    [begun[1], begun[1]],
    [begun[0], begun[0]],
  ]);
});
