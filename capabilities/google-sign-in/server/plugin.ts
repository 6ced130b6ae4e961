import type { CustomerRouter, Identity } from '@wura/identity/server';
import type { Entrance } from '@wura/identity/server/ports';
import { routes, type Standing } from '../contract.ts';
import { beginErrand, endErrand } from './errand.ts';
import { linkGoogle, mayLink, unlinkGoogle } from './link-google.ts';
import type { SignInProvider } from './ports.ts';
import { findLinkOf } from './queries.ts';
import { signInWithGoogle } from './sign-in-with-google.ts';

export interface GoogleNeeds {
  identity: Identity;
  entrance: Entrance;
  /** None: switched off here. */
  provider: SignInProvider | undefined;
  publicUrl: string;
}

export function googleSignIn(router: CustomerRouter, { identity, entrance, provider, publicUrl }: GoogleNeeds): void {
  const { pool, now } = identity;
  const needs = { pool, now, provider, publicUrl };

  router.serve(routes.beginGoogle, async call => {
    const { url, cookie } = await beginErrand(needs, call, { isRemembered: call.body.remember, linking: null });
    return { status: 200, body: { url }, headers: { 'set-cookie': cookie } };
  });

  router.serve(routes.finishGoogle, async call => {
    const known = await endErrand(needs, call, { ...call.body, session: null });
    const device = entrance.deviceOf(call);
    const body = await signInWithGoogle({ identity, entrance }, known, { ...call, device });
    return { status: 200, body, headers: { 'set-cookie': entrance.deviceCookie(device) } };
  });

  router.serve(routes.readGoogle, async ({ caller }) => ({ status: 200, body: await standingOf(caller.number) }));

  router.serve(routes.beginLink, async call => {
    const { number: customer, sessionId: session } = call.caller;
    await mayLink(identity, call.caller, call.body, call);
    const { url, cookie } = await beginErrand(needs, call, { linking: { customer, session } });
    return { status: 200, body: { url }, headers: { 'set-cookie': cookie } };
  });

  router.serve(routes.finishLink, async call => {
    const { caller } = call;
    const { person } = await endErrand(needs, call, { ...call.body, session: caller.sessionId });
    await linkGoogle(identity, caller, person, call);
    return { status: 200, body: await standingOf(caller.number) };
  });

  router.serve(routes.unlinkGoogle, async call => {
    await unlinkGoogle(identity, call.caller, call.body, call);
    return { status: 200, body: { message: 'The Google account is unlinked.' } };
  });

  async function standingOf(customer: bigint): Promise<Standing> {
    const link = await findLinkOf(pool, customer);
    const linked = link ? { email: link.email, since: link.linkedAt.toISOString() } : null;
    return { available: provider !== undefined, linked };
  }
}
