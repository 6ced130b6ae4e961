import type { Tx } from '@wura/database';
import { readByRequest } from './read.ts';

/**
 * What was done under this name is no transfer of it: from now on none is written under it. False where one has been: it was
 * written meanwhile, or just now.
 */
export async function nameOtherDeed(tx: Tx, request: string): Promise<boolean> {
  await tx.query('select ledger.name_other_deed($1)', [request]);
  return !(await readByRequest(tx, [request])).has(request);
}
