import { randomBytes } from 'node:crypto';
import { refuseGuessable } from '@wura/identity/server';
import { transaction, type Tx } from '@wura/database';
import type { Call, Router } from '@wura/http/router';
import { mailTo } from '@wura/notices/server';
import { minuteMs } from '@wura/platform/time';
import { matchingStep, totpSecretBytes } from '@wura/secrets/totp';
import { refuse, refuseFields } from '@wura/wire/refusals';
import { operatorFaults, operatorRefusals, routes } from '../contract.ts';
import { recordAct, recordAttempt } from './audit.ts';
import { acceptCode, claimCodeTry, endOtherSessions, selectLogin } from './queries.ts';
import type { Operator } from './sessions.ts';
import { checkCode, codeTries, isRight, tooManyTries, totpPurpose, type SignInNeeds } from './sign-in.ts';
import { factorOnWire } from './staff.ts';
import { keepNextFactor, readNextFactor, takeNextFactor, updatePassword } from './staff-queries.ts';

type Needs = Omit<SignInNeeds, 'sessions'>;
type From = Pick<Call<typeof routes.beginFactor, Operator>, 'address' | 'requestId'>;

const setUpWithinMs = 15 * minuteMs;

/** What staff change about how they themselves get in: the password and the second factor, each proved before. */
export function serveOwnAccount(plain: Router<Operator>, needs: Needs): void {
  const { pool, now, vault, passwords } = needs;

  plain.serve(routes.changePassword, async ({ caller, body: { newPassword, ...proof }, address, requestId }) => {
    refuseGuessable(newPassword, [caller.email, caller.name], 'newPassword');
    await prove(needs, caller, proof, { address, requestId });
    const passwordHash = await passwords.hash(newPassword);
    await transaction(pool, async tx => {
      await updatePassword(tx, { operator: caller.number, passwordHash });
      await tell(tx, caller, { what: 'password_changed', said: 'Your password was changed' }, { address, requestId });
    });
    return { status: 204, body: null };
  });

  plain.serve(routes.beginFactor, async ({ caller, body: proof, address, requestId }) => {
    await prove(needs, caller, proof, { address, requestId });
    const secret = randomBytes(totpSecretBytes);
    await transaction(pool, async tx => {
      const at = new Date(now());
      const until = new Date(at.getTime() + setUpWithinMs);
      const sealed = vault.seal(secret, totpPurpose(caller.id));
      await keepNextFactor(tx, { operator: caller.number, secret: sealed, until });
      const origin = { operator: caller, address, requestId, at };
      await recordAct(tx, { what: 'second_factor_begun', subject: caller.id }, origin);
    });
    return { status: 200, body: factorOnWire(secret, caller.email) };
  });

  plain.serve(routes.confirmFactor, async ({ caller, body: { code }, address, requestId }) => {
    const at = new Date(now());
    const operator = caller.number;
    if (!(await claimCodeTry(pool, codeTries(operator, at)))) throw tooManyTries(codeTries(operator, at).waitSeconds);
    const sealed = await readNextFactor(pool, operator);
    const step = sealed && matchingStep(vault.open(sealed, totpPurpose(caller.id)), code, at.getTime());
    if (step === undefined) throw refuse(operatorRefusals.code_refused);
    await transaction(pool, async tx => {
      if (!(await takeNextFactor(tx, { operator, step, at }))) throw refuse(operatorRefusals.code_refused);
      const said = 'Your authenticator app was changed';
      await tell(tx, caller, { what: 'second_factor_changed', said }, { address, requestId });
    });
    return { status: 204, body: null };
  });

  /** Whoever reads the mailbox hears of it; every other session ends, because one of them may be why. */
  async function tell(tx: Tx, caller: Operator, { what, said }: { what: string; said: string }, from: From) {
    const at = new Date(now());
    await endOtherSessions(tx, { operator: caller.number, publicId: caller.sessionId, at });
    await recordAct(tx, { what, subject: caller.id }, { operator: caller, ...from, at });
    const text = `${said}, from ${from.address}. If that was not you, tell another admin at once: they can end your account.`;
    await mailTo(tx, { to: caller.email, name: caller.name, language: 'en', subject: said, text, at });
  }
}

/** The password, and a code where there is a second factor: a session that was left open is not enough. */
async function prove(
  needs: Needs,
  caller: Operator,
  { password, code }: { password: string; code?: string | undefined },
  from: From,
): Promise<void> {
  const { pool, now, throttle } = needs;
  const identifier = `operator ${caller.email}`;
  await needs.inTurnToSignIn(identifier, async () => {
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
    const step = login.totp_secret ? await checkCode(needs, login, code) : undefined;
    await transaction(pool, async tx => {
      if (step !== undefined && !(await acceptCode(tx, { operator: login.id, step }))) {
        throw refuse(operatorRefusals.code_refused);
      }
      await throttle.succeeded(tx, attempt);
    });
  });
}
