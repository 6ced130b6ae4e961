import type { CustomerRouter, Identity } from '@wura/identity/server';
import { routes } from '../contract.ts';
import { lockAccount } from './lock-account.ts';

export function emergencyLock(router: CustomerRouter, { identity }: { identity: Identity }): void {
  router.serve(routes.lockAccount, async call => {
    await lockAccount(identity, call.body, call);
    return { status: 200, body: { message: 'Your account is locked. To open it again, reset your password.' } };
  });
}
