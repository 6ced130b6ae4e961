import type { Config } from '@wura/app-server/config';
import { fillHotWallet } from './fill-hot-wallet.ts';
import { keepRunning } from './keep-running.ts';
import type { PreparedDatabase } from './prepare.ts';
import { hasSigner, startSigner } from './signer-process.ts';
import type { Supervisor } from './supervise.ts';

/**
 * Starts the signer before whatever needs to know its account. Answers that, for the processes that may know no more: in
 * live mode the operator has told them.
 */
export async function beginSigning(
  config: Config,
  { signer: environment }: PreparedDatabase,
  supervisor: Supervisor,
): Promise<Readonly<Record<string, string>>> {
  if (!hasSigner(config)) return {};
  const signer = await keepRunning({ part: 'the signer', start: () => startSigner(environment) }, supervisor);
  if (config.mode === 'live') return {};
  const { accountKey, hotAddress } = signer.current().told as { accountKey: string; hotAddress: string };
  void fillHotWallet(config, hotAddress);
  return { SANDBOX_TRON_XPUB: accountKey };
}
