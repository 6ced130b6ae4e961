import { call } from '@wura/browser/client';
import { dropDrafts } from '@wura/browser/drafts';
import { dropSession, readToken, sessionEnded, startSession } from '@wura/browser/session';
import { signInCall, signOutCall } from './calls.ts';

export interface Credentials {
  identifier: string;
  password: string;
  remember?: boolean;
}

/** Starts a session. The page around the form notices it and leads on. */
export async function signIn({ identifier, password, remember = false }: Credentials): Promise<void> {
  const { token } = await call(signInCall, { body: { identifier, password, remember } });
  startSession(token, { isRemembered: remember });
}

/** Leaves this device at once; the server is told, but nobody waits for it or depends on it being reachable. */
export function signOut(): void {
  if (readToken() !== null) call(signOutCall, {}).catch(() => undefined);
  dropSession();
  dropDrafts();
}

/** Leaves because nobody has been here for a while: what was being filled in is kept for whoever comes back. */
export function lock(token: string): void {
  call(signOutCall, {}).catch(() => undefined);
  sessionEnded(token);
}
