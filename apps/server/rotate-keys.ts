import { resealSubmissions } from '@wura/kyc/server';
import { resealOperators } from '@wura/operators/server';
import type { Config } from '@wura/platform/config';
import { createPool, transaction } from '@wura/database';
import { resealSigningKey } from '@wura/receipts/server';
import { openIdDocuments, openVault } from './open-id-documents.ts';

/**
 * Seals with MASTER_KEY whatever MASTER_KEY_PREVIOUS has sealed, while the product runs with both. Answers how much that
 * was; when it answers nothing more, the older key has no more to open here.
 */
export async function rotateKeys(
  config: Config,
): Promise<{ idDocuments: number; operators: number; receipts: number }> {
  if (!config.previousMasterKey) throw new Error('MASTER_KEY_PREVIOUS is the key to take over from; it is not set');
  if (!config.masterKey) throw new Error('MASTER_KEY is the key to take over; it is not set');
  const pool = createPool({ url: config.databaseUrl!, role: 'wura_owner', max: 2, applicationName: 'wura-keys' });
  const { vault, files } = openIdDocuments({ config, vault: openVault(config), now: Date.now });
  try {
    return {
      idDocuments: await resealSubmissions({ pool, vault, files }),
      operators: await transaction(pool, tx => resealOperators(tx, vault)),
      receipts: await transaction(pool, tx => resealSigningKey(tx, vault)),
    };
  } finally {
    await pool.end();
  }
}
