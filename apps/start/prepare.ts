import { migrationRooms } from '@wura/app-server/migrations';
import { refuseDemo } from '@wura/app-server/refuse-demo';
import type { Config } from '@wura/platform/config';
import { startEmbeddedPostgres } from '@wura/embedded-postgres';
import { migrate } from '@wura/database/migrate';
import type { Supervisor } from './supervise.ts';

/** Progress goes to stderr: stdout belongs to the ready line and to the server's own log. */
export const say = (line: string) => console.error(line);

/** A database that is up and migrated, and the environment in which the server finds it. */
export async function prepareDatabase(
  config: Config,
  supervisor: Supervisor,
): Promise<Readonly<Record<string, string | undefined>>> {
  const url = config.databaseUrl ?? (await startEmbedded(config, supervisor));
  if (supervisor.signal.aborted) return {};
  await migrateDatabase(url);
  if (config.mode === 'live') await refuseDemo(url);
  return {
    ...process.env,
    DATABASE_URL: url,
    DATA_DIR: config.dataDir,
    // Decided before the address was filled in, which would change the default.
    SEED_DEMO: String(config.isDemoSeeded),
    // Likewise, for a server that `npm run dev` puts on a port of its own.
    SANDBOX_URL: config.sandbox?.url,
  };
}

export async function migrateDatabase(url: string): Promise<void> {
  await migrate({ url, rooms: migrationRooms, log: say });
}

async function startEmbedded(config: Config, supervisor: Supervisor): Promise<string> {
  const server = await startEmbeddedPostgres({ dataDir: config.dataDir });
  supervisor.defer(() => server.stop());
  supervisor.watch('PostgreSQL', server.exited);
  return server.url;
}
