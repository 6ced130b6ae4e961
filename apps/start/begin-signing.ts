import type { Config } from '@wura/app-server/config';
import { fillHotWallet } from './fill-hot-wallet.ts';
import { keepRunning, type Kept } from './keep-running.ts';
import type { PreparedDatabase } from './prepare.ts';
import { hasSigner, startSigner } from './signer-process.ts';
import type { Supervisor } from './supervise.ts';

export interface Signing {
  /** The account, for the processes that may know no more: in live mode the operator has told them. */
  readonly known: Readonly<Record<string, string>>;
  /** None where nothing is signed here. */
  readonly parts: readonly Kept[];
}

/** Starts the signer before whatever needs to know its account. */
export async function beginSigning(
  config: Config,
  { signer: environment }: PreparedDatabase,
  supervisor: Supervisor,
): Promise<Signing> {
  if (!hasSigner(config)) return { known: {}, parts: [] };
  const signer = await keepRunning({ part: 'the signer', start: () => startSigner(environment) }, supervisor);
  if (config.mode === 'live') return { known: {}, parts: [signer] };
  const { accountKey, hotAddress } = signer.current().told as { accountKey: string; hotAddress: string };
  void fillHotWallet(config, hotAddress);
  return { known: { SANDBOX_TRON_XPUB: accountKey }, parts: [signer] };
}
