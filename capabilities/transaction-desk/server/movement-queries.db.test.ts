import { newOperator } from '@wura/app-server/testing/new-operator';
import {
  deposit,
  newPayer,
  openTestProduct,
  type Payer,
  type TestProduct,
} from '@wura/app-server/testing/test-product';
import { transaction, type Pool } from '@wura/database';
import { postJournal } from '@wura/ledger/server/journal';
import type { Order } from '@wura/ledger/server/order';
import { systemWallet } from '@wura/ledger/server/wallets';
import { dayMs } from '@wura/platform/time';
import { opening } from '@wura/wallets/server/kinds';
import { openWallet } from '@wura/wallets/server/wallets';
import { randomUUID } from 'node:crypto';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMovementsOf } from './customer-movements.ts';
import { readMovements, type Filter, type Position } from './movement-queries.ts';

let database: TestDatabase;
let product: TestProduct;
let pool: Pool;
let payer: Payer;
beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database);
  pool = database.pool();
  payer = await newPayer(product, { pin: '2468', tier: 3 });
  // Only the owner writes what was long ago.
  for (const daysAgo of [30, 22, 20, 18, 10]) {
    await put({ wallet: payer.walletId, currency: 1, daysAgo });
    if (daysAgo < 20 || daysAgo > 22) await muchBetween();
  }
  // Each is far from the one before, as where much lies between them.
  for (let n = 1; n <= 5; n++) {
    await deposit(product, payer, 1_000 * n);
    await muchBetween();
  }
});
afterAll(async () => {
  await product.close();
  await database.close();
});

const put = ({ wallet, currency, daysAgo = 0 }: { wallet: number; currency: number; daysAgo?: number }) =>
  transaction(database.pool('none'), async tx => {
    const clearing = await systemWallet(tx, { purpose: 'clearing', currency });
    const order: Order = {
      kind: opening.id,
      request: randomUUID(),
      fingerprint: 0,
      sides: [
        { wallet: clearing, amount: -10_000n, currency },
        { wallet, amount: 10_000n, currency },
      ],
    };
    await postJournal(tx, order, { at: new Date(Date.now() - daysAgo * dayMs) });
  });
const muchBetween = () =>
  database.pool('wura_ledger').query(`select setval('ledger.transfer_block', nextval('ledger.transfer_block') + 5000)`);

const payee = { account_number: '0123456789', bank_code: '058' };
const nameOf = async (body: typeof payee) =>
  (await product.call('POST', '/api/paystack/validate-account', { token: payer.token, body })).body.data.account_name;

const all: Filter = {
  customer: undefined,
  status: undefined,
  kinds: undefined,
  currency: undefined,
  least: undefined,
  most: undefined,
  from: undefined,
  to: undefined,
  transfers: undefined,
};
const read = (given: { filter?: Partial<Filter>; after?: Position | undefined; mostMs?: number; limit?: number }) =>
  transaction(pool, tx =>
    readMovements(tx, { after: undefined, limit: 50, ...given, filter: { ...all, ...given.filter } }),
  );

it('a page that has looked for long enough says how far it looked, and the next ones find the rest, each once', async () => {
  const whole = await read({ mostMs: 60_000 });
  expect(whole.lookedTo).toBeUndefined();
  expect(whole.rows.length).toBeGreaterThanOrEqual(5);
  const found = [];
  let pages = 0;
  for (let after: Position | undefined; ; pages++) {
    const page = await read({ mostMs: 0, after });
    found.push(...page.rows);
    if (!page.lookedTo) break;
    after = page.lookedTo;
  }
  expect(found).toEqual(whole.rows);
  expect(pages).toBeGreaterThan(3);
});

it('what nobody did is looked for no longer than a page may take, and a transfer that is named is found at once', async () => {
  const none = await read({ filter: { status: 'failed' }, mostMs: 0 });
  expect(none.rows).toEqual([]);
  expect(none.lookedTo).toBeDefined();
  const { rows } = await read({ mostMs: 60_000 });
  const oldest = rows.at(-1)!.entry.transferId;
  const named = await read({ filter: { transfers: [oldest] }, mostMs: 0 });
  expect(named.rows.map(({ entry }) => entry.transferId)).toContain(oldest);
  expect(named.lookedTo).toBeUndefined();
  expect(await read({ filter: { transfers: [] }, mostMs: 0 })).toEqual({ rows: [], lookedTo: undefined });
});

