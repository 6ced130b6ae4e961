import { newPhone, randomBytes, randomInt } from '@wura/testkit/random';
import {
  createIdentity,
  openAccount,
  raiseTier,
  type CustomerRouter,
  type Identity,
  type Tier,
} from '@wura/identity/server';
import { cheapHashing } from '@wura/identity/testing/cheap-hashing';
import type { Allowance, Entry, Posted } from '@wura/ledger/server/order';
import { createWriter, type Writer } from '@wura/ledger/server/writer';
import { systemWallet } from '@wura/ledger/server/wallets';
import { currencyOf, type CurrencyCode } from '@wura/money/currencies';
import { transaction, type Pool, type Role } from '@wura/database';
import { createRouter } from '@wura/http/router';
import { createHttpServer } from '@wura/http/server';
import { silentLog } from '@wura/platform/log';
import { createMetrics } from '@wura/platform/metrics';
import { unlimited, type RateLimiter } from '@wura/http/rate-limit';
import { createPolicy, type Policy } from '@wura/policy/server';
import { callApplication, type Call } from '@wura/testkit/client';
import { definePhrases, say, withFacts } from '@wura/wire/phrases';
import { intentOf } from '../server/intents.ts';
import { intraTransfer, opening, type MovementKind } from '../server/kinds.ts';
import type { Fee } from '../server/statements.ts';
import { begin, complete, fail, reverse, type Ended } from '../server/waiting-movements.ts';
import { openWalletServices, type WalletServices } from '../server/wallet-services.ts';
import { openWallet, type WalletFacts } from '../server/wallets.ts';
import { z } from 'zod';
import { clearForTest } from './clear-for-test.ts';

/** The testkit's database, as far as it is needed here. */
interface Database {
  pool(role?: Role): Pool;
}

const testPhrases = definePhrases({
  test_payment_to: withFacts({ name: 'text' }, ({ name }) => `Payment to ${name}`),
});

/** A kind that waits, which only tests know until a room brings one. */
export const testHold: MovementKind<{ to?: string | undefined }> = {
  id: 9100,
  name: 'test payment that waits',
  isHold: true,
  category: 'test',
  details: z.object({ to: z.string().optional() }),
  describe: ({ details }) => say(testPhrases.test_payment_to, { name: String(details.to) }),
};

/** One server process as far as the database can tell: its own connections, its own writer, and a memory that is cold. */
export interface TestInstance {
  pool: Pool;
  /** The writer's own connections. */
  ledgerPool: Pool;
  identity: Identity;
  writer: Writer;
  walletServices: WalletServices;
  policy: Policy;
  router: CustomerRouter;
  call: Call;
  close(): Promise<void>;
}

export async function startInstance(
  database: Database,
  {
    limiter = unlimited,
    now = Date.now,
    rules = 'sandbox',
  }: { limiter?: RateLimiter; now?: () => number; rules?: 'sandbox' | 'nigeria' } = {},
): Promise<TestInstance> {
  const pool = database.pool();
  const ledgerPool = database.pool();
  const writer = createWriter({ pool: ledgerPool });
  const identity = createIdentity({
    pool,
    now,
    masterKey: testMasterKey,
    worthMinor: ({ minor }) => minor,
    pinThresholdMinor: () => 1_000_000n,
    hasRateLimits: false,
    hashing: cheapHashing,
  });
  const walletServices = await openWalletServices({ pool, writer, identity, kinds: [testHold] });
  const app = createHttpServer({ log: silentLog, metrics: createMetrics(), trustProxy: 0, isSecure: false });
  const authenticate = (token: string) => identity.sessions.authenticate(token);
  const router = createRouter({ app, access: 'customer', authenticate, limiter, strict: true });
  return {
    pool,
    ledgerPool,
    identity,
    writer,
    walletServices,
    policy: createPolicy({ rules, now }),
    router,
    call: callApplication(app),
    async close() {
      await app.close();
      await writer.close();
      await identity.close();
    },
  };
}

const testMasterKey = randomBytes(32);

export interface TestCustomer {
  number: bigint;
  id: string;
  accountNumber: string;
  name: string;
  token: string;
  /** The first wallet that was asked for. */
  wallet: WalletFacts;
}

let customersMade = 0;

