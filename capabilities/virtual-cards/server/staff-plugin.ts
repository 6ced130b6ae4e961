import { requireCustomerNumber } from '@wura/identity/server';
import type { OperatorRouter } from '@wura/operators/server';
import { pageOf } from '@wura/wire/page-of';
import { operatorRoutes as routes } from '../operator-contract.ts';
import { listCards } from './queries.ts';
import { showCards, type Showing } from './show-card.ts';

export function cardsForStaff(router: OperatorRouter, needs: Omit<Showing, 'pool'>): void {
  router.act(routes.listOfCustomer, async (tx, { params: { id }, query }, note) => {
    const held = await listCards(tx, await requireCustomerNumber(tx, id));
    await note({ what: 'customer_cards_viewed', subject: id });
    const cards = await showCards({ ...needs, pool: tx }, held);
    return { status: 200, body: pageOf(cards, query, each => each.id) };
  });
}
