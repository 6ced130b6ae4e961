import { newOperator } from '@wura/app-server/testing/new-operator';
import {
  balanceOf,
  deposit,
  newPayer,
  openTestProduct,
  type Payer,
  type TestProduct,
} from '@wura/app-server/testing/test-product';
import { transaction } from '@wura/database';
import { parseMoney, type Money } from '@wura/money';
import { dayMs } from '@wura/platform/time';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { randomInt } from '@wura/testkit/random';
import { untilSomebodyWaits } from '@wura/testkit/until-waiting';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

type Customer = Payer & { id: string; account: string };

let database: TestDatabase;
let product: TestProduct;
let [first, second, finance, support] = ['', '', '', ''];
let ada: Customer;
let bello: Customer;
/** How far the worker's clock is ahead. */
let aheadMs = 0;

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database, {}, { now: () => Date.now() + aheadMs });
  [first, second, finance, support] = [
    await newOperator({ database, product }, 'compliance'),
    await newOperator({ database, product }, 'compliance'),
    await newOperator({ database, product }, 'finance'),
    await newOperator({ database, product }, 'support'),
  ];
});
afterAll(async () => {
  await product.close();
  await database.close();
});
beforeEach(async () => {
  aheadMs = 0;
  [ada, bello] = [await newCustomer(), await newCustomer()];
  await deposit(product, ada, 50_000);
});

async function newCustomer(tier: 1 | 3 = 3): Promise<Customer> {
  const payer = await newPayer(product, { pin: '2468', tier });
  const { body } = await product.call('GET', '/api/user', { token: payer.token });
  return { ...payer, id: body.id, account: body.account_number };
}

async function send(from: Customer, to: Customer, amount: number | string): Promise<{ id: string; reference: string }> {
  const { body, text } = await product.call('POST', '/api/intra-transfer', {
    token: from.token,
    body: { toAccountNumber: to.account, fromWalletId: from.wallet, amount, pin: '2468' },
  });
  if (!body.transaction) throw new Error(text);
  return body.transaction;
}
const minorOf = (naira: string) => (parseMoney(naira, 'NGN') as Money).minor;
const told = 'I mistyped the number, I do not know them';
const report = (of: Customer, id: string) =>
  product.call('POST', '/api/disputes', {
    token: of.token,
    body: { transaction_id: id, reason: 'wrong_account', text: told },
  });

interface Asked {
  dispute: string;
  caseNumber: string;
  recall: string;
  reference: string;
}

