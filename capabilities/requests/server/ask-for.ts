import { transaction } from '@wura/database';
import type { SignedIn } from '@wura/identity/server';
import { findOrder, lockOrdersOf, countOrders, placeOrder } from '@wura/orders/server';
import type { Order } from '@wura/orders/server/kinds';
import { providerRefusals } from '@wura/provider-payments/contract';
import type { NoteMade } from '@wura/wallets/server/serve-made-once';
import { refuse } from '@wura/wire/refusals';
import type { RequestKind } from '../contract.ts';
import { requestRefusals } from '../refusals.ts';
import { openSteps } from '../steps.ts';
import { requestOrders, type Asked } from './kinds.ts';
import type { Requests } from './needs.ts';

/** Writes a request down for people to work on. One of a kind is open at a time, however fast a customer presses twice. */
export async function askFor(
  { pool, now, vault, offered }: Requests,
  { kind, caller, asked, noteMade }: { kind: RequestKind; caller: SignedIn; asked: Asked; noteMade: NoteMade },
): Promise<Order> {
  if (!offered[kind]) throw refuse(providerRefusals.service_off);
  const order = requestOrders[kind];
  const mine = { customer: caller.number, kind: order.name };
  return transaction(pool, async tx => {
    await lockOrdersOf(tx, mine);
    if ((await countOrders(tx, { ...mine, statuses: openSteps })) > 0) throw refuse(requestRefusals.request_open);
    const id = await placeOrder(tx, order, { customer: caller.number, details: asked, vault, at: new Date(now()) });
    await noteMade(tx, id);
    return (await findOrder(tx, { id }))!;
  });
}
