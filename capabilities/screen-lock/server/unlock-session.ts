import { transaction } from '@wura/database';
import { confirmPassword, recordEvent, type Identity, type Origin, type SignedIn } from '@wura/identity/server';
import { commonRefusals, refuse, Refused } from '@wura/wire/refusals';
import type { PasskeyAnswer } from '@wura/secrets/passkeys';
import { screenLockRefusals } from '../refusals.ts';

export interface Unlocking {
  pin?: string | undefined;
  password?: string | undefined;
  passkey?: PasskeyAnswer | undefined;
}

/** A PIN that too many wrong tries have locked opens nothing, and its owner still has the password. */
export const isPinUsable = (
  { now }: Pick<Identity, 'now'>,
  { hasPin, pinLockedUntil }: Pick<SignedIn, 'hasPin' | 'pinLockedUntil'>,
): boolean => hasPin && (pinLockedUntil === null || pinLockedUntil.getTime() <= now());

/** The customer is back. Wrong tries are counted where all others are, and the one that uses them up ends the session. */
export async function unlockSession(
  identity: Identity,
  caller: SignedIn,
  unlocking: Unlocking,
  origin: Origin,
): Promise<void> {
  const { now, pool, sessions } = identity;
  const { number: customer, sessionId } = caller;
  const { address, requestId } = origin;
  try {
    await confirm(identity, caller, unlocking, origin);
  } catch (error) {
    if (error instanceof Refused && isLastTry(error)) {
      await transaction(pool, async tx => {
        await sessions.end(tx, { customer, sessionId });
        await recordEvent(tx, { what: 'session_revoked', customer, address, requestId, at: new Date(now()) });
      });
      sessions.forget(customer);
    }
    throw error;
  }
  await transaction(pool, tx => sessions.unlock(tx, { customer, sessionId }));
  sessions.forget(customer);
}

/** The PIN wherever there is one: a password that was seen at sign-in must not be enough at a screen that was left. */
async function confirm(
  identity: Identity,
  caller: SignedIn,
  { pin, password, passkey }: Unlocking,
  origin: Origin,
): Promise<void> {
  const { number: customer, sessionId: session } = caller;
  if (passkey) return identity.passkeys.unlock({ customer, session }, passkey);
  if (pin !== undefined) return identity.pins.check(customer, pin, origin);
  if (password !== undefined && !isPinUsable(identity, caller)) return confirmPassword(identity, caller, password);
  throw refuse(screenLockRefusals.proof_required);
}

/** The wrong PIN that locked it; or the caller tries passwords faster than a customer may. */
function isLastTry({ refusal, details }: Refused): boolean {
  return (
    (refusal.code === 'invalid_pin' && details.facts?.['attemptsLeft'] === 0) ||
    refusal.code === commonRefusals.too_many_requests.code
  );
}