/** Ada sent it to Bello by mistake, and Bello has been asked. */
async function askedBack(amount: number | string, { from = ada, to = bello } = {}): Promise<Asked> {
  const { id, reference } = await send(from, to, amount);
  const { body } = await report(from, id);
  const { data } = (await product.call('GET', '/api/recalls', { token: to.token })).body;
  return { dispute: body.id, caseNumber: body.case_number, recall: data[0]?.id, reference };
}
const sendBack = (
  id: string,
  amount: string,
  { of = bello, key, pin = '2468' }: { of?: Customer; key?: string; pin?: string } = {},
) =>
  product.call('POST', `/api/recalls/${id}/return`, {
    token: of.token,
    body: { amount, pin },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const refuseIt = (id: string, body: object = { reason: 'for_goods', text: 'It was for a phone I sold' }, of = bello) =>
  product.call('POST', `/api/recalls/${id}/refuse`, { token: of.token, body });
const caseOf = async (id: string, of = ada) =>
  (await product.call('GET', `/api/disputes/${id}`, { token: of.token })).body;
const recallOf = async (id: string, of = bello) =>
  (await product.call('GET', `/api/recalls/${id}`, { token: of.token })).body;
const history = async (of: Customer) => (await product.call('GET', '/api/transactions', { token: of.token })).body.data;
const notices = async (of: Customer) =>
  (await product.call('GET', '/api/notifications', { token: of.token })).body.data;
const desk = (path: string, body: object, token = first) =>
  product.call('POST', `/api/operator/${path}`, { token, body });
const onDesk = async (id: string) => (await product.call('GET', `/api/operator/disputes/${id}`, { token: first })).body;
const approve = (id: string, token = second) =>
  desk(`approvals/${id}`, { decision: 'approve', reason: 'I looked too' }, token);
const why = { reason: 'the names do not match' };
const note = 'A transfer to you may have been a mistake. Please answer the request in the app.';
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

async function hold(of: Asked, body: object = {}, by = second) {
  const begun = await desk(`disputes/${of.dispute}/recall/hold`, { until: inDays(5), ...why, note, ...body });
  if (begun.status !== 202) throw new Error(begun.text);
  return approve(begun.body.approval, by);
}

it('what was paid under a request and sent back is not counted as paid there any more', async () => {
  const ask = (body: object) => product.call('POST', '/api/payment-requests', { token: bello.token, body });
  const once = (await ask({ amount: '500' })).body.code;
  const many = (await ask({})).body.code;
  const read = async (code: string) =>
    (await product.call('GET', `/api/payment-requests/${code}`, { token: bello.token })).body;
  const payAndAskBack = async (code: string) => {
    const body = { fromWalletId: ada.wallet, pin: '2468', ...(code === many && { amount: '500' }) };
    const paid = await product.call('POST', `/api/pay/${code}`, { token: ada.token, body });
    await report(ada, paid.body.transaction.id);
    return (await product.call('GET', '/api/recalls', { token: bello.token })).body.data[0].id as string;
  };
  await sendBack(await payAndAskBack(once), '500');
  expect(await read(once)).toMatchObject({
    status: 'returned',
    paid_count: 1,
    paid_total: '0.00',
    payments: [{ amount: '500.00', returned: '500.00' }],
  });
  const onDeskAs = async (status: string) =>
    (await product.call('GET', `/api/operator/payment-requests?code=${once}&status=${status}`, { token: support })).body
      .data;
  expect(await onDeskAs('returned')).toMatchObject([{ status: 'returned', paid_total: '0.00' }]);
  expect(await onDeskAs('paid')).toEqual([]);
  const recall = await payAndAskBack(many);
  // A part is all that is left of it.
  await send(bello, ada, '380');
  expect((await sendBack(recall, '120')).status).toBe(200);
  expect(await read(many)).toMatchObject({
    status: 'open',
    paid_count: 1,
    paid_total: '380.00',
    payments: [{ amount: '500.00', returned: '120.00' }],
  });
  expect((await product.call('GET', `/api/pay/${once}`)).body).toMatchObject({ status: 'returned' });
  const again = { token: ada.token, body: { fromWalletId: ada.wallet, pin: '2468' } };
  expect((await product.call('POST', `/api/pay/${once}`, again)).body.code).toBe('request_paid');
});

it('staff list the cases that a customer has reported, those of money that is asked back of them, and of none that is unknown', async () => {
  const { dispute } = await askedBack(300);
  const list = async (query: string) => {
    const { status, body } = await product.call('GET', `/api/operator/disputes?${query}`, { token: support });
    return status === 200 ? body.data.map(({ id }: { id: string }) => id) : body.code;
  };
  expect(await list(`customer=${ada.id}`)).toEqual([dispute]);
  expect(await list(`asked_of=${bello.id}`)).toEqual([dispute]);
  expect(await list(`customer=${bello.id}`)).toEqual([]);
  expect(await list(`asked_of=${ada.id}`)).toEqual([]);
  expect(await list(`asked_of=cus_${'0'.repeat(26)}`)).toBe('not_found');
});

describe('asking', () => {
  it('tells the receiver what their receipt tells and no word of the sender’s, and takes nothing from them', async () => {
    const { dispute, recall, reference } = await askedBack('1234.50');
    expect(await caseOf(dispute)).toMatchObject({
      reason: 'wrong_account',
      recall: { status: 'asked', returned: null },
    });
    const shown = await recallOf(recall);
    expect(shown).toMatchObject({ reference, amount: '1234.50', can_return: '1234.50', is_all: true, held: null });
    const bellos = (await history(bello))[0];
    expect(shown).toMatchObject({ transaction_id: bellos.id, sender: bellos.sender, reference: bellos.reference });
    expect(JSON.stringify(shown)).not.toContain(told);
    expect(JSON.stringify(shown)).not.toContain(ada.account);
    expect(await balanceOf(product, bello)).toBe(1_234_50n);
    const [notice] = (await notices(bello)).filter(({ kind }: { kind: string }) => kind === 'recall_asked');
    expect(notice.title).toBe('Zainab Bello asks for ₦1,234.50 back');
    expect(JSON.stringify(notice)).not.toContain('mistyped');
    const { rows } = await database
      .pool('none')
      .query('select subject, text from notices.mails where recipient = $1', [bello.email]);
    const mail = rows.find(({ subject }) => subject === notice.title);
    expect(mail).toBeDefined();
    expect(JSON.stringify(mail)).not.toContain('mistyped');
  });

  it('is for the customer who was asked alone, and is not found by the sender or a stranger', async () => {
    const { recall } = await askedBack(10);
    for (const of of [ada, await newCustomer()]) {
      expect((await product.call('GET', `/api/recalls/${recall}`, { token: of.token })).status).toBe(404);
      expect((await sendBack(recall, '10', { of })).status).toBe(404);
      expect((await refuseIt(recall, undefined, of)).status).toBe(404);
      expect((await product.call('GET', '/api/recalls', { token: of.token })).body.data).toEqual([]);
    }
  });

  it('happens once for each transfer, however many cases there are about it, and never for one that came in', async () => {
    const { id } = await send(ada, bello, 20);
    const { body } = await report(ada, id);
    const { data } = (await product.call('GET', '/api/recalls', { token: bello.token })).body;
    await desk(`disputes/${body.id}`, { status: 'rejected', note: 'We could not help' });
    expect((await sendBack(data[0].id, '20')).body.code).toBe('recall_over');
    expect((await report(ada, id)).body.recall).toBeNull();
    expect((await product.call('GET', '/api/recalls', { token: bello.token })).body.data).toHaveLength(1);
    const came = (await history(bello)).at(-1);
    expect((await report(bello, came.id)).status).toBe(422);
  });

  it('is slowed for a sender who asks again and again: staff ask then, once, and the case is there at once', async () => {
    for (let n = 1; n <= 3; n++) expect((await caseOf((await askedBack(n)).dispute)).recall.status).toBe('asked');
    const { dispute } = await askedBack(4);
    expect((await caseOf(dispute)).recall).toMatchObject({ status: 'unasked', asked_at: null });
    expect((await product.call('GET', '/api/recalls', { token: bello.token })).body.data).toHaveLength(3);
    expect((await onDesk(dispute)).recall.may).toMatchObject({ ask: true, hold: null });
    expect((await desk(`disputes/${dispute}/recall/ask`, why, support)).status).toBe(403);
    expect((await desk(`disputes/${dispute}/recall/ask`, why)).status).toBe(200);
    expect((await desk(`disputes/${dispute}/recall/ask`, why)).body.code).toBe('recall_asked');
    expect((await product.call('GET', '/api/recalls', { token: bello.token })).body.data).toHaveLength(4);
  });

  it('at once by one sender counts each of them', async () => {
    const sent = [];
    for (let n = 1; n <= 6; n++) sent.push(await send(ada, bello, n));
    const states = (await Promise.all(sent.map(({ id }) => report(ada, id)))).map(({ body }) => body.recall.status);
    expect(states.filter(state => state === 'asked')).toHaveLength(3);
    expect(states.filter(state => state === 'unasked')).toHaveLength(3);
  });
});

describe('sending it back', () => {
  it('moves it once, under words of its own on both sides, and closes the case', async () => {
    const asked = await askedBack('700.25');
    const done = await sendBack(asked.recall, '700.25');
    expect(done).toMatchObject({
      status: 200,
      body: { status: 'completed', transaction: { type: 'send', category: 'recall_return' } },
    });
    expect((await history(bello))[0].description).toBe(`${asked.reference} sent back to Zainab Bello`);
    expect((await history(ada))[0]).toMatchObject({
      type: 'receive',
      amount: '700.25',
      description: `${asked.reference} sent back by Zainab Bello`,
    });
    expect(await balanceOf(product, bello)).toBe(0n);
    expect(await balanceOf(product, ada)).toBe(50_000_00n);
    expect(await caseOf(asked.dispute)).toMatchObject({
      status: 'resolved',
      recall: { status: 'returned', returned: '700.25' },
    });
    expect((await notices(ada))[0]).toMatchObject({
      kind: 'recall_returned',
      title: '₦700.25 came back from Zainab Bello',
    });
    expect((await sendBack(asked.recall, '700.25')).body.code).toBe('recall_over');
    expect((await refuseIt(asked.recall)).body.code).toBe('recall_over');
    for (const of of [ada, bello]) {
      const { id } = (await history(of))[0];
      expect((await product.call('GET', `/api/transactions/${id}/receipt`, { token: of.token })).status).toBe(200);
    }
  });

  it('by many presses at once returns once, and a replay answers as the first did', async () => {
    const asked = await askedBack(300);
    const more = await send(ada, bello, 5_000);
    expect(more.id).toBeDefined();
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendBack(asked.recall, '300')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    expect(await balanceOf(product, bello)).toBe(5_000_00n);
    const again = await askedBack(40);
    const both = await Promise.all([1, 2].map(() => sendBack(again.recall, '40', { key: 'one-key' })));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]!.body).toEqual(both[1]!.body);
    expect((await sendBack(again.recall, '40', { key: 'one-key' })).body).toEqual(both[0]!.body);
    expect(await balanceOf(product, bello)).toBe(5_000_00n);
  });

  it('counts against no limit of the receiver’s day, is not kept out by the sender’s ceiling, and asks for the PIN', async () => {
    const small = await newCustomer(1);
    for (const amount of [30_000, 20_000]) await send(ada, small, amount);
    await deposit(product, ada, 20_000);
    // All that a customer of the first tier may send in a day is sent.
    await send(small, bello, 40_000);
    const { id } = await send(ada, small, 20_000);
    await report(ada, id);
    const { data } = (await product.call('GET', '/api/recalls', { token: small.token })).body;
    expect((await sendBack(data[0].id, '20000', { of: small, pin: '1111' })).body.code).toBe('invalid_pin');
    const withoutPin = await product.call('POST', `/api/recalls/${data[0].id}/return`, {
      token: small.token,
      body: { amount: '20000' },
    });
    expect(withoutPin.body.code).toBe('pin_required');
    expect((await sendBack(data[0].id, '20000', { of: small })).status).toBe(200);
    const { body } = await product.call('GET', '/api/limits', { token: small.token });
    expect(body.out_per_day.used).toBe('40000.00');
  });

  it('takes all of it, or all that is there where that is less, and no other sum', async () => {
    const asked = await askedBack(1_000);
    await send(bello, await newCustomer(), 400);
    expect(await recallOf(asked.recall)).toMatchObject({ can_return: '600.00', is_all: false });
    expect((await sendBack(asked.recall, '1000')).body.code).toBe('insufficient_funds');
    expect((await sendBack(asked.recall, '599')).body).toMatchObject({ code: 'recall_sum' });
    expect((await sendBack(asked.recall, '600')).status).toBe(200);
    // What is missing is for staff to look into.
    expect(await caseOf(asked.dispute)).toMatchObject({ status: 'in_review', recall: { returned: '600.00' } });
    expect((await sendBack(asked.recall, '400')).body.code).toBe('recall_over');
  });

  it('and a correction by staff together never give back more than came', async () => {
    const asked = await askedBack(500);
    await send(ada, bello, 2_000);
    const { data } = (
      await product.call('GET', `/api/operator/transactions?reference=${asked.reference}`, { token: finance })
    ).body;
    const admin = await newOperator({ database, product }, 'admin');
    const begun = await desk(`transactions/${data[0].id}/correct`, { amount: 200, ...why }, finance);
    const [corrected, returned] = await Promise.all([
      approve(begun.body.approval, admin),
      sendBack(asked.recall, '500'),
    ]);
    const gone = 2_500_00n - (await balanceOf(product, bello));
    if (returned.status === 200) {
      expect(corrected.status).toBe(409);
      expect(gone).toBe(500_00n);
    } else {
      expect(returned.body).toMatchObject({ code: 'recall_sum' });
      expect(gone).toBe(200_00n);
      expect((await sendBack(asked.recall, '300')).status).toBe(200);
    }
    expect(await balanceOf(product, bello)).toBe(2_000_00n);
    await expect(
      product.pool.query(
        'select wallets.note_gone_back(original, -1, 1, came, now()) from wallets.gone_back where amount = 50000 or amount = 30000',
      ),
    ).rejects.toThrow('never_more_than_came');
  });

  it('is refused to a frozen account, and to one that spent it all, and nothing moves', async () => {
    const asked = await askedBack(900);
    const freeze = (of: Customer, how: string) =>
      desk(`customers/${of.id}/${how}`, { reason: 'while we look into it' });
    await freeze(bello, 'freeze');
    expect((await sendBack(asked.recall, '900')).body.code).toBe('account_frozen');
    await freeze(bello, 'unfreeze');
    await send(bello, await newCustomer(), 900);
    expect(await recallOf(asked.recall)).toMatchObject({ can_return: null });
    expect((await sendBack(asked.recall, '900')).body.code).toBe('insufficient_funds');
    expect(await hold(asked).catch((error: Error) => error.message)).toContain('recall_no_hold');
  });
});