it('those of a few days are found at once, however much was moved before and since', async () => {
  const { rows } = await read({ mostMs: 60_000 });
  const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();
  const [from, to] = [daysAgo(21), daysAgo(19)];
  const meant = rows.filter(({ entry }) => entry.createdAt.toISOString() >= from && entry.createdAt.toISOString() < to);
  expect(meant.length).toBe(1);
  expect(await read({ filter: { from, to }, mostMs: 0 })).toEqual({ rows: meant, lookedTo: undefined });
});

it('those of an amount are found by what arrived, each bound included, of all customers, of one and of what waits', async () => {
  const amounts = async (given: Partial<Filter>) => {
    const { rows } = await read({ filter: { currency: 1, ...given }, mostMs: 60_000 });
    return rows.map(({ amountMinor }) => amountMinor);
  };
  const own = payer.email.split('@')[0]!;
  for (const whose of [{}, { customer: own }]) {
    expect(await amounts({ ...whose, least: 2_000_00n, most: 4_000_00n })).toEqual([4_000_00n, 3_000_00n, 2_000_00n]);
    expect(await amounts({ ...whose, least: 4_000_01n })).toEqual([5_000_00n]);
    expect(await amounts({ ...whose, most: 100_00n })).toEqual([100_00n, 100_00n, 100_00n, 100_00n, 100_00n]);
    expect(await amounts({ ...whose, currency: 2, least: 2_000_00n })).toEqual([]);
  }
  // A payment that costs a fee leaves the wallet with it, and is found by what arrives.
  const sent = await product.call('POST', '/api/send-money', {
    token: payer.token,
    body: {
      from_wallet_id: payer.wallet,
      to_bank_account: { ...payee, beneficiary_name: await nameOf(payee), currency: 'NGN' },
      amount: 321,
      pin: '2468',
      remarks: '',
    },
  });
  expect(sent.body.receipt).toMatchObject({ amount: '321.00', fee: '10.75' });
  expect(await amounts({ least: 321_00n, most: 321_00n })).toEqual([321_00n]);
  expect(await amounts({ customer: own, least: 321_01n, most: 400_00n })).toEqual([]);
});

it('an amount is asked for in major units, with its currency, and with whose it is or from which day', async () => {
  const support = await newOperator({ database, product }, 'support');
  const ask = async (query: string) => product.call('GET', `/api/operator/transactions?${query}`, { token: support });
  expect((await ask('min=100&from=2026-01-01T00:00:00Z')).body).toMatchObject({
    code: 'invalid_input',
    errorCodes: { currency: 'amount_needs_currency' },
  });
  expect((await ask('min=1e3&currency=NGN&status=pending')).body.errorCodes).toEqual({ min: 'amount_invalid' });
  expect((await ask('min=100&currency=NGN')).body.errorCodes).toEqual({ from: 'amount_needs_bounds' });
  const own = payer.email.split('@')[0]!;
  const { body } = await ask(`min=2999.999&max=3000.001&currency=NGN&customer=${own}`);
  expect(body.data).toMatchObject([{ amount: '3000.00', currency: 'NGN' }]);
});

it('what waits for a provider is found at once, however much was moved since it began', async () => {
  await product.control('/faults', { provider: 'squad', operation: 'airtime', mode: 'pending', times: 1 });
  const { status, body } = await product.call('POST', '/api/payments/airtime', {
    token: payer.token,
    body: { walletId: payer.wallet, amount: 150, phone: '08031234568', network: 'mtn', pin: '2468' },
  });
  expect(status).toBe(202);
  await muchBetween();
  await deposit(product, payer, 700);
  const waiting = await read({ filter: { status: 'pending' }, mostMs: 0 });
  expect(waiting.rows.map(({ details }) => details['reference'])).toEqual([body.reference]);
  expect(waiting.lookedTo).toBeUndefined();
  const [{ entry }] = waiting.rows as [(typeof waiting.rows)[number]];
  const after = [entry.transferId, entry.wallet] as const;
  expect((await read({ filter: { status: 'pending' }, after, mostMs: 0 })).rows).toEqual([]);
  expect((await read({ filter: { status: 'pending', currency: 2 }, mostMs: 0 })).rows).toEqual([]);
});

/** On a receipt: the letters in front, and what follows in fours. */
const asShown = (reference: string) => {
  const [name, ...parts] = [reference.slice(0, 3), ...reference.slice(3).split('_')];
  return [name, ...parts.flatMap(part => part.match(/.{1,4}/g) ?? [])].join(' ').toUpperCase();
};

