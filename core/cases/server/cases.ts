import { randomBytes } from 'node:crypto';
import type { Queries, Tx } from '@wura/database';
import { base32 } from '@wura/platform/identifiers';

/** Something that a person has to look at, because no rule of ours may decide it. */
export interface NewCase {
  /** In a word: `deposit_mismatch`, `payment_overdue`. */
  readonly kind: string;
  /** What it is about, by its reference. */
  readonly subject: string;
  readonly customer: bigint | null;
  readonly facts: Readonly<Record<string, string>>;
}

/** Opens the case, or answers the one that is open about the same. Its number is what customers are told. */
export async function openCase(tx: Tx, { kind, subject, customer, facts }: NewCase): Promise<string> {
  const { rows } = await tx.query<{ number: string }>(
    `insert into cases.case_file as c (number, kind, subject, customer, facts) values ($1, $2, $3, $4, $5)
     on conflict (kind, subject) where closed_at is null do update set facts = c.facts || excluded.facts
     returning number`,
    [`CASE-${base32(randomBytes(5))}`, kind, subject, customer, JSON.stringify(facts)],
  );
  return rows[0]!.number;
}

/** The open case about this, if there is one. */
export async function findCase(db: Queries, subject: string): Promise<string | undefined> {
  const { rows } = await db.query<{ number: string }>(
    'select number from cases.case_file where subject = $1 and closed_at is null order by id desc limit 1',
    [subject],
  );
  return rows[0]?.number;
}

/** What was waited for has come after all. */
export async function closeCase(
  tx: Tx,
  { kind, subject, resolution }: { kind: string; subject: string; resolution: string },
): Promise<void> {
  await tx.query(
    `update cases.case_file set closed_at = clock_timestamp(), resolution = $3
      where kind = $1 and subject = $2 and closed_at is null`,
    [kind, subject, resolution],
  );
}

/** Closes the open cases of this kind whose subject is not among these. */
export async function closeCasesExcept(
  tx: Tx,
  { kind, subjects, resolution }: { kind: string; subjects: readonly string[]; resolution: string },
): Promise<void> {
  await tx.query(
    `update cases.case_file set closed_at = clock_timestamp(), resolution = $3
      where kind = $1 and subject <> all($2::text[]) and closed_at is null`,
    [kind, subjects, resolution],
  );
}

export interface CaseRow {
  number: string;
  kind: string;
  subject: string;
  customer_id: string | null;
  facts: Record<string, string>;
  opened_at: Date;
  closed_at: Date | null;
  resolution: string | null;
}

export interface CaseFilter {
  state?: 'open' | 'closed' | undefined;
  kind?: string | undefined;
  /** Kinds that are left out. */
  except?: readonly string[] | undefined;
  /** What it is about, or its number. */
  subject?: string | undefined;
  /** Whose money it is about. */
  customer?: bigint | undefined;
  limit: number;
  /** The number of the last one that was read. */
  after?: string | undefined;
}

/** Those that are open in the order in which they wait, so that the oldest is on the first page; else the newest first. */
export async function listCases(
  db: Queries,
  { state, kind, except = [], subject, customer, limit, after }: CaseFilter,
): Promise<CaseRow[]> {
  const [order, later] = state === 'open' ? ['asc', '>'] : ['desc', '<'];
  const { rows } = await db.query<CaseRow>(
    `select f.number, f.kind, f.subject, c.public_id as customer_id, f.facts, f.opened_at, f.closed_at, f.resolution
       from cases.case_file f left join identity.person c on c.id = f.customer
      where ($1::boolean is null or (f.closed_at is null) = $1)
        and ($2::text is null or f.kind = $2) and f.kind <> all($6::text[])
        and ($3::text is null or f.subject = $3 or f.number = upper($3))
        and ($7::bigint is null or f.customer = $7)
        and ($4::text is null or f.id ${later} (select id from cases.case_file where number = $4))
      order by f.id ${order} limit $5`,
    [
      state === undefined ? null : state === 'open',
      kind ?? null,
      subject ?? null,
      after ?? null,
      limit,
      except,
      customer ?? null,
    ],
  );
  return rows;
}