describe('a freeze that comes while money is sent back', () => {
  it('comes before it or after it, and stops what comes after', async () => {
    const asked = await askedBack(80);
    const began = Promise.withResolvers<void>();
    const committed = Promise.withResolvers<void>();
    const freezing = transaction(database.pool('wura_owner'), async tx => {
      await tx.query('update identity.customers set is_frozen = true where public_id = $1', [bello.id]);
      began.resolve();
      await committed.promise;
    });
    await began.promise;
    const sending = sendBack(asked.recall, '80');
    await untilSomebodyWaits(database);
    committed.resolve();
    await freezing;
    expect(await sending).toMatchObject({ status: 403, body: { code: 'account_frozen' } });
    await desk(`customers/${bello.id}/unfreeze`, { reason: 'we have looked' });
    expect((await sendBack(asked.recall, '80')).status).toBe(200);
  });
});

describe('saying no, and saying nothing', () => {
  it('tells the sender the reason and staff the words, and leaves the way back open', async () => {
    const asked = await askedBack(60);
    expect((await refuseIt(asked.recall, {})).status).toBe(422);
    expect((await refuseIt(asked.recall)).body).toMatchObject({ status: 'refused', can_return: '60.00' });
    const seen = await caseOf(asked.dispute);
    expect(seen).toMatchObject({ status: 'in_review', recall: { status: 'refused', refused_because: 'for_goods' } });
    expect(JSON.stringify(seen)).not.toContain('phone I sold');
    expect((await onDesk(asked.dispute)).recall).toMatchObject({
      text: 'It was for a phone I sold',
      receiver_id: bello.id,
    });
    const kept = await database
      .pool('none')
      .query('select sealed_text from disputes.recall where public_id = $1', [asked.recall]);
    expect(kept.rows[0].sealed_text.includes('phone')).toBe(false);
    expect((await refuseIt(asked.recall)).body.code).toBe('recall_refused');
    expect((await sendBack(asked.recall, '60')).status).toBe(200);
  });

  it('hands silence over to staff on the day of the rule, once and not before', async () => {
    const asked = await askedBack(70);
    const { answer_by: by } = await recallOf(asked.recall);
    await product.runJobs();
    expect((await caseOf(asked.dispute)).recall.status).toBe('asked');
    aheadMs = Date.parse(by) - Date.now() + 1_000;
    await product.runJobs();
    await product.runJobs();
    expect((await caseOf(asked.dispute)).recall.status).toBe('unanswered');
    const opened = await product.pool.query('select kind from cases.open_case where subject = $1', [asked.caseNumber]);
    expect(opened.rows).toEqual([{ kind: 'recall_unanswered' }]);
    const told = (await notices(ada)).filter(({ kind }: { kind: string }) => kind === 'recall_unanswered');
    expect(told).toHaveLength(1);
    expect((await sendBack(asked.recall, '70')).status).toBe(200);
    const left = await product.pool.query('select from cases.open_case where subject = $1', [asked.caseNumber]);
    expect(left.rowCount).toBe(0);
  });
});

