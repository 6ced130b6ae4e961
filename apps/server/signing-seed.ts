import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from './config.ts';
import { openVault } from './open-vault.ts';
import type { SigningSettings } from './signing-settings.ts';

const purpose = 'seed of the sandbox chain';

/** The operator's, or in sandbox mode one that the first start makes, keeps sealed, and never shows. */
export function loadSeed({ seed }: SigningSettings, config: Config): Buffer {
  if (seed) return seed;
  if (config.mode === 'live') throw new Error('the signer needs TRON_WALLET_SEED in live mode');
  const vault = openVault(config);
  const file = path.join(config.dataDir, 'tron-seed');
  const half = `${file}.${process.pid}`;
  mkdirSync(config.dataDir, { recursive: true });
  writeFileSync(half, vault.seal(randomBytes(32), purpose), { mode: 0o600, flush: true });
  try {
    // Refused where there is one: what is there is kept.
    linkSync(half, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(half);
  }
  try {
    return vault.open(readFileSync(file), purpose);
  } catch (error) {
    const ofWhom = config.masterKey ? 'MASTER_KEY' : `the key in ${config.dataDir}/master-key`;
    throw new Error(
      `${ofWhom} did not seal ${file}, the sandbox's USDT: put the key back that did, or take the file away`,
      { cause: error },
    );
  }
}
