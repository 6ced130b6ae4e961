import type { Queries, Tx } from '@wura/database';
import type { CurrencyCode } from '@wura/money/currencies';
import { currencyOf } from '@wura/money/currencies';
import { taxNames } from '../operator-contract.ts';

// The SQL of what two members of staff move, and of what the house holds for the state.

export interface NewCredit {
  approval: string;
  customer: bigint;
  transferId: number;
  purpose: string;
  currency: CurrencyCode;
  amountMinor: bigint;
  at: Date;
}

export async function insertCredit(tx: Tx, credit: NewCredit): Promise<void> {
  const { approval, customer, transferId, purpose, currency, amountMinor, at } = credit;
  await tx.query(
    `insert into transaction_desk.credit (approval, customer, transfer_id, purpose, currency, amount, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [approval, customer, transferId, purpose, currencyOf(currency).id, amountMinor, at],
  );
}

export interface CorrectionRow {
  part: number;
  amount: bigint;
  gone_back: bigint;
  created_at: Date;
}

/** Oldest first. */
export async function readCorrections(db: Queries, original: number): Promise<CorrectionRow[]> {
  const { rows } = await db.query<CorrectionRow>(
    'select part, amount, gone_back, created_at from transaction_desk.correction where original = $1 order by part',
    [original],
  );
  return rows;
}

export interface NewCorrection {
  original: number;
  approval: string;
  transferId: number;
  purpose: string | null;
  amountMinor: bigint;
  cameMinor: bigint;
  at: Date;
}

/** What has gone back with it, the database adds up. */
export async function insertCorrection(tx: Tx, correction: NewCorrection): Promise<void> {
  const { original, approval, transferId, purpose, amountMinor, cameMinor, at } = correction;
  await tx.query(
    `insert into transaction_desk.correction (original, part, approval, transfer_id, purpose, amount, came, gone_back, created_at)
     select $1, coalesce(max(part), 0) + 1, $2, $3, $4, $5, $6, 0, $7 from transaction_desk.correction where original = $1`,
    [original, approval, transferId, purpose, amountMinor, cameMinor, at],
  );
}

export interface SideRow {
  wallet: bigint;
  amount: bigint;
  /** What it is for, where it is one of the house's. */
  purpose: string | null;
}

/** Every wallet that a transfer touched, with what it took from each or brought there. */
export async function readSides(db: Queries, transferId: number): Promise<SideRow[]> {
  const { rows } = await db.query<SideRow>(
    `select e.wallet_id as wallet, e.amount, s.purpose
       from ledger.entry e left join ledger.system_balance s on s.wallet = e.wallet_id
      where e.transfer_id = $1 order by e.amount`,
    [transferId],
  );
  return rows;
}

/** Of these transfers, those that staff moved out of this money of the house, or back into it. */
export async function readHouseMoves(
  db: Queries,
  purpose: string,
  transferIds: readonly number[],
): Promise<[transferId: number, minor: bigint][]> {
  const { rows } = await db.query<{ transfer_id: bigint; minor: bigint }>(
    `select transfer_id, -amount as minor from transaction_desk.credit
      where purpose = $1 and transfer_id = any($2::bigint[])
     union all
     select transfer_id, amount from transaction_desk.correction
      where purpose = $1 and transfer_id = any($2::bigint[])`,
    [purpose, transferIds],
  );
  return rows.map(({ transfer_id: id, minor }) => [Number(id), minor]);
}

export interface TaxRow {
  tax: (typeof taxNames)[number];
  currency: number;
  due: bigint;
}

/** What came into the wallets of each tax between two moments, less what left them. However much it was, two links of each are read. */
export async function readTaxes(db: Queries, { from, until }: { from: Date; until: Date }): Promise<TaxRow[]> {
  const { rows } = await db.query<TaxRow>(
    `select s.purpose as tax, s.currency,
            sum(case when l.at = $2 then -l.balance else l.balance end)::bigint as due
       from ledger.system_balance s
       cross join lateral wallets.links_before(s.wallet, array[$2, $3]::timestamptz[]) l
      where s.purpose = any($1)
      group by s.purpose, s.currency
      order by s.currency, s.purpose desc`,
    [taxNames, from, until],
  );
  return rows;
}
