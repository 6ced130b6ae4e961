import { listApiKeys, type CustomerRouter } from '@wura/identity/server';
import { formatMoney } from '@wura/money';
import { pageOf } from '@wura/wire/page-of';
import { routes } from '../contract.ts';
import { changeKey } from './change-key.ts';
import { capsOf, mayMakeKeys } from './key-caps.ts';
import { makeKey } from './make-key.ts';
import type { KeyNeeds } from './needs.ts';
import { onWire } from './on-wire.ts';
import { revokeKey } from './revoke-key.ts';

export function apiKeys(router: CustomerRouter, needs: KeyNeeds): void {
  const { identity, policy } = needs;
  const { now, pool } = identity;

  router.serve(routes.list, async ({ caller, query }) => {
    const keys = (await listApiKeys(pool, caller.number)).map(each => onWire(each, now()));
    const { perPaymentMinor, perDayMinor } = capsOf(policy.limits, caller);
    return {
      status: 200,
      body: {
        ...pageOf(keys, query, ({ id }) => id),
        may_make: mayMakeKeys(caller),
        per_payment_max: formatMoney({ currency: 'NGN', minor: perPaymentMinor }),
        per_day_max: formatMoney({ currency: 'NGN', minor: perDayMinor }),
      },
    };
  });

  router.serve(routes.make, async call => {
    const { key, token } = await makeKey(needs, call.caller, call.body, call);
    return { status: 201, body: { key: onWire(key, now()), token } };
  });

  router.serve(routes.change, async call => {
    const { caller, body, params } = call;
    return { status: 200, body: onWire(await changeKey(needs, caller, { id: params.id, ...body }, call), now()) };
  });

  router.serve(routes.revoke, async call => {
    const { caller, params } = call;
    return { status: 200, body: onWire(await revokeKey(needs, caller, params.id, call), now()) };
  });
}
