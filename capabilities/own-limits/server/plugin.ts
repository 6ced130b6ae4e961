import type { ServerNeeds } from '@wura/features/server';
import type { CustomerRouter } from '@wura/identity/server';
import { ownLimitsOnWire } from '@wura/policy/server';
import { routes } from '../contract.ts';
import { changeOwnLimits } from './change-own-limits.ts';

export function ownLimits(router: CustomerRouter, needs: Pick<ServerNeeds, 'identity' | 'policy'>): void {
  router.serve(routes.change, async call => {
    const chosen = await changeOwnLimits(needs, call.caller, call.body, call);
    return { status: 200, body: ownLimitsOnWire({ ownLimits: chosen }, needs.identity.now()) };
  });
}
