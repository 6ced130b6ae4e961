import type { Queries } from '@wura/database';

/** A stretch of transfers that was verified, and what was wrong with it then or since. */
export interface Stretch {
  readonly high: bigint;
  readonly entries: number;
  /** Chained through all stretches up to this one: who knows it, knows whether any entry below has changed since. */
  readonly head: string;
  readonly fault: string | undefined;
}

/** How far transfers are numbered, and a mark by which to know when none of them can be written any more. */
export async function numberedByNow(db: Queries): Promise<{ upTo: bigint; mark: string }> {
  const { rows } = await db.query<{ up_to: bigint; mark: string }>(
    'select up_to, open_before::text as mark from ledger.numbered_by_now()',
  );
  return { upTo: rows[0]!.up_to, mark: rows[0]!.mark };
}

/** True once every transaction has ended that was open at the mark. */
export async function haveEnded(db: Queries, mark: string): Promise<boolean> {
  const { rows } = await db.query<{ ended: boolean }>(
    'select pg_snapshot_xmin(pg_current_snapshot()) >= $1::xid8 as ended',
    [mark],
  );
  return rows[0]!.ended;
}

/** Verifies the next stretch, of at most so many numbers; none: everything up to there is verified. */
export async function verifyNext(
  db: Queries,
  { upTo, span, at }: { upTo: bigint; span: number; at: Date },
): Promise<Stretch | undefined> {
  const { rows } = await db.query<StretchRow>(`select ${columns} from ledger.verify_next($1, $2, $3)`, [
    upTo,
    span,
    at,
  ]);
  return rows[0] && stretchOf(rows[0]);
}

/** Compares the stretch that was compared longest ago; none: all have been since `before`. */
export async function checkAgain(
  db: Queries,
  { before, at }: { before: Date; at: Date },
): Promise<Stretch | undefined> {
  const { rows } = await db.query<StretchRow>(`select ${columns} from ledger.check_again($1, $2)`, [before, at]);
  return rows[0] && stretchOf(rows[0]);
}

/** Adds up what was debited and credited in a stretch that was not yet; false: all have been. */
export async function sumNext(db: Queries, at: Date): Promise<boolean> {
  const { rows } = await db.query<{ was_one: boolean }>('select ledger.sum_next($1) as was_one', [at]);
  return rows[0]!.was_one;
}

export async function readFaults(db: Queries, { limit }: { limit: number }): Promise<Stretch[]> {
  const { rows } = await db.query<StretchRow>(
    `select ${columns} from ledger.stretch where fault is not null order by high limit $1`,
    [limit],
  );
  return rows.map(stretchOf);
}

export async function readLastStretch(db: Queries): Promise<Stretch | undefined> {
  const { rows } = await db.query<StretchRow>(`select ${columns} from ledger.stretch order by high desc limit 1`);
  return rows[0] && stretchOf(rows[0]);
}

export async function readStretch(db: Queries, high: bigint): Promise<Stretch | undefined> {
  const { rows } = await db.query<StretchRow>(`select ${columns} from ledger.stretch where high = $1`, [high]);
  return rows[0] && stretchOf(rows[0]);
}

const columns = `high, entries, encode(head, 'hex') as head, fault`;

interface StretchRow {
  high: bigint;
  entries: bigint;
  head: string;
  fault: string | null;
}

function stretchOf({ high, entries, head, fault }: StretchRow): Stretch {
  return { high, entries: Number(entries), head, fault: fault ?? undefined };
}
