import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, describe, expect, inject, it, test } from 'vitest';
import { createPool, type Pool } from './database.ts';
import { loadLogins, requireServingLogin, servingUrls } from './logins.ts';
import { migrate } from './migrate.ts';

// What an attacker who makes a serving process say any SQL can do with its login: tried for every role, table and secret
// that the migrated database has, so that a new one is tried from the day it is made.

const parts = ['web', 'worker', 'signer', 'checker'] as const;
const roleOf = { web: 'wura_app', worker: 'wura_worker', signer: 'wura_signer', checker: 'wura_checker' } as const;

let database: TestDatabase;
let owner: Pool;
const pools = {} as Record<(typeof parts)[number], Pool>;

beforeAll(async () => {
  database = await cloneDatabase();
  owner = database.pool('none');
  for (const part of parts) pools[part] = database.pool(roleOf[part]);
});
afterAll(() => database.close());

/** Which of the statements the login may run, each tried by itself and undone. */
async function allowed(pool: Pool, statements: readonly string[], refusedWith = /^42501$/): Promise<string[]> {
  const results: string[] = [];
  const client = await pool.connect();
  try {
    for (const statement of statements) {
      await client.query('begin');
      const code = await client.query(statement).then(
        () => 'allowed',
        (error: { code: string }) => error.code,
      );
      await client.query('rollback');
      if (!refusedWith.test(code)) results.push(code === 'allowed' ? statement : `${statement}: ${code}`);
    }
  } finally {
    client.release();
  }
  return results;
}

describe.each(parts)('the login of the %s process', part => {
  it('can become no role and no login of the server but what it is', async () => {
    const roles = async () =>
      (await owner.query<{ name: string }>('select rolname as name from pg_roles')).rows.map(({ name }) => name);
    const { rows: own } = await pools[part].query<{ name: string }>('select session_user::text as name');
    const others = (await roles()).filter(name => name !== own[0]!.name);
    expect(others).toContain('wura_ledger');
    const statements = others.flatMap(name => [
      `set role "${name}"`,
      `select set_config('role', '${name}', false)`,
      `select set_config('role', '${name}', true) from pg_class limit 1`,
      `set session authorization "${name}"`,
    ]);
    // Before PostgreSQL 16 a member may name the role that it belongs to, which gives it nothing it has not.
    const harmless = (statement: string) => statement.includes(roleOf[part]) && !statement.includes('session auth');
    const some = (await allowed(pools[part], statements)).filter(statement => !harmless(statement));
    // A test beside this one may have taken its own roles away meanwhile.
    const left = await roles();
    const gone = others.filter(name => !left.includes(name));
    const isGone = (statement: string) => statement.endsWith(': 22023') && gone.some(name => statement.includes(name));
    expect(some.filter(statement => !isGone(statement))).toEqual([]);
  });

  it('can make no role, give itself none, and leave the database for neither files nor programs', async () => {
    const login = new URL(database.urls[part]).searchParams.get('user')!;
    const statements = [
      'create role another login',
      `alter role ${login} superuser`,
      `alter role ${login} createrole`,
      `grant wura_owner to ${login}`,
      `grant wura_ledger to ${login}`,
      `copy (select 1) to program 'true'`,
      `select pg_read_file('/etc/passwd')`,
      'create table wallets.another (id int)',
      'create schema another',
      'create temporary table another (id int)',
      'set session_replication_role = replica',
    ];
    expect(await allowed(pools[part], statements)).toEqual([]);
    await expect(pools[part].query('alter system set fsync = off')).rejects.toMatchObject({ code: '42501' });
  });

  it('can write no table and call no sequence of the ledger, whose functions alone write it', async () => {
    const { rows } = await owner.query<{ name: string; kind: string; first: string }>(
      `select c.oid::regclass::text as name, c.relkind::text as kind,
              (select quote_ident(attname) from pg_attribute where attrelid = c.oid and attnum = 1) as first
         from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'ledger' and c.relkind in ('r', 'p', 'v', 'm', 'S')`,
    );
    expect(rows.length).toBeGreaterThan(5);
    const statements = rows.flatMap(({ name, kind, first }) =>
      kind === 'S'
        ? [`select nextval('${name}')`, `select setval('${name}', 1)`]
        : [
            `insert into ${name} default values`,
            `update ${name} set ${first} = ${first}`,
            `delete from ${name}`,
            `truncate ${name}`,
            `alter table ${name} disable trigger all`,
            `drop table ${name}`,
          ],
    );
    // Some are refused for being a view's or a sequence's before they are refused for being the ledger's.
    expect(await allowed(pools[part], statements, /^(42501|55000|42809|428C9)$/)).toEqual([]);
  });

  it('reads no secret but those of its own work', async () => {
    const { rows } = await owner.query<{ name: string; column: string }>(
      `select c.oid::regclass::text as name, quote_ident(a.attname) as column
         from pg_class c join pg_namespace n on n.oid = c.relnamespace
         join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        where c.relkind in ('r', 'p', 'v', 'm') and n.nspname not in ('pg_catalog', 'information_schema')
          and a.attname ~ '(hash|secret|sealed|digest|^key$|token)'
          -- By this an event of a provider is known again; it opens nothing.
          and (n.nspname, c.relname) <> ('provider_payments', 'webhook')
          -- Of rows that staff read, so that they are known to be what was written.
          and (n.nspname, c.relname) not in (('operators', 'audit_link'), ('operators', 'audit_verified'))
        order by 1, 2`,
    );
    expect(rows.map(({ name, column }) => `${name}.${column}`)).toEqual(
      expect.arrayContaining(['identity.customers.password_hash', 'identity.pins.hash', 'kyc.numbers.sealed']),
    );
    const read = await allowed(
      pools[part],
      rows.map(({ name, column }) => `select ${column} from ${name}`),
    );
    expect(read.map(statement => statement.replace(/^select (.*) from (.*)$/, '$2.$1'))).toEqual(secretsOf[part]);
  });
});

