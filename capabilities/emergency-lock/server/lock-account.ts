import { transaction } from '@wura/database';
import type { ServerNeeds } from '@wura/features/server';
import { identityRefusals } from '@wura/identity/contract';
import { passwordCharactersMax } from '@wura/identity/rules';
import { endAllSessions, lockCustomer, namesMeant, recordEvent, selectLogin, type Origin } from '@wura/identity/server';
import { notify } from '@wura/notices/server';
import { commonReasons } from '@wura/wire/faults';
import { say } from '@wura/wire/phrases';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { accountLocked } from './notices.ts';

export interface Locking {
  identifier: string;
  password?: string | undefined;
  code?: string | undefined;
}

/**
 * Shuts an account whose phone is lost: every session ends, what was to be done while its owner is away stops, and neither the password nor a passkey opens a new one before
 * the reader of its mail has set a new password. It takes the password or a backup code, never what can be guessed, lest a
 * stranger locks people out; guesses share the budget of those at sign-in, so that nothing is learnt here faster.
 */
export async function lockAccount(
  { identity, all }: Pick<ServerNeeds, 'identity' | 'all'>,
  { identifier, password, code }: Locking,
  { address, requestId }: Origin,
): Promise<void> {
  const { now, passwords, pool, secondFactor, sessions, throttle } = identity;
  const names = namesMeant(identifier);
  const login = await selectLogin(pool, { names, address, device: '' });
  const account = login ? `account ${login.customer}` : (names.at(-1) ?? identifier.trim());
  const attempt = { account, address, isKnownHere: login?.is_known_here ?? false };

  await identity.inTurnToSignIn(account, async () => {
    const waitSeconds = await throttle.wait(attempt);
    if (waitSeconds > 0) {
      throw refuse(commonRefusals.too_many_requests, {
        reason: say(commonReasons.too_many_tries, { minutes: Math.ceil(waitSeconds / 60) }),
        retryAfterSeconds: waitSeconds,
      });
    }
    const at = new Date(now());
    // The same work for an account that does not exist, and for one whose password was not given.
    const given = password?.slice(0, passwordCharactersMax) ?? '';
    const isPassword = (await passwords.verify(login?.password_hash, given)) && password === given && given !== '';
    const isLocked = await transaction(pool, async tx => {
      if (!login) return false;
      const { customer } = login;
      const isCode = !isPassword && code !== undefined && (await secondFactor.spendBackup(tx, { customer, code }));
      if (!isPassword && !isCode) return false;
      await lockCustomer(tx, { customer, at });
      await endAllSessions(tx, { customer, at });
      for (const stop of all.whenLocked) await stop(tx, { customer, at });
      await recordEvent(tx, { what: 'account_locked', customer, address, requestId, at });
      await notify(tx, { customer, what: accountLocked, facts: { address }, at });
      return true;
    });
    if (isLocked) return sessions.forget(login!.customer);
    await throttle.failed(attempt);
    await recordEvent(pool, { what: 'sign_in_failed', customer: login?.customer ?? null, address, requestId, at });
    throw refuse(identityRefusals.invalid_credentials);
  });
}
