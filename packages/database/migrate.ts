import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { clockFault } from './clock-fault.ts';
import { ownSettings, withSessionSettings } from './database.ts';
import { buildIndexes, isConcurrent } from './build-indexes.ts';
import { missingLogins, type Logins } from './logins.ts';
import { requireOwnSettings } from './pooler-fault.ts';
import { unreached } from './unreached.ts';

// Migrations are plain SQL, run once and forward only. Each file is one transaction together with the row that remembers
// it, so a start killed anywhere leaves whole steps behind and the next one goes on from there.
//
// A step adds, and takes nothing away that the version before it needs: so that version runs on beside this one while
// processes are renewed one after the other. What is needed no more is taken away a version later, by a file whose first
// line is `-- contract`; a version that does not know such a step no longer starts.
//
// An index of a table that has rows already is built by a file of its own whose first line is `-- concurrently`, and which holds
// such statements alone: payments are written into the table while it is built, however long that takes.
//
// Functions and views are not changed step by step: each stands whole in a file of its room's `functions` folder, which
// is run again, after the room's migrations, whenever its text differs from what this database ran last. So a function
// is read in one place, and its history is the file's.
//
// Past 300 lines because a start that finds another version's work has to weigh all of this at once.

/**
 * A room and the folder that holds its `NNNN-what.sql` files. A folder `functions` beside it may hold `what.sql` files.
 */
export type MigrationRoom = { name: string; dir: string };

type SqlFile = { room: string; name: string; checksum: string; text: string };
type Migration = SqlFile & { number: number; isContraction: boolean; isConcurrent: boolean };

// Any number will do, as long as every version of the product uses the same one.
const advisoryLock = 5_170_392_846n;

export async function migrate(options: {
  url: string;
  rooms: readonly MigrationRoom[];
  /** Of the processes that will serve on this database. */
  logins?: Logins;
  log?: (line: string) => void;
  now?: () => number;
}): Promise<{ applied: number }> {
  const rooms = await Promise.all(
    options.rooms.map(async room => ({ migrations: await readMigrations(room), functions: await readFunctions(room) })),
  );
  const known = rooms.flatMap(room => room.migrations);
  const client = await connect(options.url);
  try {
    await requireVersion(client);
    await requireOwnSettings(client);
    const fault = await clockFault(client, options.now ?? Date.now);
    if (fault) options.log?.(fault);
    // Two processes that start at once do the same work one after the other: the second finds it done.
    await takeTurn(client, options.log);
    const applied = await readApplied(client);
    const unknown = requireSameHistory(known, applied);
    const count = { applied: 0 };
    if (unknown.length > 0) {
      await requireOnlyAdded(client, unknown);
      options.log?.(`the database is newer than this version of Wura, which runs on it as it is: it has ${unknown[0]}`);
    } else {
      if (applied.size === 0) {
        await requireEncoding(client);
        await requireRoom(client, known);
        await requireRights(client, options.logins);
      }
      for (const room of rooms) count.applied += await bringUp(client, { ...room, applied, log: options.log });
    }
    if (options.logins) await createLogins(client, options.logins);
    return count;
  } finally {
    await client.end();
  }
}

/** After which a start that waits says for whom, in case that one never ends. */
const quietMs = 5_000;
const turnPauseMs = 100;

/**
 * Asked for again and again rather than waited for: who waits inside a statement holds a picture of the database, and the other
 * start, while it builds an index beside the writers, would wait for that in turn.
 */
async function takeTurn(client: pg.Client, log: ((line: string) => void) | undefined): Promise<void> {
  const since = performance.now();
  let isSaid = false;
  while (!(await tryTurn(client))) {
    if (!isSaid && performance.now() - since > quietMs) {
      isSaid = true;
      await sayWhoHasTurn(client, log);
    }
    await sleep(turnPauseMs);
  }
}

async function tryTurn(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ ours: boolean }>('select pg_try_advisory_lock($1) as ours', [advisoryLock]);
  return rows[0]!.ours;
}

