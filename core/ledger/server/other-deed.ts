import type { Tx } from '@wura/database';

/** What was done under this name is no transfer of it: from now on none is written under it. */
export async function nameOtherDeed(tx: Tx, request: string): Promise<void> {
  await tx.query('select ledger.name_other_deed($1)', [request]);
}
