import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSandbox, type Sandbox } from '@wura/app-sandbox/sandbox';
import { createJobRunner, type JobRunner } from '@wura/jobs/run';
import { createIdentity, openAccount, raiseTier, type Tier } from '@wura/identity/server';
import { readConfig, type Config } from '../config.ts';
import { transaction, type Pool, type Role } from '@wura/database';
import { cheapHashing } from '@wura/identity/testing/cheap-hashing';
import { freePort } from '@wura/platform/free-port';
import { silentLog, type Log } from '@wura/platform/log';
import { createSerialQueue } from '@wura/platform/serial-queue';
import type { Environment } from '@wura/platform/settings';
import { callServer, type Call } from '@wura/testkit/client';
import { openWallet } from '@wura/wallets/server/wallets';
import { newPhone, randomBytes } from '@wura/testkit/random';
import { openKeys } from '@wura/tron/keys';
import { createApplication, type Application } from '../application.ts';
import { openJobs } from '../jobs.ts';

/** Of the chain's account in every test. */
export const testKeys = openKeys(Buffer.alloc(32, 7));

/** The testkit's database, as far as it is needed here. */
interface Database {
  url: string;
  urls: { web: string; worker: string; checker: string };
  pool(role?: Role): Pool;
}

/**
 * The whole product as it runs, in this process: the server on a port, the provider sandbox over the wire with its
 * webhooks, and the worker, which does what is due only when a test says so.
 */
export interface TestProduct {
  readonly config: Config;
  readonly application: Application;
  readonly pool: Pool;
  readonly sandboxUrl: string;
  readonly worker: JobRunner;
  call: Call;
  /** The code that proves a customer without app or passkey is there, from the mail that brings it. */
  mailedCode(of: { token: string; email: string }): Promise<string>;
  control(at: string, body?: unknown): Promise<any>;
  /** Every provider does what it should again. */
  clearFaults(): Promise<void>;
  /** Whatever waits is due now, and done. */
  runJobs(): Promise<void>;
  /** The provider's books, in kobo, by reference. */
  providerBooks(): Promise<Map<string, { amount: string; status: string; operation: string }>>;
  clearing(): Promise<bigint>;
  close(): Promise<void>;
}

/**
 * Where several open at once they do so one after the other: on a slow machine the first of them compiles for longer than a
 * connection of the next may take to open.
 */
const opening = createSerialQueue({ lengthMax: Infinity });

