import { createLog } from '@wura/platform/log';
import { transaction } from '@wura/database';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  accountNumberOf,
  deposit,
  newPayer,
  openTestProduct,
  type Payer,
  type TestProduct,
} from './testing/test-product.ts';

let database: TestDatabase;
let product: TestProduct;
let ada: Payer;
let bolasAccount: string;
const lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  database = await cloneDatabase();
  const log = createLog({ level: 'error', write: line => void lines.push(JSON.parse(line)) });
  product = await openTestProduct(database, {}, { log });
  ada = await newPayer(product);
  await deposit(product, ada, 5_000);
  const bola = await newPayer(product);
  bolasAccount = await accountNumberOf(product, bola);
});
afterAll(async () => {
  await product.close();
  await database.close();
});

const pay = () =>
  product.call('POST', '/api/intra-transfer', {
    token: ada.token,
    body: { toAccountNumber: bolasAccount, fromWalletId: ada.wallet, amount: 10 },
  });
const ready = () => product.call('GET', '/api/health/ready', {});

/** As an operator or the provider of a database does it, or a change of its primary node. */
async function setReadOnly(isOn: boolean): Promise<void> {
  const owner = database.pool('none');
  const name = new URL(database.url).pathname.slice(1);
  await transaction(owner, async tx => {
    await tx.query('set transaction read write');
    await tx.query(`alter database ${name} set default_transaction_read_only = ${isOn ? 'on' : 'off'}`);
  });
  await owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()`,
    [name],
  );
  await expect.poll(async () => (await ready()).body.status, { timeout: 8_000 }).toBe(isOn ? 'read_only' : 'up');
}

async function figure(name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${product.config.port}/metrics`)).text();
  return Number(new RegExp(`^${name.replaceAll(/[{}]/g, String.raw`\$&`)} (\\S+)$`, 'm').exec(text)?.[1] ?? 0);
}

it('while the database only reads, customers see what they have, every payment is refused, and operators are told once', async () => {
  expect(await figure('database_takes_writes')).toBe(1);
  await setReadOnly(true);
  expect(await ready()).toMatchObject({ status: 200, body: { status: 'read_only' } });
  expect(await figure('database_takes_writes')).toBe(0);

  lines.length = 0;
  const before = await figure('refusals_total{code="busy"}');
  for (const path of ['/api/user', '/api/wallets', '/api/transactions?limit=5']) {
    expect((await product.call('GET', path, { token: ada.token })).status, path).toBe(200);
  }
  const answers = await Promise.all(Array.from({ length: 30 }, pay));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.code}`))).toEqual(new Set(['503 busy']));
  expect(await figure('refusals_total{code="busy"}')).toBe(before + 30);
  expect(lines.map(({ msg, error }) => [msg, error])).toEqual([
    ['request failed', expect.stringContaining('read-only transaction')],
  ]);

  await setReadOnly(false);
  await expect.poll(async () => (await pay()).status, { timeout: 5_000 }).toBe(200);
});
