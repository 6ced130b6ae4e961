import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import {
  fund,
  giveBack,
  hold,
  move,
  newCustomer,
  registerTestHold,
  startInstance,
  type TestCustomer,
  type TestInstance,
} from '@wura/wallets/testing/test-instance';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { myWallets } from './plugin.ts';

let database: TestDatabase;
let one: TestInstance;

beforeAll(async () => {
  database = await cloneDatabase();
  await registerTestHold(database);
  one = await startInstance(database);
  myWallets(one.router, { ...one, identity: { ...one.identity, now: Date.now } });
});
afterAll(async () => {
  await one.close();
  await database.close();
});

interface Row {
  id: string;
  amount: string;
  spending_category: string;
  counterparty_id: string;
  note?: string;
}

async function find(who: TestCustomer, query: Record<string, string> = {}): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const search = new URLSearchParams({ ...query, limit: '3', ...(cursor && { cursor }) });
    const { status, body } = await one.call('GET', `/api/transactions?${search}`, { token: who.token });
    expect(status, JSON.stringify(body)).toBe(200);
    rows.push(...body.data);
    cursor = body.nextCursor ?? undefined;
  } while (cursor);
  return rows;
}
const amounts = async (who: TestCustomer, query: Record<string, string>) =>
  (await find(who, query)).map(({ amount }) => amount);
const put = (who: TestCustomer, id: string, body: object) =>
  one.call('PUT', `/api/transactions/${id}/label`, { token: who.token, body });
const spentOf = async (who: TestCustomer) => {
  const { rows } = await one.pool.query<{ category: string; spent: bigint; payments: bigint }>(
    `select category, sum(spent)::bigint as spent, sum(payments)::bigint as payments from wallets.month_spent
      where wallet = $1 group by category order by category`,
    [who.wallet.id],
  );
  return Object.fromEntries(rows.map(({ category, spent, payments }) => [category, [spent, payments]]));
};

it('a history narrows down to amounts, a category and the other side, a page at a time, in either order', async () => {
  const ada = await newCustomer(one, { name: 'Ada', minor: 10_000_00n });
  const [bola, chidi] = [await newCustomer(one, { name: 'Bola' }), await newCustomer(one, { name: 'Chidi' })];
  for (const n of [1, 2, 3, 4, 5, 6, 7, 8]) {
    await move(one, { from: ada, to: n % 2 ? bola : chidi, minor: BigInt(n) * 100_00n });
  }
  const everything = await find(ada);
  expect(everything).toHaveLength(9);
  expect(await amounts(ada, { min: '300', max: '600' })).toEqual(['600.00', '500.00', '400.00', '300.00']);
  expect(await amounts(ada, { min: '300.001', max: '599.999', order: 'asc' })).toEqual(['400.00', '500.00']);
  expect(await amounts(ada, { min: '600', sort: 'amount' })).toEqual(['10000.00', '800.00', '700.00', '600.00']);
  const withBola = everything.find(({ amount }) => amount === '700.00')!.counterparty_id;
  expect(await amounts(ada, { counterparty: withBola })).toEqual(['700.00', '500.00', '300.00', '100.00']);
  expect(await amounts(ada, { counterparty: withBola, min: '200', max: '600', type: 'send' })).toEqual([
    '500.00',
    '300.00',
  ]);
  expect(await amounts(ada, { counterparty: withBola, type: 'receive' })).toEqual([]);
  // The same person is another name to each customer.
  expect((await find(bola))[0]!.counterparty_id).not.toBe(withBola);
  expect(await amounts(ada, { counterparty: 'cpt_none' })).toEqual([]);
  expect(await amounts(ada, { category: 'income' })).toEqual(['10000.00']);
  expect(await amounts(ada, { category: 'transfer', max: '200' })).toEqual(['200.00', '100.00']);
  expect(await amounts(ada, { category: 'people', sort: 'amount', order: 'asc', max: '300' })).toEqual([
    '100.00',
    '200.00',
    '300.00',
  ]);
  const today = new Date(Date.now() + 3_600_000).toISOString().slice(0, 10);
  expect(await amounts(ada, { from: today, to: today, category: 'people', min: '800' })).toEqual(['800.00']);
  expect(await amounts(ada, { from: today, sort: 'amount', max: '300', order: 'asc' })).toEqual([
    '100.00',
    '200.00',
    '300.00',
  ]);
  expect(await amounts(ada, { to: '2020-01-01', sort: 'amount' })).toEqual([]);
  expect(await amounts(ada, { to: '2020-01-01' })).toEqual([]);
  const wrong = await one.call('GET', '/api/transactions?min=1e3', { token: ada.token });
  expect([wrong.status, wrong.body.errors.min]).toEqual([422, expect.any(String)]);
});

