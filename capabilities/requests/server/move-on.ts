import { transaction } from '@wura/database';
import type { SignedIn } from '@wura/identity/server';
import { findOrder, takeStep, type Taken } from '@wura/orders/server';
import type { Order } from '@wura/orders/server/kinds';
import type { NoteMade } from '@wura/wallets/server/serve-made-once';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import type { RequestKind } from '../contract.ts';
import { requestRefusals } from '../refusals.ts';
import { requestOrders } from './kinds.ts';
import type { Requests } from './needs.ts';

interface Mine {
  kind: RequestKind;
  caller: SignedIn;
  id: string;
}

/** One of the caller's own, of this kind. */
export async function ownRequest({ pool }: Requests, { kind, caller, id }: Mine): Promise<Order> {
  const order = await findOrder(pool, { id, customer: caller.number });
  if (order?.kind !== requestOrders[kind].name) throw refuse(commonRefusals.not_found);
  return order;
}

/** What answers a question of staff moves the request on; anything else is only said. */
export function writeAbout(needs: Requests, mine: Mine & { noteMade: NoteMade }, note: string): Promise<Order> {
  return step(needs, mine, [{ to: 'in_review', note }, { note }]);
}

export function withdraw(needs: Requests, mine: Mine): Promise<Order> {
  return step(needs, mine, [{ to: 'withdrawn' }]);
}

/** The first of these steps that is open. The row stays locked between them. */
async function step(
  needs: Requests,
  mine: Mine & { noteMade?: NoteMade },
  ways: readonly { to?: string; note?: string }[],
): Promise<Order> {
  const { kind, caller, id, noteMade } = mine;
  await ownRequest(needs, mine);
  const by = { customer: caller.number };
  return transaction(needs.pool, async tx => {
    let taken: Taken = { outcome: 'unknown' };
    for (const way of ways) {
      taken = await takeStep(tx, [requestOrders[kind]], {
        ...way,
        id,
        by,
        vault: needs.vault,
        at: new Date(needs.now()),
      });
      if (taken.outcome !== 'stepped') continue;
      await noteMade?.(tx, id);
      return taken.order;
    }
    throw refuse(taken.outcome === 'unknown' ? commonRefusals.not_found : requestRefusals.request_over);
  });
}
