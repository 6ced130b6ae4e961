import { transaction, type Tx } from '@wura/database';
import { tooManyTries } from '@wura/identity/server';
import type { PasskeyAnswer } from '@wura/secrets/passkeys';
import { commonRefusals, refuse, refuseFields } from '@wura/wire/refusals';
import { operatorFaults, operatorRefusals } from '../contract.ts';
import { recordAttempt } from './audit.ts';
import { acceptCode, holdOwnAccount, selectLogin } from './queries.ts';
import type { Operator } from './sessions.ts';
import { checkFactor, isRight, type SignInNeeds } from './sign-in.ts';

export interface StaffProof {
  password: string;
  code?: string | undefined;
  passkey?: PasskeyAnswer | undefined;
}

/**
 * The password, and a second factor where there is one: a session that was left open is not enough. Answers the passkey that
 * was used, if one was.
 */
export async function prove(
  needs: Omit<SignInNeeds, 'sessions'>,
  caller: Operator,
  { password, code, passkey }: StaffProof,
  from: { address: string; requestId: string },
): Promise<string | undefined> {
  const { pool, now, throttle } = needs;
  const identifier = `operator ${caller.email}`;
  return needs.inTurnToSignIn(identifier, async () => {
    const attempt = { account: identifier, address: from.address, isKnownHere: true };
    const waitSeconds = await throttle.wait(attempt);
    if (waitSeconds > 0) throw tooManyTries(waitSeconds);
    const login = await selectLogin(pool, { email: caller.email, address: from.address });
    if (!login || !(await isRight(needs, login, password))) {
      await throttle.failed(attempt);
      const origin = { operator: caller, ...from, at: new Date(now()) };
      await recordAttempt(pool, { what: 'password_refused', subject: caller.id }, origin);
      throw refuseFields({ password: operatorFaults.staff_password_wrong });
    }
    const { step, key } = await checkFactor(needs, login, { code, passkey }, answer =>
      needs.passkeys.prove(caller, answer, from),
    );
    await transaction(pool, async tx => {
      if (step !== undefined && !(await acceptCode(tx, { operator: login.id, step }))) {
        throw refuse(operatorRefusals.code_refused);
      }
      await throttle.succeeded(tx, attempt);
    });
    return key;
  });
}

/** What was proven in a session is worth nothing once it has ended: its owner may have found a stranger in it. */
export async function refuseEnded(tx: Tx, caller: Operator): Promise<void> {
  if (!(await holdOwnAccount(tx, caller))) throw refuse(commonRefusals.unauthenticated);
}
