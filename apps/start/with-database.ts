import { readConfig, type Config } from '@wura/app-server/config';
import { requireMasterKey } from '@wura/app-server/require-master-key';
import { hasEmbeddedPostgres, runningEmbeddedPostgres, startEmbeddedPostgres } from '@wura/embedded-postgres';
import { migrateDatabase } from './prepare.ts';

interface Before {
  /** Throws what can be said before a database is looked for. */
  check?: (config: Config) => void;
  /** Nothing is sealed or opened by it. */
  needsNoKey?: true;
}

/** Runs a command on the product's database: the operator's, the one that runs under DATA_DIR, or one started for it. */
export async function withDatabase(
  work: (config: Config) => Promise<void>,
  { check, needsNoKey }: Before = {},
): Promise<void> {
  try {
    const config = readConfig(process.env);
    check?.(config);
    const running = config.databaseUrl ?? (await runningEmbeddedPostgres(config.dataDir));
    // An operator who forgot the settings of the installation would be told of success in a database that no server uses.
    if (running === undefined && !hasEmbeddedPostgres(config.dataDir)) {
      throw new Error(
        `there is no database under ${config.dataDir}: set the DATABASE_URL or the DATA_DIR of your installation, or \`npm start\` it first`,
      );
    }
    const own = running === undefined ? await startEmbeddedPostgres({ dataDir: config.dataDir }) : undefined;
    try {
      const databaseUrl = running ?? own!.url;
      await migrateDatabase(databaseUrl, config.dataDir);
      if (!needsNoKey) await requireMasterKey(config, databaseUrl);
      await work({ ...config, databaseUrl });
    } finally {
      await own?.stop();
    }
  } catch (error) {
    console.error(`error: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
