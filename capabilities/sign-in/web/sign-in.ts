import { call } from '@wura/browser/client';
import { dropDrafts } from '@wura/browser/drafts';
import { takeReturn } from '@wura/browser/return-to';
import { dropSession, readToken, startSession } from '@wura/browser/session';
import { signInCall, signOutCall } from './calls.ts';

export interface Credentials {
  identifier: string;
  password: string;
  remember?: boolean;
}

/** Gives the path to go on to: back to where a session ended, or to the wallet. */
export async function signIn({ identifier, password, remember = false }: Credentials): Promise<string> {
  const { token } = await call(signInCall, { body: { identifier, password, remember } });
  startSession(token, { isRemembered: remember });
  return takeReturn() ?? '/wallet';
}

/** Leaves this device at once; the server is told, but nobody waits for it or depends on it being reachable. */
export function signOut(): void {
  if (readToken() !== null) call(signOutCall, {}).catch(() => undefined);
  dropSession();
  dropDrafts();
}
