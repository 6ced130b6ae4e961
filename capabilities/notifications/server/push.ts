import { transaction } from '@wura/database';
import type { ServerNeeds } from '@wura/features/server';
import type { CustomerRouter } from '@wura/identity/server';
import type { Pusher } from '@wura/notices/server/ports';
import { readDevices, removeSubscription, saveSubscription } from '@wura/notices/server/push-subscriptions';
import { refuse, refuseFields } from '@wura/wire/refusals';
import { routes } from '../contract.ts';
import { pushFaults, pushRefusals } from '../rules.ts';

export type PushNeeds = Pick<ServerNeeds, 'identity' | 'vault'> & { pusher: Pusher | undefined };

/** Notices on the device of the session that asks. */
export function pushOnDevices(router: CustomerRouter, { identity: { pool, now }, vault, pusher }: PushNeeds): void {
  const read = async (customer: bigint, session: string) => {
    const { isHere, count } = await readDevices(pool, { customer, session, at: new Date(now()) });
    return { public_key: pusher?.publicKey ?? null, here: isHere, devices: count };
  };

  router.serve(routes.readPush, async ({ caller }) => ({
    status: 200,
    body: await read(caller.number, caller.sessionId),
  }));

  router.serve(routes.allowPush, async ({ caller, body: { endpoint, keys } }) => {
    if (!pusher) throw refuse(pushRefusals.push_off);
    const subscription = { endpoint, ...keys };
    const fault = pusher.faultOf(subscription);
    if (fault === 'service') throw refuseFields({ endpoint: pushFaults.push_service_unknown });
    if (fault === 'keys') throw refuseFields({ keys: pushFaults.push_keys_wrong });
    const { number: customer, sessionId: session } = caller;
    const at = new Date(now());
    const outcome = await transaction(pool, async tx => {
      const saved = await saveSubscription(tx, vault, { customer, session, subscription, at });
      if (saved === 'full') throw refuse(pushRefusals.push_devices_full);
      return saved;
    });
    if (outcome === 'ended') throw refuse(pushRefusals.push_session_over);
    return { status: 200, body: await read(customer, session) };
  });

  router.serve(routes.stopPush, async ({ caller: { number: customer, sessionId: session } }) => {
    await transaction(pool, tx => removeSubscription(tx, { customer, session }));
    return { status: 204, body: null };
  });
}
