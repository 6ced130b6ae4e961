import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSandbox } from '@wura/app-sandbox/sandbox';
import { fillHotWallet } from '@wura/app-start/fill-hot-wallet';
import { createApplication } from '@wura/app-server/application';
import { openJobs } from '@wura/app-server/jobs';
import { migrateProduct } from '@wura/app-server/migrations';
import { seedDemo } from '@wura/app-server/seed-demo';
import { createJobRunner } from '@wura/jobs/run';
import { readConfig } from '@wura/app-server/config';
import { createPool, transaction } from '@wura/database';
import { cheapHashing } from '@wura/identity/testing/cheap-hashing';
import { seedOperator } from '@wura/operators/server';
import { hash } from '@node-rs/argon2';
import { second } from './second-operator.ts';
import { loadLogins, servingUrls } from '@wura/database/logins';
import { startEmbeddedPostgres } from '@wura/embedded-postgres';
import { freePorts } from '@wura/platform/free-port';
import { createLog } from '@wura/platform/log';
import { addressesOfAccount, openKeys } from '@wura/tron/keys';
import { createSigner } from '@wura/usdt/server/signer';
import { randomBytes } from 'node:crypto';

// The whole product in one process, the worker and the outside world included, with a database that is thrown away: what
// the journeys are walked through. It lives as long as the process that started it.

const dataDir = await mkdtemp(path.join(tmpdir(), 'wura-e2e-'));
const database = await startEmbeddedPostgres({ dataDir, fsync: false });
const logins = loadLogins(dataDir);
await migrateProduct({ url: database.url, logins });
const urls = servingUrls(database.url, logins);
// Named beforehand, because the product and the sandbox each have to know where the other will be.
const [port, sandboxPort, mailPort] = await freePorts(3);
const keys = openKeys(randomBytes(32));
const config = readConfig({
  DATABASE_URL: urls.web,
  CHECKER_DATABASE_URL: urls.checker,
  DATA_DIR: dataDir,
  PORT: String(port),
  SANDBOX_PORT: String(sandboxPort),
  SANDBOX_MAIL_PORT: String(mailPort),
  SEED_DEMO: 'true',
  SANDBOX_TRON_XPUB: keys.accountKey,
  // A run signs in more often in a minute than any person.
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
});
const log = createLog({ level: 'error' });
const { webhookUrl } = config.sandbox!;
const sandbox = createSandbox({
  dataDir,
  webhookUrl,
  paystack: { secretKey: 'sk_test_sandbox' },
  log,
  isDurable: false,
});
await sandbox.listenForMail(mailPort!);
const sandboxUrl = await sandbox.listen(sandboxPort!);

const signIns = await seedDemo({ ...config, databaseUrl: database.url });
await seedSecondOperator();
const application = await createApplication({ config, log, hashing: cheapHashing });
// Beside it the same product under the rules of Nigeria: the same customers, who are held to more.
const [nigerianPort] = await freePorts(1);
const nigerian = await createApplication({
  config: { ...config, port: nigerianPort!, publicUrl: `http://${config.host}:${nigerianPort}`, rules: 'nigeria' },
  log,
  hashing: cheapHashing,
});
const pool = createPool({ url: urls.worker, max: 4, applicationName: 'wura-worker' });
const kinds = await openJobs({ config, pool, log });
const worker = createJobRunner({ pool, log, kinds, lookEveryMs: 100 });
worker.start();
const signing = createPool({ url: urls.signer, max: 2, applicationName: 'wura-signer' });
const addresses = addressesOfAccount(keys.accountKey);
const signer = createSigner({ pool: signing, keys, addresses, dayMostMinor: 10n ** 12n, log });
signer.start();
await fillHotWallet(config, addresses.hot);
process.send?.({
  url: await application.listen(),
  nigerianUrl: await nigerian.listen(),
  sandboxUrl,
  demo: signIns[0],
});

/** What two people decide needs two. */
async function seedSecondOperator(): Promise<void> {
  const owner = createPool({ url: database.url, max: 1, applicationName: 'wura-e2e' });
  const passwordHash = await hash(second.password, { memoryCost: 8, timeCost: 1 });
  await transaction(owner, tx => seedOperator(tx, { ...second, passwordHash, at: new Date() }));
  await owner.end();
}

let isStopping = false;

/** Once: who forked it may let go of it and end it in one moment. */
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await worker.stop();
  await signer.stop();
  await signing.end();
  await pool.end();
  await nigerian.close();
  await application.close();
  await sandbox.close();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
  process.exit(0);
}
process.on('disconnect', () => void stop());
process.on('SIGTERM', () => void stop());
