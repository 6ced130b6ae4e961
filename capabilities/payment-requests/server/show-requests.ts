import { readNames } from '@wura/identity/server';
import { formatMoney } from '@wura/money';
import { currencyById } from '@wura/money/currencies';
import type { PaymentRequest } from '../contract.ts';
import type { PaymentRequests } from './needs.ts';
import { newestPayments, sumPaid, type PaidRow, type RequestRow } from './queries.ts';
import { standingOf } from './standing.ts';

/** Of each request. All of them are in the history. */
const paymentsMax = 10;

/** Requests as one of their two sides reads them. */
export async function showRequests(
  { pool, now, publicUrl }: Pick<PaymentRequests, 'pool' | 'now' | 'publicUrl'>,
  reader: bigint,
  rows: readonly RequestRow[],
): Promise<PaymentRequest[]> {
  const ids = rows.map(({ id }) => id);
  const paid = await sumPaid(pool, ids);
  const payments = await newestPayments(pool, {
    requests: rows.filter(({ asker }) => asker === reader).map(({ id }) => id),
    max: paymentsMax,
  });
  const people = [...rows.flatMap(({ asker, payer }) => [asker, payer]), ...payments.map(({ payer }) => payer)];
  const names = await readNames(pool, [...new Set(people.filter(number => number !== null))]);
  return rows.map(row => {
    const money = moneyOf(row);
    const sum = paid.get(row.id);
    return {
      ...shownToAll(row, { sum, publicUrl, nowMs: now() }),
      direction: row.asker === reader ? 'made' : 'received',
      asker: names.get(row.asker)!,
      payer: row.payer === null ? null : names.get(row.payer)!,
      paid_at: sum?.last.toISOString() ?? null,
      payments: payments
        .filter(({ request }) => request === row.id)
        .map(({ payer, amount, returned, paid_at }) => ({
          name: names.get(payer)!,
          amount: money(amount),
          ...(returned > 0n && { returned: money(returned) }),
          at: paid_at.toISOString(),
        })),
    };
  });
}

export function moneyOf({ currency: id }: Pick<RequestRow, 'currency'>): (minor: bigint) => string {
  const { code: currency } = currencyById(id);
  return minor => formatMoney({ currency, minor });
}

/** What its two sides and staff read alike. */
export function shownToAll(
  row: RequestRow,
  { sum, publicUrl, nowMs }: { sum: PaidRow | undefined; publicUrl: string; nowMs: number },
) {
  const money = moneyOf(row);
  return {
    code: row.code,
    link: linkOf(publicUrl, row.code),
    amount: row.amount === null ? null : money(row.amount),
    currency: currencyById(row.currency).code,
    note: row.note,
    // What is paid once is paid for good, but its reader is not to think that the asker has money which went back.
    status: row.ending === 'paid' && sum?.total === 0n ? 'returned' : standingOf(row, nowMs),
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    is_once: row.amount !== null,
    paid_count: sum?.count ?? 0,
    paid_total: money(sum?.total ?? 0n),
  } as const;
}

export const linkOf = (publicUrl: string, code: string) => `${publicUrl}/pay/${code}`;
