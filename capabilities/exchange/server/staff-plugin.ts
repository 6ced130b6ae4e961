import { readPage } from '@wura/database/page';
import { requireCustomerNumber } from '@wura/identity/server';
import type { Pool } from '@wura/database';
import { formatMoney, moneyOf } from '@wura/money';
import { currencyById, type CurrencyCode } from '@wura/money/currencies';
import type { Approvals, OperatorRouter } from '@wura/operators/server';
import type { RateBook } from '@wura/rates/server';
import type { WalletServices } from '@wura/wallets/server/wallet-services';
import { commonFaults } from '@wura/wire/faults';
import { refuseFields } from '@wura/wire/refusals';
import { operatorRoutes as routes } from '../operator-contract.ts';
import { onWire } from './order-on-wire.ts';
import { selectOrders } from './order-queries.ts';
import { selectPositionDays } from './position-queries.ts';
import { readPositions } from './read-positions.ts';
import { beginSquaring } from './square-positions.ts';

interface Staffed {
  pool: Pool;
  rates: RateBook;
  approvals: Pick<Approvals, 'begin'>;
  walletServices: Pick<WalletServices, 'wallets'>;
}

const daysDefault = 31;

export function exchangeForStaff(router: OperatorRouter, needs: Staffed): void {
  const { pool, rates, approvals, walletServices } = needs;

  router.act(routes.ordersOfCustomer, async (tx, { params: { id }, query }, note) => {
    const { limit = 25, cursor: after = null } = query;
    const customer = await requireCustomerNumber(tx, id);
    await note({ what: 'customer_conversion_orders_viewed', subject: id });
    const { rows, nextCursor } = await readPage(
      limit,
      max => selectOrders(tx, { customer, status: null, limit: max, after }),
      row => row.public_id,
    );
    return { status: 200, body: { data: await onWire(walletServices, rows), nextCursor } };
  });

  router.show(routes.positions, async () => {
    const { rows, current } = await readPositions(pool, rates);
    const isWhole = rows.every(({ worth }) => worth !== undefined);
    const exposure = rows.reduce((sum, { worth }) => sum + (worth?.minor ?? 0n), 0n);
    const body = {
      as_of: current?.asOf.toISOString() ?? null,
      data: rows.map(({ worth, ...row }) => positionOnWire({ ...row, worth: worth?.minor ?? null })),
      exposure_ngn: isWhole ? formatMoney({ currency: 'NGN', minor: exposure }) : null,
    };
    return { status: 200, body };
  });

  router.show(routes.positionDays, async ({ query: { days = daysDefault } }) => {
    const rows = await selectPositionDays(pool, { days });
    const data = rows.map(({ day, ...row }) => ({
      day,
      ...positionOnWire({ ...row, currency: currencyById(row.currency).code }),
    }));
    return { status: 200, body: { data } };
  });

  router.act(routes.squarePositions, async (tx, { caller: operator, body }, note) => {
    const { reference, reason } = body;
    const [sold, bought] = [
      moneyOf(body.sold_amount, body.sold_currency),
      moneyOf(body.bought_amount, body.bought_currency),
    ];
    if (typeof sold === 'string') throw refuseFields({ sold_amount: commonFaults.amount_invalid });
    if (typeof bought === 'string') throw refuseFields({ bought_amount: commonFaults.amount_invalid });
    const approval = await beginSquaring(tx, approvals, { reference, sold, bought, reason, operator }, note);
    return { status: 202, body: { approval } };
  });
}

function positionOnWire(row: { currency: CurrencyCode; position: bigint; residue: bigint; worth: bigint | null }) {
  const { currency } = row;
  return {
    currency,
    position: formatMoney({ currency, minor: row.position }),
    residue: formatMoney({ currency, minor: row.residue }),
    worth_ngn: row.worth === null ? null : formatMoney({ currency: 'NGN', minor: row.worth }),
  };
}
