import { call } from '@wura/browser/client';
import { dropSession } from '@wura/browser/session';
import { signOutStaff } from '@wura/operators/console/calls';

/** Tells the server, and forgets the session whatever comes of that: an unreachable one ends it by itself. */
export async function signOut(): Promise<void> {
  const told = call(signOutStaff, {}).catch(() => undefined);
  dropSession();
  await told;
}
