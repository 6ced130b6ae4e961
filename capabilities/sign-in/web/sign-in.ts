import { call } from '@wura/browser/client';
import { leaveSession } from '@wura/browser/drafts';
import { readToken, sessionEnded } from '@wura/browser/session';
import { beginSession } from '@wura/identity/web/begin-session';
import { signInCall, signOutCall } from './calls.ts';

export interface Credentials {
  identifier: string;
  password: string;
  remember?: boolean;
}

/** Starts a session. The page around the form notices it and leads on. */
export async function signIn({ identifier, password, remember = false }: Credentials): Promise<void> {
  const { token } = await call(signInCall, { body: { identifier, password, remember } });
  await beginSession(token, { isRemembered: remember });
}

/** Leaves this device at once; the server is told, but no screen waits for it or depends on it being reachable. */
export function signOut(): void {
  if (readToken() !== null) call(signOutCall, {}).catch(() => undefined);
  leaveSession();
}

/** Leaves because the customer has been away for a while: what was being filled in is kept until they come back. */
export function lock(token: string): void {
  call(signOutCall, {}).catch(() => undefined);
  sessionEnded(token);
}
