import type { Tx } from '@wura/database';
import type { WalletId } from '@wura/ledger/server/order';

/** Behind one link of a wallet's chain, up to another. */
interface Stretch {
  readonly low: number;
  readonly high: number;
}

/** How much of which earlier link came back. */
interface CameBack {
  readonly seq: bigint;
  readonly minor: bigint;
}

/** What links of this stretch bring back of earlier ones of the wallet, in whichever way. */
export async function readCameBack(tx: Tx, wallet: WalletId, stretch: Stretch): Promise<CameBack[]> {
  return [...(await readGivenBack(tx, wallet, stretch)), ...(await readSentBack(tx, wallet, stretch))];
}

/** Of payments that ended without being made. */
async function readGivenBack(tx: Tx, wallet: WalletId, { low, high }: Stretch): Promise<CameBack[]> {
  const { rows } = await tx.query<CameBack>(
    `select m.seq, e.amount as minor from ledger.entry e
       join ledger.giving_back g on g.by_transfer = e.transfer_id
       join wallets.movement m on m.transfer_id = g.transfer_id and m.wallet = e.wallet_id
      where e.wallet_id = $1 and e.seq > $2 and e.seq <= $3 and e.gives_back`,
    [wallet, low, high],
  );
  return rows;
}

/** Of transfers that their receiver, or staff, sent back, whole or in part: movements of their own in the books. */
async function readSentBack(tx: Tx, wallet: WalletId, { low, high }: Stretch): Promise<CameBack[]> {
  const { rows: parts } = await tx.query<{ original: bigint; minor: bigint }>(
    `select g.original, g.amount as minor from ledger.entry e join wallets.gone_back g on g.transfer_id = e.transfer_id
      where e.wallet_id = $1 and e.seq > $2 and e.seq <= $3 and e.amount > 0`,
    [wallet, low, high],
  );
  const back: CameBack[] = [];
  // They are few, so each is looked up by itself and no plan is made for many.
  for (const { original, minor } of parts) {
    const { rows } = await tx.query<{ seq: bigint }>(
      'select seq from ledger.entry where transfer_id = $1 and wallet_id = $2',
      [original, wallet],
    );
    if (rows[0]) back.push({ seq: rows[0].seq, minor });
  }
  return back;
}
