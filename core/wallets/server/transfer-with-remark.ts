import type { Tx } from '@wura/database';
import type { Entry } from '@wura/ledger/server/order';
import type { Cleared } from './clear.ts';
import type { Intent } from './intents.ts';
import { intraTransfer } from './kinds.ts';
import { recordWithin } from './movements.ts';
import type { WalletFacts } from './wallets.ts';

/** What is kept beside such a transfer. `remarks` is what both sides read. */
export interface TransferDetails {
  readonly remarks?: string;
  /** The payment request that it pays. */
  readonly request?: string;
}

/**
 * Money from one customer to another with what was written to it, if anything was, in one commit; what else must be true of it is asked in
 * the same transaction, before this. Run it with retries, and let the clearance explain what the books refuse.
 */
export async function transferWithRemark(
  tx: Tx,
  cleared: Cleared<WalletFacts>,
  { intent, details }: { intent: Intent; details: TransferDetails | undefined },
): Promise<Entry> {
  const entry = await recordWithin(tx, cleared, { kind: intraTransfer, intent });
  if (!details) return entry;
  await tx.query('insert into wallets.remark (transfer_id, details) values ($1, $2)', [
    entry.transferId,
    JSON.stringify(details),
  ]);
  return entry;
}
