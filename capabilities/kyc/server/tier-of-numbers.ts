import { raiseTier, type Tier } from '@wura/identity/server';
import type { Tx } from '@wura/database';
import { selectNumbers } from './queries.ts';
import type { NumberKind } from './seals.ts';

/** A BVN and a NIN, both found true, make the second tier; a higher one that the customer has for other reasons stays. */
export async function raiseByNumbers(
  tx: Tx,
  customer: bigint,
): Promise<{ tier: Tier; known: ReadonlySet<NumberKind> }> {
  const known = new Set((await selectNumbers(tx, customer)).filter(row => row.checked_at).map(({ kind }) => kind));
  return { tier: await raiseTier(tx, customer, known.size === 2 ? 2 : 1), known };
}
