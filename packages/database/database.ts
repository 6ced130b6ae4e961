import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isDatabaseUnavailable } from './errors.ts';

// The login that migrates owns everything, and the code that serves customers must not: a process that serves connects by a
// login of its own (logins.ts), and a command of the owner's takes a lesser role. All SQL names its schema, so the search
// path holds nothing of ours.

/** `none` is the login itself, for what only the owner of the database may do. */
export type Role =
  | 'wura_app'
  | 'wura_worker'
  | 'wura_signer'
  | 'wura_reader'
  | 'wura_checker'
  | 'wura_owner'
  | 'wura_ledger'
  | 'none';

/** What a function that only reads takes: a pool or an open transaction. */
export type Queries = Pick<pg.ClientBase, 'query'>;

declare const isOpen: unique symbol;
/** What a function that writes takes first. A pool is no `Tx`: nothing may be written outside a transaction. */
export type Tx = Queries & { readonly [isOpen]: true };

export type Pool = pg.Pool;

/**
 * What each session of ours stands on, whatever the owner of the server, the database or the login has set for others. What is
 * committed is on disk, and what waited for a lock then sees what the lock protected; moments are written as the driver reads
 * them, a backslash in a pattern is one, and a connection of the pool that nobody needs just now is not ended.
 */
export const ownSettings = {
  search_path: 'pg_catalog',
  timezone: 'UTC',
  datestyle: 'ISO',
  intervalstyle: 'postgres',
  standard_conforming_strings: 'on',
  synchronous_commit: 'on',
  default_transaction_isolation: 'read\\ committed',
  idle_session_timeout: '0',
} as const;

/** A request that waits longer than this for a connection is refused, so that overload is said and not piled up. */
const connectMsMax = 3_000;

export function createPool(options: {
  url: string;
  /** For the owner's login, which is to do no more than this. A login of a process that serves is what it is. */
  role?: Role | undefined;
  max: number;
  applicationName: string;
  statementTimeoutMs?: number;
}): Pool {
  const statementTimeoutMs = options.statementTimeoutMs ?? 5_000;
  const pool = new pg.Pool({
    connectionString: withSessionSettings(options.url, {
      ...(options.role && { role: options.role }),
      ...ownSettings,
      lock_timeout: '2s',
      statement_timeout: `${statementTimeoutMs}ms`,
      idle_in_transaction_session_timeout: '10s',
    }),
    application_name: options.applicationName,
    max: options.max,
    connectionTimeoutMillis: connectMsMax,
    // The server ends a statement that takes too long; this is for a server that has stopped altogether.
    query_timeout: statementTimeoutMs + 2_000,
    keepAlive: true,
    types: exactTypes,
  });
  // The pool replaces a connection that broke while idle; without a listener the event would end the process.
  pool.on('error', () => {});
  return pool;
}

/**
 * The same pool for one room of many, which holds so many of its connections at most: where the room's tables are locked, or
 * its lists are long, its own callers wait for each other, and those of the other rooms are served.
 */
export function shareOf(pool: Pool, max: number): Pool {
  const waiting = new Set<() => void>();
  let held = 0;

  async function take(): Promise<void> {
    if (held < max) return void held++;
    return new Promise((resolve, reject) => {
      const goOn = () => (clearTimeout(timer), resolve());
      waiting.add(goOn);
      const timer = setTimeout(() => {
        waiting.delete(goOn);
        // In the driver's words, because it means the same.
        reject(new Error('timeout exceeded when trying to connect'));
      }, connectMsMax);
    });
  }

  /** Handed over rather than given back, so that no later caller overtakes one who waits. */
  function give(): void {
    const [next] = waiting;
    if (!next) return void held--;
    waiting.delete(next);
    next();
  }

  async function connect(): Promise<pg.PoolClient> {
    await take();
    const client = await pool.connect().catch((error: unknown) => {
      give();
      throw error;
    });
    const { release } = client;
    client.release = broken => {
      client.release = release;
      give();
      release.call(client, broken);
    };
    return client;
  }

  async function query(asked: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    await take();
    try {
      return await pool.query(asked, values);
    } finally {
      give();
    }
  }

  return Object.assign(Object.create(pool) as Pool, { connect, query });
}

