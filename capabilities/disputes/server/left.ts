import type { Queries } from '@wura/database';
import { readGoneBack } from '@wura/wallets/server/gone-back';
import type { RecallRow } from './recall-queries.ts';

/** What the transfer moved to its receiver, without what its sender owed beside it; and what of it has not gone back by any way. */
export async function readLeft(
  db: Queries,
  { original }: Pick<RecallRow, 'original'>,
): Promise<{ cameMinor: bigint; leftMinor: bigint }> {
  const { rows } = await db.query<{ amount: bigint }>(
    'select amount from ledger.entry where transfer_id = $1 and amount > 0 and not is_system',
    [original],
  );
  const cameMinor = rows[0]!.amount;
  return { cameMinor, leftMinor: cameMinor - (await readGoneBack(db, Number(original))) };
}
