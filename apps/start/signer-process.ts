import { fileURLToPath } from 'node:url';
import type { Config } from '@wura/app-server/config';
import { seedName } from '@wura/app-server/signing-settings';
import { startProcess, type OwnProcess } from './own-process.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** None: USDT is switched off here, or signed on another machine. */
export function hasSigner({ mode }: Config): boolean {
  return mode === 'sandbox' || process.env[seedName] !== undefined;
}

/** The process that signs withdrawals of USDT, and the only one that is given the seed. */
export function startSigner(environment: Environment): Promise<OwnProcess> {
  return startProcess({
    part: 'the signer',
    program: fileURLToPath(import.meta.resolve('@wura/app-server/signer')),
    environment,
    stopMsMax: 5_000,
    silentMsMax: 15_000,
  });
}