/** Integers of 8 bytes are money and must arrive whole; a calendar date has no hour, so it must not become a moment. */
const exactTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === int8) return BigInt;
    if (oid === int8Array) return (text: string) => text.slice(1, -1).split(',').filter(Boolean).map(bigIntOrNull);
    if (oid === date) return String;
    return pg.types.getTypeParser(oid, format);
  }) as typeof pg.types.getTypeParser,
};
const int8 = 20;
const int8Array = 1016;
const date = 1082;
const bigIntOrNull = (text: string) => (text === 'NULL' ? null : BigInt(text));

/** Puts the settings into the start-up message, so that no statement ever runs without them. */
export function withSessionSettings(url: string, settings: Readonly<Record<string, string>>): string {
  const target = new URL(url);
  const words = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  // What the operator wrote into the URL stays; ours come last and win.
  const given = target.searchParams.get('options');
  target.searchParams.set('options', [...(given ? [given] : []), ...words].join(' '));
  // The driver holds the server to its certificate and its name under each of these, and has announced to check less.
  const { searchParams } = target;
  const mode = searchParams.get('sslmode') ?? (searchParams.has('sslrootcert') ? 'require' : 'disable');
  if (!searchParams.has('uselibpqcompat') && /^(prefer|require|verify-ca)$/.test(mode)) {
    searchParams.set('sslmode', 'verify-full');
  }
  return target.href;
}

/**
 * Runs the work in one transaction: committed when it returns, undone when it throws. `retries` (at most 5) begins the
 * whole work again after a deadlock or a lost race, so only give it to work that may be run twice.
 */
export async function transaction<T>(
  pool: Pool,
  work: (tx: Tx) => Promise<T>,
  options: { retries?: number } = {},
): Promise<T> {
  const retries = Math.min(options.retries ?? 0, 5);
  for (let attempt = 0; ; attempt++) {
    try {
      return await runOnce(pool, work);
    } catch (error) {
      if (attempt >= retries || !isLostRace(error)) throw error;
      // Jitter, because two that met once and wait equally long meet again.
      await sleep(Math.random() * 10 * 2 ** attempt);
    }
  }
}

/** True for a refusal by PostgreSQL that a new attempt may well survive: a stale link or a deadlock. */
export function isLostRace(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '40001' || error.code === '40P01');
}

async function runOnce<T>(pool: Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  return withConnection(pool, async (connection, discard) => {
    try {
      await connection.query('begin');
      const result = await work(connection as Tx);
      // A statement that failed and was caught leaves a transaction that PostgreSQL quietly rolls back on COMMIT.
      const { command } = await connection.query('commit').catch(noteCut);
      if (command !== 'COMMIT') throw new Error('a failed statement was ignored: the transaction was rolled back');
      return result;
    } catch (error) {
      // A server that does not answer is not asked to undo, and what cannot be undone is not lent again.
      if (!isDatabaseUnavailable(error)) await connection.query('rollback').catch(discard);
      throw error;
    }
  });
}

const cutCommits = new WeakSet<object>();

/**
 * True for the error of a transaction whose commit was cut off: all of it stands, or none. Any other error undoes it all. What was put
 * away for its rows to name is kept then: the worker sweeps it away if no row does.
 */
export const isCommitCut = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && cutCommits.has(error);

function noteCut(error: unknown): never {
  if (isDatabaseUnavailable(error)) cutCommits.add(error as Error);
  throw error;
}

/**
 * Lends one connection to the work. `pool.query` would throw the connection away after every error, refusals by a
 * constraint included; here it goes back unless it broke.
 */
export async function withConnection<T>(
  pool: Pool,
  work: (connection: Queries, discard: (reason: Error) => void) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  // Listen while the connection is ours: one that dies between two statements must not end the process.
  let broken: Error | undefined;
  const discard = (reason: Error) => void (broken = reason);
  client.on('error', discard);
  try {
    return await work(client, discard);
  } catch (error) {
    if (isDatabaseUnavailable(error)) discard(error as Error);
    throw error;
  } finally {
    client.off('error', discard);
    client.release(broken);
  }
}
