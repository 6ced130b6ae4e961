import type { CustomerRouter, Identity } from '@wura/identity/server';
import type { Policy } from '@wura/policy/server';
import { pageOf } from '@wura/wire/page-of';
import { Refused } from '@wura/wire/refusals';
import { routes } from '../contract.ts';
import { confirmSignIn } from './confirm-sign-in.ts';
import { deviceCookie, deviceOf } from './device-cookie.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { listDevices, removeDevice, renameDevice, trustDevice } from './own-devices.ts';
import { endSession } from './end-session.ts';
import { listSessions } from './list-sessions.ts';
import { signInByPasskey } from './sign-in-by-passkey.ts';
import { signIn } from './sign-in.ts';

export interface SignInNeeds {
  identity: Identity;
  policy: Pick<Policy, 'isOneDeviceTrusted'>;
  /** Whether browsers reach us over an encrypted connection only. */
  isSecure: boolean;
}

export function serveRoutes(router: CustomerRouter, needs: SignInNeeds): void {
  const { identity, isSecure, policy } = needs;
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

  router.serve(routes.listDevices, async ({ caller, query }) => ({
    status: 200,
    body: {
      ...pageOf(await listDevices(identity, caller), query, ({ id }) => id),
      one_trusted: policy.isOneDeviceTrusted(),
    },
  }));

  router.serve(routes.renameDevice, async call => {
    await renameDevice(identity, call.caller, { id: call.params.id, name: call.body.name }, call);
    return { status: 200, body: { message: 'The device has its new name.' } };
  });

  router.serve(routes.removeDevice, async call => {
    await removeDevice(needs, call.caller, { id: call.params.id, proof: call.body }, call);
    return { status: 200, body: { message: 'The device is removed and signed out.' } };
  });

  router.serve(routes.trustDevice, async call => {
    await trustDevice(needs, call.caller, { id: call.params.id, proof: call.body }, call);
    return { status: 200, body: { message: 'This device is trusted.' } };
  });

  router.serve(routes.endOtherSessions, async call => {
    await endOtherSessions(identity, call.caller, call);
    return { status: 204, body: null };
  });

  router.serve(routes.endSession, async call => {
    await endSession(identity, { caller: call.caller, sessionId: call.params.id }, call);
    return { status: 204, body: null };
  });
}
