import { secondFactorRefusals } from '@wura/identity/second-factor';
import {
  claimChallenge,
  endChallenge,
  findChallenge,
  recordEvent,
  tooManyTries,
  type Identity,
} from '@wura/identity/server';
import { notify } from '@wura/notices/server';
import { transaction } from '@wura/database';
import { refuse } from '@wura/wire/refusals';
import type { Visitor } from '@wura/identity/server/ports';
import { letIn } from './let-in.ts';
import { backupCodeUsed, codesGuessed } from './notices.ts';

/** The other half of a sign-in: a token for the caller who was right about the password and has the code. */
export async function confirmSignIn(
  identity: Identity,
  { challenge, code }: { challenge: string; code: string },
  visitor: Visitor,
): Promise<string> {
  const { now, pool, secondFactor, throttle } = identity;
  const { address, device, requestId } = visitor;
  const found = await findChallenge(pool, { token: challenge, address, device });
  if (!found) throw refuse(secondFactorRefusals.sign_in_again);
  const { customer, isKnownHere, isKnownDevice } = found;
  // Codes have a budget of their own over all challenges: a guesser who has the password makes as many as they like.
  const account = `second factor of account ${customer}`;
  const attempt = { account, address, isKnownHere, knownDevice: isKnownDevice ? device : undefined };

  return identity.inTurnToSignIn(account, async () => {
    const waitSeconds = await throttle.wait(attempt);
    if (waitSeconds > 0) throw tooManyTries(waitSeconds);
    const at = new Date(now());
    const claimed = await claimChallenge(pool, { token: challenge, at });
    if (!claimed) throw refuse(secondFactorRefusals.sign_in_again);

    const token = await transaction(pool, async tx => {
      const kind = await secondFactor.spend(tx, { customer, code });
      if (!kind) return undefined;
      if (!(await endChallenge(tx, { token: challenge, at }))) throw refuse(secondFactorRefusals.sign_in_again);
      await throttle.succeeded(tx, attempt);
      if (kind === 'backup') {
        await recordEvent(tx, { what: 'backup_code_used', customer, address, requestId, at });
        await notify(tx, { customer, what: backupCodeUsed, facts: {}, at });
      }
      const { isRemembered, passwordHash: hash } = claimed;
      const password = { hash, otherwise: secondFactorRefusals.sign_in_again };
      return letIn(tx, identity, { customer, isRemembered, at, password }, visitor);
    });
    if (token !== undefined) return token;

    const { triesLeft } = claimed;
    await throttle.failed(attempt);
    await transaction(pool, async tx => {
      await recordEvent(tx, { what: 'second_factor_refused', customer, address, requestId, at });
      // An owner who mistypes stops before this; the other one has the password, and its owner should know.
      if (triesLeft === 0) await notify(tx, { customer, what: codesGuessed, facts: { address, at }, at });
    });
    throw refuse(secondFactorRefusals.wrong_code, { facts: { triesLeft } });
  });
}
