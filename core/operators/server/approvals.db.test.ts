import { openCustomerApp, type CustomerApp } from '@wura/identity/testing';
import { transaction } from '@wura/database';
import { defineRoute } from '@wura/wire';
import { defineRefusals, refuse } from '@wura/wire/refusals';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { approvalRefusals, type OperatorRole } from '../contract.ts';
import { openOperator, openStaff } from '../testing/staff.ts';
import { defineApproval } from './approvals.ts';
import type { Operators } from './operators.ts';

// An act that the tests know by one line in a table of their own.

let product: CustomerApp;
let staff: Operators;
const refusals = defineRefusals({ not_today: { status: 409, message: 'Not today.' } });
const begin = defineRoute({
  method: 'POST',
  path: '/api/operator/gifts/{id}',
  summary: 'Begins something that needs two',
  access: 'operator',
  roles: ['finance'],
  params: z.object({ id: z.string() }),
  answers: { 202: z.object({ id: z.string() }) },
  refusals: [approvalRefusals.approval_pending],
});
const gift = defineApproval({
  name: 'gift',
  roles: ['finance'],
  payload: z.object({ amount: z.string() }),
  async carryOut(tx, { subject, payload: { amount } }, note) {
    await note({ what: 'gift_given', subject, why: amount });
    await tx.query('insert into gifts.gift (subject, amount) values ($1, $2)', [subject, amount]);
    if (subject === 'refused') throw refuse(refusals.not_today);
  },
});

beforeAll(async () => {
  product = await openCustomerApp((_router, { app, identity }) => {
    staff = openStaff({ app, identity });
    staff.approvals.add(gift);
    staff.router.act(begin, async (tx, { caller: operator, params: { id: subject } }, note) => {
      const begun = { subject, payload: { amount: '5.00' }, reason: 'they asked for it', operator };
      const { id } = await staff.approvals.begin(tx, gift, begun, note);
      return { status: 202, body: { id } };
    });
  });
  await product.database.pool('none').query(
    `create schema gifts; create table gifts.gift (subject text, amount text);
     grant usage on schema gifts to wura_app; grant insert on gifts.gift to wura_app`,
  );
});
afterAll(() => product.close());
beforeEach(() => product.database.pool('none').query('truncate gifts.gift'));

const hire = (role: OperatorRole = 'finance') =>
  openOperator({ database: product.database, sessions: staff.sessions, role });
const start = async (token: string, subject: string) => {
  const path = `/api/operator/gifts/${subject}`;
  return product.call({ method: 'POST', path, token });
};
const decide = (token: string, id: string, decision = 'approve', reason = 'it is right') =>
  product.call({ method: 'POST', path: `/api/operator/approvals/${id}`, token, body: { decision, reason } });
const gifts = async () => (await product.database.pool('none').query('select * from gifts.gift')).rows;
const acts = async (subject: string) => {
  const { rows } = await product.pool.query('select what, why from operators.audit where subject = $1 order by id', [
    subject,
  ]);
  return rows;
};

it('what one began another approves, and it is done once, with a line for each step', async () => {
  const [first, second] = [await hire(), await hire()];
  const { status, body } = await start(first.token, 'one');
  expect(status).toBe(202);
  expect(await gifts()).toEqual([]);
  const { body: list } = await product.call({ path: '/api/operator/approvals?status=pending', token: second.token });
  expect(list.data).toMatchObject([
    { id: body.id, kind: 'gift', subject: 'one', payload: { amount: '5.00' }, reason: 'they asked for it' },
  ]);
  expect(list.data[0]).toMatchObject({ status: 'pending', may_decide: true, begun_by: { email: first.email } });
  const approved = await decide(second.token, body.id);
  expect(approved).toMatchObject({ status: 200, body: { status: 'approved', decided_by: { email: second.email } } });
  expect(await gifts()).toEqual([{ subject: 'one', amount: '5.00' }]);
  expect(await decide(second.token, body.id)).toMatchObject({ status: 409, body: { code: 'approval_decided' } });
  expect(await acts(body.id)).toEqual([
    { what: 'approval_begun', why: 'gift of one: they asked for it' },
    { what: 'approval_approved', why: 'it is right' },
    { what: 'approval_not_theirs', why: 'approval_decided' },
  ]);
  expect(await acts('one')).toEqual([{ what: 'gift_given', why: '5.00' }]);
});

it('nobody is the second of what they began: not in another session, role or name, and not who runs the product', async () => {
  const [first, admin] = [await hire(), await hire('admin')];
  const { body } = await start(first.token, 'mine');
  const owner = product.database.pool('wura_owner');
  const session = await transaction(owner, async tx => {
    await tx.query(`update operators.operators set role = 'admin', name = 'Somebody Else' where email = $1`, [
      first.email,
    ]);
    const { rows } = await tx.query<{ id: bigint }>('select id from operators.operators where email = $1', [
      first.email,
    ]);
    return staff.sessions.start(tx, { operator: rows[0]!.id, address: '10.9.9.9' });
  });
  for (const token of [first.token, session]) {
    expect(await decide(token, body.id)).toMatchObject({ status: 403, body: { code: 'second_operator_needed' } });
  }
  const own = await start(admin.token, 'of the admin'.replaceAll(' ', '-'));
  expect((await decide(admin.token, own.body.id)).body.code).toBe('second_operator_needed');
  expect(await gifts()).toEqual([]);
  expect((await acts(body.id)).filter(({ what }) => what === 'approval_not_theirs')).toHaveLength(2);
  // The database would not have it either.
  await expect(
    product.pool.query(
      `update operators.approval set state = 'approved', decided_by = begun_by, decided_at = now(), decision_reason = 'x'
        where public_id = $1`,
      [body.id],
    ),
  ).rejects.toThrow('four_eyes');
});

