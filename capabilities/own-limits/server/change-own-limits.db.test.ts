import { transaction } from '@wura/database';
import { createIdentity, type SignedIn } from '@wura/identity/server';
import { cheapHashing } from '@wura/identity/testing/cheap-hashing';
import { newPayer, openTestProduct, type Payer, type TestProduct } from '@wura/app-server/testing/test-product';
import { createPolicy } from '@wura/policy/server';
import { dayMs, secondMs } from '@wura/platform/time';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { routes } from '../contract.ts';
import { changeOwnLimits } from './change-own-limits.ts';

// Under the rules of Nigeria what a customer makes easier waits for a day, here by a clock of the test's own.

const pin = '2580';
const origin = { address: '::1', requestId: 'test' };

let database: TestDatabase;
let product: TestProduct;
let at = Date.now();
let ada: Payer;

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database);
});
afterAll(async () => {
  await product.close();
  await database.close();
});
beforeEach(async () => {
  at = Date.now();
  ada = await newPayer(product, { pin });
});

const now = () => at;
const policy = createPolicy({ rules: 'nigeria', now });
const naira = (minor: bigint) => ({ currency: 'NGN', minor }) as const;

/** The customer's identity by the test's clock, in a session that is new each time: none lasts for a day. */
async function withIdentity<Found>(
  work: (identity: ReturnType<typeof createIdentity>, caller: SignedIn) => Promise<Found>,
) {
  const { pool, config } = product;
  const identity = createIdentity({
    pool,
    now,
    masterKey: config.masterKey!,
    worthMinor: ({ minor }) => minor,
    pinThresholdMinor: () => 1_000_000n,
    hasRateLimits: false,
    hashing: cheapHashing,
  });
  try {
    const session = { customer: ada.number, isRemembered: false, address: '::1', userAgent: '' };
    const token = await transaction(pool, tx => identity.sessions.start(tx, session));
    return await work(identity, (await identity.sessions.authenticate(token))!);
  } finally {
    await identity.close();
  }
}
const change = (body: object) =>
  withIdentity((identity, caller) =>
    changeOwnLimits({ identity, policy }, caller, routes.change.body.parse(body), origin),
  );
const held = () =>
  withIdentity(async (_identity, caller) => ({
    perDayMinor: policy.limits.of(caller).outPerDayMinor,
    guardedBy: (minor: bigint) => policy.limits.guardedBy(caller, naira(minor)),
  }));
const proof = async () => ({ pin, mail_code: await product.mailedCode(ada) });

it('an own limit and a guard hold at once, and what allows more holds to the second from a day later on', async () => {
  await change({ per_day: '2000', guard_over: '1000' });
  expect(await held()).toMatchObject({ perDayMinor: 2_000_00n });
  expect((await held()).guardedBy(1_000_01n)).toBe('large');

  const askedAt = at;
  const eased = await change({ per_day: '9000', guard_over: '5000', ...(await proof()) });
  expect(eased.next?.from).toEqual(new Date(askedAt + dayMs));
  for (const later of [0, dayMs - secondMs]) {
    at = askedAt + later;
    const before = await held();
    expect([before.perDayMinor, before.guardedBy(1_000_01n)]).toEqual([2_000_00n, 'large']);
  }
  at = askedAt + dayMs;
  const after = await held();
  expect([after.perDayMinor, after.guardedBy(5_000_00n), after.guardedBy(5_000_01n)]).toEqual([
    9_000_00n,
    undefined,
    'large',
  ]);
});

it('what is set stricter within that day ends what was on its way', async () => {
  await change({ guard_over: '1000' });
  const askedAt = at;
  await change({ guard_over: null, ...(await proof()) });
  await change({ guard_over: '500' });
  at = askedAt + dayMs + secondMs;
  expect((await held()).guardedBy(500_01n)).toBe('large');
});
