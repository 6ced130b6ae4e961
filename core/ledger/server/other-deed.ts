import type { Tx } from '@wura/database';
import { readByRequest } from './read.ts';

/** What a name stood for until now: nothing, another deed that is no transfer of it, or a transfer. */
export type Naming = 'named' | 'named before' | 'paid';

/**
 * What was done under this name is no transfer of it: from now on none is written under it, and of two who give it to a deed at once
 * one waits for the other. Where one has been written, meanwhile or long ago, the name is that one's.
 */
export async function nameOtherDeed(tx: Tx, request: string): Promise<Naming> {
  const { rows } = await tx.query<{ is_new: boolean }>('select ledger.name_other_deed($1) as is_new', [request]);
  if ((await readByRequest(tx, [request])).has(request)) return 'paid';
  return rows[0]!.is_new ? 'named' : 'named before';
}
