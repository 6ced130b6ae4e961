import { identityRefusals } from '@wura/identity/contract';
import { confirmPassword, refuseOut, type Origin, type SignedIn } from '@wura/identity/server';
import { notify } from '@wura/notices/server';
import { refuse } from '@wura/wire/refusals';
import { claimCode, invalidCode } from './claim-code.ts';
import type { ResetNeeds } from './needs.ts';
import { spendCode } from './queries.ts';
import { coolingOff, pinWasReset } from './words.ts';

export interface PinReset {
  password: string;
  code: string;
  pin: string;
}

/** A new PIN for a customer who knows the password and reads the account's mail: a stolen session has neither. */
export async function resetPin(
  needs: ResetNeeds,
  caller: SignedIn,
  { password, code, pin }: PinReset,
  origin: Origin,
): Promise<void> {
  const { now, pins } = needs.identity;
  const customer = caller.number;
  if (!(await pins.hasPin(customer))) throw refuse(identityRefusals.pin_not_set);
  await confirmPassword(needs.identity, caller, password);
  const id = await claimCode(needs, { customer, purpose: 'pin', code }, origin);
  await pins.reset(customer, pin, origin, async tx => {
    const at = new Date(now());
    await refuseOut(tx, caller);
    if (!(await spendCode(tx, { id, at }))) throw invalidCode();
    await notify(tx, { customer, what: pinWasReset, facts: coolingOff(needs), at });
  });
}
