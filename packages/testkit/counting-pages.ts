import type { Pool, Queries } from '@wura/database';

/** The same pool, which adds up how many pages of the disk, or of what is kept of it, its statements touch. */
export function countingPages(pool: Pool): { db: Queries; pages: () => number } {
  let pages = 0;
  const query = async (text: string, values: unknown[]) => {
    const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
      `explain (analyze, buffers, format json) ${text}`,
      values,
    );
    const { Plan: plan } = rows[0]!['QUERY PLAN'][0];
    pages += plan['Shared Hit Blocks']! + plan['Shared Read Blocks']!;
    return pool.query(text, values);
  };
  return { db: { query } as unknown as Queries, pages: () => pages };
}
