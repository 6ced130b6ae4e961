import * as books from '@wura/ledger/server/verify';
import { transaction, type Pool } from '@wura/database';
import {
  deposit,
  newPayer,
  openTestProduct,
  type Payer,
  type TestProduct,
} from '@wura/app-server/testing/test-product';
import { seedOperator } from '@wura/operators/server';
import type { OperatorRole } from '@wura/operators/contract';
import { assertBooksBalance } from '@wura/testkit/books';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { randomBytes } from '@wura/testkit/random';
import { hash } from '@node-rs/argon2';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

let database: TestDatabase;
let checker: Pool;
/** Two processes on one database. */
let product: TestProduct;
let other: TestProduct;
let ada: Payer;
let finance: string;

beforeAll(async () => {
  database = await cloneDatabase();
  checker = database.pool('wura_checker');
  [product, other] = [await openTestProduct(database), await openTestProduct(database)];
  ada = await newPayer(product);
  await deposit(product, ada, 10_000);
  finance = await staff('finance');
});
afterAll(async () => {
  await product.close();
  await other.close();
  await database.close();
});
afterEach(() => assertBooksBalance(checker, books));

async function staff(role: OperatorRole): Promise<string> {
  const email = `${role}.${randomBytes(4).toString('hex')}@wura.example`;
  const password = 'Palm-Wine-7';
  const passwordHash = await hash(password, { memoryCost: 8, timeCost: 1 });
  await transaction(database.pool('none'), tx =>
    seedOperator(tx, { email, name: role, role, passwordHash, at: new Date() }),
  );
  const { body } = await product.call('POST', '/api/operator/login', { body: { email, password } });
  return body.token;
}

const set = (body: object, { name = 'squad', token = finance } = {}) =>
  product.call('POST', `/api/operator/providers/${name}`, { token, body: { reason: 'They are late', ...body } });
const services = async (of = product): Promise<Record<string, { is_available: boolean; reason: string | null }>> => {
  const { body } = await of.call('GET', '/api/bills/services', { token: ada.token });
  return Object.fromEntries(body.data.map((each: any) => [each.service, each]));
};
const airtime = (of = product) =>
  of.call('POST', '/api/payments/airtime', {
    token: ada.token,
    body: { walletId: ada.wallet, amount: 100, network: 'mtn', phone: '08031234567' },
  });

it('what staff stop selling is stopped in every process at once, said to customers, and sold again when they resume', async () => {
  expect((await services())['airtime']).toMatchObject({ is_available: true, reason: null });
  const stopped = await set({ selling: false });
  expect(stopped).toMatchObject({ status: 200, body: { name: 'squad', is_selling: false, reason: 'They are late' } });
  for (const process of [product, other]) {
    expect((await services(process))['airtime']).toMatchObject({ is_available: false, reason: 'stopped' });
    expect(await airtime(process)).toMatchObject({ status: 503, body: { code: 'service_off' } });
  }
  await set({ selling: true });
  expect((await airtime(other)).status).toBe(200);
});

it('one kind may be stopped alone', async () => {
  await set({ selling: false, kind: 'data' });
  expect(await services()).toMatchObject({ airtime: { is_available: true }, data: { reason: 'stopped' } });
  const { body } = await product.call('GET', '/api/operator/providers', { token: finance });
  const squad = body.find(({ name }: any) => name === 'squad');
  expect(squad).toMatchObject({ is_selling: true, is_down: false });
  expect(squad.kinds).toEqual(
    expect.arrayContaining([expect.objectContaining({ kind: 'data', is_selling: false, reason: 'They are late' })]),
  );
  await set({ selling: true, kind: 'data' });
  expect((await services())['data']).toMatchObject({ is_available: true });
});

it('each act leaves a line in the audit log, and only finance may', async () => {
  const admin = await staff('admin');
  await set({ selling: false, kind: 'data' });
  await set({ selling: true, kind: 'data' });
  const { body } = await product.call('GET', '/api/operator/audit?limit=2', { token: admin });
  expect(body.data).toMatchObject([
    { what: 'selling_resumed', subject: 'squad data', why: 'They are late' },
    { what: 'selling_stopped', subject: 'squad data', why: 'They are late' },
  ]);
  expect((await set({ selling: false }, { token: await staff('support') })).status).toBe(403);
  expect((await set({ selling: false }, { token: ada.token })).status).toBe(401);
  expect((await set({ selling: false }, { name: 'nobody' })).status).toBe(404);
  expect((await set({ selling: false, kind: 'bread' })).status).toBe(404);
  expect((await airtime()).status).toBe(200);
});

it('a purchase that has ended, or is unknown, is no longer a person’s to decide', async () => {
  const decide = (reference: string) =>
    product.call('POST', `/api/operator/purchases/${reference}`, {
      token: finance,
      body: { provider_reference: null, reason: 'Looked at their list' },
    });
  expect(await decide('wur_0000000000000000')).toMatchObject({ status: 404 });
  const { body } = await airtime();
  expect(await decide(body.reference)).toMatchObject({ status: 409, body: { code: 'nothing_to_decide' } });
});
