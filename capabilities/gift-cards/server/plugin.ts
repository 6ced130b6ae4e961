import { choose } from '@wura/bills/server/choose';
import { openBill, type BillNeeds } from '@wura/bills/server/open-bill';
import { serveBill } from '@wura/bills/server/serve-bill';
import { readPage } from '@wura/database/page';
import type { CustomerRouter } from '@wura/identity/server';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { routes } from '../contract.ts';
import { giftCardBill } from './bill.ts';
import { buyCard } from './buy-card.ts';
import { listCards, readCard } from './cards.ts';
import { createCatalogue } from './catalogue.ts';
import { cardOnWire, productOnWire } from './on-wire.ts';
import { quoteCard } from './quote-card.ts';
import { revealCode } from './reveal-code.ts';

export function serveGiftCards(router: CustomerRouter, needs: BillNeeds): void {
  const { pool, walletServices } = needs;
  const { naming } = walletServices;
  const open = openBill(giftCardBill, needs);
  const catalogue = createCatalogue(needs);

  router.serve(routes.catalogue, async ({ query: { country } }) => {
    const products = await catalogue.of(await choose(open));
    const wanted = products.filter(each => country === undefined || each.country === country);
    return { status: 200, body: { data: wanted.map(productOnWire) } };
  });

  router.serve(routes.quote, async call => ({ status: 200, body: await quoteCard(open, catalogue, call) }));

  serveBill(router, routes.buy, open, {
    deed: (call, intent) => buyCard(open, call, intent),
    completed: 'Gift card purchase successful',
    pending: 'Gift card purchase pending',
    extras: ({ details: { card } }) => ({ card_id: card }),
  });

  router.serve(routes.list, async ({ caller, query: { limit = 20, cursor: after = null } }) => {
    const read = (count: number) => listCards(pool, { customer: caller.number, after, limit: count });
    const { rows, nextCursor } = await readPage(limit, read, row => row.public_id);
    return { status: 200, body: { data: rows.map(row => cardOnWire(naming, row)), nextCursor } };
  });

  router.serve(routes.read, async ({ caller, params: { id: publicId } }) => {
    const row = await readCard(pool, { customer: caller.number, publicId });
    if (!row) throw refuse(commonRefusals.not_found);
    return { status: 200, body: cardOnWire(naming, row) };
  });

  router.serve(routes.reveal, async call => ({ status: 200, body: await revealCode(needs, call) }));
}
