import { readWhatTheyEnd } from '@wura/ledger/server/system-entries';
import type { Queries } from '@wura/database';
import type { OwnEntry, OwnPlaces, OwnRecords } from '@wura/provider-payments/server/own-records';
import { listLaden, readUnsettled } from './house-queries.ts';
import { depositJob, withdrawalJob } from './kinds.ts';

/** Deposits, held one by one against what the chain says of their transactions. */
export function depositRecords(): OwnRecords {
  return {
    operation: 'charge',
    job: depositJob,
    begunIn: (db, { from, until }) => readDeposits(db, { from, until, names: null }),
    find: (db, names) => readDeposits(db, { from: null, until: null, names }),
    places: readPlaces,
    async beganAt(db) {
      const { rows } = await db.query<{ at: Date | null }>(
        `select min(credited_at) as at from usdt.deposit where state = 'credited'`,
      );
      return rows[0]!.at;
    },
    async moved(db, transferIds) {
      const { rows } = await db.query<{ id: bigint; minor: bigint }>(
        'select transfer_id as id, -amount as minor from usdt.deposit where transfer_id = any($1::bigint[])',
        [transferIds],
      );
      return new Map(rows.map(({ id, minor }) => [Number(id), minor]));
    },
  };
}

/** Every address at which something of ours lies by our books; the wallet that withdrawals are paid from is known by itself. */
async function readPlaces(db: Queries): Promise<OwnPlaces | undefined> {
  const laden = await listLaden(db);
  return laden && { places: laden, unsettledMinor: await readUnsettled(db) };
}

/** Withdrawals, by their transactions. What is not signed yet the chain cannot know. */
export function withdrawalRecords(): OwnRecords {
  return {
    operation: 'transfer',
    job: withdrawalJob,
    begunIn: (db, { from, until }) => readSent(db, { from, until, names: null }),
    find: (db, names) => readSent(db, { from: null, until: null, names }),
    async beganAt(db) {
      const { rows } = await db.query<{ at: Date | null }>(
        `select min(signed_at) as at from usdt.sending where purpose = 'withdrawal' and signed is not null`,
      );
      return rows[0]!.at;
    },
    async moved(db, transferIds) {
      const endings = await readWhatTheyEnd(db, transferIds);
      const { rows } = await db.query<{ id: bigint; minor: bigint }>(
        'select transfer_id as id, amount as minor from usdt.sending where transfer_id = any($1::bigint[])',
        [[...endings.values()].map(({ held }) => held)],
      );
      const amounts = new Map(rows.map(({ id, minor }) => [Number(id), minor]));
      const paid = [...endings].flatMap(([id, { held, how }]): [number, bigint][] => {
        const minor = amounts.get(held);
        if (minor === undefined || how === 'returned') return [];
        return [[id, how === 'settled' ? minor : -minor]];
      });
      const { rows: putAway } = await db.query<{ id: bigint; minor: bigint }>(
        'select cold_transfer_id as id, amount as minor from usdt.sending where cold_transfer_id = any($1::bigint[])',
        [transferIds],
      );
      return new Map([...paid, ...putAway.map(({ id, minor }): [number, bigint] => [Number(id), minor])]);
    },
  };
}

/** Of a stretch of time, or by their names. */
interface Wanted {
  readonly from: Date | null;
  readonly until: Date | null;
  readonly names: readonly string[] | null;
}

async function readDeposits(db: Queries, { from, until, names }: Wanted): Promise<OwnEntry[]> {
  const { rows } = await db.query<{ name: string; amount: bigint; at: Date; customer: bigint }>(
    `select d.transaction || ':' || d.place as name, d.amount, d.credited_at as at, d.customer
       from usdt.deposit d
      where d.state = 'credited' and d.credited_at >= coalesce($1, '-infinity'::timestamptz)
        and d.credited_at < coalesce($2, 'infinity'::timestamptz)
        and ($3::text[] is null or (d.transaction = any(select split_part(name, ':', 1) from unnest($3::text[]) as name)
                                    and d.transaction || ':' || d.place = any($3::text[])))`,
    [from, until, names],
  );
  return rows.map(({ name: reference, amount: amountMinor, at, customer }) => ({
    reference,
    amountMinor,
    currency: 'USDT',
    state: 'done',
    at,
    changedAt: at,
    customer,
  }));
}

const states = { pending: 'open', completed: 'done', failed: 'failed' } as const;

async function readSent(db: Queries, { from, until, names }: Wanted): Promise<OwnEntry[]> {
  const { rows } = await db.query<{
    name: string;
    subject: string;
    amount: bigint;
    status: keyof typeof states;
    at: Date;
    changed_at: Date;
    customer: bigint;
  }>(
    `select s.transaction as name, s.reference as subject, s.amount, m.status, s.signed_at as at,
            coalesce(s.ended_at, s.signed_at) as changed_at, m.customer
       from usdt.sending s join wallets.waiting_movement m on m.transfer_id = s.transfer_id
      where s.purpose = 'withdrawal' and s.signed_at >= coalesce($1, '-infinity'::timestamptz)
        and s.signed_at < coalesce($2, 'infinity'::timestamptz) and ($3::text[] is null or s.transaction = any($3::text[]))`,
    [from, until, names],
  );
  return rows.map(({ name: reference, subject, amount: amountMinor, status, at, changed_at: changedAt, customer }) => ({
    reference,
    amountMinor,
    currency: 'USDT',
    state: states[status],
    at,
    changedAt,
    customer,
    subject,
  }));
}
