import type { ServerNeeds } from '@wura/features/server';
import type { CustomerRouter } from '@wura/identity/server';
import { routes } from '../contract.ts';
import { lockAccount } from './lock-account.ts';

export function emergencyLock(router: CustomerRouter, needs: Pick<ServerNeeds, 'identity' | 'all'>): void {
  router.serve(routes.lockAccount, async call => {
    await lockAccount(needs, call.body, call);
    return { status: 200, body: { message: 'Your account is locked. To open it again, reset your password.' } };
  });
}
