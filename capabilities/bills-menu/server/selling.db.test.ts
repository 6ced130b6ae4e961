import { openCase } from '@wura/cases/server';
import { minuteMs } from '@wura/platform/time';
import { transaction, type Pool } from '@wura/database';
import {
  balanceOf,
  deposit,
  newPayer,
  openTestProduct,
  type Payer,
  type TestProduct,
} from '@wura/app-server/testing/test-product';
import { seedOperator } from '@wura/operators/server';
import type { OperatorRole } from '@wura/operators/contract';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { sentEarlier } from '@wura/provider-payments/testing/sent-earlier';
import { randomBytes } from '@wura/testkit/random';
import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, it } from 'vitest';

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

it('that a purchase is no line of its seller’s list is said by two, and not while one line fits or none is in doubt', async () => {
  const second = await staff('finance');
  const reference = await lost();
  const held = await balanceOf(product, ada);
  expect(await say(reference, null)).toMatchObject({ status: 409, body: { code: 'list_not_ambiguous' } });
  await fits(reference, { line_1: 'accepted' });
  expect(await say(reference, null)).toMatchObject({ status: 409, body: { code: 'one_line_fits' } });
  await fits(reference, { line_2: 'accepted' });
  const begun = await say(reference, null);
  expect(begun).toMatchObject({ status: 202, body: { approval: expect.stringMatching(/^apr_/) } });
  expect((await approve(begun.body.approval, finance)).body.code).toBe('second_operator_needed');
  await sentEarlier(database.pool('none'), [reference], 60 * minuteMs);
  expect(await isNoneOfTheirs(reference)).toBe(false);
  expect(await balanceOf(product, ada)).toBe(held);
  expect((await approve(begun.body.approval, second)).status).toBe(200);
  expect(await isNoneOfTheirs(reference)).toBe(true);
  await product.runJobs();
  expect(await balanceOf(product, ada)).toBe(held + 100_00n);
});

it('a line that says it was sold is named by one, and any other by two', async () => {
  const reference = await lost();
  await fits(reference, { line_3: 'accepted', line_4: 'declined' });
  for (const line of ['line_4', 'line_of_another']) {
    const { status, body } = await say(reference, line);
    expect([status, Object.keys(body)]).toEqual([202, ['approval']]);
    await approve(body.approval, await staff('finance'), 'refuse');
  }
  expect(await say(reference, 'line_3')).toMatchObject({ status: 202, body: { planned: true } });
  const { body } = await product.call('GET', `/api/operator/audit?subject=${reference}`, { token: finance });
  expect(body.data).toMatchObject([{ what: 'purchase_decided', why: 'line_3: Looked at their list' }]);
});

const say = (reference: string, line: string | null) =>
  product.call('POST', `/api/operator/purchases/${reference}`, {
    token: finance,
    body: { provider_reference: line, reason: 'Looked at their list' },
  });
const approve = (id: string, token: string, decision = 'approve') =>
  product.call('POST', `/api/operator/approvals/${id}`, { token, body: { decision, reason: 'I looked too' } });

/** Bought of a seller that answered nothing, and whose list lacks it. */
async function lost(): Promise<string> {
  await product.control('/faults', { provider: 'squad', operation: 'airtime', mode: 'error500', times: 1 });
  const { status, body } = await airtime();
  expect(status).toBe(202);
  return body.reference;
}

/** As the case tells what the list said. */
async function fits(reference: string, lines: Record<string, string>): Promise<void> {
  const said = Object.entries(lines).map(([line, outcome]) => [line, `${outcome} ${new Date().toISOString()}`]);
  const facts = { provider: 'squad', ...Object.fromEntries(said) };
  await transaction(product.pool, tx =>
    openCase(tx, { kind: 'purchase_ambiguous', subject: reference, customer: ada.number, facts }),
  );
}

async function isNoneOfTheirs(reference: string): Promise<boolean> {
  const { rows } = await checker.query<{ is_none_of_theirs: boolean }>(
    'select is_none_of_theirs from provider_payments.payment where reference = $1',
    [reference],
  );
  return rows[0]!.is_none_of_theirs;
}
