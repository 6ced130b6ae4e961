import {
  beginCoolingOff,
  countLivingKeys,
  endAllSessions,
  findByNames,
  namesMeant,
  recordEvent,
  refuseGuessable,
  replacePassword,
  type Origin,
} from '@wura/identity/server';
import { notify } from '@wura/notices/server';
import { transaction } from '@wura/database';
import { claimCode, invalidCode } from './claim-code.ts';
import type { ResetNeeds } from './needs.ts';
import { spendCode } from './queries.ts';
import { coolingOff, passwordWasReset } from './words.ts';

export interface Reset {
  identifier: string;
  code: string;
  password: string;
}

/** A new password for the reader of the account's mail. Every session ends, also that of an intruder. */
export async function resetPassword(
  needs: ResetNeeds,
  { identifier, code, password }: Reset,
  { address, requestId }: Origin,
): Promise<void> {
  const { pool, now, passwords, sessions, throttle } = needs.identity;
  const names = namesMeant(identifier);
  const customer = await findByNames(pool, names);
  // Said before the code is looked at, and by what was typed alone: the answer must not tell whose account it is.
  refuseGuessable(password, names);
  const id = await claimCode(needs, { customer, purpose: 'password', code }, { address, requestId });
  const owner = customer!;
  const hash = await passwords.hash(password);
  await transaction(pool, async tx => {
    const at = new Date(now());
    if (!(await spendCode(tx, { id, at }))) throw invalidCode();
    await replacePassword(tx, { customer: owner, hash });
    await beginCoolingOff(tx, { customer: owner, at });
    await endAllSessions(tx, { customer: owner, at });
    // A customer who forgot it has often tried a few; the right one should not have to wait for them.
    for (const isKnownHere of [true, false]) {
      await throttle.succeeded(tx, { account: `account ${owner}`, address, isKnownHere });
    }
    await recordEvent(tx, { what: 'password_reset', customer: owner, address, requestId, at });
    const facts = { ...coolingOff(needs), keys: await countLivingKeys(tx, { customer: owner, at }) };
    await notify(tx, { customer: owner, what: passwordWasReset, facts, at });
  });
  sessions.forget(owner);
}
