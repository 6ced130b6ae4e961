import { transaction, type Pool, type Queries } from '@wura/database';
import { hourMs } from '@wura/platform/time';

/** A part of the books that was cut off, and how far its closing has come. */
export interface Part {
  readonly part: number;
  readonly low: bigint;
  readonly high: bigint;
  readonly step: Step | 'sealed';
  readonly archivedAt: Date | undefined;
}

type Step = 'carry' | 'mark' | 'prove' | 'pack' | 'seal';

/** Wallets in one piece of the carrying: some tenths of a second. */
const walletsMax = 20_000;
/** Proving and packing read a whole part in one statement, which keeps up no payment. */
const pieceMsMax = 6 * hourMs;
/** A statement that began before the last piece was carried has ended by then. */
const quietMs = 60_000;

/** Bytes of the entries that were not cut off yet, without their indexes. */
export async function readOpenBytes(db: Queries): Promise<number> {
  const { rows } = await db.query<{ bytes: bigint }>('select ledger.open_bytes() as bytes');
  return Number(rows[0]!.bytes);
}

export async function readParts(db: Queries): Promise<Part[]> {
  const { rows } = await db.query<{
    part: number;
    low: bigint;
    high: bigint;
    step: Part['step'];
    archived_at: Date | null;
  }>('select part, low, high, step, archived_at from ledger.closed order by part');
  return rows.map(row => ({
    part: row.part,
    low: row.low,
    high: row.high,
    step: row.step,
    archivedAt: row.archived_at ?? undefined,
  }));
}

/** Cuts off what was written so far; none where nothing was, or where the part before is not sealed yet. */
export async function cutBooks(db: Queries, { at }: { at: Date }): Promise<number | undefined> {
  const { rows } = await db.query<{ part: number | null }>('select ledger.cut($1) as part', [at]);
  return rows[0]!.part ?? undefined;
}

/** The next piece of work on the part that is being closed; none where none is left, or none yet. */
export async function closeFurther(
  pool: Pool,
  { at, quiet = quietMs }: { at: Date; quiet?: number },
): Promise<Step | undefined> {
  return transaction(pool, async tx => {
    await tx.query('set local statement_timeout = 0');
    const piece = {
      text: `select ledger.close_further($1, $2 * interval '1 millisecond', $3) as step`,
      values: [walletsMax, quiet, at],
      query_timeout: pieceMsMax,
    };
    const { rows } = await tx.query<{ step: Step | null }>(piece);
    return rows[0]!.step ?? undefined;
  });
}

/** Puts the oldest sealed part into the archive; none where all are there. */
export async function archivePart(db: Queries, { at }: { at: Date }): Promise<number | undefined> {
  const { rows } = await db.query<{ part: number | null }>('select ledger.archive($1) as part', [at]);
  return rows[0]!.part ?? undefined;
}