describe('setting aside', () => {
  it('needs two people, a reason that the receiver reads and a day that the rule allows, and never the sender alone', async () => {
    const asked = await askedBack(800);
    const path = `disputes/${asked.dispute}/recall/hold`;
    expect((await desk(path, { until: inDays(5), ...why, note }, support)).status).toBe(403);
    for (const bad of [
      { until: inDays(-1) },
      { until: inDays(15) },
      { note: 'short' },
      { amount: 800.01 },
      { reason: '' },
    ]) {
      expect((await desk(path, { until: inDays(5), ...why, note, ...bad })).status).toBe(422);
    }
    const begun = await desk(path, { until: inDays(5), ...why, note });
    expect(begun.body.lines).toMatchObject([{ before: '800.00', change: '-800.00', after: '0.00' }]);
    expect(await balanceOf(product, bello)).toBe(800_00n);
    expect((await approve(begun.body.approval, first)).body.code).toBe('second_operator_needed');
    expect(await balanceOf(product, bello)).toBe(800_00n);
    expect((await approve(begun.body.approval)).status).toBe(200);
    expect(await balanceOf(product, bello)).toBe(0n);
    expect(await recallOf(asked.recall)).toMatchObject({
      held: { amount: '800.00', reason: note },
      can_return: '800.00',
    });
    const [notice] = (await notices(bello)).filter(({ kind }: { kind: string }) => kind === 'recall_held');
    expect(notice.text).toContain(note);
    expect(notice.text).toContain('send it back, say why not, or write to support');
    expect((await history(bello))[0]).toMatchObject({
      status: 'pending',
      description: `Set aside while we look into ${asked.reference}`,
    });
    // The sender learns nothing of the receiver's wallet.
    expect(JSON.stringify(await caseOf(asked.dispute))).not.toContain('held');
    expect((await desk(path, { until: inDays(5), ...why, note })).body.code).toBe('recall_no_hold');
  });

  it('takes what is there by then and no more than was sent, whatever the receiver spends meanwhile', async () => {
    const asked = await askedBack(1_000);
    const begun = await desk(`disputes/${asked.dispute}/recall/hold`, { until: inDays(1), ...why, note });
    await send(bello, await newCustomer(), 250);
    expect((await approve(begun.body.approval)).status).toBe(200);
    expect(await recallOf(asked.recall)).toMatchObject({ held: { amount: '750.00' } });
    expect(await balanceOf(product, bello)).toBe(0n);
    // What comes in afterwards is the receiver's to spend.
    await send(ada, bello, 90);
    await send(bello, await newCustomer(), 90);
    const rich = await newCustomer();
    await deposit(product, rich, 9_000);
    const other = await askedBack(100, { to: rich });
    expect((await hold(other)).status).toBe(200);
    expect(await balanceOf(product, rich)).toBe(9_000_00n);
  });

  it('races with spending and never takes a wallet below zero', async () => {
    for (let round = 0; round < 4; round++) {
      // Each asks once: a sender who asks again and again waits for staff.
      const [from, to, shop] = [await newCustomer(), await newCustomer(), await newCustomer()];
      await deposit(product, from, 1_000);
      const asked = await askedBack(500, { from, to });
      const begun = await desk(`disputes/${asked.dispute}/recall/hold`, { until: inDays(1), ...why, note });
      expect(begun.status, begun.text).toBe(202);
      const spent = randomInt(100, 450);
      await Promise.all([approve(begun.body.approval), send(to, shop, spent).catch(() => undefined)]);
      const { held } = await recallOf(asked.recall, to);
      const balance = await balanceOf(product, to);
      const gone = await balanceOf(product, shop);
      expect(balance).toBeGreaterThanOrEqual(0n);
      expect(minorOf(held.amount) + balance + gone).toBe(500_00n);
    }
  });

  it('ends by itself on its day and not a moment before, whole and once', async () => {
    const asked = await askedBack(330);
    await hold(asked, { until: inDays(2) });
    await product.runJobs();
    aheadMs = 2 * dayMs - 60_000;
    await product.runJobs();
    expect(await balanceOf(product, bello)).toBe(0n);
    aheadMs = 2 * dayMs + 60_000;
    await product.runJobs();
    await product.runJobs();
    expect(await balanceOf(product, bello)).toBe(330_00n);
    expect((await history(bello))[0]).toMatchObject({ status: 'failed', refunded: true });
    expect((await onDesk(asked.dispute)).recall.holds).toMatchObject([{ ending: 'expired' }]);
    expect((await notices(bello)).filter(({ kind }: { kind: string }) => kind === 'recall_hold_ended')).toHaveLength(1);
  });

  it('is let go, or sent back, by two people, and closes no case while it stands', async () => {
    const asked = await askedBack(440);
    const path = `disputes/${asked.dispute}/recall`;
    expect((await desk(`${path}/lift`, why)).body.code).toBe('recall_not_held');
    await hold(asked);
    expect((await desk(`disputes/${asked.dispute}`, { status: 'resolved', note: 'Done' })).body.code).toBe(
      'recall_held',
    );
    const lift = await desk(`${path}/lift`, why);
    expect((await approve(lift.body.approval, first)).body.code).toBe('second_operator_needed');
    expect((await approve(lift.body.approval, finance)).status).toBe(200);
    expect(await balanceOf(product, bello)).toBe(440_00n);
    await hold(asked);
    const back = await desk(`${path}/return`, why);
    expect((await approve(back.body.approval)).status).toBe(200);
    expect((await approve(back.body.approval)).body.code).toBe('approval_decided');
    expect(await balanceOf(product, bello)).toBe(0n);
    expect((await history(ada))[0]).toMatchObject({ amount: '440.00', category: 'recall_return' });
    expect((await history(bello))[0]).toMatchObject({ amount: '440.00', category: 'recall_return', type: 'send' });
    expect(await caseOf(asked.dispute)).toMatchObject({
      status: 'resolved',
      recall: { status: 'returned', returned: '440.00' },
    });
    const [notice] = (await notices(bello)).filter(({ kind }: { kind: string }) => kind === 'recall_returned_by_staff');
    expect(notice.title).toContain('₦440.00 went back to');
  });

  it('and its receiver, its day and two people meet at one moment, and it goes one way', async () => {
    for (let round = 0; round < 4; round++) {
      const to = await newCustomer();
      const asked = await askedBack(150, { to });
      if (asked.recall === undefined) break;
      await hold(asked, { until: inDays(1) });
      const { body } = await desk(`disputes/${asked.dispute}/recall/return`, why);
      const before = await balanceOf(product, ada);
      aheadMs = 2 * dayMs;
      await Promise.all([product.runJobs(), approve(body.approval), sendBack(asked.recall, '150', { of: to })]);
      aheadMs = 0;
      const [there, back] = [await balanceOf(product, to), (await balanceOf(product, ada)) - before];
      expect(there + back).toBe(150_00n);
      expect([0n, 150_00n]).toContain(back);
      expect(await product.clearing()).toBeGreaterThanOrEqual(0n);
    }
  });

  it('stands in the clearing wallets for as long as it is set aside, and is no difference in the comparison with providers', async () => {
    const compared = async () => {
      await product.call('POST', '/api/operator/reconciliation/run', { token: finance });
      await product.runJobs();
      const { body } = await product.call('GET', '/api/operator/reconciliation', { token: finance });
      expect(body.run.outcome).toBe('complete');
      return body.differences;
    };
    const asked = await askedBack('610.25');
    const before = await product.clearing();
    await hold(asked);
    expect((await product.clearing()) - before).toBe(610_25n);
    expect(await compared()).toEqual([]);
    const { body } = await desk(`disputes/${asked.dispute}/recall/lift`, why);
    await approve(body.approval);
    expect([await product.clearing(), await compared()]).toEqual([before, []]);
  });

  it('lets its receiver answer: what is set aside goes back first when they send it back', async () => {
    const asked = await askedBack(620);
    await hold(asked);
    expect((await sendBack(asked.recall, '620')).status).toBe(200);
    expect(await balanceOf(product, bello)).toBe(0n);
    expect((await onDesk(asked.dispute)).recall.holds).toMatchObject([{ ending: 'returned' }]);
    aheadMs = 20 * dayMs;
    await product.runJobs();
    expect(await balanceOf(product, bello)).toBe(0n);
  });
});

describe('a transfer to a bank', () => {
  it('is a case for staff with what they have to send to the bank', async () => {
    const checked = await product.call('POST', '/api/paystack/validate-account', {
      token: ada.token,
      body: { account_number: '0123456789', bank_code: '058' },
    });
    const { body } = await product.call('POST', '/api/send-money', {
      token: ada.token,
      body: {
        from_wallet_id: ada.wallet,
        to_bank_account: {
          account_number: '0123456789',
          bank_code: '058',
          beneficiary_name: checked.body.data.account_name,
          currency: 'NGN',
        },
        amount: 2_500,
        pin: '2468',
        remarks: '',
      },
    });
    const reported = await report(ada, (await history(ada))[0].id);
    expect(reported.body).toMatchObject({ recall: null, status: 'open' });
    const { bank_recall: recall } = await onDesk(reported.body.id);
    expect(recall).toMatchObject({ account_number: '0123456789', reference: body.reference });
    expect(recall.letter).toContain(`Amount: 2500.00 NGN`);
    expect(recall.letter).toContain(reported.body.case_number);
  });
});
