import type { ServerNeeds } from '@wura/features/server';
import { confirmPayment, type CustomerRouter } from '@wura/identity/server';
import { ownLimitsOnWire } from '@wura/policy/server';
import { routes } from '../contract.ts';
import { changeOwnLimits } from './change-own-limits.ts';

export function ownLimits(router: CustomerRouter, needs: Pick<ServerNeeds, 'identity' | 'policy'>): void {
  router.serve(routes.change, async call => {
    const chosen = await changeOwnLimits(needs, call.caller, call.body, call);
    return { status: 200, body: ownLimitsOnWire(needs.policy.limits, { ownLimits: chosen }, needs.identity.now()) };
  });
  router.serve(routes.confirmPayment, async call => {
    const goodUntil = await confirmPayment(needs.identity, call.caller, call.body, call);
    return { status: 200, body: { good_until: goodUntil.toISOString() } };
  });
}
