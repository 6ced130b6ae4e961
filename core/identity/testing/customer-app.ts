import { newPhone, randomBytes } from '@wura/testkit/random';
import { transaction, type Pool } from '@wura/database';
import { createRouter } from '@wura/http/router';
import { createHttpServer } from '@wura/http/server';
import { silentLog } from '@wura/platform/log';
import { createMetrics } from '@wura/platform/metrics';
import type { MasterKeys } from '@wura/secrets/vault';
import { unlimited } from '@wura/http/rate-limit';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import type { FastifyInstance } from 'fastify';
import {
  createIdentity,
  openAccount,
  type CustomerRouter,
  type Hashing,
  type Identity,
  type IdentityOptions,
  type SignedIn,
} from '../server/identity.ts';
import { cheapHashing } from './cheap-hashing.ts';

/** The HTTP router with this room behind it, on a database of its own, and a clock that stands until it is moved. */
export interface CustomerApp {
  readonly app: FastifyInstance;
  readonly identity: Identity;
  readonly database: TestDatabase;
  readonly pool: Pool;
  readonly clock: { now: number; forward(ms: number): void };
  /** How many times anything was compared with a hash. */
  readonly compared: { passwords: number; pins: number };
  /** And how many hashes were made. */
  readonly hashed: { passwords: number; pins: number };
  call(request: TestCall): Promise<TestAnswer>;
  /** A second process on the same database: it shares nothing else. */
  another(keys?: MasterKeys): Promise<CustomerApp>;
  close(): Promise<void>;
}

export interface TestCall {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  address?: string;
}

export interface TestAnswer {
  status: number;
  // Tests look into answers of every shape.
  body: any;
  headers: Record<string, string | string[] | number | undefined>;
  raw: Buffer;
}

type OpenRooms = (router: CustomerRouter, needs: { identity: Identity; app: FastifyInstance }) => void;

export async function openCustomerApp(
  openRooms: OpenRooms,
  rules: Pick<IdentityOptions, 'isOneDeviceTrusted'> = {},
): Promise<CustomerApp> {
  const database = await cloneDatabase();
  const clock = {
    now: Date.now(),
    forward(ms: number) {
      clock.now += ms;
    },
  };
  return openOn({ database, clock, openRooms, rules, close: () => database.close() });
}

async function openOn(options: {
  database: TestDatabase;
  clock: CustomerApp['clock'];
  openRooms: OpenRooms;
  rules: Pick<IdentityOptions, 'isOneDeviceTrusted'>;
  close: () => Promise<void>;
  keys?: MasterKeys | undefined;
}): Promise<CustomerApp> {
  const { database, clock, openRooms, rules, keys = { masterKey: Buffer.alloc(32, 7) } } = options;
  const pool = database.pool();
  const [compared, hashed] = [
    { passwords: 0, pins: 0 },
    { passwords: 0, pins: 0 },
  ];
  const identity = createIdentity({
    pool,
    now: () => clock.now,
    ...keys,
    worthMinor: ({ currency, minor }) => (currency === 'NGN' ? minor : minor * 1485n),
    pinThresholdMinor: () => 1_000_000n,
    hasRateLimits: true,
    ...rules,
    hashing: ({ pepper }) => countedHashing({ compared, hashed }, pepper),
  });
  const app = createHttpServer({ log: silentLog, metrics: createMetrics(), trustProxy: 0, isSecure: false });
  const authenticate: Identity['sessions']['authenticate'] = (token, how) => identity.sessions.authenticate(token, how);
  openRooms(createRouter({ app, access: 'customer', authenticate, limiter: unlimited, strict: true }), {
    identity,
    app,
  });
  await app.ready();

  return {
    app,
    identity,
    database,
    pool,
    clock,
    compared,
    hashed,
    async call({ method = 'GET', path, token, body, headers, address = '10.0.0.1' }) {
      const response = await app.inject({
        method,
        url: path,
        remoteAddress: address,
        headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
        ...(body !== undefined && { payload: body as object }),
      });
      const isJson = String(response.headers['content-type']).startsWith('application/json');
      return {
        status: response.statusCode,
        body: isJson ? response.json() : undefined,
        headers: response.headers,
        raw: response.rawPayload,
      };
    },
    another: given => openOn({ ...options, keys: given, close: () => Promise.resolve() }),
    async close() {
      await app.close();
      await identity.close();
      await options.close();
    },
  };
}

/** Counts what is made and compared; hundreds are computed, and how hard they are is not what is tested. */
function countedHashing(
  { compared, hashed }: Pick<CustomerApp, 'compared' | 'hashed'>,
  pepper: Uint8Array | undefined,
): Hashing {
  const hashing = cheapHashing({ ...(pepper && { pepper }) });
  const of = pepper ? 'pins' : 'passwords';
  return {
    hash(secret) {
      hashed[of]++;
      return hashing.hash(secret);
    },
    verify(stored, secret) {
      compared[of]++;
      return hashing.verify(stored, secret);
    },
  };
}

/** A customer with a session, opened without going through a route. */
export async function openCustomer({ identity, pool, clock }: CustomerApp): Promise<SignedIn & { token: string }> {
  const form = registration();
  const account = {
    ...(form as Record<'firstname' | 'lastname' | 'username' | 'email' | 'dob' | 'country' | 'state', string>),
    residentialAddress: String(form['residentialAddress']),
    phone: String(form['phoneNumber']),
    passwordHash: await identity.passwords.hash(String(form['password'])),
  };
  const token = await transaction(pool, async tx => {
    const { number } = await openAccount(tx, account, new Date(clock.now));
    return identity.sessions.start(tx, { customer: number, isRemembered: true, address: '10.0.0.1', userAgent: '' });
  });
  return { ...(await identity.sessions.authenticate(token))!, token };
}

/** A form that is fine, and like no other; give what the test is about. */
export function registration(given: Record<string, unknown> = {}): Record<string, unknown> {
  const tag = randomBytes(5).toString('hex');
  return {
    username: `ada_${tag}`,
    email: `ada.${tag}@example.com`,
    phoneNumber: newPhone('+23480'),
    password: 'Correct1horse',
    firstname: 'Adaeze',
    lastname: 'Okafor',
    dob: '1994-05-20',
    country: 'NG',
    state: '',
    residentialAddress: '12 Adeola Odeku Street, Lagos',
    ...given,
  };
}