/** A customer who is signed in, with a wallet in each of the currencies, and in each the same sum from outside. */
export async function newCustomer(
  { pool, identity, writer }: TestInstance,
  {
    name = 'Test',
    currencies = ['NGN'],
    minor = 0n,
    tier = 3,
  }: { name?: string; currencies?: CurrencyCode[]; minor?: bigint; tier?: Tier } = {},
): Promise<TestCustomer> {
  const count = ++customersMade;
  const last = `Number${count}`;
  const made = await transaction(pool, async tx => {
    const { number, user } = await openAccount(
      tx,
      {
        firstname: name,
        lastname: last,
        username: `user${count}_${randomInt(1e9)}`,
        email: `user${count}_${randomInt(1e9)}@example.com`,
        phone: newPhone('+23480'),
        dob: '1990-01-01',
        country: 'NG',
        state: '',
        residentialAddress: '1 Marina, Lagos',
        passwordHash: '$argon2id$unused',
      },
      new Date(),
    );
    if (tier !== 1) await raiseTier(tx, number, tier);
    const token = await identity.sessions.start(tx, {
      customer: number,
      isRemembered: false,
      address: '::1',
      userAgent: '',
    });
    const opened: WalletFacts[] = [];
    for (const currency of currencies) opened.push((await openWallet(tx, { owner: number, currency })).wallet);
    return { number, user, token, opened };
  });
  if (minor > 0n) for (const wallet of made.opened) await fund({ pool, writer }, wallet, minor);
  return {
    number: made.number,
    id: made.user.id,
    accountNumber: made.user.account_number,
    name: `${name} ${last}`,
    token: made.token,
    wallet: made.opened[0]!,
  };
}

/** Money from outside the books. */
export async function fund(
  { pool, writer }: { pool: Pool; writer: Writer },
  wallet: WalletFacts,
  minor: bigint,
): Promise<void> {
  const currency = currencyOf(wallet.currency).id;
  const outside = await systemWallet(pool, { purpose: 'outside', currency });
  await writer.post({
    kind: opening.id,
    request: crypto.randomUUID(),
    fingerprint: 0,
    sides: [
      { wallet: outside, amount: -minor, currency },
      { wallet: wallet.id, amount: minor, currency },
    ],
  });
}

/** A transfer without a route around it. */
export async function move(
  { pool, walletServices }: TestInstance,
  { from, to, minor, key }: { from: TestCustomer; to: TestCustomer; minor: bigint; key?: string },
): Promise<Posted> {
  const asked = { route: 'test', caller: from.id, key, sent: { amount: String(minor) } };
  const intent = intentOf(asked);
  const cleared = await clearForTest(pool, { from: from.wallet, to: to.wallet, minor });
  return walletServices.movements.record(cleared, { kind: intraTransfer, intent });
}

/** A payment that waits, in a transaction as a deed would run it. */
export async function hold(
  { pool }: TestInstance,
  options: {
    from: TestCustomer;
    minor: bigint;
    fees?: readonly Fee[];
    key?: string;
    allowance?: Allowance;
  },
): Promise<Entry> {
  const { from, minor, fees = [], key, allowance } = options;
  const intent = intentOf({ route: 'test hold', caller: from.id, key, sent: { amount: String(minor) } });
  const cleared = await clearForTest(pool, { from: from.wallet, minor, fees, allowance });
  const waiting = { kind: testHold, details: { to: 'the outside' }, intent };
  return transaction(pool, tx => begin(tx, cleared, waiting), { retries: 5 });
}

export async function settle({ pool }: TestInstance, transferId: number): Promise<Ended> {
  return transaction(pool, tx => complete(tx, transferId, { purpose: 'outside' }), { retries: 5 });
}

export async function giveBack({ pool }: TestInstance, transferId: number): Promise<Ended> {
  return transaction(pool, tx => fail(tx, transferId), { retries: 5 });
}

export async function undo({ pool }: TestInstance, transferId: number): Promise<Ended> {
  return transaction(pool, tx => reverse(tx, transferId), { retries: 5 });
}

export async function registerTestHold(database: Database): Promise<void> {
  await database
    .pool('wura_ledger')
    .query('insert into ledger.kind values ($1, $2, true) on conflict do nothing', [testHold.id, testHold.name]);
}
