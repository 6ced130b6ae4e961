import { fileURLToPath } from 'node:url';
import type { Config } from '@wura/platform/config';
import { startProcess } from './own-process.ts';
import type { Supervisor } from './supervise.ts';

/**
 * The provider sandbox beside the product: none in live mode, or when the operator runs it. No start has to wait for it,
 * because where it will listen is known beforehand.
 */
export async function startSandbox(config: Config, supervisor: Supervisor): Promise<void> {
  if (!config.sandbox || config.sandbox.isElsewhere) return;
  const { port, mailPort, webhookUrl } = config.sandbox;
  const sandbox = await startProcess({
    part: 'the sandbox',
    program: fileURLToPath(import.meta.resolve('@wura/app-sandbox/main')),
    environment: {
      ...process.env,
      DATA_DIR: config.dataDir,
      SANDBOX_PORT: String(port),
      SANDBOX_MAIL_PORT: String(mailPort),
      WEBHOOK_URL: webhookUrl,
    },
    stopMsMax: 5_000,
  });
  supervisor.defer(() => sandbox.stop());
  supervisor.watch('the sandbox', sandbox.exited);
}
