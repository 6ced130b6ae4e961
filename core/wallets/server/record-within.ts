import type { Tx } from '@wura/database';
import { postJournal } from '@wura/ledger/server/journal';
import type { Entry } from '@wura/ledger/server/order';
import { termsOf, type Cleared } from './clear.ts';
import { completedOrder } from './completed-order.ts';
import type { Intent } from './intents.ts';
import type { MovementKind } from './kinds.ts';
import type { WalletFacts } from './wallets.ts';

/**
 * A movement between two customers in a transaction of the caller's. What was confirmed before is used up in the commit
 * that moves the money. Run it in a transaction with retries.
 */
export async function recordWithin(
  tx: Tx,
  cleared: Cleared<WalletFacts>,
  movement: { kind: MovementKind; intent: Intent },
): Promise<Entry> {
  const entry = await postJournal(tx, completedOrder(cleared, movement));
  await termsOf(cleared).takeUp?.(tx, entry);
  return entry;
}
