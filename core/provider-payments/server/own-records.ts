import type { CurrencyCode } from '@wura/money/currencies';
import { readWhatTheyEnd } from '@wura/ledger/server/system-entries';
import { currencyById } from '@wura/money/currencies';
import type { Queries } from '@wura/database';
import type { MovementKind } from '@wura/wallets/server/kinds';
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
  /** What the job that asks about it knows it by, where its provider has another name for it. */
  readonly subject?: string;
}

/** Where money of ours stands with a provider that keeps no account for us, but lets it lie where it came. */
export interface OwnPlaces {
  readonly places: readonly string[];
  /** What one side may have counted and the other not yet: a difference up to this says nothing. */
  readonly unsettledMinor: bigint;
}

/** What a room has to hold against a provider's records. */
export interface OwnRecords {
  readonly operation: RecordOperation;
  /** The job that asks the provider about one payment and acts on the answer. */
  readonly job: string;
  begunIn(db: Queries, stretch: Period): Promise<OwnEntry[]>;
  find(db: Queries, references: readonly string[]): Promise<OwnEntry[]>;
  /** Those of that time that the provider's list lacked, so that they were given up; a line of it may yet be one of them. */
  givenUpIn?(db: Queries, stretch: Period): Promise<string[]>;
  /** Nothing while nothing has come yet that could be held against anything. */
  places?(db: Queries): Promise<OwnPlaces | undefined>;
  /** When the first one was begun. */
  beganAt(db: Queries): Promise<Date | null>;
  /**
   * Of transfers that moved money through the provider's system wallet, those that this room made, each with what it should
   * have moved there.
   */
  moved(db: Queries, transferIds: readonly number[]): Promise<ReadonlyMap<number, bigint>>;
}

/** What a room moves through a system wallet that stands for the house and for no provider. */
export interface HouseRecords {
  readonly purpose: string;
  /** As of a provider's: of these transfers those that this room made, each with what it should have moved there. */
  moved: OwnRecords['moved'];
}

/** The payments to banks that leave us through one provider. */
export const paymentRecords = (of: { provider: string; job: string }): OwnRecords =>
  recordsOf({ ...of, operation: 'transfer', condition: `p.operation = 'transfer'` });

/** What was bought through one provider, whatever it was. */
export const purchaseRecords = (of: { provider: string; job: string }): OwnRecords =>
  recordsOf({ ...of, operation: 'purchase', condition: `p.operation <> 'transfer'` });

interface Kept {
  readonly provider: string;
  readonly job: string;
  readonly operation: RecordOperation;
  readonly condition: string;
}

function recordsOf({ provider, job, operation, condition }: Kept): OwnRecords {
  const read = async (db: Queries, where: string, values: unknown[]) => {
    const { rows } = await db.query<OutRow>(`${select} where p.provider = $1 and ${condition} and ${where}`, [
      provider,
      ...values,
    ]);
    return rows.map(entryOf);
  };
  return {
    operation,
    job,
    begunIn: (db, { from, until }) => read(db, 'p.created_at >= $2 and p.created_at < $3', [from, until]),
    find: (db, references) => read(db, '(p.reference = any($2) or p.provider_reference = any($2))', [references]),
    async givenUpIn(db, { from, until }) {
      const { rows } = await db.query<{ reference: string }>(
        `select p.reference from provider_payments.payment p
          left join provider_payments.loss l on l.reference = p.reference
          where p.provider = $1 and p.state = 'declined' and p.reason = 'not_found' and l.reference is null
            and p.created_at >= $2 and p.created_at < $3 and ${condition}`,
        [provider, from, until],
      );
      return rows.map(({ reference }) => reference);
    },
    async beganAt(db) {
      const { rows } = await db.query<{ at: Date | null }>(
        `select min(p.created_at) as at from provider_payments.payment p where p.provider = $1 and ${condition}`,
        [provider],
      );
      return rows[0]!.at;
    },
    async moved(db, transferIds) {
      const endings = await readWhatTheyEnd(db, transferIds);
      const held = [...endings.values()].map(ending => ending.held);
      const amounts = await readAmounts(db, { provider, condition, transferIds: held });
      const moved = [...endings].flatMap(([transferId, { held: hold, how }]): [number, bigint][] => {
        const minor = amounts.get(hold);
        if (minor === undefined || how === 'returned') return [];
        return [[transferId, how === 'settled' ? minor : -minor]];
      });
      return new Map([...moved, ...(await readLosses(db, { provider, condition, transferIds }))]);
    },
  };
}

