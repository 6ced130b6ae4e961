import { commonFaults } from './faults.ts';
import { refuseFields } from './refusals.ts';

interface Asked {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

/** A page of a list that is short by nature and was read whole; a cursor that names no row of it is another list's. */
export function pageOf<Row>(
  whole: readonly Row[],
  { limit = 100, cursor }: Asked,
  nameOf: (row: Row) => string,
): { data: Row[]; nextCursor: string | null } {
  const last = cursor === undefined ? -1 : whole.findIndex(row => nameOf(row) === cursor);
  if (cursor !== undefined && last === -1) throw refuseFields({ cursor: commonFaults.cursor_foreign });
  const rest = whole.slice(last + 1);
  const data = rest.slice(0, limit);
  return { data, nextCursor: rest.length > limit ? nameOf(data.at(-1)!) : null };
}
