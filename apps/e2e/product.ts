import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createApplication } from '@wura/app-server/application';
import { migrationRooms } from '@wura/app-server/migrations';
import { seedDemo } from '@wura/app-server/seed-demo';
import { readConfig } from '@wura/platform/config';
import { startEmbeddedPostgres } from '@wura/platform/embedded-postgres';
import { createLog } from '@wura/platform/log';
import { migrate } from '@wura/platform/migrate';

// The whole product in one process with a database that is thrown away: what the journeys are walked through. It lives
// as long as whoever started it.

const dataDir = await mkdtemp(path.join(tmpdir(), 'wura-e2e-'));
const database = await startEmbeddedPostgres({ dataDir, fsync: false });
await migrate({ url: database.url, rooms: migrationRooms });
const config = readConfig({
  DATABASE_URL: database.url,
  DATA_DIR: dataDir,
  SEED_DEMO: 'true',
  // A run signs in more often in a minute than any person.
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
});
const signIns = await seedDemo(config);
// Port 0: the system names a free one.
const application = await createApplication({ config: { ...config, port: 0 }, log: createLog({ level: 'error' }) });
process.send?.({ url: await application.listen(), demo: signIns[0] });

async function stop(): Promise<void> {
  await application.close();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
  process.exit(0);
}
process.on('disconnect', () => void stop());
process.on('SIGTERM', () => void stop());
