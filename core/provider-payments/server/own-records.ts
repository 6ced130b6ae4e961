import type { CurrencyCode } from '@wura/money/currencies';
import { readWhatTheyEnd } from '@wura/ledger/server/system-entries';
import { currencyById } from '@wura/money/currencies';
import type { Queries } from '@wura/database';
import type { RecordOperation, RecordState, Period } from './ports.ts';

/** One payment as we have it: whether its money has moved is read from the ledger, not from what a room notes beside it. */
export interface OwnEntry {
  readonly reference: string;
  readonly amountMinor: bigint;
  readonly currency: CurrencyCode;
  readonly state: RecordState;
  readonly at: Date;
  readonly changedAt: Date;
  readonly customer: bigint;
}

/** What a room has to hold against a provider's records. */
export interface OwnRecords {
  readonly operation: RecordOperation;
  /** The job that asks the provider about one payment and acts on the answer. */
  readonly job: string;
  begunIn(db: Queries, stretch: Period): Promise<OwnEntry[]>;
  find(db: Queries, references: readonly string[]): Promise<OwnEntry[]>;
  /** When the first one was begun. */
  beganAt(db: Queries): Promise<Date | null>;
  /**
   * Of transfers that moved money through the provider's system wallet, those that this room made, each with what it should
   * have moved there.
   */
  moved(db: Queries, transferIds: readonly number[]): Promise<ReadonlyMap<number, bigint>>;
}

/** The payments that leave us through one provider. */
export function paymentRecords({ provider, job }: { provider: string; job: string }): OwnRecords {
  const read = async (db: Queries, where: string, values: unknown[]) => {
    const { rows } = await db.query<PayoutRow>(`${select} where p.provider = $1 and ${where}`, [provider, ...values]);
    return rows.map(entryOf);
  };
  return {
    operation: 'transfer',
    job,
    begunIn: (db, { from, until }) => read(db, 'p.created_at >= $2 and p.created_at < $3', [from, until]),
    find: (db, references) => read(db, 'p.reference = any($2)', [references]),
    async beganAt(db) {
      const { rows } = await db.query<{ at: Date | null }>(
        'select min(created_at) as at from provider_payments.payment where provider = $1',
        [provider],
      );
      return rows[0]!.at;
    },
    async moved(db, transferIds) {
      const endings = await readWhatTheyEnd(db, transferIds);
      const held = [...endings.values()].map(ending => ending.held);
      const amounts = await readAmounts(db, provider, held);
      return new Map(
        [...endings].flatMap(([transferId, { held: hold, how }]): [number, bigint][] => {
          const minor = amounts.get(hold);
          if (minor === undefined || how === 'returned') return [];
          return [[transferId, how === 'settled' ? minor : -minor]];
        }),
      );
    },
  };
}

/** What each payment of this provider was to bring to where it went, by the transfer that holds its money. */
async function readAmounts(
  db: Queries,
  provider: string,
  transferIds: readonly number[],
): Promise<Map<number, bigint>> {
  const { rows } = await db.query<{ transfer_id: bigint; amount: bigint }>(
    `select p.transfer_id, m.amount from provider_payments.payment p join wallets.waiting_movement m using (transfer_id)
      where p.provider = $1 and p.transfer_id = any($2::bigint[])`,
    [provider, transferIds],
  );
  return new Map(rows.map(({ transfer_id: id, amount }) => [Number(id), amount]));
}

const select = `select p.reference, m.amount, m.currency, m.status, p.created_at, p.customer,
    coalesce(p.ended_at, p.asked_at, p.created_at) as changed_at
  from provider_payments.payment p
  join wallets.waiting_movement m on m.transfer_id = p.transfer_id`;

interface PayoutRow {
  reference: string;
  amount: bigint;
  currency: number;
  status: 'pending' | 'completed' | 'failed';
  created_at: Date;
  changed_at: Date;
  customer: bigint;
}

const states = { pending: 'open', completed: 'done', failed: 'failed' } as const;

function entryOf(row: PayoutRow): OwnEntry {
  return {
    reference: row.reference,
    amountMinor: row.amount,
    currency: currencyById(row.currency).code,
    state: states[row.status],
    at: row.created_at,
    changedAt: row.changed_at,
    customer: row.customer,
  };
}

/**
 * What stands in the clearing wallets beyond the money of payments that are on their way. Nothing else may stand there, so
 * in every currency it is zero. One statement, so that a payment ending meanwhile is seen on both sides or on neither.
 */
export async function readStanding(db: Queries): Promise<{ currency: CurrencyCode; minor: bigint }[]> {
  const { rows } = await db.query<{ currency: number; minor: bigint }>(
    `with standing as (
       select currency, sum(balance) as minor from ledger.system_balance
        where purpose = 'clearing' group by currency
     ), underway as (
       select e.currency, sum(-e.amount) as minor
         from provider_payments.payment p
         join wallets.waiting_movement m on m.transfer_id = p.transfer_id
         join ledger.entry e on e.wallet_id = m.wallet and e.seq = m.seq
        where p.state in ('held', 'asked', 'accepted') group by e.currency
     )
     select currency, (coalesce(s.minor, 0) - coalesce(u.minor, 0))::bigint as minor
       from standing s full join underway u using (currency)
      where coalesce(s.minor, 0) <> coalesce(u.minor, 0) order by currency`,
  );
  return rows.map(({ currency, minor }) => ({ currency: currencyById(currency).code, minor }));
}
