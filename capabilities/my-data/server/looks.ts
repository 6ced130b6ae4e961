import type { Queries } from '@wura/database';
import type { PersonalData } from '@wura/identity/server/personal-data';

/** A deed of the staff on a customer's record. Who it was is not the customer's to know; in which role is. */
export interface Look {
  readonly at: Date;
  readonly what: string;
  readonly role: string | null;
  readonly times: number;
}

const looksMax = 100;

/** Newest first. The log names a customer, and each of their papers and cases, by names at random. */
export async function readLooks(
  db: Queries,
  rooms: readonly PersonalData[],
  { customer, id }: { customer: bigint; id: string },
): Promise<readonly Look[]> {
  const names = [id];
  for (const { names: sql } of rooms) {
    if (sql) names.push(...(await db.query<{ name: string }>(sql, [customer])).rows.map(({ name }) => name));
  }
  const { rows } = await db.query<Look>('select at, what, role, times from operators.acts_about($1, $2)', [
    names,
    looksMax,
  ]);
  return rows;
}