async function sayWhoHasTurn(client: pg.Client, log: ((line: string) => void) | undefined): Promise<void> {
  const { rows } = await client.query<{ pid: number; at: string; since: Date }>(
    `select a.pid, coalesce(host(a.client_addr), 'this machine') as at, a.backend_start as since
       from pg_locks l join pg_stat_activity a using (pid) join pg_database d on d.oid = l.database
      where l.locktype = 'advisory' and l.granted and d.datname = current_database()
        and (l.classid::bigint << 32) | l.objid::bigint = $1`,
    [advisoryLock],
  );
  for (const { pid, at, since } of rows) {
    const ending = `if it is dead or frozen, end it by: select pg_terminate_backend(${pid})`;
    log?.(
      `another start prepares this database, from ${at} since ${since.toISOString()}, and we wait for it; ${ending}`,
    );
  }
}

interface Room {
  readonly migrations: readonly Migration[];
  readonly functions: readonly SqlFile[];
  readonly applied: ReadonlyMap<string, string>;
  readonly log: ((line: string) => void) | undefined;
}

/** Answers how many files were run. */
async function bringUp(client: pg.Client, { migrations, functions, applied, log }: Room): Promise<number> {
  const steps = migrations.filter(migration => !applied.has(identity(migration)));
  for (const migration of steps) {
    await apply(client, migration);
    log?.(`migrated ${identity(migration)} (${migration.name})`);
  }
  if (functions.length === 0) return steps.length;
  const checksums = await readAppliedFunctions(client, functions[0]!.room);
  const changed = functions.filter(({ name, checksum }) => checksums.get(name) !== checksum);
  for (const file of changed) {
    await applyFunctions(client, file);
    log?.(`renewed ${file.room}/functions/${file.name}`);
  }
  return steps.length + changed.length;
}

async function readMigrations(room: MigrationRoom): Promise<Migration[]> {
  // A room may have functions and views alone.
  if (!existsSync(room.dir) && existsSync(functionsOf(room))) return [];
  const files = (await readdir(room.dir)).filter(file => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file, index) => {
      const number = Number(/^(\d{4})-[a-z0-9-]+\.sql$/.exec(file)?.[1]);
      // Without gaps, two branches that both add the next number cannot merge unseen.
      if (number !== index + 1) {
        throw new Error(`${room.name}/migrations/${file}: expected ${String(index + 1).padStart(4, '0')}-what.sql`);
      }
      const sql = await readSql(room, path.join(room.dir, file));
      return {
        ...sql,
        number,
        isContraction: sql.text.startsWith('-- contract\n'),
        isConcurrent: isConcurrent(sql.text),
      };
    }),
  );
}

async function readFunctions(room: MigrationRoom): Promise<SqlFile[]> {
  const dir = functionsOf(room);
  if (!existsSync(dir)) return [];
  const files = (await readdir(dir)).filter(file => file.endsWith('.sql')).sort();
  return Promise.all(files.map(file => readSql(room, path.join(dir, file))));
}

const functionsOf = (room: MigrationRoom) => path.join(path.dirname(room.dir), 'functions');

async function readSql(room: MigrationRoom, file: string): Promise<SqlFile> {
  const text = (await readFile(file, 'utf8')).replaceAll('\r\n', '\n');
  const checksum = createHash('sha256').update(text).digest('hex');
  return { room: room.name, name: path.basename(file), checksum, text };
}

const identity = ({ room, number }: { room: string; number: number }) => `${room}/${String(number).padStart(4, '0')}`;

async function connect(url: string): Promise<pg.Client> {
  const client = createClient(url);
  client.on('error', () => {
    // The statement under way rejects with the same error; the event alone would end the process.
  });
  try {
    await client.connect();
  } catch (error) {
    throw unreached(error);
  }
  return client;
}

/**
 * Before anything is written: an address with the name of another database in it would leave a part of ours among what is theirs.
 * Schemas of other names are those of who runs the server, and what an extension brought is nobody's.
 */
