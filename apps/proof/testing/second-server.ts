import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TestProduct } from '@wura/app-server/testing/test-product';
import { freePort } from '@wura/platform/free-port';

export interface SecondServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Another process that serves the same customers out of the same database, beside our server. */
export async function openSecondServer(product: TestProduct): Promise<SecondServer> {
  const { config, sandboxUrl } = product;
  const child = spawn(process.execPath, [fileURLToPath(import.meta.resolve('@wura/app-server/main'))], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      DATABASE_URL: config.databaseUrl,
      CHECKER_DATABASE_URL: config.checkerDatabaseUrl,
      DATA_DIR: config.dataDir,
      MASTER_KEY: config.masterKey!.toString('hex'),
      PORT: String(await freePort()),
      RATE_LIMITS: 'off',
      SANDBOX_URL: sandboxUrl,
      LOG_LEVEL: 'error',
      SEED_DEMO: 'false',
    },
  });
  const exited = once(child, 'exit');
  const [message] = (await Promise.race([
    once(child, 'message'),
    exited.then(() => Promise.reject(new Error('the second server did not start; its own words are above'))),
  ])) as [{ url: string }];
  return {
    url: message.url,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
