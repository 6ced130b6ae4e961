import type { CustomerRouter } from '@wura/identity/server';
import type { Pool } from '@wura/database';
import { formatMoney } from '@wura/money';
import { currencyById } from '@wura/money/currencies';
import { dayMs, minuteMs } from '@wura/platform/time';
import type { ReplyOf } from '@wura/wire';
import { routes } from '../contract.ts';
import { proofGoodForMs } from './prove-books.ts';
import { readProofs, type ProofRow } from './proof-queries.ts';

type Shown = ReplyOf<typeof routes.proof>;

const daysShown = 30;

/** What customers and visitors may read. It is asked of the database once a minute, however many ask. */
export function showProof(
  router: CustomerRouter,
  { pool, now, showsTotals }: { pool: Pool; now: () => number; showsTotals: boolean },
): void {
  let read: { rows: Promise<readonly ProofRow[]>; at: number } | undefined;

  router.serve(routes.proof, async () => {
    const at = now();
    if (!read || at - read.at >= minuteMs) read = { rows: readProofs(pool, { limit: daysShown }), at };
    const { rows } = read;
    const known = await rows.catch((error: unknown) => {
      read = undefined;
      throw error;
    });
    return { status: 200, body: proofAt(known, { at, showsTotals }) };
  });
}

export function proofAt(rows: readonly ProofRow[], { at, showsTotals }: { at: number; showsTotals: boolean }): Shown {
  const last = rows[0];
  const proven = rows.find(({ isWhole }) => isWhole);
  return {
    state: stateOf(last, at),
    checked_at: last?.at.toISOString() ?? null,
    proven_at: proven?.at.toISOString() ?? null,
    currencies: (last?.sums ?? []).map(({ currency: id, customers, house }) => {
      const currency = currencyById(id).code;
      return {
        currency,
        // The sums of balances speak of the entries only where each balance is verified to be the sum of its own.
        debits_equal_credits: last!.isWhole && customers === house,
        customers_equal_house: customers === house,
        ...(showsTotals && { customers: formatMoney({ currency, minor: customers }) }),
      };
    }),
    heads: last ? { books: last.booksHead, audit: last.auditHead } : null,
    days: daysOf(rows, at),
  };
}

function stateOf(last: ProofRow | undefined, at: number): Shown['state'] {
  if (!last) return 'never';
  // What was broken stays broken until the worker looks again; what was whole is whole for a day.
  if (!last.isWhole) return 'broken';
  return at - last.at.getTime() > proofGoodForMs ? 'stale' : 'whole';
}

/** A day without a proof is one of them, and says so. */
function daysOf(rows: readonly ProofRow[], at: number): Shown['days'] {
  const first = rows.at(-1)?.day;
  if (first === undefined) return [];
  const byDay = new Map(rows.map(row => [row.day, row]));
  const days = Array.from({ length: daysShown }, (_, back) => new Date(at - back * dayMs).toISOString().slice(0, 10));
  // Today's may still come.
  return days
    .filter((day, back) => day >= first && (back > 0 || byDay.has(day)))
    .map(day => {
      const row = byDay.get(day);
      const outcome = row === undefined ? 'none' : row.wasBroken ? 'broken' : 'whole';
      return { day, outcome, books: row?.booksHead ?? null, audit: row?.auditHead ?? null };
    });
}
