import { createSandbox } from '@wura/app-sandbox/sandbox';
import { createJobRunner } from '@wura/jobs/run';
import { systemWallet } from '@wura/ledger/server/wallets';
import { createWriter } from '@wura/ledger/server/writer';
import { currencyOf, type CurrencyCode } from '@wura/money/currencies';
import { readConfig, type Config } from '../config.ts';
import { seedOperator } from '@wura/operators/server';
import { cheapHashing } from '@wura/identity/testing/cheap-hashing';
import { transaction, type Pool, type Role } from '@wura/database';
import { silentLog, type Log } from '@wura/platform/log';
import { opening } from '@wura/wallets/server/kinds';
import { hash } from '@node-rs/argon2';
import { newPhone, randomBytes, randomInt, randomUUID } from '@wura/testkit/random';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createApplication, type Application } from '../application.ts';
import { openJobs } from '../jobs.ts';
import { testKeys } from '../testing/test-product.ts';

/** The testkit's database, as far as it is needed here. */
interface Database {
  url: string;
  urls: { web: string; worker: string; checker: string };
  pool(role?: Role): Pool;
}

export interface Person {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
  pin: string;
  readonly fullName: string;
  readonly accountNumber: string;
  /** By currency. */
  readonly wallets: Readonly<Record<string, string>>;
  token: string;
}

/** A member of staff, of the demonstration so that no code is asked for. */
export interface Staff {
  readonly email: string;
  readonly password: string;
  token: string;
}

/** What a fault was, in the words of our own log: an answer never says it. */
export interface Confession {
  requestId: string;
  error: string;
}

/**
 * The whole application with people in it: the attacker, a friend to send money to, a victim who does nothing at
 * all, so that whatever changes about the victim was another's doing, and a newcomer who has yet to set a PIN. An
 * operator is on duty.
 */
export interface Product {
  readonly application: Application;
  /** Works as the login that owns the database: it sees every row there is. */
  readonly all: Pool;
  readonly confessions: Confession[];
  readonly attacker: Person;
  readonly friend: Person;
  readonly victim: Person;
  readonly newcomer: Person;
  readonly operator: Staff;
  signIn(person: Person): Promise<string>;
  signInStaff(): Promise<string>;
  close(): Promise<void>;
}

export interface ProductOptions {
  config?: Partial<Config>;
  now?: () => number;
  /** Where the cost of a call is what is asked, passwords and PINs cost what they cost customers. */
  isHashingFull?: boolean;
}

export async function openProduct(
  database: Database,
  { config = {}, now, isHashingFull = false }: ProductOptions = {},
): Promise<Product> {
  const confessions: Confession[] = [];
  const outside = await openSandbox();
  const application = await createApplication({
    config: {
      ...outside.config,
      databaseUrl: database.urls.web,
      checkerDatabaseUrl: database.urls.checker,
      ...config,
    },
    log: listeningTo(confessions),
    strict: true,
    ...(now && { now }),
    ...(!isHashingFull && { hashing: cheapHashing }),
  });
  await application.app.ready();
  await doWhatWaits({ ...outside.config, ...config }, database);
  const all = database.pool('none');
  const writer = createWriter({ pool: database.pool() });
  const people: Person[] = [];
  for (const name of ['Zainab', 'Emeka', 'Folake', 'Tunde']) {
    // Known well enough for any sum, so that no limit hides what would have gone through; documents are the newcomer's.
    const isVerified = name !== 'Tunde';
    people.push(await settle(application, { name, hasPin: name !== 'Tunde', isVerified, all, writer }));
  }
  await writer.close();
  const operator = await hire(application, all);
  const [attacker, friend, victim, newcomer] = people as [Person, Person, Person, Person];
  return {
    application,
    all,
    confessions,
    attacker,
    friend,
    victim,
    newcomer,
    operator,
    signIn: person => signIn(application, person),
    signInStaff: () => signInStaff(application, operator),
    async close() {
      await application.close();
      await outside.close();
    },
  };
}

/** What a worker finds at its first start, such as the rates without which nothing can be exchanged. */
async function doWhatWaits(config: Config, database: Database): Promise<void> {
  const pool = database.pool('wura_worker');
  const worker = createJobRunner({ pool, log: silentLog, kinds: await openJobs({ config, pool, log: silentLog }) });
  await worker.runDue();
  await worker.stop();
}