/** What each has to read to do its work; a name that is added here needs a reason that a reviewer accepts. */
const secretsOf: Record<(typeof parts)[number], string[]> = {
  // It compares passwords, PINs, tokens and codes, finds numbers that were given before, shows tokens and gift cards to
  // those who bought them, and seals and opens.
  web: [
    'contact_details.requests.new_digest',
    'contact_details.requests.old_digest',
    'contact_details.requests.undo_digest',
    'disputes.dispute.sealed_text',
    'disputes.recall.sealed_text',
    'disputes.step.sealed_text',
    'electricity.vend.tokens',
    'gift_cards.card.sealed',
    'google_sign_in.errands.browser_hash',
    'google_sign_in.errands.state_hash',
    'google_sign_in.newcomers.proof_hash',
    'identity.api_keys.token_hash',
    'identity.authenticators.secret',
    'identity.backup_codes.digest',
    'identity.customer_keys.sealed',
    'identity.customers.password_hash',
    'identity.passkey_challenges.digest',
    'identity.pins.hash',
    'identity.sessions.token_hash',
    'identity.sign_in_challenges.password_hash',
    'identity.sign_in_challenges.token_hash',
    'identity.step_up_codes.digest',
    'kyc.numbers.digest',
    'kyc.numbers.sealed',
    'kyc.submissions.id_number_digest',
    // By which a browser is known again that another customer used.
    'notices.push_subscriptions.digest',
    'operators.invitation.token_hash',
    'operators.invitation.totp_secret',
    'operators.operators.next_totp_secret',
    'operators.operators.password_hash',
    'operators.operators.totp_secret',
    'operators.sessions.token_hash',
    'password_reset.codes.digest',
    'receipts.signing_key.sealed',
    'support.tickets.thread_hash',
    'wallets.naming.key',
  ],
  // It asks the registers about identity numbers, hands tokens over, and names movements in what it writes to customers.
  worker: [
    'electricity.vend.tokens',
    'identity.customer_keys.sealed',
    'kyc.numbers.digest',
    'kyc.numbers.sealed',
    'kyc.submissions.id_number_digest',
    'my_data.kept.sealed',
    'my_data.kept_part.sealed',
    // Where a device is told.
    'notices.push_subscriptions.digest',
    'notices.push_subscriptions.sealed',
    'partner_webhooks.endpoint.former_secret',
    'partner_webhooks.endpoint.secret',
    'wallets.naming.key',
  ],
  // What it is given to sign is no secret, and its key is in no table.
  signer: [],
  checker: [],
};

test('the web process can neither hire staff nor promote one', async () => {
  const statements = [
    `insert into operators.operators (public_id, email, name, role, password_hash, created_at, is_demo)
     values ('opr_x', 'x@wura.example', 'X', 'admin', '$argon2id$x', now(), true)`,
    `update operators.operators set role = 'admin'`,
    `update operators.operators set totp_secret = null`,
  ];
  expect(await allowed(pools.web, statements)).toEqual([]);
});

test('what happened before now is told by the owner alone, whatever a serving login sets', async () => {
  const posting = `select ledger.post(p_at => '2020-01-01')`;
  for (const part of parts) await expect(pools[part].query(posting)).rejects.toThrow();
});

test('a process that serves refuses the login of the owner', async () => {
  const given = createPool({ url: database.url, max: 1, applicationName: 'wura-test' });
  await expect(requireServingLogin(given, 'web')).rejects.toThrow(/may become .*npm start/);
  await given.end();
  for (const part of parts) await requireServingLogin(pools[part], part);
  await expect(requireServingLogin(pools.worker, 'web')).rejects.toThrow('may become wura_worker');
});

test('a server that does not let a serving login in is said in one line, which names the login', async () => {
  const url = new URL(database.url);
  [url.username, url.password] = ['wura_web_nobody', 'none'];
  const refused = createPool({ url: url.href, max: 1, applicationName: 'wura-test' });
  const attempt = requireServingLogin(refused, 'web').catch((error: unknown) => error as Error);
  const { constructor, message } = (await attempt) as Error;
  expect(message).toMatch(/^the database cannot be reached: .*wura_web_nobody.*$/);
  // Of another kind a program prints the place in our code where it was thrown.
  expect(constructor).toBe(Error);
  await refused.end();
});

test('the passwords are generated once, for this installation, into a file that nobody else may read', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'wura-logins-'));
  const [logins, again] = [loadLogins(dataDir), loadLogins(dataDir)];
  expect(again).toEqual(logins);
  expect(readdirSync(dataDir)).toEqual(['database-logins.json']);
  expect(statSync(path.join(dataDir, 'database-logins.json')).mode & 0o777).toBe(0o600);
  await migrate({ url: database.url, rooms: inject('migrationRooms'), logins });
  await migrate({ url: database.url, rooms: inject('migrationRooms'), logins });
  const pool = createPool({ url: servingUrls(database.url, logins).web, max: 1, applicationName: 'wura-test' });
  await requireServingLogin(pool, 'web');
  await pool.end();
  await owner.query(['web', 'worker', 'checker'].map(part => `drop role wura_${part}_${logins.mark};`).join(' '));
  rmSync(dataDir, { recursive: true });
});
