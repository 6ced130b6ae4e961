import { readPage } from '@wura/database/page';
import type { CustomerRouter } from '@wura/identity/server';
import { currencyById } from '@wura/money/currencies';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { alertRoutes as routes, type RateAlert } from '../alerts-contract.ts';
import { addAlert } from './add-alert.ts';
import { deleteAlert, selectAlerts, type AlertRow } from './alert-queries.ts';
import type { ExchangeNeeds } from './needs.ts';

export function rateAlerts(router: CustomerRouter, needs: Pick<ExchangeNeeds, 'pool' | 'rates'>): void {
  const { pool } = needs;

  router.serve(routes.listAlerts, async ({ caller: { number: customer }, query: { limit = 50, cursor } }) => {
    const { rows, nextCursor } = await readPage(
      limit,
      max => selectAlerts(pool, { customer, limit: max, after: cursor ?? null }),
      row => row.public_id,
    );
    return { status: 200, body: { data: rows.map(onWire), nextCursor } };
  });

  router.serve(routes.addAlert, async call => ({ status: 201, body: onWire(await addAlert(needs, call)) }));

  router.serve(routes.removeAlert, async ({ caller: { number: customer }, params: { id: publicId } }) => {
    if (!(await deleteAlert(pool, { customer, publicId }))) throw refuse(commonRefusals.not_found);
    return { status: 204, body: null };
  });
}

function onWire({ public_id: id, direction, rate, seen_rate, ...row }: AlertRow): RateAlert {
  return {
    id,
    from: currencyById(row.from_currency).code,
    to: currencyById(row.to_currency).code,
    rate,
    direction,
    status: row.told_at ? 'told' : 'waiting',
    seen_rate,
    told_at: row.told_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}
