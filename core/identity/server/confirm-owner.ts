import { transaction } from '@wura/database';
import { say } from '@wura/wire/phrases';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { identityReasons, identityRefusals } from '../refusals.ts';
import { secondFactorRefusals } from '../second-factor.ts';
import { confirmPassword } from './confirm-password.ts';
import type { Identity } from './identity.ts';
import type { Origin } from './pins.ts';
import { wrongCode } from './second-factor.ts';
import { recordEvent } from './security-events.ts';
import type { SignedIn } from './sessions.ts';

/** What a customer gives once more before the account is made easier or harder to get into. */
export interface Proof {
  password: string;
  code?: string | undefined;
}

/**
 * The password, and the second factor where there is one: an attacker with a stolen session has neither, and one who knows
 * the password lacks the other.
 */
export async function confirmOwner(
  identity: Identity,
  caller: SignedIn,
  { password, code }: Proof,
  origin: Origin,
): Promise<void> {
  await confirmPassword(identity, caller, password);
  if (!(await identity.secondFactor.isOn(identity.pool, caller.number))) return;
  if (code === undefined) throw refuse(secondFactorRefusals.second_factor_required);
  await confirmCode(identity, caller, code, origin);
}

/**
 * Before a passkey or an authenticator app is added: either may confirm what the PIN confirms, so who has set a PIN gives it as
 * well. What is missing is said first, because a code is good once; the PIN is tried last, because a wrong one is counted.
 */
export async function confirmNewFactor(
  identity: Identity,
  caller: SignedIn,
  { password, code, pin }: Proof & { pin?: string | undefined },
  origin: Origin,
): Promise<void> {
  const { pins, pool, secondFactor } = identity;
  const customer = caller.number;
  await confirmPassword(identity, caller, password);
  const [hasApp, hasPin] = await Promise.all([secondFactor.isOn(pool, customer), pins.hasPin(customer)]);
  if (hasApp && code === undefined) throw refuse(secondFactorRefusals.second_factor_required);
  if (hasPin && pin === undefined) {
    throw refuse(identityRefusals.pin_required, { reason: say(identityReasons.pin_for_new_factor, {}) });
  }
  if (hasApp && code !== undefined) await confirmCode(identity, caller, code, origin);
  if (hasPin && pin !== undefined) await pins.check(customer, pin, origin);
}

/** Guesses are slowed down like those at sign-in, under a name of their own and wherever they come from. */
export async function confirmCode(identity: Identity, caller: SignedIn, code: string, origin: Origin): Promise<void> {
  const { inTurnToSignIn, now, pool, secondFactor, throttle } = identity;
  const customer = caller.number;
  const attempt = { account: `second factor of ${caller.id}`, address: 'anywhere', isKnownHere: true };
  await inTurnToSignIn(attempt.account, async () => {
    const waitSeconds = await throttle.wait(attempt);
    if (waitSeconds > 0) throw refuse(commonRefusals.too_many_requests, { retryAfterSeconds: waitSeconds });
    const { address, requestId } = origin;
    const kind = await transaction(pool, async tx => {
      const spent = await secondFactor.spend(tx, { customer, code });
      if (spent) await throttle.succeeded(tx, attempt);
      if (spent === 'backup') {
        await recordEvent(tx, { what: 'backup_code_used', customer, address, requestId, at: new Date(now()) });
      }
      return spent;
    });
    if (kind) return;
    await throttle.failed(attempt);
    await recordEvent(pool, { what: 'second_factor_refused', customer, address, requestId, at: new Date(now()) });
    throw wrongCode();
  });
}
