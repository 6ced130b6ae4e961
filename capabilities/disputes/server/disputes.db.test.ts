import { hash } from 'node:crypto';
import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { randomId } from '@wura/platform/identifiers';
import { randomBytes } from '@wura/testkit/random';
import { newOperator } from '@wura/app-server/testing/new-operator';
import {
  deposit,
  newPayer,
  openTestProduct,
  type Payer,
  type TestProduct,
} from '@wura/app-server/testing/test-product';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dayMs } from '@wura/platform/time';

let database: TestDatabase;
let product: TestProduct;
let ada: Payer & { payment: string };
let [support, compliance] = ['', ''];

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database);
  [support, compliance] = [
    await newOperator({ database, product }, 'support'),
    await newOperator({ database, product }, 'compliance'),
  ];
});
afterAll(async () => {
  await product.close();
  await database.close();
});
beforeEach(async () => {
  const payer = await newPayer(product);
  await deposit(product, payer, 5_000);
  const { body } = await product.call('GET', '/api/transactions', { token: payer.token });
  ada = { ...payer, payment: body.data[0].id };
});

const told = 'The money left and never came';
const report = (of = ada, body: object = {}) =>
  product.call('POST', '/api/disputes', {
    token: of.token,
    body: { transaction_id: ada.payment, reason: 'charged_twice', text: told, ...body },
  });
const read = async (id: string, of = ada) => product.call('GET', `/api/disputes/${id}`, { token: of.token });
const accountNumberOf = async ({ token }: Payer) =>
  (await product.call('GET', '/api/user', { token })).body.account_number;
const step = (id: string, body: object, token = compliance) =>
  product.call('POST', `/api/operator/disputes/${id}`, { token, body });

async function send(id: string, bytes: Buffer, of = ada) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), 'screen.jpg');
  const response = await fetch(`http://127.0.0.1:${product.config.port}/api/disputes/${id}/evidence`, {
    method: 'POST',
    headers: { authorization: `Bearer ${of.token}` },
    body: form,
  });
  return { status: response.status, body: await response.json() };
}

it('a report of fraud locks what leaves the account at once, tells its owner, and signs a thief out', async () => {
  const { body: me } = await product.call('GET', '/api/user', { token: ada.token });
  const thief = { ...ada, token: randomBytes(32).toString('base64url') };
  await database.pool('none').query(
    `insert into identity.sessions
       (token_hash, public_id, customer, is_remembered, created_at, last_used_at, ends_at, user_agent, address)
     select $2, $3, customer, is_remembered, created_at, last_used_at, ends_at, user_agent, address
       from identity.sessions where customer = $1`,
    [ada.number, hash('sha256', thief.token, 'buffer'), randomId('ses')],
  );
  expect((await product.call('GET', '/api/user', { token: thief.token })).status).toBe(200);
  const pay = (of: Payer) =>
    product.call('POST', '/api/payments/airtime', {
      token: of.token,
      body: { walletId: of.wallet, amount: 100, phone: '08031234567', network: 'mtn' },
    });
  expect((await report(ada, { reason: 'charged_twice', lock_payments: true })).body.errors).toHaveProperty(
    'lock_payments',
  );
  expect((await report(ada, { transaction_id: 'txn_none', reason: 'not_me', lock_payments: true })).status).toBe(404);
  expect((await pay(ada)).status).toBe(200);
  const { status, body } = await report(ada, { reason: 'not_me', lock_payments: true });
  expect(status).toBe(201);
  expect(body.reason).toBe('not_me');
  expect((await pay(ada)).body.code).toBe('account_frozen');
  expect((await product.call('GET', '/api/user', { token: thief.token })).status).toBe(401);
  const { frozen } = (await product.call('GET', '/api/user', { token: ada.token })).body;
  expect(me.frozen).toBeNull();
  expect(frozen.reason).toBe('You reported a fraud, so nothing leaves your account');
  // Once more, of a payment that has a case: it stays locked, and is told once.
  expect((await report(ada, { reason: 'not_me', lock_payments: true })).body.code).toBe('dispute_open');
  const { rows } = await database
    .pool('none')
    .query('select subject from notices.mails where recipient = $1', [ada.email]);
  expect(rows.filter(({ subject }) => subject === frozen.reason)).toHaveLength(1);
});