async function requireRoom(client: pg.Client, known: readonly Migration[]): Promise<void> {
  const ours = known.flatMap(({ text }) => [...text.matchAll(/\bcreate schema (\w+)/g)].map(([, name]) => name!));
  const { rows } = await client.query<{ name: string }>(
    `select nspname as name from pg_namespace where nspname = any($1)
     union all
     select 'public.' || quote_ident(c.relname) from pg_class c
      where c.relnamespace = to_regnamespace('public')
        and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')
     order by 1 limit 1`,
    [ours],
  );
  if (rows.length === 0) return;
  throw new Error(`the database already holds something else (${rows[0]!.name}): name an empty one in DATABASE_URL`);
}

/** An index of years of payments takes its time, whatever limit the login has for others. */
const unhurried = { statement_timeout: '0', lock_timeout: '0', idle_in_transaction_session_timeout: '0' };

function createClient(url: string): pg.Client {
  try {
    return new pg.Client({
      connectionString: withSessionSettings(url, { ...ownSettings, ...unhurried }),
      application_name: 'wura-migrate',
      connectionTimeoutMillis: 5_000,
    });
  } catch (error) {
    // The files of sslrootcert, sslcert and sslkey are read here.
    const { path: file, code, message } = error as NodeJS.ErrnoException;
    const why = file === undefined ? message : `names ${file}, which cannot be read (${code})`;
    throw new Error(`DATABASE_URL ${why}`, { cause: error });
  }
}

async function requireVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ number: string; text: string }>(
    `select current_setting('server_version_num') as number, current_setting('server_version') as text`,
  );
  if (Number(rows[0]!.number) < 150_000) {
    throw new Error(`the database is PostgreSQL ${rows[0]!.text}, and 15 or later is needed`);
  }
}

/** A cluster that was made without a locale keeps bytes of no encoding, and one of an old locale has no letter for Ọlá. */
async function requireEncoding(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ encoding: string }>(`select current_setting('server_encoding') as encoding`);
  const { encoding } = rows[0]!;
  if (encoding === 'UTF8') return;
  throw new Error(
    `the database keeps texts as ${encoding}, and UTF8 is needed: make it anew with createdb --encoding=UTF8 --locale=C.UTF-8 --template=template0`,
  );
}

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  const { rows: tables } = await client.query<{ found: string | null }>(
    `select to_regclass('platform.migrations')::text as found`,
  );
  if (!tables[0]!.found) return new Map();
  const { rows } = await client.query<{ room: string; number: number; checksum: string }>(
    'select room, number, checksum from platform.migrations order by room, number',
  );
  return new Map(rows.map(row => [identity(row), row.checksum]));
}

async function readAppliedFunctions(client: pg.Client, room: string): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from platform.functions where room = $1',
    [room],
  );
  return new Map(rows.map(row => [row.name, row.checksum]));
}

/** Answers the steps that this version does not know. */
function requireSameHistory(known: readonly Migration[], applied: ReadonlyMap<string, string>): readonly string[] {
  const checksums = new Map(known.map(migration => [identity(migration), migration.checksum]));
  for (const [step, checksum] of applied) {
    if (checksums.has(step) && checksums.get(step) !== checksum) {
      throw new Error(`migration ${step} was changed after it ran on this database: put the file back, add a new one`);
    }
  }
  return [...applied.keys()].filter(step => !checksums.has(step));
}

async function requireOnlyAdded(client: pg.Client, unknown: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ room: string; number: number }>(
    'select room, number from platform.contractions order by room, number',
  );
  const step = rows.map(identity).find(step => unknown.includes(step));
  if (step !== undefined) {
    throw new Error(`the database is newer than this version of Wura can run on: ${step} took away what it needs`);
  }
}

const roles = ['wura_owner', 'wura_ledger', 'wura_app', 'wura_worker', 'wura_signer', 'wura_reader', 'wura_checker'];

