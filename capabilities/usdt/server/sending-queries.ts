import type { Queries, Tx } from '@wura/database';

// All SQL about what leaves our addresses, as the processes see it that ask for signatures and carry out what was signed.

export type Purpose = 'withdrawal' | 'sweep' | 'gas' | 'cold';
export type Ended = 'done' | 'failed' | 'expired';

export interface Order {
  readonly reference: string;
  readonly purpose: Purpose;
  readonly transferId: number | null;
  readonly addressNumber: number | null;
  readonly asset: 'USDT' | 'TRX';
  readonly to: string;
  readonly amountMinor: bigint;
}

/** By which block it is bound to the chain, and until when it is good. */
export interface Terms {
  readonly reference: { readonly number: number; readonly hash: string; readonly atMs: number };
  readonly expiresAtMs: number;
  readonly feeLimitSun: bigint;
}

export interface SendingRow {
  readonly reference: string;
  readonly purpose: Purpose;
  readonly amount: bigint;
  readonly transaction: string | null;
  readonly signed: string | null;
  readonly refusal: string | null;
  readonly expires_at_ms: bigint;
  readonly asked_ago_ms: number;
  readonly ended: Ended | null;
  /** A customer's, to an address that is on the list now, whenever it was signed. */
  readonly is_forbidden: boolean;
}

const columns = `reference, purpose, amount, transaction, signed, refusal, expires_at_ms, ended,
  (extract(epoch from clock_timestamp() - asked_at) * 1000)::float8 as asked_ago_ms,
  purpose = 'withdrawal' and exists (select from usdt.forbidden_address f where f.address = to_address) as is_forbidden`;

export async function readSending(db: Queries, reference: string): Promise<SendingRow | undefined> {
  const { rows } = await db.query<SendingRow>(`select ${columns} from usdt.sending where reference = $1`, [reference]);
  return rows[0];
}

/** What has not ended and was not refused, but withdrawals, which have jobs of their own. */
export async function listHouseSendings(db: Queries): Promise<SendingRow[]> {
  const { rows } = await db.query<SendingRow>(
    `select ${columns} from usdt.sending
      where ended is null and refusal is null and purpose <> 'withdrawal' order by asked_at limit 100`,
  );
  return rows;
}

/** Until the transaction ends no other asks for anything of the hot wallet's. */
export async function lockHotWallet(tx: Tx): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('usdt.hot_wallet', 0))`);
}

/** What of the hot wallet's is spoken for, and how many transfers it will have to pay for. */
export async function readSpokenFor(db: Queries): Promise<{ usdtMinor: bigint; trxSun: bigint; transfers: number }> {
  const { rows } = await db.query<{ usdt: bigint; trx: bigint; transfers: bigint }>(
    `select coalesce(sum(amount) filter (where asset = 'USDT'), 0)::bigint as usdt,
            coalesce(sum(amount) filter (where asset = 'TRX'), 0)::bigint as trx,
            count(*) filter (where asset = 'USDT') as transfers
       from usdt.sending where ended is null and refusal is null and purpose <> 'sweep'`,
  );
  const { usdt, trx, transfers } = rows[0]!;
  return { usdtMinor: usdt, trxSun: trx, transfers: Number(transfers) };
}

/** Answers nothing where it was asked for before. */
export async function insertSending(tx: Tx, order: Order, terms: Terms): Promise<void> {
  const { reference, purpose, transferId, addressNumber, asset, to, amountMinor } = order;
  await tx.query(
    `insert into usdt.sending (reference, purpose, transfer_id, address_number, asset, to_address, amount,
       reference_block, reference_block_id, reference_at_ms, expires_at_ms, fee_limit_sun)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict (reference) do nothing`,
    [reference, purpose, transferId, addressNumber, asset, to, amountMinor, ...valuesOf(terms)],
  );
}

/** A signature that was long in coming would be of a block that the network has forgotten. Never once it is signed. */
export async function renewTerms(tx: Tx, reference: string, terms: Terms): Promise<void> {
  await tx.query(
    `update usdt.sending set reference_block = $2, reference_block_id = $3, reference_at_ms = $4, expires_at_ms = $5,
            fee_limit_sun = $6, asked_at = clock_timestamp()
      where reference = $1 and signed is null and refusal is null`,
    [reference, ...valuesOf(terms)],
  );
}

const valuesOf = ({ reference, expiresAtMs, feeLimitSun }: Terms) => [
  reference.number,
  reference.hash,
  reference.atMs,
  expiresAtMs,
  feeLimitSun,
];

export async function noteEnded(
  tx: Tx,
  reference: string,
  { ended, block, feeSun }: { ended: Ended; block?: number | undefined; feeSun?: bigint | undefined },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update usdt.sending set ended = $2, ended_at = clock_timestamp(), seen_block = coalesce($3, seen_block), fee_sun = $4
      where reference = $1 and ended is null`,
    [reference, ended, block ?? null, feeSun ?? null],
  );
  return rowCount === 1;
}

/** Those of ours that stand in these blocks now, and those that do not any more. */
export async function noteSeenBlocks(tx: Tx, seen: readonly { transaction: string; block: number }[]): Promise<void> {
  await tx.query(
    `update usdt.sending s set seen_block = t.block
       from (select o.reference, n.block from usdt.sending o
               left join unnest($1::text[], $2::bigint[]) as n (transaction, block) using (transaction)
              where o.ended is null and o.refusal is null and o.signed is not null) t
      where s.reference = t.reference and s.seen_block is distinct from t.block`,
    [seen.map(({ transaction }) => transaction), seen.map(({ block }) => block)],
  );
}

/** Withdrawals among these transactions that are not known to have ended. */
export async function listWithdrawalsOf(db: Queries, transactions: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ reference: string }>(
    `select reference from usdt.sending where purpose = 'withdrawal' and ended is null and transaction = any($1)`,
    [transactions],
  );
  return rows.map(({ reference }) => reference);
}

/** Withdrawals that the signer has neither signed nor refused, the longest waiting first. */
export async function listUnsigned(
  db: Queries,
): Promise<{ reference: string; amount: bigint; customer: bigint | null }[]> {
  const { rows } = await db.query<{ reference: string; amount: bigint; customer: bigint | null }>(
    `select s.reference, s.amount, m.customer
       from usdt.sending s left join wallets.waiting_movement m using (transfer_id)
      where s.purpose = 'withdrawal' and s.signed is null and s.refusal is null and s.ended is null order by s.asked_at`,
  );
  return rows;
}

/** Why the signer leaves withdrawals where they are; none: it does not. */
export async function readHeldBack(db: Queries): Promise<string | undefined> {
  const { rows } = await db.query<{ held_back: string | null }>('select held_back from usdt.signer');
  return rows[0]?.held_back ?? undefined;
}

/** How long ago the signer was last there; none: never. */
export async function readSignerAgeMs(db: Queries): Promise<number | undefined> {
  const { rows } = await db.query<{ ago: number }>(
    'select (extract(epoch from clock_timestamp() - seen_at) * 1000)::float8 as ago from usdt.signer',
  );
  return rows[0]?.ago;
}