it('a report has its number and due time at once, is told by mail, and is one for each payment', async () => {
  const { status, body } = await report();
  expect(status).toBe(201);
  expect(body).toMatchObject({ status: 'open', reason: 'charged_twice', text: told, amount: '5000.00', steps: [] });
  expect(body.case_number).toMatch(/^DSP-/);
  expect(Date.parse(body.due_at) - Date.parse(body.opened_at)).toBe(3 * dayMs);
  expect(body.escalation).toMatchObject({ email: 'cpd@cbn.gov.ng', from: body.due_at });
  expect((await report()).body.code).toBe('dispute_open');
  const about = async (payment: string) =>
    (await product.call('GET', `/api/disputes?transaction_id=${payment}`, { token: ada.token })).body.data;
  expect(await about(ada.payment)).toMatchObject([{ id: body.id }]);
  expect(await about('mov_another')).toEqual([]);
  const { rows } = await database
    .pool('none')
    .query('select subject from notices.mails where recipient = $1', [ada.email]);
  expect(rows.some(({ subject }) => subject.includes(body.case_number))).toBe(true);
  const kept = await database
    .pool('none')
    .query('select sealed_text from disputes.dispute where public_id = $1', [body.id]);
  expect(kept.rows[0].sealed_text.includes(told)).toBe(false);
});

it('is nothing to a stranger, and is refused without a reason or words', async () => {
  const eve = { ...(await newPayer(product)), payment: '' };
  expect((await report(eve)).status).toBe(404);
  const { body } = await report();
  expect((await read(body.id, eve)).status).toBe(404);
  expect((await product.call('GET', '/api/disputes', { token: eve.token })).body.data).toEqual([]);
  const bad = await report(ada, { reason: 'bored', text: 'short' });
  expect(bad.status).toBe(422);
  expect(Object.keys(bad.body.errors)).toEqual(['reason', 'text']);
});

it('what came in was sent to no wrong account: a payment is reported only for what can be true of it, and nothing is locked', async () => {
  for (const reason of ['wrong_account', 'not_what_i_bought']) {
    const { status, body } = await report(ada, { reason });
    expect([reason, status, Object.keys(body.errors)]).toEqual([reason, 422, ['reason']]);
  }
  const locked = await report(ada, { reason: 'wrong_account', lock_payments: true });
  expect(locked.status).toBe(422);
  expect((await product.call('GET', '/api/user', { token: ada.token })).body.frozen).toBeNull();
  expect((await product.call('GET', '/api/disputes', { token: ada.token })).body.data).toEqual([]);

  const bola = await newPayer(product);
  const body = { toAccountNumber: await accountNumberOf(bola), fromWalletId: ada.wallet, amount: 100 };
  const sent = await product.call('POST', '/api/intra-transfer', { token: ada.token, body });
  const { body: came } = await product.call('GET', '/api/transactions', { token: bola.token });
  const mistaken = { reason: 'wrong_account' };
  expect((await report(bola as typeof ada, { transaction_id: came.data[0].id, ...mistaken })).status).toBe(422);
  expect((await report(ada, { transaction_id: sent.body.transaction.id, ...mistaken })).status).toBe(201);
});

