import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { call } from '@wura/browser/client';
import { askStaffPasskey, askPasskeyProof, signInStaff, signInStaffByPasskey } from './calls.ts';

// What the device of an operator is asked. Read when it is first needed: most sign-ins go by a code.

type Asked = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type Made = Parameters<typeof startRegistration>[0]['optionsJSON'];
type Answer = Record<string, unknown>;

/** Nothing where the operator thought better of it, or the device has no passkey for us. */
async function ask(options: unknown): Promise<Answer | undefined> {
  const answer = await startAuthentication({ optionsJSON: options as Asked }).catch(() => undefined);
  return answer && { ...answer };
}

export async function makePasskey(options: unknown): Promise<Answer | undefined> {
  const made = await startRegistration({ optionsJSON: options as Made }).catch(() => undefined);
  return made && { ...made };
}

/** The token of a session; with a password, the passkey stands in the place of the code. */
export async function signInByDevice(beside?: { email: string; password: string }): Promise<string | undefined> {
  const credential = await ask(await call(askStaffPasskey, {}));
  if (!credential) return undefined;
  const { token } = beside
    ? await call(signInStaff, { body: { ...beside, passkey: credential } })
    : await call(signInStaffByPasskey, { body: { credential } });
  return token;
}

/** What stands in the place of a code before something is changed. */
export async function proveByDevice(removing?: string): Promise<Answer | undefined> {
  const { passkey } = await call(askPasskeyProof, { body: { ...(removing !== undefined && { removing }) } });
  return passkey === null ? undefined : ask(passkey);
}
