import { makeCode } from '../fields.ts';
import type { Desk } from './desk.ts';
import type { LookupRow } from './tables.ts';
import { findVend } from './vends.ts';

/** Names a payment that may follow. Each look-up is another one, also of the same number. */
export function keepLookup(desk: Desk, looked: Omit<LookupRow, 'reference' | 'at'> & { prefix: string }): string {
  const reference = `${looked.prefix}-${makeCode('', 16).toUpperCase()}`;
  desk.books.run(
    'insert into squad_lookups (reference, type, provider, destination, meter_type, at) values (?, ?, ?, ?, ?, ?)',
    reference,
    looked.type,
    looked.provider,
    looked.destination,
    looked.meter_type,
    desk.now(),
  );
  return reference;
}

/** Nothing for one that was never made, or that a payment has used up. */
export function unusedLookup(desk: Desk, type: LookupRow['type'], reference: string): LookupRow | undefined {
  if (findVend(desk, reference)) return undefined;
  const sql = 'select * from squad_lookups where reference = ? and type = ?';
  return desk.books.one<LookupRow>(sql, reference, type);
}
