import {
  accountNumberOf,
  balanceOf,
  deposit,
  newPayer,
  openTestProduct,
  type Payer,
  type TestProduct,
} from './testing/test-product.ts';
import { newKeyToken } from '@wura/identity/server/key-tokens';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createWura, isRefused, WuraRefused, WuraUnreachable, type Wura, type WuraOptions } from '@wura/client/source';

// The package as a program uses it, against the real server on a port.

let database: TestDatabase;
let product: TestProduct;
let ada: Payer;
let bola: Payer;
let bolaNumber: string;
let key: string;

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database);
  [ada, bola] = [await newPayer(product), await newPayer(product)];
  await deposit(product, ada, 50_000);
  bolaNumber = await accountNumberOf(product, bola);
  key = newKeyToken('test');
  await database.pool('none').query(
    `insert into identity.api_keys (public_id, customer, token_hash, name, ending, scopes, per_payment_minor, per_day_minor,
                                    created_at, expires_at)
     values ('key_client', $1, $2, 'Till', 'abcd', '{read,send_wura,bulk}', 1000000, 2000000, now(), now() + interval '1 day')`,
    [ada.number, hash('sha256', key, 'buffer')],
  );
});
afterAll(async () => {
  await product.close();
  await database.close();
});

const open = (more: Partial<WuraOptions> = {}): Wura =>
  createWura({ baseUrl: `http://127.0.0.1:${product.config.port}/`, key, waitMs: () => 0, ...more });
const pay = (wura: Wura, amount: string, more: object = {}) =>
  wura.call('POST /api/intra-transfer', {
    body: { fromWalletId: ada.wallet, toAccountNumber: bolaNumber, amount },
    ...more,
  });

it('reads, pays exact amounts, and tells refusals apart by their codes', async () => {
  const wura = open();
  const wallets = await wura.call('GET /api/wallets', {});
  expect(JSON.stringify(wallets)).toContain(ada.wallet);
  const { transaction, reference } = await pay(wura, '1500.50');
  expect(transaction).toMatchObject({ amount: '1500.50', status: 'completed', reference });
  const shown = await wura.call('GET /api/transactions/{id}', { params: { id: transaction.id } });
  expect(shown.id).toBe(transaction.id);
  const listed = await wura.call('GET /api/transactions', { query: { wallet_id: ada.wallet, limit: '1' } });
  expect(listed.data[0]!.id).toBe(transaction.id);
  const refused = await pay(wura, '10000.01').catch((error: unknown) => error);
  expect(isRefused(refused, 'POST /api/intra-transfer', 'limit_exceeded')).toBe(true);
  expect(refused).toMatchObject({ status: 403, requestId: expect.any(String) });
  const wrong = await createWura({ baseUrl: `http://127.0.0.1:${product.config.port}`, key: 'wura_test_x' })
    .call('GET /api/wallets', {})
    .catch((error: unknown) => error);
  expect(wrong).toBeInstanceOf(WuraRefused);
  expect(wrong).toMatchObject({ status: 401, code: 'unauthenticated' });
});

it('does what its own page shows, letter for letter', async () => {
  const page = readFileSync(new URL('../../packages/client/README.md', import.meta.url), 'utf8');
  const shown = /```ts\n(import \{ createWura[\s\S]*?)```/.exec(page)![1]!;
  const program = [
    ["'@wura/client'", `'${new URL('../../packages/client/client.ts', import.meta.url).href}'`],
    ['https://wallet.example', `http://127.0.0.1:${product.config.port}`],
    ['0123456789', bolaNumber],
  ].reduce((text, [from, to]) => text.replace(from!, to!), shown);
  const folder = mkdtempSync(path.join(tmpdir(), 'wura-client-page-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'page.mts');
  writeFileSync(file, program);
  const env = { PATH: process.env['PATH'], WURA_KEY: key };
  const { stdout } = await promisify(execFile)(process.execPath, [file], { env });
  expect(stdout).toMatch(/^WUR\w+\n$/);
});

it('pays once although the answer of the first attempt is lost, under a key that it made itself', async () => {
  const before = await balanceOf(product, ada);
  const keys: (string | null)[] = [];
  const lossy: typeof fetch = async request => {
    keys.push((request as Request).headers.get('idempotency-key'));
    const answer = await fetch(request);
    if (keys.length === 1) throw new TypeError('the connection was cut');
    return answer;
  };
  const { transaction } = await pay(open({ fetch: lossy }), '10.00');
  expect(transaction.status).toBe('completed');
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(await balanceOf(product, ada)).toBe(before - 10_00n);
});

it('says under which key a payment was asked for whose answer never came, and the same key finds it', async () => {
  const before = await balanceOf(product, ada);
  const silent: typeof fetch = async request => {
    await fetch(request);
    throw new TypeError('the connection was cut');
  };
  const lost = await pay(open({ fetch: silent }), '11.00').catch((error: unknown) => error);
  expect(lost).toBeInstanceOf(WuraUnreachable);
  const { idempotencyKey } = lost as WuraUnreachable;
  const { transaction } = await pay(open(), '11.00', { idempotencyKey });
  expect(transaction.amount).toBe('11.00');
  expect(await balanceOf(product, ada)).toBe(before - 11_00n);
});
