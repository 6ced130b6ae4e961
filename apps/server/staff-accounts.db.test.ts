import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { totpCode } from '@wura/secrets/totp';
import { randomBytes } from '@wura/testkit/random';
import { withMeanwhile } from '@wura/testkit/until-waiting';
import { newOperator } from './testing/new-operator.ts';
import { openTestProduct, type TestProduct } from './testing/test-product.ts';

let database: TestDatabase;
let product: TestProduct;
let [admin, second, finance] = ['', '', ''];

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database);
  [admin, second, finance] = [
    await newOperator({ database, product }, 'admin'),
    await newOperator({ database, product }, 'admin'),
    await newOperator({ database, product }, 'finance'),
  ];
});
afterAll(async () => {
  await product.close();
  await database.close();
});

const get = async (path: string, token = admin) => (await product.call('GET', `/api/operator/${path}`, { token })).body;
const post = (path: string, body: object, token?: string) =>
  product.call('POST', `/api/operator/${path}`, { body, ...(token !== undefined && { token }) });
const reason = 'the team grows';
const decide = (id: string, token: string) =>
  post(`approvals/${id}`, { decision: 'approve', reason: 'I agree' }, token);
const newAddress = () => `ngozi.${randomBytes(4).toString('hex')}@wura.example`;
const memberOf = async (email: string) =>
  (await get('staff')).data.find((each: { email: string }) => each.email === email);

/** The secret as an authenticator app reads it. */
function bytesOf(secret: string): Buffer {
  const bits = [...secret].map(letter =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map(byte => Number.parseInt(byte, 2)));
}
const codeOf = (secret: string, later = 0) => totpCode(bytesOf(secret), Date.now() + later * 30_000);

async function invited(role: string, email = newAddress()) {
  const begun = await post('staff', { email, name: 'Ngozi', role, reason }, admin);
  expect(begun.status).toBe(202);
  expect((await decide(begun.body.approval, second)).status).toBe(200);
  const { rows } = await database.pool('none').query('select text from notices.mails where recipient = $1', [email]);
  const token: string = /join#([\w-]{43})/.exec(rows.at(-1)!.text)![1]!;
  return { email, token };
}
const password = 'Palm-Wine-2026';

async function joined(role: string) {
  const { email, token } = await invited(role);
  const { body } = await post('join', { token });
  expect(body).toMatchObject({ email, role, name: 'Ngozi' });
  expect((await post('join/confirm', { token, password, code: codeOf(body.secret, -1) })).status).toBe(204);
  const signedIn = await post('login', { email, password, code: codeOf(body.secret) });
  expect(signedIn.status).toBe(200);
  return { email, secret: body.secret as string, invitation: token, token: signedIn.body.token as string };
}

it('a member is invited by two, chooses a password and a second factor, and comes in once with each invitation', async () => {
  const email = newAddress();
  const begun = await post('staff', { email: email.toUpperCase(), name: 'Ngozi', role: 'support', reason }, admin);
  expect(begun.status).toBe(202);
  expect((await decide(begun.body.approval, admin)).body.code).toBe('second_operator_needed');
  expect((await decide(begun.body.approval, finance)).status).toBe(403);
  expect(await memberOf(email)).toBeUndefined();
  const { rows } = await database.pool('none').query('select from notices.mails where recipient = $1', [email]);
  expect(rows).toEqual([]);

  const ngozi = await joined('support');
  expect(await memberOf(ngozi.email)).toMatchObject({ role: 'support', two_factor: true, demo: false, ended_at: null });
  expect((await post('join', { token: ngozi.invitation })).body.code).toBe('invitation_over');
  const again = { token: ngozi.invitation, password, code: codeOf(ngozi.secret, 1) };
  expect((await post('join/confirm', again)).body.code).toBe('invitation_over');
  expect((await post('join', { token: 'A'.repeat(43) })).status).toBe(410);
  // The same mailbox under another spelling is no second person.
  const twin = { email: ngozi.email.replace('@', '+2@'), name: 'Other', role: 'admin', reason };
  expect((await post('staff', twin, admin)).body.code).toBe('staff_known');
});

it('a role changes when two who run the product have agreed, and never by one of them or by another role', async () => {
  const { email, token } = await joined('support');
  const { id } = await memberOf(email);
  const change = (role: string, by = admin) => post(`staff/${id}`, { role, reason }, by);
  expect((await change('finance', finance)).status).toBe(403);
  expect((await change('support')).body.code).toBe('staff_role_same');
  const begun = await change('finance');
  const waiting = (await get('staff')).data.filter(({ pending }: { pending: object | null }) => pending !== null);
  expect(waiting).toMatchObject([{ id, role: 'support', pending: { id: begun.body.approval, subject: id } }]);
  expect((await decide(begun.body.approval, admin)).status).toBe(403);
  expect((await decide(begun.body.approval, second)).status).toBe(200);
  expect(await memberOf(email)).toMatchObject({ role: 'finance', pending: null });
  expect((await product.call('GET', '/api/operator/reconciliation', { token })).status).toBe(200);
  // What the server may say by itself changes nothing.
  const app = database.pool('wura_app');
  await expect(app.query(`update operators.operators set role = 'admin' where public_id = $1`, [id])).rejects.toThrow(
    'denied',
  );
  const { rows } = await app.query('select operators.change_staff($1, 1) as done', [begun.body.approval]);
  expect(rows).toEqual([{ done: false }]);
});

