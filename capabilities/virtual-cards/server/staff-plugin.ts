import { requireCustomerNumber } from '@wura/identity/server';
import type { OperatorRouter } from '@wura/operators/server';
import { pageOf } from '@wura/wire/page-of';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { operatorRoutes as routes } from '../operator-contract.ts';
import { listCards, readCard } from './queries.ts';
import { showCards, showEntries, type Showing } from './show-card.ts';

export function cardsForStaff(router: OperatorRouter, needs: Omit<Showing, 'pool'>): void {
  router.act(routes.listOfCustomer, async (tx, { params: { id }, query }, note) => {
    const held = await listCards(tx, await requireCustomerNumber(tx, id));
    await note({ what: 'customer_cards_viewed', subject: id });
    const cards = await showCards({ ...needs, pool: tx }, held);
    return { status: 200, body: pageOf(cards, query, each => each.id) };
  });

  router.act(routes.entriesOfCard, async (tx, { params, query }, note) => {
    const customer = await requireCustomerNumber(tx, params.id);
    const card = await readCard(tx, { customer, publicId: params.card });
    if (!card) throw refuse(commonRefusals.not_found);
    await note({ what: 'customer_card_transactions_viewed', subject: params.id, why: `of the card ${params.card}` });
    return { status: 200, body: await showEntries(tx, card, query) };
  });
}
