import { newOperator } from '@wura/app-server/testing/new-operator';
import {
  balanceOf,
  deposit,
  newPayer,
  openTestProduct,
  type Payer,
  type TestProduct,
} from '@wura/app-server/testing/test-product';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

type Customer = Payer & { id: string; account: string };

let database: TestDatabase;
let product: TestProduct;
let [first, second, admin, support] = ['', '', '', ''];
let ada: Customer;
let bello: Customer;

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database);
  [first, second, admin, support] = [
    await newOperator({ database, product }, 'finance'),
    await newOperator({ database, product }, 'finance'),
    await newOperator({ database, product }, 'admin'),
    await newOperator({ database, product }, 'support'),
  ];
  [ada, bello] = [await newCustomer(), await newCustomer()];
  await deposit(product, ada, 50_000);
});
afterAll(async () => {
  await product.close();
  await database.close();
});

async function newCustomer(tier: 1 | 3 = 3): Promise<Customer> {
  const payer = await newPayer(product, { pin: '2468', tier });
  const { body } = await product.call('GET', '/api/user', { token: payer.token });
  return { ...payer, id: body.id, account: body.account_number };
}
const get = (path: string, token = first) => product.call('GET', `/api/operator/${path}`, { token });
const post = (path: string, body: object, token = first) =>
  product.call('POST', `/api/operator/${path}`, { token, body });
const approve = (id: string, token = second) =>
  post(`approvals/${id}`, { decision: 'approve', reason: 'I looked too' }, token);
const why = { reason: 'they wrote to us about it' };
const history = async (of: Customer) => (await product.call('GET', '/api/transactions', { token: of.token })).body.data;
const notices = async (of: Customer) =>
  (await product.call('GET', '/api/notifications', { token: of.token })).body.data;

async function send(from: Customer, to: Customer, amount: number): Promise<{ id: string; reference: string }> {
  const { body, text } = await product.call('POST', '/api/intra-transfer', {
    token: from.token,
    body: { toAccountNumber: to.account, fromWalletId: from.wallet, amount, pin: '2468' },
  });
  if (!body.transaction) throw new Error(text);
  return body.transaction;
}

async function sendToBank(amount: number): Promise<{ id: string; reference: string; status: string }> {
  const to = { account_number: '0123456789', bank_code: '058', beneficiary_name: 'ADAOBI NWOSU', currency: 'NGN' };
  const checked = await product.call('POST', '/api/paystack/validate-account', {
    token: ada.token,
    body: { account_number: to.account_number, bank_code: to.bank_code },
  });
  const { body, text } = await product.call('POST', '/api/send-money', {
    token: ada.token,
    body: {
      from_wallet_id: ada.wallet,
      to_bank_account: { ...to, beneficiary_name: checked.body.data.account_name },
      amount,
      pin: '2468',
      remarks: '',
    },
  });
  if (!body.reference) throw new Error(text);
  const { data } = (await get(`transactions?reference=${body.reference}`)).body;
  return { ...data[0], reference: body.reference };
}

async function expectBooksAgree(): Promise<void> {
  const { rows } = await product.pool.query<{ left: bigint }>(
    `select coalesce(sum(balance_after), 0)::bigint as left from (
       select distinct on (wallet_id) balance_after from ledger.entry order by wallet_id, seq desc) heads`,
  );
  expect(rows[0]!.left).toBe(0n);
}

