import type { Queries, Tx } from '@wura/database';

// All SQL about what of the house's own stands where.

export interface Heap {
  readonly number: number;
  readonly address: string;
  /** What came there and was not taken away yet, as far as our books know. */
  readonly minor: bigint;
}

/** The addresses with the most on them, and nothing under way. */
export async function listHeaps(db: Queries, { leastMinor }: { leastMinor: bigint }): Promise<Heap[]> {
  const { rows } = await db.query<Heap>(
    `select a.number, a.address, a.credited - a.swept as minor
       from usdt.address a
      where a.credited > a.swept and a.credited - a.swept >= $1
        and not exists (select from usdt.sending s
                         where s.address_number = a.number and s.ended is null and s.refusal is null)
      order by a.credited - a.swept desc limit 20`,
    [leastMinor],
  );
  return rows;
}

/** The addresses to which something came that was not taken away whole. Nothing while none has been credited. */
export async function listLaden(db: Queries): Promise<string[] | undefined> {
  const { rows } = await db.query<{ address: string }>(
    'select address from usdt.address where came > swept order by number',
  );
  if (rows.length > 0) return rows.map(({ address }) => address);
  const { rows: credited } = await db.query(`select from usdt.deposit where state = 'credited' limit 1`);
  return credited.length === 0 ? undefined : [];
}

/** What is in a block and not credited yet, and what has been signed and has no end yet. */
export async function readUnsettled(db: Queries): Promise<bigint> {
  const { rows } = await db.query<{ minor: bigint }>(
    `select (coalesce((select sum(amount) from usdt.deposit where state = 'seen'), 0)
             + coalesce((select sum(amount) from usdt.sending
                          where asset = 'USDT' and signed is not null and ended is null and refusal is null), 0)
             + coalesce((select sum(amount) from usdt.sending
                          where purpose = 'cold' and ended = 'done' and cold_transfer_id is null), 0)
            )::bigint as minor`,
  );
  return rows[0]!.minor;
}

export async function noteHotWallet(
  tx: Tx,
  { usdtMinor, trxSun, isLow }: { usdtMinor: bigint; trxSun: bigint; isLow: boolean },
): Promise<void> {
  await tx.query(
    `insert into usdt.hot_wallet (usdt_minor, trx_sun, is_low) values ($1, $2, $3)
     on conflict (is_only) do update set usdt_minor = excluded.usdt_minor, trx_sun = excluded.trx_sun,
       is_low = excluded.is_low, checked_at = clock_timestamp()`,
    [usdtMinor, trxSun, isLow],
  );
}

/** What customers wait for and the signer has not signed yet. */
export async function readWaiting(db: Queries): Promise<{ minor: bigint; count: number }> {
  const { rows } = await db.query<{ minor: bigint; count: bigint }>(
    `select coalesce(sum(m.amount), 0)::bigint as minor, count(*) as count
       from wallets.waiting_movement m
       join provider_payments.open_payment p on p.reference = m.details ->> 'reference'
       left join usdt.sending s on s.reference = p.reference
      where m.status = 'pending' and p.provider = 'tron' and s.signed is null`,
  );
  return { minor: rows[0]!.minor, count: Number(rows[0]!.count) };
}

/** What was put away and is not booked yet. */
export async function listColdUnbooked(db: Queries): Promise<{ reference: string; amount: bigint }[]> {
  const { rows } = await db.query<{ reference: string; amount: bigint }>(
    `select reference, amount from usdt.sending
      where purpose = 'cold' and ended = 'done' and cold_transfer_id is null order by reference limit 100`,
  );
  return rows;
}

export async function noteColdBooked(tx: Tx, reference: string, transferId: number): Promise<void> {
  await tx.query('update usdt.sending set cold_transfer_id = $2 where reference = $1', [reference, transferId]);
}