/** The outside world, so that every call has a provider to ask; and the configuration of a fresh start beside it. */
async function openSandbox(): Promise<{ config: Config; close(): Promise<void> }> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'wura-attacked-'));
  const sandbox = createSandbox({
    dataDir,
    // That address is closed: an attack that needs a webhook sends it itself.
    webhookUrl: 'http://127.0.0.1:9/api/webhooks',
    paystack: { secretKey: 'sk_test_sandbox' },
    log: silentLog,
    isDurable: false,
  });
  const config = readConfig({
    // What load must not meet.
    RATE_LIMITS: 'off',
    DEBUG_API: 'off',
    LOG_LEVEL: 'silent',
    MASTER_KEY: '07'.repeat(32),
    DATA_DIR: dataDir,
    SANDBOX_URL: await sandbox.listen(0),
    SANDBOX_TRON_XPUB: testKeys.accountKey,
    // Those of RFC 8291, so that a browser's address may be one that its maker gives out.
    PUSH_PUBLIC_KEY: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
    PUSH_PRIVATE_KEY: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
    PUSH_SUBJECT: 'mailto:push@wura.local',
  });
  return {
    // Any free port.
    config: { ...config, port: 0 },
    async close() {
      await sandbox.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function listeningTo(confessions: Confession[]): Log {
  return {
    info() {},
    warn() {},
    error(_event, { requestId, error } = {}) {
      confessions.push({ requestId: String(requestId), error: String(error) });
    },
  };
}

/** Moves in through the front router: registers, signs in, sets a PIN, opens wallets, and finds money in them. */
async function settle(
  application: Application,
  needs: { name: string; hasPin: boolean; isVerified: boolean; all: Pool; writer: ReturnType<typeof createWriter> },
): Promise<Person> {
  const form = freshRegistration({ firstname: needs.name, password: `Aa1${randomBytes(9).toString('base64url')}` });
  const registered = await post(application, '/api/register', form);
  if (registered.status !== 201) throw new Error(`nobody can register: ${JSON.stringify(registered.body)}`);
  const { user } = registered.body;
  if (needs.isVerified) {
    await needs.all.query('update identity.customers set tier = 3, kyc_completed = true where public_id = $1', [
      user.id,
    ]);
  }
  const password = String(form['password']);
  const token = await signIn(application, { username: user.username, password });
  // The last four of the number, which no item of the corpus tries by chance.
  // Never what the sample of a change puts in its place.
  const pin = String(randomInt(6_100, 7_000));
  if (needs.hasPin) await post(application, '/api/pin/set', { pin }, token);
  for (const currency of ['USD', 'USDT', 'KES']) await post(application, '/api/wallets', { currency }, token);
  const listed = await application.app.inject({ url: '/api/wallets', headers: bearer(token) });
  const wallets = listed.json<{ id: string; currency: CurrencyCode }[]>();
  // One that is empty, for only such a wallet can be closed.
  for (const wallet of wallets) if (wallet.currency !== 'KES') await fund(needs, wallet);
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    phone: user.phone_number,
    password,
    pin,
    fullName: `${user.firstname} ${user.lastname}`,
    accountNumber: user.account_number,
    wallets: Object.fromEntries(wallets.map(({ currency, id }) => [currency, id])),
    token,
  };
}

async function hire(application: Application, all: Pool): Promise<Staff> {
  const email = `staff.${randomBytes(5).toString('hex')}@wura.example`;
  const password = `Aa1${randomBytes(9).toString('base64url')}`;
  const passwordHash = await hash(password, { memoryCost: 8, timeCost: 1 });
  const person = { email, name: 'Kehinde', role: 'admin', passwordHash, at: new Date() } as const;
  await transaction(all, tx => seedOperator(tx, person));
  return { email, password, token: await signInStaff(application, { email, password }) };
}

async function signInStaff(
  application: Application,
  { email, password }: Pick<Staff, 'email' | 'password'>,
): Promise<string> {
  const { body } = await post(application, '/api/operator/login', { email, password });
  if (typeof body.token !== 'string') throw new Error(`no operator can sign in: ${JSON.stringify(body)}`);
  return body.token;
}

async function fund(
  { all, writer }: { all: Pool; writer: ReturnType<typeof createWriter> },
  { id, currency: code }: { id: string; currency: CurrencyCode },
): Promise<void> {
  const { id: currency, scale } = currencyOf(code);
  const { rows } = await all.query<{ id: bigint }>('select id from wallets.wallet where public_id = $1', [id]);
  const minor = 20_000n * 10n ** BigInt(scale);
  await writer.post({
    kind: opening.id,
    request: randomUUID(),
    fingerprint: 0,
    sides: [
      { wallet: await systemWallet(all, { purpose: 'outside', currency }), amount: -minor, currency },
      { wallet: Number(rows[0]!.id), amount: minor, currency },
    ],
  });
}

export async function signIn(
  application: Application,
  { username, password }: Pick<Person, 'username' | 'password'>,
): Promise<string> {
  // Another lane may be replacing the password by the same one: what was compared just before that is then refused.
  for (let tries = 1; ; tries++) {
    const { body } = await post(application, '/api/login', { identifier: username, password });
    if (typeof body.token === 'string') return body.token;
    if (tries === 3) throw new Error(`nobody can sign in: ${JSON.stringify(body)}`);
  }
}

async function post({ app }: Application, url: string, payload: object, token?: string) {
  const response = await app.inject({ method: 'POST', url, payload, headers: token ? bearer(token) : {} });
  // Of every shape there is, so callers look into it unchecked.
  return { status: response.statusCode, body: response.json() };
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** A form that is fine, and like no other. */
export function freshRegistration(given: Record<string, unknown> = {}): Record<string, unknown> {
  const tag = randomBytes(5).toString('hex');
  return {
    username: `z_${tag}`,
    email: `z.${tag}@example.com`,
    phoneNumber: newPhone('+23481'),
    password: 'Correct1horse',
    firstname: 'Zainab',
    lastname: 'Okafor',
    dob: '1994-05-20',
    country: 'NG',
    state: '',
    residentialAddress: '12 Adeola Odeku Street, Lagos',
    ...given,
  };
}
