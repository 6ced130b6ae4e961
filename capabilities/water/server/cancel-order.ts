import type { SignedIn } from '@wura/identity/server';
import { identityRefusals } from '@wura/identity/contract';
import { transaction } from '@wura/database';
import { findOrder, takeStep } from '@wura/orders/server';
import type { Order } from '@wura/orders/server/kinds';
import type { Intent } from '@wura/wallets/server/intents';
import { nameDeed, noteDeed } from '@wura/wallets/server/keyed-deeds';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { waterRefusals } from '../refusals.ts';
import type { Water } from './needs.ts';
import { waterOrder } from './water-order.ts';

/**
 * Cancels an order and gives its money back, unless it is on its way by now. What is cancelled stays so: a caller who asks a
 * second time, after a lost answer, is told how it stands.
 */
export async function cancelOrder(
  { pool, now }: Water,
  { caller, id, intent }: { caller: SignedIn; id: string; intent: Intent },
): Promise<Order> {
  const mine = await findOrder(pool, { id, customer: caller.number });
  if (mine?.kind !== waterOrder.name) throw refuse(commonRefusals.not_found);
  if (caller.isFrozen) throw refuse(identityRefusals.account_frozen);
  const step = { id, to: 'cancelled', by: { customer: caller.number }, at: new Date(now()) };
  return transaction(
    pool,
    async tx => {
      const name = await nameDeed(tx, intent);
      const taken = await takeStep(tx, [waterOrder], step);
      if (taken.outcome === 'unknown') throw refuse(commonRefusals.not_found);
      const { status } = taken.order;
      if (status !== 'cancelled') throw refuse(waterRefusals.water_not_cancellable, { body: { status } });
      // Who is told that it is cancelled finds by the same key how its payment stands, whichever call cancelled it.
      await noteDeed(tx, name, { customer: mine.customer, subject: id, transferId: mine.transferId });
      return taken.order;
    },
    { retries: 5 },
  );
}
