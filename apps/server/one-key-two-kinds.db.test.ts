import { newPhone } from '@wura/testkit/random';
import type { Answer } from '@wura/testkit/client';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { randomId } from '@wura/platform/identifiers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { balanceOf, deposit, newPayer, openTestProduct, type Payer, type TestProduct } from './testing/test-product.ts';

let database: TestDatabase;
let here: TestProduct;
let there: TestProduct;
let ada: Payer;
let bola: string;

beforeAll(async () => {
  database = await cloneDatabase();
  [here, there] = [await openTestProduct(database), await openTestProduct(database)];
  ada = await newPayer(here, { pin: '2580' });
  await deposit(here, ada, 50_000);
  bola = (await here.call('GET', '/api/user', { token: (await newPayer(here)).token })).body.account_number;
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