it('who has left is out at once, cannot end themselves, and what they began nobody can approve any more', async () => {
  const one = await joined('admin');
  const { id } = await memberOf(one.email);
  const begun = await post('staff', { email: newAddress(), name: 'Sock', role: 'admin', reason }, one.token);
  expect((await post(`staff/${id}/end`, { reason }, one.token)).body.code).toBe('staff_oneself');
  expect((await post(`staff/${id}/end`, { reason }, admin)).status).toBe(200);
  expect((await product.call('GET', '/api/operator/me', { token: one.token })).status).toBe(401);
  expect((await decide(begun.body.approval, second)).body.code).toBe('approval_impossible');
  expect((await post(`staff/${id}/end`, { reason }, admin)).body.code).toBe('staff_left');
  expect((await memberOf(one.email)).ended_at).not.toBeNull();
});

it.each([
  ['is ended', 'ended_at = now()', 401, 'unauthenticated'],
  ['has another role', `role = 'support'`, 403, 'forbidden'],
])('who %s while their word for an act is on its way gives no such word', async (_what, change, status, code) => {
  const [first, third] = [await joined('admin'), await joined('admin')];
  const begun = await post('staff', { email: newAddress(), name: 'Sock', role: 'admin', reason }, admin);
  const takeAway = `select from operators.operators where email = $1 for update`;
  const answer = await withMeanwhile(
    database,
    [
      [takeAway, [first.email]],
      [`update operators.operators set ${change} where email = $1`, [first.email]],
    ],
    () => decide(begun.body.approval, first.token),
  );
  expect([answer.status, answer.body.code]).toEqual([status, code]);
  // Nor is theirs taken for one of the two who began it a moment before.
  const other = await post('staff', { email: newAddress(), name: 'Sock', role: 'admin', reason }, third.token);
  const late = await withMeanwhile(
    database,
    [
      [takeAway, [third.email]],
      [`update operators.operators set ${change} where email = $1`, [third.email]],
    ],
    () => decide(other.body.approval, second),
  );
  expect(late.body.code).toBe('approval_impossible');
});

it('two who end each other at once end one of them, and neither call fails', async () => {
  const [one, other] = [await joined('admin'), await joined('admin')];
  const [first, last] = [await memberOf(one.email), await memberOf(other.email)];
  const answers = await Promise.all([
    post(`staff/${last.id}/end`, { reason }, one.token),
    post(`staff/${first.id}/end`, { reason }, other.token),
  ]);
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 401]);
});

it('staff change their own password and app, with what they have now, and their other sessions end', async () => {
  const one = await joined('compliance');
  const { secret, email } = one;
  // Each half minute is good once: the sign-in has used this one.
  const proof = { password, code: codeOf(secret, 1) };
  const next = 'Zobo-Drink-2026';
  expect((await post('password', { ...proof, password: 'Wrong-2026', newPassword: next }, one.token)).status).toBe(422);
  expect((await post('password', { password, newPassword: next }, one.token)).body.code).toBe('two_factor_required');
  expect((await post('password', { ...proof, newPassword: 'password' }, one.token)).status).toBe(422);
  expect((await post('password', { ...proof, newPassword: next }, one.token)).status).toBe(204);
  expect((await product.call('GET', '/api/operator/me', { token: one.token })).status).toBe(200);
  expect((await post('login', { email, password, code: codeOf(secret, 1) })).status).toBe(401);

  await database.pool('none').query('update operators.operators set totp_step = 0 where email = $1', [email]);
  const begun = await post('two-factor', { password: next, code: codeOf(secret) }, one.token);
  expect(begun.status).toBe(200);
  expect((await post('two-factor/confirm', { code: codeOf(secret) }, one.token)).body.code).toBe('code_refused');
  expect((await post('two-factor/confirm', { code: codeOf(begun.body.secret) }, one.token)).status).toBe(204);
  const old = await post('login', { email, password: next, code: codeOf(secret, 1) });
  expect(old.body.code).toBe('code_refused');
  expect((await post('login', { email, password: next, code: codeOf(begun.body.secret, 1) })).status).toBe(200);
  const { data } = await get(`audit?subject=${(await memberOf(email)).id}`);
  expect(data.map(({ what }: { what: string }) => what)).toEqual(
    expect.arrayContaining(['operator_joined', 'password_changed', 'second_factor_changed', 'password_refused']),
  );
});
