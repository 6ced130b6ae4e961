import type { Queries } from '@wura/database';

/** The transfer that holds a withdrawal's money. */
export async function findTransferId(db: Queries, reference: string): Promise<number> {
  const { rows } = await db.query<{ transfer_id: bigint }>(
    `select transfer_id from wallets.waiting_movement where details ->> 'reference' = $1 and status = 'pending'`,
    [reference],
  );
  if (!rows[0]) throw new Error(`no money is held for ${reference}`);
  return Number(rows[0].transfer_id);
}
