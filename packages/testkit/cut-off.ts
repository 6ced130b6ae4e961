import { expect } from 'vitest';
import type { TestDatabase } from './database.ts';

/** Between two steps: what writes this row is the next one. */
export interface Moment {
  readonly table: string;
  readonly at: 'insert' | 'update';
  /** Which row of it, by `new` and `old`. */
  readonly when?: string;
}

/**
 * Cuts whoever does it off at this moment, as a process that dies there is: the step before it stands, the row is not
 * written, and nothing of ours comes after it. What the outside has done by then it has done.
 */
export async function cutOffAt<Result>(
  database: TestDatabase,
  { table, at, when = 'true' }: Moment,
  doIt: () => Promise<Result>,
): Promise<Result> {
  const owner = database.pool('none');
  // A number that was drawn stays drawn when everything else is undone.
  await owner.query(`
    create sequence public.cuts;
    grant usage on sequence public.cuts to public;
    create function public.cut_off() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
    begin
      perform nextval('public.cuts');
      raise exception 'cut off here' using errcode = '57P01';
    end $$;
    create trigger a_cut before ${at} on ${table} for each row when (${when}) execute function public.cut_off()`);
  try {
    const result = await doIt();
    const { rows } = await owner.query<{ is_called: boolean }>('select is_called from public.cuts');
    expect(rows[0]!.is_called, `nobody came to the ${at} of ${table}`).toBe(true);
    return result;
  } finally {
    await owner.query(`drop trigger a_cut on ${table}; drop function public.cut_off(); drop sequence public.cuts`);
  }
}