export async function openTestProduct(
  database: Database,
  given: Partial<Config> = {},
  {
    now,
    webNow,
    environment = {},
    log = silentLog,
  }: {
    /** The worker's clock, so that a day may pass for what waits and no session ends by it. */
    now?: () => number;
    /** The server's, by which sessions end. */
    webNow?: () => number;
    environment?: Environment;
    log?: Log;
  } = {},
): Promise<TestProduct> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'wura-money-'));
  const port = await freePort();
  const sandbox: Sandbox = createSandbox({
    dataDir,
    webhookUrl: `http://127.0.0.1:${port}/api/webhooks`,
    paystack: { secretKey: 'sk_test_sandbox' },
    log: silentLog,
    isDurable: false,
    retryDelayMs: () => 1_000,
  });
  const sandboxUrl = await sandbox.listen(0);
  const config: Config = {
    ...readConfig({
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
      MASTER_KEY: '07'.repeat(32),
      SANDBOX_URL: sandboxUrl,
      SANDBOX_TRON_XPUB: testKeys.accountKey,
      ...environment,
    }),
    databaseUrl: database.urls.web,
    checkerDatabaseUrl: database.urls.checker,
    dataDir,
    port,
    ...given,
  };
  const application = await opening.run(() =>
    createApplication({
      config,
      log,
      strict: true,
      hashing: cheapHashing,
      ...(webNow && { now: webNow }),
    }),
  );
  const url = await application.listen();
  const pool = database.pool();
  const workerPool = database.pool('wura_worker');
  const kinds = await openJobs({ config, pool: workerPool, log, ...(now && { now }) });
  const worker = createJobRunner({ pool: workerPool, log, kinds });

  const control = async (at: string, body?: unknown) => {
    const response = await fetch(`${sandboxUrl}/_sandbox${at}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${at}: ${await response.text()}`);
    return response.json();
  };

  const call = callServer(url);
  return {
    config,
    application,
    pool,
    sandboxUrl,
    worker,
    control,
    clearFaults: async () => void (await fetch(`${sandboxUrl}/_sandbox/faults`, { method: 'DELETE' })),
    call,
    async mailedCode({ token, email }) {
      await call('POST', '/api/step-up', { token });
      const { rows } = await workerPool.query<{ text: string }>(
        `select text from notices.mails where recipient = $1 and text ~ 'Your code is' order by id desc limit 1`,
        [email],
      );
      return /Your code is (\d{6})\./.exec(rows[0]!.text)![1]!;
    },
    async runJobs() {
      await pool.query('update jobs.job set due_at = clock_timestamp()');
      await worker.runDue();
    },
    async providerBooks() {
      const entries: any[] = await control('/books/paystack');
      return new Map(entries.map(entry => [entry.reference ?? entry.provider_reference, entry]));
    },
    async clearing() {
      const { rows } = await pool.query<{ held: bigint }>(
        `select coalesce(sum(h.balance_after), 0)::bigint as held
           from ledger.system_wallet s
           cross join lateral (select e.balance_after from ledger.entry e
                                where e.wallet_id = s.wallet order by e.seq desc limit 1) h
          where s.purpose = 'clearing'`,
      );
      return rows[0]!.held;
    },
    async close() {
      await worker.stop();
      await application.close();
      await sandbox.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export interface Payer {
  number: bigint;
  token: string;
  wallet: string;
  walletId: number;
  email: string;
}

/** A customer who is signed in and has a naira wallet, and a PIN if they are given one. */
export async function newPayer(
  { pool, config }: TestProduct,
  /** Who is remembered is still signed in when days have passed. */
  { tier = 3, pin, isRemembered = false }: { tier?: Tier; pin?: string; isRemembered?: boolean } = {},
): Promise<Payer> {
  const identity = createIdentity({
    pool,
    now: Date.now,
    masterKey: config.masterKey!,
    worthMinor: ({ minor }) => minor,
    pinThresholdMinor: () => 1_000_000n,
    hasRateLimits: false,
    hashing: cheapHashing,
  });
  const name = randomBytes(6).toString('hex');
  const email = `${name}@example.com`;
  const payer = await transaction(pool, async tx => {
    const { number } = await openAccount(
      tx,
      {
        firstname: 'Zainab',
        lastname: 'Bello',
        username: name,
        email,
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
      isRemembered,
      address: '::1',
      userAgent: '',
    });
    const { wallet } = await openWallet(tx, { owner: number, currency: 'NGN' });
    return { number, token, wallet: wallet.publicId, walletId: wallet.id, email };
  });
  if (pin) await identity.pins.set(payer.number, pin, { address: '::1', requestId: 'test' });
  await identity.close();
  return payer;
}

export interface Registered {
  readonly number: bigint;
  readonly token: string;
  readonly username: string;
  readonly email: string;
  readonly account: string;
}

/** Signs up over the wire and signs in, as a customer does: with all that is known of one from then on. */
export async function register({ call, pool }: TestProduct, password: string): Promise<Registered> {
  const username = `c${randomBytes(6).toString('hex')}`;
  const email = `${username}@wura.example`;
  const body = {
    firstname: 'Adaeze',
    lastname: 'Obi',
    username,
    email,
    phoneNumber: newPhone('+23470'),
    password,
    dob: '1981-07-19',
    country: 'NG',
    state: '',
    residentialAddress: '14 Marina, Lagos',
  };
  const opened = await call('POST', '/api/register', { body });
  if (opened.status !== 201) throw new Error(`nobody can sign up: ${opened.text}`);
  const { token } = (await call('POST', '/api/login', { body: { identifier: username, password } })).body;
  const { account_number: account } = (await call('GET', '/api/user', { token })).body;
  const { rows } = await pool.query<{ id: bigint }>('select id from identity.customers where account_number = $1', [
    account,
  ]);
  return { number: rows[0]!.id, token, username, email, account };
}

let references = 0;
export const newReference = () => `DEP_${Date.now()}_${++references}${randomBytes(4).toString('hex')}`;

/** What others send to. */
export const accountNumberOf = async ({ call }: TestProduct, { token }: { token: string }): Promise<string> =>
  (await call('GET', '/api/user', { token })).body.account_number;

export async function balanceOf({ pool }: TestProduct, { walletId }: Payer): Promise<bigint> {
  const { rows } = await pool.query<{ balance: bigint }>(
    'select balance_after as balance from ledger.entry where wallet_id = $1 order by seq desc limit 1',
    [walletId],
  );
  return rows[0]?.balance ?? 0n;
}

/** Money by card, from the first click to the credit. */
export async function deposit(
  product: TestProduct,
  payer: Payer,
  naira: number,
  reference = newReference(),
): Promise<string> {
  const begun = await product.call('POST', '/api/paystack/create-pending-deposit', {
    token: payer.token,
    body: { amount: naira, email: payer.email, wallet_id: payer.wallet, transaction_ref: reference },
  });
  if (begun.status !== 200) throw new Error(begun.text);
  await product.control(`/paystack/checkout/${reference}`, { outcome: 'success', webhook: false });
  const verified = await product.call('POST', '/api/paystack/verify-payment', {
    token: payer.token,
    body: { transaction_ref: reference },
  });
  if (!verified.body.success) throw new Error(verified.text);
  return reference;
}
