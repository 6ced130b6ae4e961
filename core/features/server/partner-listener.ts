import type { Queries, Tx } from '@wura/database';
import type { PartnerEvent } from '../partner-events.ts';

/** Who tells customers' programs what happens, for the rooms where it does. */
export interface PartnerListener {
  /** Whether a program of this customer wants to hear anything at all: what no program hears is not written down. */
  isHeard(db: Queries, customer: bigint): Promise<boolean>;
  /** In the transaction of what it tells of. */
  tell(tx: Tx, events: readonly PartnerEvent[], at: Date): Promise<void>;
}
