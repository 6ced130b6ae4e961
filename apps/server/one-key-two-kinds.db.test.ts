import { newPhone } from '@wura/testkit/random';
import type { Answer } from '@wura/testkit/client';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { randomId } from '@wura/platform/identifiers';
import { transaction } from '@wura/database';
import { rounds } from '@wura/testkit/rounds';
import { untilSomebodyWaits } from '@wura/testkit/until-waiting';
import { newCard, newCardholder, type Cardholder } from '@wura/virtual-cards/testing/card-product';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  accountNumberOf,
  balanceOf,
  deposit,
  newPayer,
  newReference,
  openTestProduct,
  type Payer,
  type TestProduct,
} from './testing/test-product.ts';

let database: TestDatabase;
let here: TestProduct;
let there: TestProduct;
let ada: Payer;
let bola: string;
let holder: Cardholder;

beforeAll(async () => {
  database = await cloneDatabase();
  [here, there] = [await openTestProduct(database), await openTestProduct(database)];
  ada = await newPayer(here, { pin: '2580' });
  await deposit(here, ada, 50_000);
  bola = await accountNumberOf(here, await newPayer(here));
  await here.runJobs();
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await database.close();
});

it('one key for a transfer and for a bill at once, in two processes, moves the money of one of them', async () => {
  for (let round = 0; round < 8; round++) {
    const key = randomId('key');
    const transfer = { fromWalletId: ada.wallet, toAccountNumber: bola, amount: 100 };
    const calls: (() => Promise<Answer>)[] = [
      () => here.call('POST', '/api/intra-transfer', { token: ada.token, key, body: transfer }),
      () =>
        there.call('POST', '/api/intra-transfer', {
          token: ada.token,
          key,
          body: { ...transfer, amount: 200, pin: '2580' },
        }),
      () => {
        const body = { walletId: ada.wallet, amount: 300, phone: newPhone(), network: 'mtn' };
        return there.call('POST', '/api/payments/airtime', { token: ada.token, key, body });
      },
    ];
    const before = await balanceOf(here, ada);
    // Each of them is the first in its turn.
    const first = round % calls.length;
    const answers = await Promise.all(calls.map((_, n) => calls[(first + n) % calls.length]!()));
    const paid = answers.flatMap(({ status }, n) => (status === 200 ? [(first + n) % calls.length] : []));
    expect(paid, answers.map(({ text }) => text).join('\n')).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200).map(({ status, body }) => [status, body.code]);
    expect(refused).toEqual([
      [422, 'idempotency_mismatch'],
      [422, 'idempotency_mismatch'],
    ]);
    expect(before - (await balanceOf(here, ada))).toBe(BigInt((paid[0]! + 1) * 100_00));
  }
});

/** While this table is locked, the first of them waits, and the second comes. */
async function whileLocked(table: string, first: () => Promise<Answer>, second: () => Promise<Answer>) {
  const begun = await transaction(database.pool('none'), async tx => {
    await tx.query(`lock table ${table} in share mode`);
    const waiting = first();
    await untilSomebodyWaits(database);
    const next = second();
    await Promise.race([next, untilSomebodyWaits(database, { many: 2 })]);
    return { both: [waiting, next] as const };
  });
  return Promise.all(begun.both);
}

const idempotencyMismatch = [422, 'idempotency_mismatch'];

