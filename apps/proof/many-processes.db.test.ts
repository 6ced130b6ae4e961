import { balanceOf, openTestProduct, type Payer, type TestProduct } from '@wura/app-server/testing/test-product';
import * as books from '@wura/ledger/server/verify';
import type { Pool } from '@wura/database';
import { assertBooksBalance } from '@wura/testkit/books';
import { callServer, type Answer } from '@wura/testkit/client';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { randomBytes } from '@wura/testkit/random';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { report, rounds } from './report.ts';
import { arm, newPayers, pin, sendMoney } from './testing/deeds.ts';
import { openManyProcesses, type Killing, type ManyProcesses } from './testing/many-processes.ts';

// What holds in one process holds for three behind one port and two workers, while now this one is killed and now that one.

let database: TestDatabase;
let checker: Pool;
let product: TestProduct;
let processes: ManyProcesses;
let killing: Killing;

beforeAll(async () => {
  database = await cloneDatabase();
  checker = database.pool('wura_checker');
  product = await openTestProduct(database);
  processes = await openManyProcesses(product, { workerUrl: database.urls.worker });
  killing = processes.killOften();
}, 120_000);
afterAll(async () => {
  report({ deaths: await killing.stop() });
  await processes.close();
  await assertBooksBalance(checker, books);
  await product.close();
  await database.close();
});

/** Each call on a connection of its own, so that the kernel chooses a process for it; again when that one died meanwhile. */
async function insist(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    const answer = await ask().catch(() => undefined);
    if (answer && answer.status !== 503) return answer;
    if (tries === 200) throw new Error('nobody answered');
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}

const post = (url: string, { token }: Payer, body: object, key?: string): Promise<Answer> =>
  insist(() =>
    callServer(processes.url)('POST', url, {
      token,
      body,
      headers: { connection: 'close' },
      ...(key !== undefined && { key }),
    }),
  );

const accountOf = async ({ token }: Payer): Promise<string> =>
  (await product.call('GET', '/api/user', { token })).body.account_number;

/** Of each bank transfer another, so that no two can be taken for one. */
const nairaOf = (n: number) => 10 + n;
/** The fee of a small one and the VAT on it. */
const feeMinor = 10_75n;

const newKey = () => randomBytes(12).toString('hex');

it(
  'one intent asked for by twelve callers at once moves money once, and all are told the same',
  { timeout: 600_000 },
  async () => {
    const times = rounds(5, 100);
    const [payer, friend] = await newPayers(product, 2, { naira: 50_000 });
    for (let round = 0; round < times; round++) {
      const before = await balanceOf(product, payer!);
      const key = newKey();
      const body = { toAccountNumber: await accountOf(friend!), fromWalletId: payer!.wallet, amount: '10.00' };
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => post('/api/intra-transfer', payer!, body, key)),
      );
      const told = answers.filter(({ body }) => body.code !== 'idempotency_in_flight');
      expect(told.map(({ status }) => status)).toEqual(told.map(() => 200));
      expect(new Set(told.map(({ text }) => text)).size).toBe(1);
      expect(await balanceOf(product, payer!)).toBe(before - 10_00n);
    }
    report({ race: 'one key, 12 callers, 3 processes', rounds: times, good: times });
  },
);

/** Twenty payments of 300 naira at once, of which three have room. */
async function expectThreeToLeave(payer: Payer, refusal: string): Promise<void> {
  const [friend] = await newPayers(product, 1, { naira: 100 });
  const body = { toAccountNumber: await accountOf(friend!), fromWalletId: payer.wallet, amount: '300.00' };
  const before = await balanceOf(product, payer);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => post('/api/intra-transfer', payer, body, newKey())),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(answer => answer.body.code)).toEqual(Array(17).fill(refusal));
  expect(await balanceOf(product, payer)).toBe(before - 900_00n);
}

