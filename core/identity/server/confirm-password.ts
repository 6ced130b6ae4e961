import { transaction } from '@wura/database';
import { commonRefusals, refuse, refuseFields } from '@wura/wire/refusals';
import { identityFaults } from '../rules.ts';
import { readPasswordHash } from './credentials.ts';
import type { Identity } from './identity.ts';
import type { SignedIn } from './sessions.ts';

/**
 * Asks a signed-in customer for the password once more, because a stolen session does not bring it. Guesses are slowed
 * down like those at sign-in, under a name of their own and wherever they come from.
 */
export async function confirmPassword(
  { inTurnToSignIn, passwords, pool, throttle }: Identity,
  caller: SignedIn,
  password: string,
): Promise<void> {
  const attempt = { account: `password of ${caller.id}`, address: 'anywhere', isKnownHere: true };
  await inTurnToSignIn(attempt.account, async () => {
    const waitSeconds = await throttle.wait(attempt);
    if (waitSeconds > 0) throw refuse(commonRefusals.too_many_requests, { retryAfterSeconds: waitSeconds });
    if (await passwords.verify(await readPasswordHash(pool, caller.number), password)) {
      return transaction(pool, tx => throttle.succeeded(tx, attempt));
    }
    await throttle.failed(attempt);
    throw refuseFields({ password: identityFaults.password_wrong });
  });
}