describe('one key for a payment and for a making, in two processes,', () => {
  const pay = (key: string) =>
    there.call('POST', '/api/intra-transfer', {
      token: ada.token,
      key,
      body: { fromWalletId: ada.wallet, toAccountNumber: bola, amount: 10 },
    });
  const ask = (key: string) =>
    here.call('POST', '/api/payment-requests', { token: ada.token, key, body: { amount: '10', note: 'Lunch' } });
  const standing = async () => {
    const { rows } = await here.pool.query('select count(*)::integer as n from payment_requests.request');
    return { asked: rows[0].n as number, balance: await balanceOf(here, ada) };
  };

  it('makes nothing where the money moved while it was being made', async () => {
    const key = randomId('key');
    const before = await standing();
    const [made, paid] = await whileLocked(
      'wallets.kept_answer',
      () => ask(key),
      () => pay(key),
    );
    expect([paid.status, made.status, made.body.code]).toEqual([200, 422, 'idempotency_mismatch']);
    expect(await standing()).toEqual({ asked: before.asked, balance: before.balance - 10_00n });
  });

  it('makes nothing where a payment is being written', async () => {
    const key = randomId('key');
    const before = await standing();
    const [paid, made] = await whileLocked(
      'ledger.chain',
      () => pay(key),
      () => ask(key),
    );
    expect([paid.status, made.status, made.body.code]).toEqual([200, 422, 'idempotency_mismatch']);
    expect(await standing()).toEqual({ asked: before.asked, balance: before.balance - 10_00n });
  });

  it('pays nothing where something is being made', async () => {
    const key = randomId('key');
    const before = await standing();
    const [made, paid] = await whileLocked(
      'ledger.other_deed',
      () => ask(key),
      () => pay(key),
    );
    expect([made.status, paid.status, paid.body.code]).toEqual([201, 422, 'idempotency_mismatch']);
    expect(await standing()).toEqual({ asked: before.asked + 1, balance: before.balance });
  });

  it('pays under every other key while a making is frozen', async () => {
    const client = await here.pool.connect();
    const before = await standing();
    try {
      await client.query('begin');
      await client.query('select ledger.name_other_deed(gen_random_uuid())');
      const paid = await Promise.all([1, 2, 3].map(() => pay(randomId('key'))));
      expect(paid.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect((await ask(randomId('key'))).status).toBe(201);
    } finally {
      await client.query('rollback');
      client.release();
    }
    expect(await standing()).toEqual({ asked: before.asked + 1, balance: before.balance - 30_00n });
  });

  it('does one of them, whichever is first', async () => {
    for (let round = 0; round < rounds; round++) {
      const key = randomId('key');
      const before = await standing();
      const calls = round % 2 ? [pay, ask] : [ask, pay];
      const answers = await Promise.all(calls.map(each => each(key)));
      const done = answers.filter(({ status }) => status < 300);
      expect(done.length, answers.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(1);
      for (const { status, body } of answers) {
        if (status >= 300) expect([status, body.code]).toEqual([422, 'idempotency_mismatch']);
      }
      const isMade = done[0]?.status === 201;
      const isPaid = done[0]?.status === 200;
      expect(await standing()).toEqual({
        asked: before.asked + Number(isMade),
        balance: before.balance - (isPaid ? 10_00n : 0n),
      });
    }
  });
});

interface Back {
  /** Brings money back, or begins to pay some in; each time something else of its kind. */
  readonly begin: () => Promise<(key: string) => Promise<Answer>>;
  readonly done: number;
  /** How many were done. */
  readonly count: string;
}

const card = async () => (await newCard(holder)).id as string;
const asHolder = (product: TestProduct, path: string, key: string, body?: object) =>
  product.call('POST', path, { token: holder.token, key, ...(body && { body }) });

const backs: Record<string, Back> = {
  'money withdrawn from a card': {
    async begin() {
      const path = `/api/virtual-cards/${await card()}/withdraw`;
      return key => asHolder(here, path, key, { amount: '5' });
    },
    done: 200,
    count: `select count(*)::integer as n from virtual_cards.unloading where purpose = 'withdraw'`,
  },
  'a card that is closed': {
    async begin() {
      const path = `/api/virtual-cards/${await card()}/close`;
      return key => asHolder(here, path, key);
    },
    done: 200,
    count: 'select count(*)::integer as n from virtual_cards.card where closing_since is not null',
  },
  'an order of water that is cancelled': {
    async begin() {
      const wanted = {
        walletId: holder.wallet,
        waterTypeId: 'sachet-bag',
        quantity: 1,
        address: '12 Adeola Odeku Street',
      };
      const bought = await asHolder(here, '/api/payments/water', randomId('key'), {
        ...wanted,
        countryId: 'NG',
        stateId: 'NG-LA',
      });
      return key => asHolder(here, `/api/water-orders/${bought.body.order.id}/cancel`, key);
    },
    done: 200,
    count: `select count(*)::integer as n from orders.placed where status = 'cancelled'`,
  },
  'a deposit that is begun': {
    async begin() {
      const body = { amount: 100, email: holder.email, wallet_id: holder.wallet, transaction_ref: newReference() };
      return key => asHolder(here, '/api/paystack/create-pending-deposit', key, body);
    },
    done: 200,
    count: 'select count(*)::integer as n from deposits.deposit',
  },
};

describe.each(Object.entries(backs))('one key for a payment and for %s, in two processes,', (_what, back) => {
  const { begin, done, count } = back;
  const pay = (key: string) =>
    asHolder(there, '/api/intra-transfer', key, { fromWalletId: holder.wallet, toAccountNumber: bola, amount: 10 });
  const ask = (key: string) => asHolder(there, '/api/payment-requests', key, { amount: '10', note: 'Lunch' });
  const many = async (sql: string): Promise<number> => (await here.pool.query(sql)).rows[0].n;
  const standing = async () => ({
    back: await many(count),
    paid: await many(
      `select count(*)::integer as n from ledger.entry where wallet_id = ${holder.walletId} and amount = -1000`,
    ),
    asked: await many('select count(*)::integer as n from payment_requests.request'),
  });
  const told = ({ status, body }: Answer) => [status, body.code];
  // A customer has five cards at most.
  beforeEach(async () => {
    holder = await newCardholder(here);
  });

  it('pays nothing where that is being written', async () => {
    const key = randomId('key');
    const bring = await begin();
    const before = await standing();
    const [brought, paid] = await whileLocked(
      'wallets.keyed_deed',
      () => bring(key),
      () => pay(key),
    );
    expect([brought.status, told(paid)], brought.text).toEqual([done, idempotencyMismatch]);
    expect(await standing()).toEqual({ ...before, back: before.back + 1 });
    expect((await bring(key)).isReplay).toBe(true);
  });

  it('does no more than a payment that is being written', async () => {
    const key = randomId('key');
    const bring = await begin();
    const before = await standing();
    const [paid, brought] = await whileLocked(
      'ledger.chain',
      () => pay(key),
      () => bring(key),
    );
    expect([paid.status, told(brought)], paid.text).toEqual([200, idempotencyMismatch]);
    expect(await standing()).toEqual({ ...before, paid: before.paid + 1 });
    expect((await bring(randomId('key'))).status).toBe(done);
  });

  it('makes nothing under it either', async () => {
    const key = randomId('key');
    const bring = await begin();
    const before = await standing();
    const [brought, made] = await whileLocked(
      'wallets.keyed_deed',
      () => bring(key),
      () => ask(key),
    );
    expect([brought.status, told(made)], brought.text).toEqual([done, idempotencyMismatch]);
    expect(await standing()).toEqual({ ...before, back: before.back + 1 });
  });

  it('does one of three, whichever is first, and one of two of its kind', async () => {
    for (const first of [0, 2]) {
      const key = randomId('key');
      const calls = [pay, ask, await begin(), await begin()];
      const before = await standing();
      const answers = await Promise.all(calls.map((_, n) => calls[(first + n) % calls.length]!(key)));
      const refused = answers.filter(({ status }) => status >= 300);
      expect(refused.map(told), answers.map(({ text }) => text).join('\n')).toEqual([
        idempotencyMismatch,
        idempotencyMismatch,
        idempotencyMismatch,
      ]);
      const after = await standing();
      expect(after.back + after.paid + after.asked - before.back - before.paid - before.asked).toBe(1);
    }
  });
});