it('twenty payments at once out of a wallet that holds three of them: three leave', { timeout: 600_000 }, async () => {
  const times = rounds(3, 50);
  for (let round = 0; round < times; round++) {
    const [payer] = await newPayers(product, 1, { naira: 1_000 });
    await expectThreeToLeave(payer!, 'insufficient_funds');
  }
  report({ race: '20 payments, funds for 3', rounds: times, good: times });
});

it('twenty payments at once against a day with room for three of them: three leave', { timeout: 600_000 }, async () => {
  const times = rounds(3, 50);
  for (let round = 0; round < times; round++) {
    const [payer] = await newPayers(product, 1, { naira: 10_000 });
    const held = await product.call('PUT', '/api/limits', { token: payer!.token, body: { per_day: '1000' } });
    expect(held.status).toBe(200);
    await expectThreeToLeave(payer!, 'limit_exceeded');
  }
  report({ race: '20 payments, a day with room for 3', rounds: times, good: times });
});

it(
  'of twelve wrong PINs at once five are counted, and after them the right one is locked out everywhere',
  { timeout: 600_000 },
  async () => {
    const times = rounds(3, 50);
    for (let round = 0; round < times; round++) {
      const [payer, friend] = await newPayers(product, 2, { naira: 20_000 });
      const body = { toAccountNumber: await accountOf(friend!), fromWalletId: payer!.wallet, amount: '15000.00' };
      const guess = (given: string) => post('/api/intra-transfer', payer!, { ...body, pin: given }, newKey());
      const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => guess(String(1000 + n))));
      const codes = answers.map(answer => answer.body.code);
      expect(new Set(codes)).toEqual(new Set(['invalid_pin', 'pin_locked']));
      // A process that died may have counted a guess that it never answered.
      expect(codes.filter(code => code === 'invalid_pin').length).toBeLessThanOrEqual(5);
      for (const { body: refused } of await Promise.all([guess(pin), guess(pin), guess(pin)])) {
        expect(refused.code).toBe('pin_locked');
      }
      expect(await balanceOf(product, payer!)).toBe(20_000_00n);
    }
    report({ race: '12 wrong PINs', rounds: times, good: times });
  },
);

it('what is undecided when its process dies is settled once by one of two workers', { timeout: 600_000 }, async () => {
  const count = rounds(12, 200);
  const payers = await newPayers(product, 4, { naira: 200_000 });
  const befores = await Promise.all(payers.map(payer => balanceOf(product, payer)));
  await arm(product, 'transfer', 'act_then_timeout', { times: Math.floor(count / 2) });
  const sent = await Promise.all(
    Array.from({ length: count }, (_, n) =>
      insist(() => sendMoney(product, payers[n % 4]!, { amount: nairaOf(n), key: `settled-${n}`, at: processes.url })),
    ),
  );
  expect(new Set(sent.map(({ status }) => status < 300))).toEqual(new Set([true]));
  await database
    .pool('wura_worker')
    .query(`update jobs.job set due_at = clock_timestamp() where kind = 'bank_transfer'`);
  await expect
    .poll(
      async () => {
        const { rows } = await product.pool.query<{ open: number }>(
          'select count(*)::int as open from provider_payments.open_payment',
        );
        return rows[0]!.open;
      },
      { timeout: 300_000, interval: 500 },
    )
    .toBe(0);
  const providerBooks = await product.providerBooks();
  const paid = [...providerBooks.values()].filter(
    ({ operation, status }) => operation === 'transfer' && status === 'success',
  );
  expect(paid).toHaveLength(count);
  expect(await product.clearing()).toBe(0n);
  const afters = await Promise.all(payers.map(payer => balanceOf(product, payer)));
  for (const [index, payer] of payers.entries()) {
    const own = sent.flatMap((_, n) => (n % 4 === index ? [nairaOf(n)] : []));
    const left = own.reduce((sum, naira) => sum + BigInt(naira) * 100n + feeMinor, 0n);
    expect(befores[index]! - afters[index]!, payer.email).toBe(left);
  }
  report({ race: 'settled by two workers', rounds: count, good: count });
});