it('a category is chosen for one movement or for all with the same other side, those to come included', async () => {
  const ada = await newCustomer(one, { name: 'Ada', minor: 1_000_00n });
  const bola = await newCustomer(one, { name: 'Bola' });
  for (const minor of [10_00n, 20_00n, 30_00n]) await move(one, { from: ada, to: bola, minor });
  const [newest, middle] = await find(ada);
  expect(await spentOf(ada)).toEqual({ people: [60_00n, 3n] });

  const chosen = await put(ada, newest!.id, { category: 'groceries' });
  expect([chosen.status, chosen.body.spending_category]).toEqual([200, 'groceries']);
  expect(await amounts(ada, { category: 'groceries' })).toEqual(['30.00']);
  expect(await spentOf(ada)).toEqual({ groceries: [30_00n, 1n], people: [30_00n, 2n] });

  await put(ada, middle!.id, { category: 'transport', for_all: true });
  await move(one, { from: ada, to: bola, minor: 40_00n });
  expect(await amounts(ada, { category: 'transport' })).toEqual(['40.00', '30.00', '20.00', '10.00']);
  expect(await spentOf(ada)).toEqual({ transport: [100_00n, 4n] });

  await put(ada, middle!.id, { category: null, for_all: true });
  expect(await spentOf(ada)).toEqual({ people: [100_00n, 4n] });
  // The other side sees none of it.
  expect((await find(bola)).map(row => row.spending_category)).toEqual(['income', 'income', 'income', 'income']);
});

it('a note is found by its words, by its writer alone, and changes nothing of the books', async () => {
  const ada = await newCustomer(one, { name: 'Ada', minor: 100_00n });
  const bola = await newCustomer(one, { name: 'Bola' });
  await move(one, { from: ada, to: bola, minor: 10_00n });
  const [sent] = await find(ada);
  const [before] = (await one.pool.query('select count(*) as n from ledger.entry')).rows;
  expect((await put(ada, sent!.id, { note: '  Généréuse dinner  ' })).body.note).toBe('Généréuse dinner');
  expect((await find(ada, { q: 'genereuse' })).map(({ note }) => note)).toEqual(['Généréuse dinner']);
  const shown = await one.call('GET', `/api/transactions/${sent!.id}`, { token: ada.token });
  expect(shown.body).toMatchObject({ note: 'Généréuse dinner', spending_category: 'people' });
  const [received] = await find(bola);
  expect(received).not.toHaveProperty('note');
  expect(await find(bola, { q: 'genereuse' })).toEqual([]);
  expect((await put(bola, sent!.id, { note: 'mine' })).status).toBe(404);
  const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}';
  expect((await put(ada, sent!.id, { note: `Dinner ${family}` })).body.note).toBe(`Dinner ${family}`);
  for (const note of ['x'.repeat(201), 'a\u202eb', 'a\u200db', 5])
    expect((await put(ada, sent!.id, { note })).status).toBe(422);
  expect((await put(ada, sent!.id, { category: 'yachts' })).body.errors.category).toMatch(/categories/);
  expect((await put(ada, sent!.id, { note: '' })).body).not.toHaveProperty('note');
  expect((await one.pool.query('select count(*) as n from ledger.entry')).rows[0]).toEqual(before);
});

it('what was given back was not spent, however it was sorted meanwhile', async () => {
  const ada = await newCustomer(one, { name: 'Ada', minor: 100_00n });
  const { transferId } = await hold(one, { from: ada, minor: 30_00n });
  await hold(one, { from: ada, minor: 5_00n });
  const [, first] = await find(ada);
  await put(ada, first!.id, { category: 'health' });
  expect(await spentOf(ada)).toEqual({ health: [30_00n, 1n], other: [5_00n, 1n] });
  await giveBack(one, transferId);
  await fund(one, ada.wallet, 1_00n);
  await find(ada);
  expect(await spentOf(ada)).toEqual({ other: [5_00n, 1n] });
});

it('a history too long to be sorted while its customer waits is listed as it stands, refused in words where it is searched, and sorted behind the answer', async () => {
  const ada = await newCustomer(one, { name: 'Ada', minor: 10_000_00n });
  const bola = await newCustomer(one, { name: 'Bola' });
  for (let n = 0; n < 40; n++) await move(one, { from: ada, to: bola, minor: 1_00n });
  const hurried = await startInstance(database);
  const { filing } = hurried.walletServices;
  const walletServices = {
    ...hurried.walletServices,
    filing: {
      ...filing,
      fileUp: (pool: typeof one.pool, wallets: readonly (typeof ada.wallet)[]) =>
        filing.fileUp(pool, wallets, { waitMs: 0 }),
    },
  };
  myWallets(hurried.router, { ...hurried, walletServices, identity: { ...hurried.identity, now: Date.now } });
  const ask = (search: string) => hurried.call('GET', `/api/transactions?${search}`, { token: ada.token });

  const refused = await ask('category=people');
  expect(refused).toMatchObject({ status: 503, body: { code: 'history_being_sorted' } });
  expect(await ask('limit=1')).toMatchObject({ status: 200, body: { data: [{ amount: '1.00' }] } });
  // Who has the time to wait meets the same sorting, and nothing is sorted twice.
  expect(await filing.fileUp(hurried.pool, [ada.wallet])).toBe(true);
  expect((await ask('min=10000')).body.data).toMatchObject([{ amount: '10000.00' }]);
  expect(await spentOf(ada)).toEqual({ people: [40_00n, 40n] });
  await hurried.close();
});
