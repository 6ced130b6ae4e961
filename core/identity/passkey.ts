import { defineFaults, type Fault } from '@wura/wire/phrases';
import { charactersIn, isPlainLine } from '@wura/wire/plain-text';
import { defineRefusals } from '@wura/wire/refusals';

// What is said of passkeys, for screens and the server. Apart from the room's other rules, because a first visit has no use
// for them.

export const passkeyNameCharactersMax = 60;
export const passkeysMax = 10;

export const passkeyFaults = defineFaults({
  passkey_name_invalid: `Please give it a name of up to ${passkeyNameCharactersMax} characters`,
});

export const passkeyRefusals = defineRefusals({
  passkey_unknown: {
    status: 401,
    message: 'This passkey does not open an account here. Please sign in with your password.',
  },
  passkey_refused: { status: 422, message: 'Your passkey was not accepted. Nothing was changed and nothing was sent.' },
  passkey_confirm_email_first: {
    status: 403,
    message: 'Please confirm your e-mail address under Profile first. No passkey was added.',
  },
  too_many_passkeys: { status: 409, message: `You have ${passkeysMax} passkeys. Please remove one first.` },
});

export function passkeyNameFault(value: string): Fault | undefined {
  const count = charactersIn(value.trim());
  const isFine = count >= 1 && count <= passkeyNameCharactersMax && isPlainLine(value);
  return isFine ? undefined : passkeyFaults.passkey_name_invalid;
}

/** The header of a call that moves money, where a passkey stands in the place of the PIN: what the device signed, as JSON in base64url. */
export const passkeyHeader = 'x-passkey';
