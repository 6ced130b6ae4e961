import { readConfig, type Config } from '@wura/app-server/config';
import { runningEmbeddedPostgres, startEmbeddedPostgres } from '@wura/embedded-postgres';
import { migrateDatabase } from './prepare.ts';

/** Runs a command on the product's database: the operator's, the one that runs under DATA_DIR, or one started for it. */
export async function withDatabase(work: (config: Config) => Promise<void>): Promise<void> {
  try {
    const config = readConfig(process.env);
    const running = config.databaseUrl ?? (await runningEmbeddedPostgres(config.dataDir));
    const own = running === undefined ? await startEmbeddedPostgres({ dataDir: config.dataDir }) : undefined;
    try {
      const databaseUrl = running ?? own!.url;
      await migrateDatabase(databaseUrl, config.dataDir);
      await work({ ...config, databaseUrl });
    } finally {
      await own?.stop();
    }
  } catch (error) {
    console.error(`error: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