interface Wanted extends Pick<Kept, 'provider' | 'condition'> {
  readonly transferIds: readonly number[];
}

/** What each payment of this provider was to bring to where it went, by the transfer that holds its money. */
async function readAmounts(db: Queries, { provider, condition, transferIds }: Wanted): Promise<Map<number, bigint>> {
  const { rows } = await db.query<{ transfer_id: bigint; amount: bigint }>(
    `select p.transfer_id, m.amount from provider_payments.payment p join wallets.waiting_movement m using (transfer_id)
      where p.provider = $1 and ${condition} and p.transfer_id = any($2::bigint[])`,
    [provider, transferIds],
  );
  return new Map(rows.map(({ transfer_id: id, amount }) => [Number(id), amount]));
}

/** What this provider was paid by us, by the transfer that booked it. */
async function readLosses(
  db: Queries,
  { provider, condition, transferIds }: Wanted,
): Promise<[transferId: number, minor: bigint][]> {
  const { rows } = await db.query<{ transfer_id: bigint; amount: bigint }>(
    `select l.transfer_id, l.amount from provider_payments.loss l join provider_payments.payment p using (reference)
      where p.provider = $1 and ${condition} and l.transfer_id = any($2::bigint[])`,
    [provider, transferIds],
  );
  return rows.map(({ transfer_id: id, amount }) => [Number(id), amount]);
}

// A payment is named as its provider names it where it hears no name of ours; and one that we have borne is done, though
// its customer has the money back.
const select = `select m.amount, m.currency,
    case when p.takes_reference then p.reference else coalesce(p.provider_reference, p.reference) end as reference,
    case when l.reference is null then m.status else 'completed' end as status, p.created_at, p.customer, p.reference as subject,
    coalesce(p.ended_at, p.asked_at, p.created_at) as changed_at
  from provider_payments.payment p
  join wallets.waiting_movement m on m.transfer_id = p.transfer_id
  left join provider_payments.loss l on l.reference = p.reference`;

interface OutRow {
  reference: string;
  amount: bigint;
  currency: number;
  status: 'pending' | 'completed' | 'failed';
  created_at: Date;
  changed_at: Date;
  customer: bigint;
  subject: string;
}

const states = { pending: 'open', completed: 'done', failed: 'failed' } as const;

function entryOf(row: OutRow): OwnEntry {
  return {
    reference: row.reference,
    amountMinor: row.amount,
    currency: currencyById(row.currency).code,
    state: states[row.status],
    at: row.created_at,
    changedAt: row.changed_at,
    customer: row.customer,
    subject: row.subject,
  };
}

/**
 * What stands in the clearing wallets beyond the money of payments that are on their way, and of kinds that wait for a day or a
 * decision and for no provider. Nothing else may stand there, so in every currency it is zero. One statement, so that a
 * payment ending meanwhile is seen on both sides or on neither.
 */
export async function readStanding(
  db: Queries,
  kinds: readonly Pick<MovementKind, 'id' | 'endsOnADay'>[],
): Promise<{ currency: CurrencyCode; minor: bigint }[]> {
  const { rows } = await db.query<{ currency: number; minor: bigint }>(
    `with standing as (
       select currency, sum(balance) as minor from ledger.system_balance
        where purpose = 'clearing' group by currency
     ), held as (
       select m.wallet, m.seq from provider_payments.payment p
         join wallets.waiting_movement m on m.transfer_id = p.transfer_id
        where p.state in ('held', 'asked', 'accepted')
       union all
       select m.wallet, m.seq from wallets.held_movement m where m.kind = any($1::smallint[])
     ), underway as (
       select e.currency, sum(-e.amount) as minor
         from held h join ledger.entry e on e.wallet_id = h.wallet and e.seq = h.seq group by e.currency
     )
     select currency, (coalesce(s.minor, 0) - coalesce(u.minor, 0))::bigint as minor
       from standing s full join underway u using (currency)
      where coalesce(s.minor, 0) <> coalesce(u.minor, 0) order by currency`,
    [kinds.filter(kind => kind.endsOnADay).map(({ id }) => id)],
  );
  return rows.map(({ currency, minor }) => ({ currency: currencyById(currency).code, minor }));
}