describe('a credit', () => {
  const credit = (of: Customer, body: object, token = first) => post(`customers/${of.id}/credit`, body, token);
  const asked = { currency: 'NGN', amount: '750.50', from: 'goodwill', note: 'Sorry for the wait', ...why };

  it('comes out of the house once two people have agreed, and its customer reads of it in plain words', async () => {
    const to = await newCustomer();
    const begun = await credit(to, asked);
    expect(begun).toMatchObject({
      status: 202,
      body: {
        lines: [
          { who: 'The house, goodwill', change: '-750.50' },
          { who: 'Zainab Bello', before: '0.00', change: '750.50', after: '750.50' },
        ],
      },
    });
    expect(await balanceOf(product, to)).toBe(0n);
    expect((await credit(to, asked)).body.code).toBe('approval_pending');
    const { body: list } = await get('approvals?status=pending&kind=customer_credit', second);
    expect(list.data[0]).toMatchObject({ payload: { lines: begun.body.lines, from: 'goodwill' }, may_decide: true });
    expect((await approve(begun.body.approval)).status).toBe(200);
    expect(await history(to)).toMatchObject([
      { type: 'receive', amount: '750.50', description: 'Credit from Wura', remark: 'Sorry for the wait' },
    ]);
    expect((await notices(to))[0]).toMatchObject({ kind: 'staff_credit', title: '₦750.50 was added to your wallet' });
    for (const query of ['', '?currency=NGN']) {
      const { body: house } = await get(`house-wallets${query}`);
      expect(house.data).toContainEqual({ name: 'goodwill', currency: 'NGN', balance: '-750.50' });
    }
    const { body: dollars } = await get('house-wallets?currency=USD');
    expect(dollars.data.filter(({ currency }: { currency: string }) => currency !== 'USD')).toEqual([]);
    const { body: acts } = await get('audit?what=customer_credited', admin);
    expect(acts.data[0]).toMatchObject({ subject: to.id, why: `750.50 NGN of goodwill: ${why.reason}` });
  });

  it('opens a wallet that is not there, and is never given past what the customer may hold', async () => {
    const small = await newCustomer(1);
    const dollars = await credit(small, { ...asked, currency: 'USD', amount: 5 });
    expect(dollars.body.lines[1]).toMatchObject({ before: '0.00', after: '5.00', currency: 'USD' });
    expect((await approve(dollars.body.approval)).status).toBe(200);
    expect(await history(small)).toMatchObject([{ amount: '5.00', currency: 'USD' }]);
    expect((await credit(small, { ...asked, amount: 900_000_000 })).body.code).toBe('over_ceiling');
    const { body } = await credit(small, { ...asked, amount: 290_000 });
    await deposit(product, small, 9_000);
    await deposit(product, small, 9_000);
    const late = await approve(body.approval);
    expect(late).toMatchObject({ status: 409, body: { code: 'approval_impossible', reason: 'over_ceiling' } });
    expect(await balanceOf(product, small)).toBe(18_000_00n);
  });

  it('is begun by finance alone, with a reason, for nobody’s own account, and for money that exists', async () => {
    expect((await credit(ada, asked, support)).status).toBe(403);
    expect((await credit(ada, { ...asked, reason: '' })).status).toBe(422);
    for (const amount of [0, -5, '1.234', 'much']) expect((await credit(ada, { ...asked, amount })).status).toBe(422);
    expect((await credit(ada, { ...asked, from: 'clearing' })).status).toBe(422);
    expect((await credit({ ...ada, id: `cus_${'0'.repeat(26)}` }, asked)).status).toBe(404);
    const self = await newCustomer();
    const { body: me } = await get('me');
    const owner = database.pool('wura_owner');
    await owner.query('update identity.customers set email = $2 where id = $1', [
      self.number,
      me.email.replace('@', '+mine@').toUpperCase(),
    ]);
    expect((await credit(self, asked)).body.code).toBe('staff_own_account');
    const { body: byAnother } = await credit(self, asked, second);
    expect((await approve(byAnother.approval, first)).body).toMatchObject({ reason: 'staff_own_account' });
    expect(await balanceOf(product, self)).toBe(0n);
  });

  it('that was a mistake goes back to the house by two people, and the goodwill is whole again', async () => {
    const to = await newCustomer();
    await approve((await credit(to, { ...asked, amount: 100 })).body.approval);
    const [{ id }] = await history(to);
    const begun = await post(`transactions/${id}/correct`, why);
    expect(begun.body.lines).toMatchObject([{ change: '-100.00' }, { who: 'The house, goodwill', change: '100.00' }]);
    expect((await approve(begun.body.approval)).status).toBe(200);
    expect(await balanceOf(product, to)).toBe(0n);
    expect((await notices(to))[0]).toMatchObject({ kind: 'staff_credit_taken' });
    expect((await post(`transactions/${id}/correct`, why)).body.code).toBe('corrected_already');
  });
});

