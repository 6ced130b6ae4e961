import { readPage } from '@wura/database/page';
import type { Queries } from '@wura/database';
import { readNames, requireCustomerNumber } from '@wura/identity/server';
import type { OperatorRouter } from '@wura/operators/server';
import type { WalletServices } from '@wura/wallets/server/wallet-services';
import { operatorRoutes as routes, type RequestOnDesk } from '../operator-contract.ts';
import { listOnDesk, type RequestOnDeskRow } from './desk-queries.ts';
import { newestPayments, sumPaid } from './queries.ts';
import { moneyOf, shownToAll } from './show-requests.ts';

interface Staffed {
  now: () => number;
  publicUrl: string;
  walletServices: Pick<WalletServices, 'naming'>;
}

/** Of each request. The transactions of who asks have all of them. */
const paymentsMax = 3;

export function requestsForStaff(router: OperatorRouter, needs: Staffed): void {
  router.act(routes.list, async (tx, { query }, note) => {
    const { asked_by: by, asked_of: of, code, status, limit = 25, cursor: after } = query;
    const customer = async (id: string | undefined) => (id === undefined ? undefined : requireCustomerNumber(tx, id));
    const [asker, payer] = [await customer(by), await customer(of)];
    const asked = [code, by && of && `asked of ${of}`, status].filter(Boolean).join(', ');
    const act = { what: 'payment_requests_viewed', subject: by ?? of ?? 'payment requests' };
    await note({ ...act, ...(asked && { why: `filtered by ${asked}` }) });
    const filter = { asker, payer, code, status, at: new Date(needs.now()), after };
    const { rows, nextCursor } = await readPage(
      limit,
      max => listOnDesk(tx, { ...filter, limit: max }),
      row => row.code,
    );
    return { status: 200, body: { data: await onDesk(tx, needs, rows), nextCursor } };
  });
}

async function onDesk(
  db: Queries,
  { now, publicUrl, walletServices: { naming } }: Staffed,
  rows: readonly RequestOnDeskRow[],
): Promise<RequestOnDesk[]> {
  const requests = rows.map(({ id }) => id);
  const paid = await sumPaid(db, requests);
  const payments = await newestPayments(db, { requests, max: paymentsMax });
  const names = await readNames(db, [...new Set(payments.map(({ payer }) => payer))]);
  return rows.map(row => {
    const money = moneyOf(row);
    return {
      ...shownToAll(row, { sum: paid.get(row.id), publicUrl, nowMs: now() }),
      asker: row.asker_name,
      asker_id: row.asker_id,
      payer: row.payer_name,
      payer_id: row.payer_id,
      ended_at: row.ended_at?.toISOString() ?? null,
      payments: payments
        .filter(({ request }) => request === row.id)
        .map(({ transfer_id: transfer, payer, amount, paid_at }) => ({
          reference: naming.reference(Number(transfer)),
          name: names.get(payer)!,
          amount: money(amount),
          at: paid_at.toISOString(),
        })),
    };
  });
}
