import { createPool } from '@wura/database';
import { opensWhatIsSealed } from '@wura/identity/server';
import type { Config } from './config.ts';
import { openVault } from './open-vault.ts';

/**
 * Throws when the master key is not the one that sealed what this database holds. A start with another would take every PIN
 * for a wrong one and lock its customer out, and seal new papers so that no key opens all of them.
 */
export async function requireMasterKey(config: Config, url: string): Promise<void> {
  const pool = createPool({ url, role: 'wura_owner', max: 1, applicationName: 'wura-start' });
  try {
    if (await opensWhatIsSealed(pool, openVault(config))) return;
  } finally {
    await pool.end();
  }
  const ofWhom = config.masterKey ? 'MASTER_KEY' : `the key in ${config.dataDir}/master-key`;
  throw new Error(
    `${ofWhom} did not seal what this database holds, so that no PIN and no paper would open: put the key back that did, or name it in MASTER_KEY_PREVIOUS if it was replaced`,
  );
}
