import { enqueue } from '@wura/jobs';
import { formatMoney } from '@wura/money';
import { currencyById } from '@wura/money/currencies';
import type { OperatorRouter } from '@wura/operators/server';
import { pageOf } from '@wura/wire/page-of';
import { refuse } from '@wura/wire/refusals';
import { deskRefusals, houseNames, operatorRoutes as routes } from '../operator-contract.ts';
import { beginCorrection } from './correct-transfer.ts';
import { beginCredit } from './credit-customer.ts';
import { findMovement } from './find-movement.ts';
import { listMovements } from './list-movements.ts';
import type { Desk } from './needs.ts';
import { readHouse } from '@wura/wallets/server/money-lines';
import { readTransaction } from './read-transaction.ts';
import { beginReturn } from './return-payment.ts';
import { showTaxes } from './show-taxes.ts';

/** Movements are people's money: who was looked for and looked at is written down with every call. */
export function transactionDesk(router: OperatorRouter, needs: Desk): void {
  const { pool, all } = needs;

  router.act(routes.transactions, async (tx, { query }, note) => {
    const { customer, reference } = query;
    const why = reference === undefined ? undefined : `searched for ${reference}`;
    await note({ what: 'transactions_listed', subject: customer ?? 'transactions', why });
    return { status: 200, body: await listMovements(tx, needs, query) };
  });

  router.show(routes.categories, async () => {
    const categories = [...new Set(all.kinds.map(({ category }) => category))].toSorted();
    return { status: 200, body: { categories } };
  });

  router.act(routes.read, async (tx, { params: { id } }, note) => {
    const found = await findMovement(needs, id);
    await note({ what: 'transaction_viewed', subject: id, why: found.reference });
    return { status: 200, body: await readTransaction(tx, needs, found) };
  });

  router.act(routes.requery, async (tx, { params: { id } }, note) => {
    const { row, reference } = await findMovement(needs, id);
    const { job } = all.kinds.find(kind => kind.id === row.entry.kind) ?? {};
    if (job === undefined) throw refuse(deskRefusals.nothing_to_ask);
    await note({ what: 'transaction_requeried', subject: id, why: reference });
    await enqueue(tx, { kind: job, subject: reference });
    return { status: 202, body: { planned: true, reference } };
  });

  router.act(routes.proposeReturn, async (tx, { caller: operator, params: { id }, body }, note) => {
    const found = await findMovement(needs, id);
    return { status: 202, body: await beginReturn(tx, needs, { found, ...body, operator }, note) };
  });

  router.act(routes.proposeCorrection, async (tx, { caller: operator, params: { id }, body }, note) => {
    const found = await findMovement(needs, id);
    return { status: 202, body: await beginCorrection(tx, needs, { found, ...body, operator }, note) };
  });

  router.show(routes.houseWallets, async ({ query }) => {
    const rows = await readHouse(pool, houseNames);
    const all = rows.map(({ purpose, currency: id, balance: minor }) => {
      const currency = currencyById(id).code;
      return { name: purpose, currency, balance: formatMoney({ currency, minor }) };
    });
    const data = all.filter(({ currency }) => query.currency === undefined || currency === query.currency);
    return { status: 200, body: pageOf(data, query, ({ name, currency }) => `${name}-${currency}`) };
  });

  router.show(routes.taxes, async ({ query: { month } }) => ({ status: 200, body: await showTaxes(pool, month) }));

  router.act(routes.proposeCredit, async (tx, { caller: operator, params, body }, note) => ({
    status: 202,
    body: await beginCredit(tx, needs, { customerId: params.id, ...body, operator }, note),
  }));
}
