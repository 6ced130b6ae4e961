import { randomBytes } from 'node:crypto';
import { createPool, type Pool, type Role } from '@wura/database';
import { servingUrls } from '@wura/database/logins';
import pg from 'pg';
import { inject } from 'vitest';
import './global-setup.ts';

export type TestDatabase = {
  /** The owner's. */
  url: string;
  /** Of the processes that serve. */
  urls: ReturnType<typeof servingUrls>;
  /**
   * A pool that may do what the given role may, closed together with the database: by the login of the process that
   * serves in it, or else by the owner's, which takes the role.
   */
  pool(role?: Role): Pool;
  close(): Promise<void>;
};

type Check = (database: Pick<TestDatabase, 'pool'>) => Promise<void>;

let checkBeforeClose: Check = () => Promise.resolve();

/** What must be so of every database when its tests are done with it. Said once, by the floor that knows. */
export function beforeClose(check: Check): void {
  checkBeforeClose = check;
}

/**
 * A database of the test file's own, copied from the migrated template. Close it in `afterAll`: then its books are
 * checked, unless the tests were there to break them.
 */
export async function cloneDatabase({ isBroken = false }: { isBroken?: boolean } = {}): Promise<TestDatabase> {
  const template = inject('databaseTemplate');
  const name = `${template}_${randomBytes(4).toString('hex')}`;
  // Copying the files asks for a checkpoint, which throw-away data does not notice, and beats writing every page to the
  // log. On a server of the operator's the default is the polite one.
  const strategy = process.env['DATABASE_URL'] ? '' : 'strategy file_copy';
  await runOnServer(`create database ${name} template ${template} ${strategy}`);
  // Rights on the database itself are not copied with it: give the ones of the first migration again.
  await runOnServer(
    `grant create on database ${name} to wura_owner, wura_ledger; revoke temporary on database ${name} from public`,
  );

  const url = new URL(inject('databaseServerUrl'));
  url.pathname = `/${name}`;
  const urls = servingUrls(url.href, inject('databaseLogins'));
  const pools: Pool[] = [];
  const pool = (role: Role = 'wura_app') => {
    const { web, worker, signer, checker } = urls;
    const logins = { wura_app: web, wura_worker: worker, wura_signer: signer, wura_checker: checker };
    const serving = logins[role as keyof typeof logins] as string | undefined;
    const login = serving ? { url: serving } : { url: url.href, role };
    const opened = createPool({ ...login, max: 10, applicationName: 'wura-test' });
    pools.push(opened);
    return opened;
  };
  return {
    url: url.href,
    urls,
    pool,
    async close() {
      try {
        if (!isBroken) await checkBeforeClose({ pool });
      } finally {
        await Promise.all(pools.map(opened => opened.end()));
        await runOnServer(`drop database ${name} with (force)`);
      }
    },
  };
}

async function runOnServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseServerUrl') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