it('goes back and forth with staff, who are not named to the customer, until it is decided', async () => {
  const { id, case_number: number } = (await report()).body;
  const { body: queue } = await product.call('GET', '/api/operator/disputes?status=unanswered', { token: support });
  expect(queue.data.map((each: { id: string }) => each.id)).toContain(id);
  expect((await step(id, { status: 'in_review' }, support)).status).toBe(403);
  expect((await step(id, {})).status).toBe(422);
  expect((await step(id, { status: 'needs_information', note: 'Which account was it?' })).status).toBe(200);
  const answer = { text: 'It was my own at GTBank' };
  const said = await product.call('POST', `/api/disputes/${id}/messages`, { token: ada.token, body: answer });
  expect(said.body).toMatchObject({
    status: 'in_review',
    steps: [
      { from: 'staff', text: 'Which account was it?' },
      { from: 'you', ...answer },
    ],
  });
  expect(said.body.steps[0].operator).toBeUndefined();
  const done = await step(id, { status: 'resolved', note: 'It has arrived' });
  expect(done.body).toMatchObject({ status: 'resolved', next: [], steps: [{ operator: 'compliance' }, {}, {}] });
  expect((await step(id, { status: 'in_review' })).body.code).toBe('dispute_step');
  expect(
    (await product.call('POST', `/api/disputes/${id}/messages`, { token: ada.token, body: answer })).body.code,
  ).toBe('dispute_closed');
  const { body: notices } = await product.call('GET', '/api/notifications', { token: ada.token });
  expect(notices.data[0].title).toContain(number);
  const { rows } = await product.pool.query('select what from operators.audit where subject = $1 order by id', [id]);
  expect(rows.map(({ what }) => what)).toEqual(['dispute_needs_information', 'dispute_resolved']);
  expect((await report()).status).toBe(201);
});

it('says whom to turn to from the day an answer is due, from our no at once, and nothing of it once it is resolved', async () => {
  const { id } = (await report()).body;
  await database
    .pool('none')
    .query(
      `update disputes.dispute set opened_at = opened_at - interval '4 days', due_at = due_at - interval '4 days' where public_id = $1`,
      [id],
    );
  const late = (await read(id)).body;
  expect(late.escalation).toMatchObject({ email: 'cpd@cbn.gov.ng', from: late.due_at });
  const { body: queue } = await product.call('GET', '/api/operator/disputes', { token: support });
  expect(queue.data[0]).toMatchObject({ id, overdue: true });
  await step(id, { status: 'rejected', note: 'It was sent as asked' });
  const refused = (await read(id)).body;
  expect(refused.escalation.from).toBe(refused.closed_at);
});

const picture = readFileSync(new URL('../../kyc/server/specimen.jpg', import.meta.url));

it('takes pictures as evidence, by what they are and not by their name, sealed on the disk', async () => {
  const { id } = (await report()).body;
  expect((await send(id, Buffer.from('<svg onload=alert(1)>'))).status).toBe(422);
  const sent = await send(id, picture);
  expect(sent).toMatchObject({ status: 201, body: { evidence: [{}], can_add: true } });
  const file = sent.body.evidence[0].id;
  const sealed = readFileSync(`${product.config.dataDir}/disputes/${file}`);
  expect(sealed.subarray(0, 3).equals(picture.subarray(0, 3))).toBe(false);
  const url = `/api/operator/disputes/${id}/evidence/${file}`;
  expect((await product.call('GET', url, { token: support })).status).toBe(403);
  expect((await product.call('GET', url.replace(file, `fil_${'0'.repeat(26)}`), { token: compliance })).status).toBe(
    404,
  );
});

it('a picture that no case names is swept away after an hour, and one that stands in a case stays', async () => {
  const { id } = (await report()).body;
  const named = (await send(id, picture)).body.evidence[0].id;
  const lying = path.join(product.config.dataDir, 'disputes');
  const [old, young] = [randomId('fil'), randomId('fil')];
  for (const name of [old, young]) writeFileSync(path.join(lying, name), '');
  const longAgo = Date.now() / 1000 - 2 * 60 * 60;
  for (const name of [named, old]) utimesSync(path.join(lying, name), longAgo, longAgo);
  await product.runJobs();
  const left = readdirSync(lying);
  expect([named, old, young].map(name => left.includes(name))).toEqual([true, false, true]);
});

it('staff open a case by the number that its customer quotes', async () => {
  const { body } = await report();
  const byNumber = await product.call('GET', `/api/operator/disputes/${body.case_number}`, { token: compliance });
  expect(byNumber).toMatchObject({ status: 200, body: { id: body.id, text: told } });
  const unknown = await product.call('GET', '/api/operator/disputes/DSP-00000000', { token: compliance });
  expect(unknown.status).toBe(404);
});
