import type { CustomerRouter, Identity } from '@wura/identity/server';
import { Refused } from '@wura/wire/refusals';
import { routes } from '../contract.ts';
import { confirmSignIn } from './confirm-sign-in.ts';
import { deviceCookie, deviceOf } from './device-cookie.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { endSession } from './end-session.ts';
import { listSessions } from './list-sessions.ts';
import { signInByPasskey } from './sign-in-by-passkey.ts';
import { signIn } from './sign-in.ts';

export interface SignInNeeds {
  identity: Identity;
  /** Whether browsers reach us over an encrypted connection only. */
  isSecure: boolean;
}

export function serveRoutes(router: CustomerRouter, { identity, isSecure }: SignInNeeds): void {
  router.serve(routes.signIn, async call => {
    const device = deviceOf(call, { isSecure });
    const token = await signIn(identity, call.body, { ...call, device });
    return { status: 200, body: { token }, headers: { 'set-cookie': deviceCookie(device, { isSecure }) } };
  });

  router.serve(routes.confirmSignIn, async call => {
    const device = deviceOf(call, { isSecure });
    const token = await confirmSignIn(identity, call.body, { ...call, device });
    return { status: 200, body: { token }, headers: { 'set-cookie': deviceCookie(device, { isSecure }) } };
  });

  router.serve(routes.askPasskey, async () => ({ status: 200, body: await identity.passkeys.askToSignIn() }));

  router.serve(routes.signInByPasskey, async call => {
    const device = deviceOf(call, { isSecure });
    const token = await signInByPasskey(identity, call.body, { ...call, device });
    return { status: 200, body: { token }, headers: { 'set-cookie': deviceCookie(device, { isSecure }) } };
  });

  router.serve(routes.signOut, async call => {
    const { caller } = call;
    await endSession(identity, { caller, sessionId: caller.sessionId }, call).catch((error: unknown) => {
      // Two calls to sign out at once: the other one did it, and both are done.
      if (!(error instanceof Refused && error.refusal.code === 'not_found')) throw error;
    });
    return { status: 204, body: null };
  });

  router.serve(routes.listSessions, async ({ caller, query }) => ({
    status: 200,
    body: await listSessions(identity, { caller, limit: query.limit ?? 20, after: query.cursor ?? null }),
  }));

  router.serve(routes.endOtherSessions, async call => {
    await endOtherSessions(identity, call.caller, call);
    return { status: 204, body: null };
  });

  router.serve(routes.endSession, async call => {
    await endSession(identity, { caller: call.caller, sessionId: call.params.id }, call);
    return { status: 204, body: null };
  });
}
