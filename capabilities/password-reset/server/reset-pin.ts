import { identityRefusals } from '@wura/identity/contract';
import { readPasswordHash, type Identity, type Origin, type SignedIn } from '@wura/identity/server';
import { notify } from '@wura/notices/server';
import { transaction } from '@wura/database';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { claimCode, invalidCode } from './claim-code.ts';
import type { ResetNeeds } from './needs.ts';
import { spendCode } from './queries.ts';
import { coolingOff, pinWasReset } from './words.ts';

export interface PinReset {
  password: string;
  code: string;
  pin: string;
}

/** A new PIN for whoever knows the password and reads the account's mail: a stolen session has neither. */
export async function resetPin(
  needs: ResetNeeds,
  caller: SignedIn,
  { password, code, pin }: PinReset,
  origin: Origin,
): Promise<void> {
  const { now, pins } = needs.identity;
  const customer = caller.number;
  if (!(await pins.hasPin(customer))) throw refuse(identityRefusals.pin_not_set);
  await checkPassword(needs.identity, caller, password, origin);
  const id = await claimCode(needs, { customer, purpose: 'pin', code }, origin);
  await pins.reset(customer, pin, origin, async tx => {
    const at = new Date(now());
    if (!(await spendCode(tx, { id, at }))) throw invalidCode();
    await notify(tx, { customer, what: pinWasReset, facts: coolingOff(needs), at });
  });
}

/** Guesses are slowed down like those at the front router, under a name of their own. */
async function checkPassword(
  { inTurnToSignIn, passwords, pool, throttle }: Identity,
  caller: SignedIn,
  password: string,
  { address }: Origin,
): Promise<void> {
  const attempt = { identifier: `pin reset of ${caller.id}`, address, isKnownHere: true };
  await inTurnToSignIn(attempt.identifier, async () => {
    const waitSeconds = await throttle.wait(attempt);
    if (waitSeconds > 0) throw refuse(commonRefusals.too_many_requests, { retryAfterSeconds: waitSeconds });
    if (await passwords.verify(await readPasswordHash(pool, caller.number), password)) {
      return transaction(pool, tx => throttle.succeeded(tx, attempt));
    }
    await throttle.failed(attempt);
    const message = 'This is not your password.';
    throw refuse(commonRefusals.invalid_input, { message, errors: { password: message } });
  });
}
