import { identityRefusals } from '@wura/identity/contract';
import { confirmPassword, refuseOut, type Identity, type Origin, type SignedIn } from '@wura/identity/server';
import { notify } from '@wura/notices/server';
import { refuse } from '@wura/wire/refusals';
import { minuteMs } from '@wura/platform/time';
import { pinSet } from './notices.ts';

/** A session as young as this was begun with the password just now. */
const freshMs = 10 * minuteMs;

/** A stolen session must not choose the PIN that is to protect the money from it, so an older one needs the password. */
export async function setFirstPin(
  identity: Identity,
  caller: SignedIn,
  { pin, password }: { pin: string; password?: string | undefined },
  origin: Origin,
): Promise<void> {
  const { now, pins } = identity;
  const customer = caller.number;
  if (password !== undefined) await confirmPassword(identity, caller, password);
  else if (now() - caller.signedInAt.getTime() >= freshMs && !(await pins.hasPin(customer))) {
    throw refuse(identityRefusals.password_required);
  }
  await pins.set(customer, pin, origin, async tx => {
    await refuseOut(tx, caller);
    await notify(tx, { customer, what: pinSet, facts: {}, at: new Date(now()) });
  });
}
