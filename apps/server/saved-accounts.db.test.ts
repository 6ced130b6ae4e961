import { randomBytes } from 'node:crypto';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  deposit,
  newPayer,
  newReference,
  openTestProduct,
  type Payer,
  type TestProduct,
} from './testing/test-product.ts';

let database: TestDatabase;
let product: TestProduct;

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database);
});
afterAll(async () => {
  await product.close();
  await database.close();
});

const account = { account_number: '0123456789', bank_code: '058' };
const save = ({ token }: Payer, account_number: string) =>
  product.call('POST', '/api/beneficiaries', { token, body: { ...account, account_number } });
const list = async ({ token }: Payer, query = '') =>
  (await product.call('GET', `/api/beneficiaries${query}`, { token })).body;

/** As if they had been saved over the years. */
async function haveSaved({ number }: Payer, count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    await product.pool.query(
      `insert into bank_transfers.beneficiary (public_id, customer, bank_code, bank_name, account_number, account_name)
       values ($1, $2, '058', 'GTBank', $3, 'NGOZI EZE')`,
      [`ben_${randomBytes(13).toString('hex')}`, number, String(2_000_000_000 + index)],
    );
  }
}

it('saved accounts come in pages that leave none out, and end', async () => {
  const ada = await newPayer(product);
  await haveSaved(ada, 5);
  const first = await list(ada, '?limit=2');
  const second = await list(ada, `?limit=2&cursor=${first.nextCursor}`);
  const last = await list(ada, `?limit=2&cursor=${second.nextCursor}`);
  const pages = [first, second, last].map(({ data }) => data.map((saved: { id: string }) => saved.id));
  expect(pages.map(page => page.length)).toEqual([2, 2, 1]);
  expect(new Set(pages.flat()).size).toBe(5);
  expect(last.nextCursor).toBeNull();
});

it('the 201st account is refused, also when ten are saved at once, and a removed one makes room', async () => {
  const ada = await newPayer(product);
  await haveSaved(ada, 199);
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => save(ada, String(3_000_000_001 + index))));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, ...Array(9).fill(422)]);
  expect(answers.find(({ status }) => status === 422)?.body.code).toBe('beneficiaries_full');
  const { data } = await list(ada);
  await product.call('DELETE', `/api/beneficiaries/${data[0].id}`, { token: ada.token });
  expect((await save(ada, '3000000020')).status).toBe(201);
});

it('a payment that could never be made asks no bank whose account it is', async () => {
  const poor = await newPayer(product, { pin: '2468' });
  await product.control('/faults', { provider: 'paystack', operation: 'resolve', mode: 'error500', times: 1 });
  const sent = await product.call('POST', '/api/send-money', {
    token: poor.token,
    body: {
      from_wallet_id: poor.wallet,
      to_bank_account: { ...account, beneficiary_name: 'NGOZI EZE', currency: 'NGN' },
      amount: 500,
      pin: '2468',
    },
  });
  expect(sent).toMatchObject({ status: 422, body: { code: 'insufficient_funds' } });
  // The fault is still there for the first question that is asked.
  const asked = await product.call('POST', '/api/paystack/validate-account', { token: poor.token, body: account });
  expect(asked.status).toBe(503);
});

it('one key means one payment across kinds: a transfer and then a deposit under it is a mismatch', async () => {
  const [ada, ngozi] = await Promise.all([newPayer(product), newPayer(product)]);
  await deposit(product, ada, 5_000);
  const { rows } = await product.pool.query<{ account_number: string }>(
    'select account_number from identity.customers where id = $1',
    [ngozi.number],
  );
  const key = 'the-rent-of-november';
  const transfer = await product.call('POST', '/api/intra-transfer', {
    token: ada.token,
    key,
    body: { toAccountNumber: rows[0]!.account_number, fromWalletId: ada.wallet, amount: 100 },
  });
  expect(transfer.status).toBe(200);
  const begun = await product.call('POST', '/api/paystack/create-pending-deposit', {
    token: ada.token,
    key,
    body: { amount: 5_000, email: ada.email, wallet_id: ada.wallet, transaction_ref: newReference() },
  });
  expect(begun).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
});
