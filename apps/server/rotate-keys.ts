import { resealOperators } from '@wura/operators/server';
import { createPool, transaction } from '@wura/database';
import type { Config } from './config.ts';
import { features } from './features.ts';
import { openVault } from './open-vault.ts';

/**
 * Seals with MASTER_KEY whatever MASTER_KEY_PREVIOUS has sealed, while the product runs with both. Answers how much that
 * was, by whose it is; when all of it is nothing, the older key has no more to open here.
 */
export async function rotateKeys(config: Config): Promise<Readonly<Record<string, number>>> {
  if (!config.previousMasterKey) throw new Error('MASTER_KEY_PREVIOUS is the key to take over from; it is not set');
  if (!config.masterKey) throw new Error('MASTER_KEY is the key to take over; it is not set');
  const pool = createPool({ url: config.databaseUrl!, role: 'wura_owner', max: 2, applicationName: 'wura-keys' });
  const vault = openVault(config);
  try {
    const counts: Record<string, number> = { staff: await transaction(pool, tx => resealOperators(tx, vault)) };
    for (const { reseal } of features) {
      if (reseal) counts[reseal.of] = await reseal.run({ config, pool, vault, now: Date.now });
    }
    return counts;
  } finally {
    await pool.end();
  }
}
