import type { Queries, Tx } from '@wura/database';
import type { Fee } from '@wura/wallets/server/statements';

export interface QuoteRow {
  id: bigint;
  public_id: string;
  from_wallet: bigint;
  to_wallet: bigint;
  amount: bigint;
  fee: bigint;
  fees: (Omit<Fee, 'minor'> & { minor: string })[];
  received: bigint;
  residue: number;
  rate: string;
  mid_rate: string;
  spread_bps: number;
  snapshot: bigint | null;
  source: string;
  as_of: Date;
  is_simulated: boolean;
  expires_at: Date;
}

const columns = `q.id, q.public_id, q.from_wallet, q.to_wallet, q.amount, q.fee, q.fees, q.received, q.residue, q.rate,
  q.mid_rate, q.spread_bps, q.snapshot, q.source, q.as_of, q.is_simulated, q.expires_at`;

type NewQuote = Omit<QuoteRow, 'id' | 'expires_at' | 'fees'> & { customer: bigint; fees: readonly Fee[] };

/** When it ends is the database's to say. */
export async function insertQuote(db: Queries, quote: NewQuote): Promise<{ expires_at: Date; expires_in_ms: number }> {
  const { rows } = await db.query<{ expires_at: Date; expires_in_ms: number }>(
    `insert into exchange.quote (public_id, customer, from_wallet, to_wallet, amount, fee, fees, received, residue, rate,
                                 mid_rate, spread_bps, snapshot, source, as_of, is_simulated)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
     returning expires_at, (extract(epoch from expires_at - clock_timestamp()) * 1000)::integer as expires_in_ms`,
    [
      quote.public_id,
      quote.customer,
      quote.from_wallet,
      quote.to_wallet,
      quote.amount,
      quote.fee,
      JSON.stringify(quote.fees.map(fee => ({ ...fee, minor: String(fee.minor) }))),
      quote.received,
      quote.residue,
      quote.rate,
      quote.mid_rate,
      quote.spread_bps,
      quote.snapshot,
      quote.source,
      quote.as_of,
      quote.is_simulated,
    ],
  );
  return rows[0]!;
}

export type QuoteState = 'open' | 'used' | 'expired';

/** Nothing for a quote of another customer's, as for one that is not there. */
export async function selectQuote(
  db: Queries,
  { publicId, customer }: { publicId: string; customer: bigint },
): Promise<(QuoteRow & { state: QuoteState }) | undefined> {
  const { rows } = await db.query<QuoteRow & { state: QuoteState }>(
    `select ${columns},
            case when q.used_at is not null then 'used'
                 when q.expires_at <= statement_timestamp() then 'expired' else 'open' end as state
       from exchange.quote q where q.public_id = $1 and q.customer = $2`,
    [publicId, customer],
  );
  return rows[0];
}

/**
 * Keeps all other processes from it until the transaction ends, and says whether it may still be used at this very moment:
 * one who waited here sees what the first did, and what the time has become.
 */
export async function lockQuote(tx: Tx, id: bigint): Promise<QuoteState> {
  await tx.query('select from exchange.quote where id = $1 for update', [id]);
  const { rows } = await tx.query<{ state: QuoteState }>(
    `select case when used_at is not null then 'used'
                 when expires_at <= statement_timestamp() then 'expired' else 'open' end as state
       from exchange.quote where id = $1`,
    [id],
  );
  return rows[0]!.state;
}

export async function markUsed(tx: Tx, { id, transferId }: { id: bigint; transferId: number }): Promise<void> {
  await tx.query('update exchange.quote set used_at = clock_timestamp(), transfer_id = $2 where id = $1', [
    id,
    transferId,
  ]);
}

/** What its customer did not take up, a day after it ended. Those that were used are part of the books' story and stay. */
export async function deleteUnused(db: Queries): Promise<void> {
  await db.query(
    `delete from exchange.quote where used_at is null and expires_at < statement_timestamp() - interval '1 day'`,
  );
}

export interface PositionRow {
  purpose: string;
  currency: number;
  balance: bigint;
}

/** What the house holds, or owes, of each currency through exchanges. */
export async function selectPositions(db: Queries, purposes: readonly string[]): Promise<PositionRow[]> {
  const { rows } = await db.query<PositionRow>(
    `select purpose, currency, sum(balance)::bigint as balance from ledger.system_balance
      where purpose = any($1::text[]) and balance is not null group by purpose, currency order by currency, purpose`,
    [purposes],
  );
  return rows;
}