describe('four eyes', () => {
  it('are never one person’s: not in two sessions, two roles or under another name, and two approvals at once move once', async () => {
    const to = await newCustomer();
    const { body } = await post(`customers/${to.id}/credit`, { currency: 'NGN', amount: 60, from: 'losses', ...why });
    const { body: me } = await get('me');
    const owner = database.pool('wura_owner');
    const { rows } = await owner.query('select password_hash from operators.operators where public_id = $1', [me.id]);
    expect(rows[0].password_hash).toBeTruthy();
    const again = await product.call('POST', '/api/operator/login', {
      body: { email: me.email, password: 'Palm-Wine-7' },
    });
    for (const role of ['finance', 'admin', 'compliance']) {
      await owner.query(`update operators.operators set role = $2, name = 'Somebody Else' where public_id = $1`, [
        me.id,
        role,
      ]);
      for (const token of [first, again.body.token]) {
        expect((await approve(body.approval, token)).body.code).toBe('second_operator_needed');
      }
    }
    await owner.query(`update operators.operators set role = 'finance', name = 'finance' where public_id = $1`, [
      me.id,
    ]);
    expect((await approve(body.approval, support)).status).toBe(403);
    const both = await Promise.all([approve(body.approval, second), approve(body.approval, admin)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await balanceOf(product, to)).toBe(60_00n);
  });
});

describe('a correction', () => {
  it('takes a transfer back from whom it should not have reached, in parts, and never more than came', async () => {
    const sent = await send(ada, bello, 4_000);
    const { body: shown } = await get(`transactions/${sent.id}`);
    expect(shown).toMatchObject({
      customer_id: ada.id,
      counterparty_customer_id: bello.id,
      timeline: [{ event: 'held' }, { event: 'succeeded' }],
      may: { requery: false, return: null, correct: { left: '4000.00' } },
    });
    const [adaHad, belloHad] = [await balanceOf(product, ada), await balanceOf(product, bello)];
    const part = await post(`transactions/${sent.id}/correct`, { amount: '1500', note: 'Wrong salary', ...why });
    expect((await approve(part.body.approval)).status).toBe(200);
    const rest = await post(`transactions/${sent.id}/correct`, { amount: 2_500.01, ...why });
    expect(rest).toMatchObject({
      status: 409,
      body: { code: 'corrected_already', facts: { left: { amount: '2500.00' } } },
    });
    const whole = await post(`transactions/${sent.id}/correct`, why);
    expect((await approve(whole.body.approval)).status).toBe(200);
    expect((await post(`transactions/${sent.id}/correct`, why)).body.code).toBe('corrected_already');
    expect(await balanceOf(product, ada)).toBe(adaHad + 4_000_00n);
    expect(await balanceOf(product, bello)).toBe(belloHad - 4_000_00n);
    expect((await history(ada)).slice(0, 2)).toMatchObject([
      { type: 'receive', amount: '2500.00', description: 'Correction: came back to you' },
      { type: 'receive', amount: '1500.00', remark: 'Wrong salary' },
    ]);
    expect((await history(bello))[0]).toMatchObject({
      type: 'send',
      description: 'Correction: sent back to the sender',
    });
    expect((await notices(ada))[0]).toMatchObject({ kind: 'correction_given' });
    expect((await notices(bello))[0]).toMatchObject({ kind: 'correction_taken' });
    expect((await get(`transactions/${sent.id}`)).body.corrections).toMatchObject([
      { amount: '1500.00' },
      { amount: '2500.00' },
    ]);
    await expect(product.pool.query('delete from transaction_desk.correction')).rejects.toThrow(/kept|denied/);
    await expectBooksAgree();
  });

  it('is refused where the receiver has spent it, when it is begun and when it is agreed, and leaves no wallet below zero', async () => {
    const [from, to] = [ada, await newCustomer()];
    const sent = await send(from, to, 900);
    const begun = await post(`transactions/${sent.id}/correct`, why);
    await send(to, ada, 600);
    const late = await approve(begun.body.approval);
    expect(late).toMatchObject({ status: 409, body: { code: 'approval_impossible', reason: 'receiver_short' } });
    expect(late.body.message).toContain('₦300.00');
    expect(await balanceOf(product, to)).toBe(300_00n);
    await post(`approvals/${begun.body.approval}`, { decision: 'refuse', reason: 'it was spent' }, second);
    const now = await post(`transactions/${sent.id}/correct`, why);
    expect(now).toMatchObject({ status: 422, body: { code: 'receiver_short' } });
    expect((await post(`transactions/${sent.id}/correct`, { amount: 300, ...why })).status).toBe(202);
  });

  it('is of transfers between customers alone: what came from a card or went to a bank is not reversed like this', async () => {
    const [card] = (await history(ada)).filter(({ category }: { category: string }) => category === 'deposit');
    expect((await post(`transactions/${card.id}/correct`, why)).body.code).toBe('not_correctable');
    const { id } = await sendToBank(200);
    expect((await post(`transactions/${id}/correct`, why)).body.code).toBe('not_correctable');
    expect((await post(`transactions/mov_${'0'.repeat(26)}/correct`, why)).status).toBe(404);
    expect((await post(`transactions/${card.id}/return`, why)).body.code).toBe('nothing_to_return');
  });
});

describe('a return', () => {
  const fault = (mode: string) =>
    product.control('/faults', { provider: 'paystack', operation: 'transfer', mode, times: 1 });

  it('of a payment that its provider says nothing about frees all that is held, and what it says later is the house’s', async () => {
    const had = await balanceOf(product, ada);
    await fault('pending');
    const { id, reference } = await sendToBank(2_000);
    const { body: shown } = await get(`transactions/${id}`);
    expect(shown).toMatchObject({ status: 'pending', provider: { name: 'paystack' }, may: { requery: true } });
    expect(shown.may.return.lines).toMatchObject([
      { who: 'Held for the provider', change: '-2010.75' },
      { who: 'Zainab Bello', change: '2010.75' },
    ]);
    const begun = await post(`transactions/${id}/return`, why);
    expect(await balanceOf(product, ada)).toBe(had - 2_010_75n);
    const both = await Promise.all([approve(begun.body.approval, second), approve(begun.body.approval, admin)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await balanceOf(product, ada)).toBe(had);
    expect((await history(ada))[0]).toMatchObject({ reference, status: 'failed', refunded: true });
    expect((await notices(ada))[0]).toMatchObject({ kind: 'payment_returned_by_staff' });
    expect((await post(`transactions/${id}/return`, why)).body.code).toBe('nothing_to_return');
    await product.control(`/settle/${reference}`, { outcome: 'success' });
    await product.runJobs();
    expect(await balanceOf(product, ada)).toBe(had);
    expect(await product.clearing()).toBe(0n);
    await expectBooksAgree();
  });

  it('of a payment that was carried out is borne by the house, and the provider’s own reversal gives nothing twice', async () => {
    const had = await balanceOf(product, ada);
    const { id, reference } = await sendToBank(700);
    const { body: shown } = await get(`transactions/${id}`);
    expect(shown).toMatchObject({ status: 'completed', provider: { state: 'succeeded' } });
    const begun = await post(`transactions/${id}/return`, why);
    expect(begun.body.lines[0]).toMatchObject({ who: 'The house, losses', change: '-700.00' });
    expect((await approve(begun.body.approval)).status).toBe(200);
    expect(await balanceOf(product, ada)).toBe(had);
    await product.control(`/settle/${reference}`, { outcome: 'reversed' });
    await product.runJobs();
    expect(await balanceOf(product, ada)).toBe(had);
    await expectBooksAgree();
  });

  it('of a payment that was carried out only after it was begun is begun again, because the house would bear it', async () => {
    const had = await balanceOf(product, ada);
    await fault('pending');
    const { id, reference } = await sendToBank(400);
    const begun = await post(`transactions/${id}/return`, why);
    expect(begun.body.lines[0]).toMatchObject({ who: 'Held for the provider' });
    await product.control(`/settle/${reference}`, { outcome: 'success' });
    await product.runJobs();
    const late = await approve(begun.body.approval);
    expect(late).toMatchObject({ status: 409, body: { code: 'approval_impossible', reason: 'return_carried_out' } });
    expect(await balanceOf(product, ada)).toBe(had - 410_75n);
    expect((await post(`approvals/${begun.body.approval}`, { decision: 'refuse', ...why }, second)).status).toBe(200);
    const again = await post(`transactions/${id}/return`, why);
    expect(again.body.lines[0]).toMatchObject({ who: 'The house, losses', change: '-400.00' });
    expect((await approve(again.body.approval)).status).toBe(200);
    expect(await balanceOf(product, ada)).toBe(had);
  });

  it('that was begun and then decided by the provider is impossible by the time it is agreed', async () => {
    const had = await balanceOf(product, ada);
    await fault('pending');
    const { id, reference } = await sendToBank(300);
    const begun = await post(`transactions/${id}/return`, why);
    await product.control(`/settle/${reference}`, { outcome: 'failed' });
    await product.runJobs();
    expect(await balanceOf(product, ada)).toBe(had);
    const late = await approve(begun.body.approval);
    expect(late).toMatchObject({ status: 409, body: { code: 'approval_impossible', reason: 'nothing_to_return' } });
    expect(await balanceOf(product, ada)).toBe(had);
  });
});

describe('a transaction is found', () => {
  const found = async (query: Record<string, string>) => {
    const { body } = await get(`transactions?${new URLSearchParams({ limit: '100', ...query })}`);
    return body.data as { reference: string; customer_id: string }[];
  };

  it('by its reference as it is read out, by a part of it, and by the session ID of the receiver’s bank', async () => {
    const { reference } = await send(ada, bello, 20);
    const [head, tail] = [reference.slice(3, 9), reference.slice(9)];
    for (const typed of [reference.toLowerCase(), ` wur ${head} ${tail} `, reference.replaceAll('0', 'O')]) {
      expect(
        (await found({ reference: typed })).map(each => each.reference),
        typed,
      ).toEqual([reference, reference]);
    }
    for (const part of [tail, head.toLowerCase(), reference.slice(0, 9)]) {
      expect(
        (await found({ reference: part })).map(each => each.reference),
        part,
      ).toContain(reference);
    }
    expect(await found({ reference: tail, customer: 'nobody' })).toEqual([]);
    const paid = await sendToBank(30);
    await product.runJobs();
    const { rows } = await product.pool.query<{ session_id: string }>(
      'select session_id from provider_payments.payment where reference = $1',
      [paid.reference],
    );
    expect((await found({ reference: rows[0]!.session_id })).map(({ reference: each }) => each)).toEqual([
      paid.reference,
    ]);
    expect((await get(`transactions/${paid.id}`)).body.provider.session_id).toBe(rows[0]!.session_id);
  });

  it('among those of a customer who is known by username or account number', async () => {
    const payee = await newCustomer();
    await send(ada, payee, 40);
    const { body: user } = await product.call('GET', '/api/user', { token: payee.token });
    for (const customer of [payee.id, payee.account, user.username]) {
      expect(
        (await found({ customer })).map(each => each.customer_id),
        customer,
      ).toEqual([payee.id]);
    }
  });

  it('by what it was for, as the list of that has it', async () => {
    const payee = await newCustomer();
    const { reference } = await send(ada, payee, 50);
    const { categories } = (await get('movement-categories')).body as { categories: string[] };
    expect(categories).toEqual([...new Set(categories)].toSorted());
    const holding: string[] = [];
    for (const category of categories) {
      const references = (await found({ category, customer: payee.id })).map(each => each.reference);
      if (references.includes(reference)) holding.push(category);
    }
    expect(holding).toEqual(['transfer']);
  });
});
