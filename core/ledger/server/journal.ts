import type { Tx } from '@wura/database';
import { batchFault, isStale } from './faults.ts';
import { addOrder, noLinks, postLinks } from './links.ts';
import { AllowanceExceeded, type Entry, type Order } from './order.ts';
import { readHeads } from './read.ts';

/**
 * Writes one transfer inside a transaction of the caller's own, for deeds that must commit more than money together: a
 * hold with its movement and its job. The transaction begins again, whole, when another writer was faster, so run it
 * with retries. Post last: the links are then held for the shortest time. `at` is for the past of a demonstration, and
 * refused to every role the product works under.
 */
export async function postJournal(tx: Tx, order: Order, { at }: { at?: Date } = {}): Promise<Entry> {
  const heads = await readHeads(
    tx,
    order.sides.map(side => side.wallet),
  );
  const links = noLinks();
  const misfit = addOrder(links, order, heads);
  if (misfit) throw new misfit.reason();
  try {
    const [entry] = await postLinks(tx, links, at);
    return entry!;
  } catch (error) {
    if (batchFault(error) === 'over_allowance') throw new AllowanceExceeded();
    // The code by which `transaction` knows a race worth running again.
    if (isStale(error)) (error as { code?: string }).code = '40001';
    throw error;
  }
}
