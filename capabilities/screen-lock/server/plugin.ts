import type { ServerNeeds } from '@wura/features/server';
import type { CustomerRouter } from '@wura/identity/server';
import { routes } from '../contract.ts';
import { isPinUsable, unlockSession } from './unlock-session.ts';

export function screenLock(router: CustomerRouter, { identity }: Pick<ServerNeeds, 'identity'>): void {
  const { passkeys, pool, sessions } = identity;

  router.serve(routes.lockSession, async ({ caller }) => {
    await sessions.lock(pool, { customer: caller.number, sessionId: caller.sessionId });
    sessions.forget(caller.number);
    return { status: 204, body: null };
  });

  router.serve(routes.askToUnlock, async ({ caller }) => ({
    status: 200,
    body: {
      by: isPinUsable(identity, caller) ? 'pin' : 'password',
      passkey: (await passkeys.askToUnlock({ customer: caller.number, session: caller.sessionId })) ?? null,
    },
  }));

  router.serve(routes.unlockSession, async call => {
    await unlockSession(identity, call.caller, call.body, call);
    return { status: 200, body: { message: 'This session is unlocked.' } };
  });
}
