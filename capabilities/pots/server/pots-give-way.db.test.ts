import { newOperator } from '@wura/app-server/testing/new-operator';
import {
  balanceOf,
  deposit,
  newPayer,
  openTestProduct,
  type Payer,
  type TestProduct,
} from '@wura/app-server/testing/test-product';
import { minorOf } from '@wura/money';
import { dayMs, lagosDate } from '@wura/platform/time';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

// What went back to its sender is taken from the pots too, before the house bears any of it: for each way in which money is
// taken back from a customer.

type Customer = Payer & { account: string };

const pin = '2468';
const why = { reason: 'the names do not match' };

let database: TestDatabase;
let product: TestProduct;
let [finance, second, compliance] = ['', '', ''];
let ada: Customer;
let bello: Customer;

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database);
  [finance, second, compliance] = [
    await newOperator({ database, product }, 'finance'),
    await newOperator({ database, product }, 'finance'),
    await newOperator({ database, product }, 'compliance'),
  ];
});
afterAll(async () => {
  await product.close();
  await database.close();
});
beforeEach(async () => {
  [ada, bello] = [await newCustomer(), await newCustomer()];
});

async function newCustomer(): Promise<Customer> {
  const payer = await newPayer(product, { pin });
  const { body } = await product.call('GET', '/api/user', { token: payer.token });
  return { ...payer, account: body.account_number };
}
const post = (of: Customer, path: string, body: object) => product.call('POST', path, { token: of.token, body });
const get = async (of: Customer, path: string) => (await product.call('GET', path, { token: of.token })).body;
const desk = (path: string, body: object, token = finance) =>
  product.call('POST', `/api/operator/${path}`, { token, body });
const approve = (id: string, token = second) =>
  desk(`approvals/${id}`, { decision: 'approve', reason: 'I looked too' }, token);
const history = async (of: Customer) => (await get(of, '/api/transactions')).data;
const send = (from: Customer, to: Customer, amount: number) =>
  post(from, '/api/intra-transfer', { toAccountNumber: to.account, fromWalletId: from.wallet, amount, pin });
const house = async () => {
  const { rows } = await product.pool.query<{ minor: bigint }>(
    `select coalesce(sum(balance), 0)::bigint as minor from ledger.system_balance where purpose = 'chargebacks'`,
  );
  return rows[0]!.minor;
};

async function putAside(of: Customer, name: string, amount: number): Promise<string> {
  const { body } = await post(of, '/api/pots', { wallet_id: of.wallet, name });
  expect((await post(of, '/api/pots/in', { pot_id: body.id, amount })).status).toBe(200);
  return body.id;
}
async function inPots(of: Customer): Promise<Record<string, string>> {
  const { data } = await get(of, '/api/pots');
  return Object.fromEntries(data.map(({ name, balance }: Record<string, string>) => [name, balance]));
}
async function totalOf(of: Customer): Promise<bigint> {
  const sums = Object.values(await inPots(of)).map(balance => minorOf(balance, 'NGN'));
  return sums.reduce((sum, each) => sum + each, await balanceOf(product, of));
}

const takenOut = (name: string) => `Taken out of ${name}, because money that came to you was asked back`;

async function reverse(reference: string): Promise<void> {
  await product.control(`/settle/${reference}`, { outcome: 'reversed' });
  await product.runJobs();
}
const casesOf = async (subject: string) =>
  (await product.pool.query('select kind, facts from cases.case_file where subject = $1', [subject])).rows;

