import { readConfig } from '@wura/app-server/config';
import { createLog } from '@wura/platform/log';
import { blockMs } from './chain/desk.ts';
import { createSandbox } from './sandbox.ts';

try {
  await run();
} catch (error) {
  console.error(`error: ${(error as Error).message}`);
  process.exit(1);
}

async function run(): Promise<void> {
  const config = readConfig(process.env);
  if (!config.sandbox) {
    throw new Error('the sandbox does not run in live mode: nothing is simulated beside real money');
  }
  const sandbox = createSandbox({
    dataDir: config.dataDir,
    webhookUrl: config.sandbox.webhookUrl,
    // No secret: the product and the sandbox may be started apart, and must agree.
    paystack: { secretKey: 'sk_test_sandbox' },
    blockEveryMs: blockMs,
    log: createLog({ level: config.logLevel }),
  });
  await sandbox.listenForMail(config.sandbox.mailPort);
  const url = await sandbox.listen(config.sandbox.port);
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await sandbox.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
  // The process that started us is gone, perhaps killed, and could not stop us later.
  process.on('disconnect', () => void stop());
  // The start may have given up meanwhile, and has said why itself.
  process.send?.({ ready: true, url }, (error: Error | null) => error && void stop());
  if (!process.send) console.log(`The sandbox is ready at ${url}`);
}
