import { operatorRoles, type OperatorRole } from '@wura/operators/contract';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contracts } from './contracts.ts';
import { newOperator } from './testing/new-operator.ts';
import { openTestProduct, type TestProduct } from './testing/test-product.ts';

// Made from the contracts: a call that is added is here by itself, with the roles that it names.

const staffCalls = contracts.filter(({ path }) => path.startsWith('/api/operator/'));
const guarded = staffCalls.filter(({ access }) => access === 'operator');
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const rolesOf = ({ roles = [] }: { roles?: readonly string[] }) => roles as readonly OperatorRole[];
const mayCall = (role: OperatorRole, route: (typeof guarded)[number]) =>
  role === 'admin' || rolesOf(route).includes(role);

/** What an operator calls before they have a session. */
const open = [
  'POST /api/operator/join',
  'POST /api/operator/join/confirm',
  'POST /api/operator/login',
  'POST /api/operator/login/passkey',
  'POST /api/operator/login/passkey/options',
];
/** What an operator of any role does about their own account. */
const own = [
  'POST /api/operator/logout',
  'POST /api/operator/passkeys',
  'POST /api/operator/passkeys/options',
  'POST /api/operator/passkeys/proof',
  'POST /api/operator/passkeys/{id}/remove',
  'POST /api/operator/password',
  'POST /api/operator/two-factor',
  'POST /api/operator/two-factor/confirm',
];

let database: TestDatabase;
let product: TestProduct;
const tokens = new Map<OperatorRole, string>();

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database);
  for (const role of operatorRoles) tokens.set(role, await newOperator({ database, product }, role));
});
afterAll(async () => {
  await product.close();
  await database.close();
});

describe('the contracts of staff', () => {
  it('guard every call but sign-in and invitations, and each names its roles', () => {
    expect(
      staffCalls
        .filter(({ access }) => access !== 'operator')
        .map(nameOf)
        .toSorted(),
    ).toEqual(open);
    expect(guarded.filter(route => !('roles' in route) || !Array.isArray(route.roles)).map(nameOf)).toEqual([]);
    expect(guarded.flatMap(rolesOf).filter(role => !operatorRoles.includes(role))).toEqual([]);
  });

  it('let support read, and write nothing but replies, or that none is needed', () => {
    const written = guarded.filter(route => route.method !== 'GET' && mayCall('support', route)).map(nameOf);
    const messages = ['close', 'reply'].map(deed => `POST /api/operator/messages/{id}/${deed}`);
    expect(written.toSorted()).toEqual([...own, ...messages].toSorted());
  });

  it('keep money from compliance, papers and freezes from finance, and staff and rules from both', () => {
    const writes = (role: OperatorRole) => guarded.filter(route => route.method !== 'GET' && mayCall(role, route));
    const isOf =
      (...parts: string[]) =>
      (route: { path: string }) =>
        parts.some(part => route.path.includes(part));
    const money = isOf('/deposits', '/orders', '/transactions', '/credit', '/rates', '/reconciliation', '/positions');
    const people = isOf('/kyc', '/freeze', '/unfreeze', '/disputes', '/two-factor/off');
    const house = isOf('/operator/staff', '/operator/rules');
    expect(writes('compliance').filter(money).map(nameOf)).toEqual([]);
    expect(writes('finance').filter(people).map(nameOf)).toEqual([]);
    for (const role of ['support', 'compliance', 'finance'] as const) {
      expect(
        guarded.filter(route => house(route) && route.method !== 'GET' && mayCall(role, route)).map(nameOf),
      ).toEqual([]);
    }
  });
});

describe('over HTTP', () => {
  // Whether the call could be made at all is not what is asked: its role is looked at before anything else of it.
  const tried = guarded.filter(route => nameOf(route) !== 'POST /api/operator/logout');
  const call = (route: (typeof guarded)[number], token: string | undefined) => {
    const path = route.path.replaceAll(/\{\w+\}/g, 'nothing');
    const body = route.method === 'GET' ? undefined : {};
    return product.call(route.method, path, { ...(token !== undefined && { token }), ...(body && { body }) });
  };

  it.each(operatorRoles)('%s is refused at every call that does not name them, and at no other', async role => {
    const wrong: string[] = [];
    for (const route of tried) {
      const { status, body } = await call(route, tokens.get(role));
      const isRefused = status === 403 && body?.code === 'forbidden';
      if (status >= 500 || status === 401 || isRefused === mayCall(role, route)) {
        wrong.push(`${nameOf(route)} answers ${status} ${body?.code ?? ''}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('a visitor and a made-up token are nobody at each of them', async () => {
    const wrong: string[] = [];
    for (const route of guarded) {
      for (const token of [undefined, 'A'.repeat(43)]) {
        const { status } = await call(route, token);
        if (status !== 401) wrong.push(`${nameOf(route)} answers ${status}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
