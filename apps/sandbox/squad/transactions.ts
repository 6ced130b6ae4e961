import { textOf, wholeOf, type Body } from '../fields.ts';
import type { Answer } from '../misbehave.ts';
import { success } from './answers.ts';
import type { Desk, How } from './desk.ts';
import type { VendRow } from './tables.ts';
import { onWire, setStatus } from './vends.ts';

/**
 * `GET /vending/transactions?page=&perPage=&action=debit&reference=`, newest first. Looking at what is in process ends it,
 * unless only a settlement may; a fault keeps what is asked for by its reference undecided from then on.
 */
export function listVends(desk: Desk, query: Body, how: How): Answer {
  const reference = textOf(query['reference']) ?? null;
  const perPage = Math.min(wholeOf(query['perPage']) ?? 20, 100);
  const skipped = ((wholeOf(query['page']) ?? 1) - 1) * perPage;
  // Whatever was sold was taken from the wallet; nothing was ever put back by another row.
  const where = `where (?1 is null or reference = ?1) and ?2 = 'debit'`;
  const action = textOf(query['action']) ?? 'debit';
  const { count } = desk.books.one<{ count: number }>(
    `select count(*) as count from squad_vends ${where}`,
    reference,
    action,
  )!;
  const rows = desk.books.all<VendRow>(
    `select * from squad_vends ${where} order by id desc limit ?3 offset ?4`,
    reference,
    action,
    perPage,
    skipped,
  );
  const isAsked = reference !== null;
  return success({
    count,
    rows: rows.map(row => onWire(looked(desk, row, { isUndecided: isAsked && how.isUndecided }))),
  });
}

function looked(desk: Desk, row: VendRow, { isUndecided }: { isUndecided: boolean }): VendRow {
  if (isUndecided && (row.status === 'pending' || row.status === 'success')) {
    return setStatus(desk, row, 'pending', { isUndecided });
  }
  return row.status === 'pending' && !row.is_undecided ? setStatus(desk, row, 'success') : row;
}
