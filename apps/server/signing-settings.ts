import { parseMoney } from '@wura/money';
import type { Environment, SettingsReader } from '@wura/platform/settings';

/** What the signer's process reads from the environment beside what all read. */
export interface SigningSettings {
  /** Of BIP-32, 16 to 64 bytes. None: one is generated, in the sandbox alone. */
  readonly seed: Buffer | undefined;
  readonly dayMostMinor: bigint;
}

export const seedName = 'TRON_WALLET_SEED';

export function readSigningSettings(read: SettingsReader): SigningSettings {
  const given = read.text(seedName);
  if (given !== undefined && !/^([0-9a-f]{2}){16,64}$/i.test(given)) {
    throw new Error(`${seedName} must be 16 to 64 bytes in hex`);
  }
  const most = parseMoney(read.text('USDT_SIGNER_DAY_MOST') ?? '100000', 'USDT');
  if (typeof most === 'string') throw new Error('USDT_SIGNER_DAY_MOST must be an amount of USDT such as 100000');
  return { seed: given === undefined ? undefined : Buffer.from(given, 'hex'), dayMostMinor: most.minor };
}

/** A process that answers customers or asks providers does not run where the seed could be read. */
export function refuseSeed(environment: Environment): void {
  if (environment[seedName] === undefined) return;
  throw new Error(`${seedName} is the signer's alone: npm start hands it to no other process`);
}

export function withoutSeed(environment: Environment): Environment {
  const { [seedName]: _seed, ...rest } = environment;
  return rest;
}