describe('what went back to its sender is taken from the pots too, before the house bears any of it:', () => {
  it('a deposit that its provider reversed, from the fullest pot first, a locked one too, with the word why', async () => {
    const reference = await deposit(product, ada, 20_000);
    const rent = await putAside(ada, 'Rent', 14_000);
    await putAside(ada, 'School', 5_000);
    const until = lagosDate(Date.now() + 30 * dayMs);
    expect((await post(ada, `/api/pots/${rent}/lock`, { until })).body.locked_until).toBe(until);
    const bore = await house();
    const other = await newCustomer();
    await send(ada, other, 1_000);
    await deposit(product, ada, 4_500);
    await reverse(reference);
    // 4,500 of the wallet, all 14,000 of the fullest, and of the other no more than is lacked.
    expect(await inPots(ada)).toEqual({ Rent: '0.00', School: '3500.00' });
    expect(await balanceOf(product, ada)).toBe(0n);
    expect(await house()).toBe(bore);
    expect(await casesOf(reference)).toEqual([]);
    expect((await history(ada)).slice(0, 3)).toMatchObject([
      { type: 'send', amount: '20000.00' },
      { type: 'receive', amount: '1500.00', category: 'savings', description: takenOut('School') },
      { type: 'receive', amount: '14000.00', category: 'savings', description: takenOut('Rent') },
    ]);
    const summary = await get(ada, `/api/transactions/summary/${ada.wallet}`);
    expect(minorOf(summary.total_credit, 'NGN')).toBe(minorOf(summary.total_debit, 'NGN'));
  });

  it('and of a deposit that was spent, the house bears what is in no pot either, and a person sees it', async () => {
    const reference = await deposit(product, ada, 20_000);
    await send(ada, bello, 12_000);
    const left = await balanceOf(product, ada);
    const { body: pot } = await post(ada, '/api/pots', { wallet_id: ada.wallet, name: 'Rent' });
    await post(ada, '/api/pots/in', { pot_id: pot.id, amount: Number(left / 100n) });
    const bore = await house();
    await reverse(reference);
    expect(await totalOf(ada)).toBe(0n);
    expect(bore - (await house())).toBe(20_000_00n - left);
    expect(await casesOf(reference)).toMatchObject([{ kind: 'deposit_reversed_after_spending' }]);
  });

  it('a deposit that two of the staff send back', async () => {
    const reference = await deposit(product, ada, 3_000);
    await putAside(ada, 'Rent', 2_500);
    const begun = await desk(`deposits/${reference}`, { decision: 'take_back', ...why });
    expect((await approve(begun.body.approval.id)).status).toBe(200);
    expect(await totalOf(ada)).toBe(0n);
    expect((await history(ada))[1]).toMatchObject({ amount: '2500.00', description: takenOut('Rent') });
  });

  /** Ada sent it to Bello by mistake, who put a part of it aside before Ada asked. */
  async function askedBack(amount: number, aside: number) {
    await deposit(product, ada, amount);
    const { body: sent } = await send(ada, bello, amount);
    await putAside(bello, 'Rent', aside);
    const { body: dispute } = await post(ada, '/api/disputes', {
      transaction_id: sent.transaction.id,
      reason: 'wrong_account',
      text: 'I mistyped the number, I do not know them',
    });
    const [recall] = (await get(bello, '/api/recalls')).data;
    return { dispute: dispute.id as string, recall, sent: sent.transaction as { id: string } };
  }
  const holdOf = { until: new Date(Date.now() + 5 * dayMs).toISOString(), note: 'A transfer may have been a mistake.' };

  it('a recall that its receiver answers: all of it can go back, and does', async () => {
    const { recall } = await askedBack(1_000, 1_000);
    expect(recall).toMatchObject({ can_return: '1000.00', is_all: true });
    const back = (amount: number) => post(bello, `/api/recalls/${recall.id}/return`, { amount, pin });
    expect((await back(1)).body.code).toBe('recall_sum');
    expect((await back(1_000)).status).toBe(200);
    expect(await totalOf(bello)).toBe(0n);
    expect(await balanceOf(product, ada)).toBe(1_000_00n);
    expect((await history(bello)).slice(0, 2)).toMatchObject([
      { category: 'recall_return', amount: '1000.00' },
      { type: 'receive', amount: '1000.00', description: takenOut('Rent') },
    ]);
  });

  it('a recall that staff set aside, who are told how much of it can be, and send back', async () => {
    const { dispute, recall } = await askedBack(1_000, 700);
    const { body: shown } = await product.call('GET', `/api/operator/disputes/${dispute}`, { token: compliance });
    expect(shown.recall.may.hold).toMatchObject({ most: '1000.00' });
    const begun = await desk(`disputes/${dispute}/recall/hold`, { ...holdOf, ...why }, compliance);
    expect(begun.body.lines, begun.text).toMatchObject([
      { before: '300.00', change: '-300.00', after: '0.00' },
      { who: expect.stringMatching(/, in pots$/), before: '700.00', change: '-700.00', after: '0.00' },
    ]);
    expect((await approve(begun.body.approval)).status).toBe(200);
    expect(await totalOf(bello)).toBe(0n);
    expect(await get(bello, `/api/recalls/${recall.id}`)).toMatchObject({
      held: { amount: '1000.00' },
      can_return: '1000.00',
    });
    // What came aside since is the receiver's own, and no part of what is held.
    await deposit(product, bello, 500);
    await putAside(bello, 'New', 500);
    const back = await desk(`disputes/${dispute}/recall/return`, why, compliance);
    expect(back.body.lines).toMatchObject([{ before: '1000.00', change: '-1000.00', after: '0.00' }]);
    expect((await approve(back.body.approval)).status).toBe(200);
    expect(await inPots(bello)).toEqual({ Rent: '0.00', New: '500.00' });
    expect(await balanceOf(product, ada)).toBe(1_000_00n);
  });

  it('a transfer that staff correct', async () => {
    const { sent } = await askedBack(1_000, 900);
    const begun = await desk(`transactions/${sent.id}/correct`, why);
    expect(begun.status, begun.text).toBe(202);
    expect((await approve(begun.body.approval)).status).toBe(200);
    expect(await totalOf(bello)).toBe(0n);
    expect(await balanceOf(product, ada)).toBe(1_000_00n);
    expect((await history(bello))[1]).toMatchObject({ amount: '900.00', description: takenOut('Rent') });
  });
});

describe('a pot that is emptied, filled or closed at the moment when money is taken back', () => {
  it('neither doubles it nor loses it: what was not spent is taken, and the house bears what was', async () => {
    for (let round = 0; round < 6; round++) {
      ada = await newCustomer();
      const shop = await newCustomer();
      const reference = await deposit(product, ada, 5_000);
      const [rent, school] = [await putAside(ada, 'Rent', 3_000), await putAside(ada, 'School', 1_500)];
      const bore = await house();
      await product.control(`/settle/${reference}`, { outcome: 'reversed' });
      const answers = await Promise.all([
        post(ada, '/api/paystack/verify-payment', { transaction_ref: reference }),
        post(ada, '/api/pots/out', { pot_id: rent, amount: 2_000 }),
        send(ada, shop, 400),
        product.call('DELETE', `/api/pots/${school}`, { token: ada.token }),
        post(ada, '/api/pots/in', { pot_id: rent, amount: 100 }),
        product.runJobs(),
      ]);
      for (const answer of answers) if (answer) expect(answer.status, answer.text).toBeLessThan(500);
      await product.runJobs();
      expect(await totalOf(ada)).toBe(0n);
      expect(bore - (await house())).toBe(await balanceOf(product, shop));
    }
  });
});
