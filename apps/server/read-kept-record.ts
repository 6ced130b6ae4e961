import { openKeptParts, type KeptPart } from '@wura/my-data/server/keep-by-law';
import { recordAct } from '@wura/operators/server';
import { createPool, transaction } from '@wura/database';
import { randomId } from '@wura/platform/identifiers';
import type { Config } from './config.ts';
import { openVault } from './open-vault.ts';

/**
 * What the law keeps of a customer who was erased, for an authority that has asked for it. The look is written into the audit
 * log before anything is read, with the reason.
 */
export async function readKeptRecord(
  config: Config,
  { id, reason }: { id: string; reason: string },
): Promise<readonly KeptPart[]> {
  if (reason.trim() === '') throw new Error('say why: it is written into the audit log');
  const pool = createPool({ url: config.databaseUrl!, role: 'wura_owner', max: 1, applicationName: 'wura-kept' });
  try {
    const { rows } = await pool.query<{ id: bigint }>('select id from identity.person where public_id = $1', [id]);
    if (!rows[0]) throw new Error(`${id} is no customer`);
    const origin = { address: '', requestId: randomId('cmd'), at: new Date() };
    await transaction(pool, tx => recordAct(tx, { what: 'kept_record_read', subject: id, why: reason }, origin));
    const parts: KeptPart[] = [];
    for await (const part of openKeptParts(pool, openVault(config), rows[0].id)) parts.push(part);
    return parts;
  } finally {
    await pool.end();
  }
}