/** Before the first step: may this login do it? If not, say the SQL that a superuser runs once. */
async function requireRights(client: pg.Client, logins: Logins | undefined): Promise<void> {
  const { rows } = await client.query<{
    login: string;
    database: string;
    may_create_roles: boolean;
    owns_database: boolean;
    held: string[];
  }>(
    `select current_user as login,
            current_database() as database,
            me.rolsuper or me.rolcreaterole as may_create_roles,
            me.rolsuper or pg_has_role(d.datdba, 'usage') as owns_database,
            array(select rolname::text from pg_roles
                   where rolname = any($1) and pg_has_role(oid, 'usage')) as held
       from pg_roles me, pg_database d
      where me.rolname = current_user and d.datname = current_database()`,
    [roles],
  );
  const { login, database, may_create_roles: mayCreateRoles, owns_database: ownsDatabase, held } = rows[0]!;
  const missing = mayCreateRoles ? [] : roles.filter(role => !held.includes(role));
  const forLogins = mayCreateRoles || !logins ? [] : await missingLogins(client, logins);
  if (missing.length === 0 && forLogins.length === 0 && ownsDatabase) return;

  const { rows: existing } = await client.query<{ rolname: string }>(
    'select rolname from pg_roles where rolname = any($1)',
    [roles],
  );
  const present = existing.map(row => row.rolname);
  const me = pg.escapeIdentifier(login);
  const sql = [
    ...missing.filter(role => !present.includes(role)).map(role => `create role ${role} nologin;`),
    ...(missing.length > 0 ? [`grant ${missing.join(', ')} to ${me};`] : []),
    ...(ownsDatabase ? [] : [`alter database ${pg.escapeIdentifier(database)} owner to ${me};`]),
    ...forLogins,
  ];
  throw forSuperuser(login, sql);
}

const forSuperuser = (login: string, sql: readonly string[], cause?: unknown) =>
  new Error(`the login ${login} may not prepare the database; let a superuser run once: ${sql.join(' ')}`, { cause });

async function createLogins(client: pg.Client, logins: Logins): Promise<void> {
  const sql = await missingLogins(client, logins);
  try {
    // As one query it is one transaction: no login is left without its role.
    await client.query(sql.join(' '));
  } catch (error) {
    if ((error as { code?: string }).code !== insufficientPrivilege) throw error;
    throw forSuperuser(client.user!, sql, error);
  }
}

const insufficientPrivilege = '42501';

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  const { room, number, name, checksum, text } = migration;
  const notes = [
    {
      text: 'insert into platform.migrations (room, number, name, checksum) values ($1, $2, $3, $4)',
      values: [room, number, name, checksum],
    },
    { text: 'insert into platform.contractions (room, number) values ($1, $2)', values: [room, number] },
  ];
  const what = `migration ${room}/${name}`;
  if (migration.isConcurrent) await buildIndexes(client, what, text);
  const step = migration.isConcurrent ? '' : text;
  await run(client, what, step, notes.slice(0, migration.isContraction ? 2 : 1));
}

async function applyFunctions(client: pg.Client, file: SqlFile): Promise<void> {
  const note = {
    text: `insert into platform.functions (room, name, checksum) values ($1, $2, $3)
           on conflict (room, name) do update set checksum = excluded.checksum, applied_at = now()`,
    values: [file.room, file.name, file.checksum],
  };
  await run(client, `functions ${file.room}/${file.name}`, file.text, [note]);
}

/**
 * Behind a long query every other query would wait behind us, payments too: so we wait for a moment only, let the others
 * pass and ask again, and rather fail the start than do so for ever.
 */
const locking = { triesMax: 12, pauseMs: 500 };

async function run(client: pg.Client, what: string, text: string, notes: readonly pg.QueryConfig[]): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt(client, what, text, notes);
    } catch (error) {
      const isBusy = ((error as Error).cause as { code?: string } | undefined)?.code === lockNotAvailable;
      if (!isBusy || tries === locking.triesMax) throw error;
      await sleep(locking.pauseMs);
    }
  }
}

const lockNotAvailable = '55P03';

/** The text and the rows that remember it, all or nothing. */
async function attempt(client: pg.Client, what: string, text: string, notes: readonly pg.QueryConfig[]): Promise<void> {
  try {
    await client.query('begin');
    await client.query(`set local lock_timeout = '300ms'`);
    await client.query(text);
    await client.query('set local role wura_owner');
    for (const note of notes) await client.query(note);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw new Error(`${what} failed: ${describe(error, text)}`, { cause: error });
  }
}

function describe(error: unknown, text: string): string {
  const { message, position } = error as Error & { position?: string };
  if (!position) return message;
  return `${message} (line ${text.slice(0, Number(position)).split('\n').length})`;
}
