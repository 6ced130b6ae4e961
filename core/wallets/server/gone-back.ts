import type { Queries, Tx } from '@wura/database';

// What of a transfer between two customers has gone back, by whichever hand. A receiver and two members of staff may
// want the same at once, so that all of them lock here first and read afterwards.

/** All who send something of one transfer back wait for each other. */
export async function lockOriginal(tx: Tx, original: number): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('wallets.gone_back', $1))`, [original]);
}

/** In the smallest unit of its currency. */
export async function readGoneBack(db: Queries, original: number): Promise<bigint> {
  const { rows } = await db.query<{ minor: bigint }>(
    'select coalesce(max(so_far), 0)::bigint as minor from wallets.gone_back where original = $1',
    [original],
  );
  return rows[0]!.minor;
}

export interface WentBack {
  readonly original: number;
  readonly transferId: number;
  readonly amountMinor: bigint;
  /** What the original moved. */
  readonly cameMinor: bigint;
  readonly at: Date;
}

/** In the transaction that moves it. The database refuses more than came. */
export async function noteGoneBack(tx: Tx, { original, transferId, amountMinor, cameMinor, at }: WentBack) {
  await tx.query('select wallets.note_gone_back($1, $2, $3, $4, $5)', [
    original,
    transferId,
    amountMinor,
    cameMinor,
    at,
  ]);
}