it('is decided by the roles of its kind: another is refused, and that is written down', async () => {
  const { body } = await start((await hire()).token, 'roles');
  const other = await hire('compliance');
  expect(await decide(other.token, body.id)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect((await decide((await hire('support')).token, body.id)).status).toBe(403);
  expect((await decide((await hire('admin')).token, body.id)).status).toBe(200);
  expect(await gifts()).toHaveLength(1);
});

it('what one began in a role that was taken from them since is not done: another may only refuse it', async () => {
  const [first, second] = [await hire(), await hire()];
  const { body } = await start(first.token, 'demoted');
  const owner = product.database.pool('wura_owner');
  const become = (role: OperatorRole) =>
    owner.query('update operators.operators set role = $2 where email = $1', [first.email, role]);
  await become('support');
  expect(await decide(second.token, body.id)).toMatchObject({ status: 409, body: { code: 'approval_impossible' } });
  expect(await gifts()).toEqual([]);
  expect(await decide(second.token, body.id, 'refuse', 'it is wrong')).toMatchObject({ body: { status: 'refused' } });

  await become('finance');
  const again = await start(first.token, 'promoted');
  await become('admin');
  expect((await decide(second.token, again.body.id)).status).toBe(200);
  expect(await gifts()).toHaveLength(1);
});

it('two who decide at once decide once', async () => {
  const { body } = await start((await hire()).token, 'race');
  const others = [await hire(), await hire(), await hire()];
  const answers = await Promise.all(
    others.map(({ token }, n) => decide(token, body.id, n === 2 ? 'refuse' : 'approve')),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  const isApproved = answers.find(({ status }) => status === 200)!.body.status === 'approved';
  expect(await gifts()).toHaveLength(isApproved ? 1 : 0);
});

it('what cannot be carried out leaves it pending, with nothing done; what is refused stays undone', async () => {
  const [first, second] = [await hire(), await hire()];
  const { body } = await start(first.token, 'refused');
  expect(await decide(second.token, body.id)).toMatchObject({
    status: 409,
    body: { code: 'approval_impossible', reason: 'not_today', message: 'Not today.' },
  });
  expect(await gifts()).toEqual([]);
  expect((await start(first.token, 'refused')).body.code).toBe('approval_pending');
  expect(await decide(second.token, body.id, 'refuse', 'no')).toMatchObject({ status: 422 });
  expect(await decide(second.token, body.id, 'refuse', 'it is wrong')).toMatchObject({ body: { status: 'refused' } });
  expect(await gifts()).toEqual([]);
  expect((await start(first.token, 'refused')).status).toBe(202);
});

it('what waits comes with the oldest first, page by page, and each is read by its name when it is decided, too', async () => {
  const [first, second] = [await hire(), await hire()];
  for (const each of ['queue-1', 'queue-2', 'queue-3']) await start(first.token, each);
  const token = second.token;
  const waiting: { id: string; subject: string }[] = [];
  for (let cursor = ''; ;) {
    const path = `/api/operator/approvals?status=pending&limit=2${cursor && `&cursor=${cursor}`}`;
    const { body } = await product.call({ path, token });
    waiting.push(...body.data);
    if (body.nextCursor === null) break;
    cursor = body.nextCursor;
  }
  const ours = waiting.filter(({ subject }) => subject.startsWith('queue-'));
  expect(ours.map(({ subject }) => subject)).toEqual(['queue-1', 'queue-2', 'queue-3']);
  const path = `/api/operator/approvals/${ours[0]!.id}`;
  expect(await product.call({ path, token })).toMatchObject({ status: 200, body: { may_decide: true } });
  await decide(token, ours[0]!.id);
  expect((await product.call({ path, token })).body).toMatchObject({ subject: 'queue-1', status: 'approved' });
  const unknown = `/api/operator/approvals/apr_${'0'.repeat(26)}`;
  expect((await product.call({ path: unknown, token })).status).toBe(404);
});

it('what nobody decided within a week is begun again or not at all', async () => {
  const first = await hire();
  const { body } = await start(first.token, 'late');
  product.clock.forward(7 * 86_400_000);
  const [again, second] = [await hire(), await hire()];
  expect(await decide(second.token, body.id)).toMatchObject({ status: 409, body: { code: 'approval_expired' } });
  expect(await gifts()).toEqual([]);
  const { body: list } = await product.call({ path: '/api/operator/approvals?subject=late', token: second.token });
  expect(list.data).toMatchObject([{ id: body.id, status: 'expired', may_decide: false }]);
  const anew = await start(again.token, 'late');
  expect(anew.status).toBe(202);
  expect((await decide(second.token, anew.body.id)).status).toBe(200);
});

it('cannot be rewritten or taken away', async () => {
  const { body } = await start((await hire()).token, 'kept');
  await decide((await hire()).token, body.id);
  const pool = product.database.pool('none');
  await expect(pool.query('delete from operators.approval')).rejects.toThrow('are kept');
  await expect(pool.query('truncate operators.approval')).rejects.toThrow('are kept');
  await expect(
    pool.query(`update operators.approval set decision_reason = 'another' where public_id = $1`, [body.id]),
  ).rejects.toThrow('decided once');
});
