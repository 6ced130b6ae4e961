import { iso, wholeOf, type Body } from '../fields.ts';
import type { Answer } from '../misbehave.ts';
import { invalid, success } from './answers.ts';
import type { Desk } from './desk.ts';
import { domain, integration } from './fields.ts';
import { momentOf } from './lists.ts';
import type { SettlementRow } from './tables.ts';

const settlementIdBase = 3_090_000;

/** `GET /settlement`, newest first: what went from the balance to the owner's bank account. */
export function listSettlements({ books }: Desk, query: Body): Answer {
  const [from, to] = [momentOf(query['from'], 0), momentOf(query['to'], Number.MAX_SAFE_INTEGER)];
  if (Number.isNaN(from) || Number.isNaN(to)) return invalid('Invalid date');
  const perPage = Math.min(wholeOf(query['perPage']) ?? 50, 100);
  const page = wholeOf(query['page']) ?? 1;
  const rows = books.all<SettlementRow>(
    'select * from paystack_settlements where at between ?1 and ?2 order by id desc limit ?3 offset ?4',
    from,
    to,
    perPage,
    (page - 1) * perPage,
  );
  return success('Settlements retrieved', rows.map(onWire), { meta: { perPage, page } });
}

/** The owner is paid out. */
export function settleOut({ books, now }: Desk, amount: number): ReturnType<typeof onWire> {
  const id = books.run('insert into paystack_settlements (amount, at) values (?, ?)', amount, now());
  return onWire(books.one<SettlementRow>('select * from paystack_settlements where id = ?', id)!);
}

function onWire({ id, amount, at }: SettlementRow) {
  return {
    id: id + settlementIdBase,
    domain,
    status: 'success',
    currency: 'NGN',
    integration,
    total_amount: amount,
    effective_amount: amount,
    total_fees: 0,
    total_processed: amount,
    deductions: null,
    settlement_date: iso(at),
    settled_by: null,
    createdAt: iso(at),
    updatedAt: iso(at),
  };
}
