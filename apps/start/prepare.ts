import type { Config } from '@wura/app-server/config';
import { connectionsOfStart } from '@wura/app-server/connections';
import { connectionsFault } from '@wura/app-server/connections-fault';
import { migrateProduct } from '@wura/app-server/migrations';
import { refuseDemo } from '@wura/app-server/refuse-demo';
import { requireMasterKey } from '@wura/app-server/require-master-key';
import { seedName, withoutSeed } from '@wura/app-server/signing-settings';
import { startEmbeddedPostgres } from '@wura/embedded-postgres';
import { loadLogins, servingUrls } from '@wura/database/logins';
import type { Supervisor } from './supervise.ts';

/** Progress goes to stderr: stdout belongs to the ready line and to the server's own log. */
export const say = (line: string) => console.error(line);

type Environment = Readonly<Record<string, string | undefined>>;

/** A database that is up and migrated, and the environment in which each process finds it by its own login. */
export interface PreparedDatabase {
  readonly owner: Environment;
  readonly server: Environment;
  readonly worker: Environment;
  /** With the seed, which no other of them has. */
  readonly signer: Environment;
}

/** Nothing when the start was asked to stop meanwhile. */
export async function prepareDatabase(config: Config, supervisor: Supervisor): Promise<PreparedDatabase | undefined> {
  const url = config.databaseUrl ?? (await startEmbedded(config, supervisor));
  if (supervisor.signal.aborted) return undefined;
  await migrateDatabase(url, config.dataDir);
  const fault = await connectionsFault(url, config.webProcesses);
  if (fault) say(fault);
  if (config.mode === 'live') await refuseDemo(url);
  await requireMasterKey(config, url).catch((error: unknown) => {
    // Nothing that is real is lost in the sandbox, and its books can still be looked at.
    if (config.mode === 'live') throw error;
    say(`warning: ${(error as Error).message}`);
  });
  const environment = {
    ...withoutSeed(process.env),
    DATA_DIR: config.dataDir,
    // Decided before the address was filled in, which would change the default.
    SEED_DEMO: String(config.isDemoSeeded),
    // Likewise, for a server that `npm run dev` puts on a port of its own.
    SANDBOX_URL: config.sandbox?.url,
  };
  const { web, worker, signer, checker } = servingUrls(url, loadLogins(config.dataDir));
  return {
    owner: { ...environment, DATABASE_URL: url },
    server: { ...environment, DATABASE_URL: web, CHECKER_DATABASE_URL: checker },
    worker: { ...environment, DATABASE_URL: worker },
    signer: { ...environment, [seedName]: process.env[seedName], DATABASE_URL: signer },
  };
}

export async function migrateDatabase(url: string, dataDir: string): Promise<void> {
  await migrateProduct({ url, logins: loadLogins(dataDir), log: say });
}

async function startEmbedded(config: Config, supervisor: Supervisor): Promise<string> {
  // With room for those who look into it by hand.
  const connections = 50 + connectionsOfStart(config.webProcesses);
  const settings = { max_connections: String(Math.max(100, connections)) };
  const server = await startEmbeddedPostgres({ dataDir: config.dataDir, settings });
  supervisor.defer(() => server.stop());
  supervisor.watch('PostgreSQL', server.exited);
  return server.url;
}
