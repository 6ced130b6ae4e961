import type { Tx } from '@wura/database';
import type { Entry } from '@wura/ledger/server/order';
import type { Fee } from './statements.ts';

/** What the entry of a movement that never waits has no room for: what arrives, what it costs beside that, and its words. */
export async function noteCompleted(
  tx: Tx,
  entry: Entry,
  { amountMinor, fees = [], details }: { amountMinor: bigint; fees?: readonly Fee[]; details: unknown },
): Promise<void> {
  await tx.query(
    `insert into wallets.movement (transfer_id, wallet, seq, kind, amount, fees, details, status, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, 'completed', $8, $8)`,
    [
      entry.transferId,
      entry.wallet,
      entry.seq,
      entry.kind,
      amountMinor,
      linesOf(fees),
      JSON.stringify(details),
      entry.createdAt,
    ],
  );
}

/** As a movement keeps the lines of its price. */
export const linesOf = (fees: readonly Fee[]): string =>
  JSON.stringify(fees.map(fee => ({ ...fee, minor: String(fee.minor) })));