it('a payment is found by its reference as its customer reads it out: in groups, in capitals, with an O for a nought', async () => {
  const support = await newOperator({ database, product }, 'support');
  const paid = await product.call('POST', '/api/payments/airtime', {
    token: payer.token,
    body: { walletId: payer.wallet, amount: 100, phone: '08031234567', network: 'mtn', pin: '2468' },
  });
  const find = async (typed: string) =>
    (await product.call('GET', `/api/operator/transactions?reference=${encodeURIComponent(typed)}`, { token: support }))
      .body;
  const { reference } = paid.body;
  const shown = asShown(reference);
  for (const typed of [reference, shown, shown.toLowerCase(), shown.replaceAll('0', 'O')]) {
    expect(await find(typed), typed).toMatchObject({ data: [{ reference }], nextCursor: null });
  }
  // A part is enough, as it is shown or as it is written.
  for (const part of [reference.slice(0, 12), shown.slice(0, 13)]) {
    expect(await find(part), part).toMatchObject({ data: [{ reference }] });
  }
  const card = await deposit(product, payer, 500, 'DEP_1795907969923_a0b1c2');
  for (const typed of [card, asShown(card), asShown(card).toLowerCase()]) {
    expect(await find(typed), typed).toMatchObject({ data: [{ reference: card }], nextCursor: null });
  }
});

describe('the movements of one customer', () => {
  let other: Payer;
  let own: string;
  beforeAll(async () => {
    other = await newPayer(product);
    own = other.email.split('@')[0]!;
    const dollars = (await transaction(database.pool(), tx => openWallet(tx, { owner: other.number, currency: 'USD' })))
      .wallet;
    await deposit(product, other, 90_000);
    for (let n = 1; n <= 3; n++) {
      await put({ wallet: other.walletId, currency: 1 });
      await put({ wallet: dollars.id, currency: 2 });
    }
    // Only somebody else moved anything since, and far from all before.
    await deposit(product, payer, 1_000);
    await muchBetween();
    await deposit(product, payer, 2_000);
  });

  const ofAll = async (filter: Partial<Filter> = {}) => {
    const { rows: mine } = await pool.query<{ id: bigint }>('select id from wallets.wallet where customer = $1', [
      other.number,
    ]);
    const wallets = new Set(mine.map(({ id }) => Number(id)));
    const { rows } = await read({ filter, mostMs: 60_000 });
    return rows.filter(({ entry }) => wallets.has(entry.wallet));
  };

  it('are found at once, however much of others lies before, after and between them', async () => {
    const whole = await ofAll();
    expect(whole.length).toBe(7);
    expect(await read({ filter: { customer: own }, mostMs: 0 })).toEqual({ rows: whole, lookedTo: undefined });
    expect(await read({ filter: { customer: own, currency: 2 }, mostMs: 0 })).toEqual({
      rows: whole.filter(({ entry }) => entry.currency === 2),
      lookedTo: undefined,
    });
    expect(await read({ filter: { customer: 'nobody' }, mostMs: 0 })).toEqual({ rows: [], lookedTo: undefined });
  });

  it('are those of their days alone, the second moment not included', async () => {
    const [newest, ...older] = await ofAll();
    const filter = {
      customer: own,
      from: older[2]!.entry.createdAt.toISOString(),
      to: newest!.entry.createdAt.toISOString(),
    };
    const found = await read({ filter, mostMs: 0 });
    expect(found).toEqual({ rows: await ofAll(filter), lookedTo: undefined });
    expect(found.rows.length).toBeGreaterThan(0);
    expect(found.rows.length).toBeLessThan(6);
  });

  it('come page by page, each once and in the order of all, however short the stretches of their chains', async () => {
    const whole = await ofAll();
    for (const [span, limit, mostMs] of [
      [1, 50, 60_000],
      [2, 1, 60_000],
      [2, 50, 0],
      [10_000, 2, 60_000],
    ] as const) {
      const found: typeof whole = [];
      for (let after: Position | undefined; ;) {
        const page = await transaction(pool, tx =>
          readMovementsOf(tx, { filter: all, customer: own, after, limit, mostMs, span }),
        );
        found.push(...page.rows);
        const last = page.rows.at(-1)?.entry;
        if (page.lookedTo) after = page.lookedTo;
        else if (page.rows.length < limit) break;
        else after = [last!.transferId, last!.wallet, last!.createdAt.getTime()];
      }
      expect(found, `stretches of ${span}, pages of ${limit}`).toEqual(whole);
    }
  });
});
