import { startAuthentication } from '@simplewebauthn/browser';
import { call } from '@wura/browser/client';
import { beginSession } from '@wura/identity/web/begin-session';
import { askPasskey, signInByPasskeyCall } from './calls.ts';
// The words of its refusals come with it: the page of the form has none of them.
import './passkey-messages.ts';

/** False when the customer thought better of it, or the device has no passkey for us: there is nothing to be told. */
export async function signInByPasskey({ isRemembered }: { isRemembered: boolean }): Promise<boolean> {
  const optionsJSON = (await call(askPasskey, {})) as unknown as Parameters<
    typeof startAuthentication
  >[0]['optionsJSON'];
  const answer = await startAuthentication({ optionsJSON }).catch(() => undefined);
  if (!answer) return false;
  const body = { credential: { ...answer }, remember: isRemembered };
  const { token } = await call(signInByPasskeyCall, { body });
  await beginSession(token, { isRemembered });
  return true;
}
