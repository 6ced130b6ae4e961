import type { Tx } from '@wura/database';

export interface UnnotifiedRow {
  transfer_id: bigint;
  amount: bigint;
  currency: number;
  created_at: Date;
  payer: bigint;
  payer_name: string;
  payee: bigint;
  payee_name: string;
}

/** Transfers of which the customers were not told, in the order of their numbers. */
export async function selectUnnotified(
  tx: Tx,
  { kind, above, limit }: { kind: number; above: bigint; limit: number },
): Promise<UnnotifiedRow[]> {
  const { rows } = await tx.query<UnnotifiedRow>(
    `select e.transfer_id, e.amount, e.currency, e.created_at,
            payee.id as payee, payee.full_name as payee_name,
            payer.id as payer, payer.full_name as payer_name
       from ledger.entry e
       join wallets.customer_wallet here on here.id = e.wallet_id
       join identity.person payee on payee.id = here.customer
       join wallets.customer_wallet there on there.id = e.counterparty
       join identity.person payer on payer.id = there.customer
      where e.transfer_id > $1 and e.kind = $2 and e.amount > 0
        and not exists (select from intra_transfers.told t where t.transfer_id = e.transfer_id)
      order by e.transfer_id
      limit $3`,
    [above, kind, limit],
  );
  return rows;
}

export async function insertNotified(tx: Tx, transferIds: readonly bigint[]): Promise<void> {
  await tx.query('insert into intra_transfers.told (transfer_id) select unnest($1::bigint[])', [transferIds]);
}

/** The watermark, for as long as the transaction lasts no other worker's. */
export async function lockWatermark(tx: Tx): Promise<bigint> {
  const { rows } = await tx.query<{ transfer_id: bigint }>(
    'select transfer_id from intra_transfers.told_up_to for update',
  );
  return rows[0]!.transfer_id;
}

/** Behind everything written before a moment, and no further than `atMost`, where there is more to tell. */
export async function moveWatermark(
  tx: Tx,
  { above, before, atMost }: { above: bigint; before: Date; atMost: bigint | null },
): Promise<void> {
  await tx.query(
    `update intra_transfers.told_up_to
        set transfer_id = greatest(transfer_id, least($3, (select max(e.transfer_id) from ledger.entry e
                                                           where e.transfer_id > $1 and e.created_at < $2)))`,
    [above, before, atMost],
  );
  await tx.query(
    'delete from intra_transfers.told using intra_transfers.told_up_to l where told.transfer_id <= l.transfer_id',
  );
}

/** What is in the books already is no news. */
export async function skipHistory(tx: Tx): Promise<void> {
  await tx.query('update intra_transfers.told_up_to set transfer_id = ledger.last_transfer()');
}
