import { transaction } from '@wura/database';
import {
  beginCoolingOff,
  confirmOwner,
  countLivingKeys,
  readUser,
  recordEvent,
  refuseGuessable,
  refuseOut,
  replacePassword,
  type Origin,
  type SignedIn,
} from '@wura/identity/server';
import { notify } from '@wura/notices/server';
import { Refused, refuseFields } from '@wura/wire/refusals';
import type { ResetNeeds } from './needs.ts';
import { coolingOff, passwordWasChanged } from './words.ts';

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  code?: string | undefined;
}

/**
 * A new password for who knows the present one and has the second factor, if there is one. All other sessions end, because
 * one of them may be why it is changed; the mail tells the way back to who did not do this.
 */
export async function changePassword(
  needs: ResetNeeds,
  caller: SignedIn,
  { currentPassword: password, newPassword, code }: PasswordChange,
  origin: Origin,
): Promise<void> {
  const { now, passwords, pool, sessions } = needs.identity;
  const customer = caller.number;
  const { username, email } = await readUser(pool, customer);
  refuseGuessable(newPassword, [username, email], 'newPassword');
  await confirmOwner(needs.identity, caller, { password, code }, origin).catch(asCurrent);
  const hash = await passwords.hash(newPassword);
  await transaction(pool, async tx => {
    const at = new Date(now());
    const { address, requestId } = origin;
    await beginCoolingOff(tx, { customer, at });
    // A new password opens the account again, which its owner may have locked a moment ago.
    await refuseOut(tx, caller);
    await replacePassword(tx, { customer, hash });
    await sessions.endOthers(tx, { customer, sessionId: caller.sessionId });
    await recordEvent(tx, { what: 'password_changed', customer, address, requestId, at });
    const facts = { ...coolingOff(needs), keys: await countLivingKeys(tx, { customer, at }) };
    await notify(tx, { customer, what: passwordWasChanged, facts, at });
  });
  sessions.forget(customer);
}

/** Said beside the field as this call names it. */
function asCurrent(error: unknown): never {
  const fault = error instanceof Refused ? error.details.errors?.['password'] : undefined;
  throw fault === undefined ? error : refuseFields({ currentPassword: fault });
}
