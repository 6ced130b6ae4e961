import { randomBytes } from 'node:crypto';
import { refuseGuessable, tooManyTries } from '@wura/identity/server';
import { transaction } from '@wura/database';
import type { Router } from '@wura/http/router';
import { minuteMs } from '@wura/platform/time';
import { matchingStep, totpSecretBytes } from '@wura/secrets/totp';
import { refuse } from '@wura/wire/refusals';
import { operatorRefusals, routes } from '../contract.ts';
import { recordAct } from './audit.ts';
import { prove, refuseEnded } from './prove.ts';
import { claimCodeTry } from './queries.ts';
import type { Operator } from './sessions.ts';
import { codeTries, totpPurpose, type SignInNeeds } from './sign-in.ts';
import { factorOnWire } from './staff.ts';
import { keepNextFactor, readNextFactor, takeNextFactor, updatePassword } from './staff-queries.ts';
import { tellOfOwnAccount } from './tell-of-own-account.ts';

type Needs = Omit<SignInNeeds, 'sessions'>;

const setUpWithinMs = 15 * minuteMs;

/** What staff change about how they themselves get in: the password and the second factor, each proved before. */
export function serveOwnAccount(plain: Router<Operator>, needs: Needs): void {
  const { pool, now, vault, passwords } = needs;

  plain.serve(routes.changePassword, async ({ caller, body: { newPassword, ...proof }, address, requestId }) => {
    refuseGuessable(newPassword, [caller.email, caller.name], 'newPassword');
    await prove(needs, caller, proof, { address, requestId });
    const passwordHash = await passwords.hash(newPassword);
    await transaction(pool, async tx => {
      await refuseEnded(tx, caller);
      await updatePassword(tx, { operator: caller.number, passwordHash });
      const told = { what: 'password_changed', said: 'Your password was changed' };
      await tellOfOwnAccount(tx, caller, told, { address, requestId, at: new Date(now()) });
    });
    return { status: 204, body: null };
  });

  plain.serve(routes.beginFactor, async ({ caller, body: proof, address, requestId }) => {
    await prove(needs, caller, proof, { address, requestId });
    const secret = randomBytes(totpSecretBytes);
    await transaction(pool, async tx => {
      await refuseEnded(tx, caller);
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
      await refuseEnded(tx, caller);
      if (!(await takeNextFactor(tx, { operator, step, at }))) throw refuse(operatorRefusals.code_refused);
      const said = 'Your authenticator app was changed';
      await tellOfOwnAccount(tx, caller, { what: 'second_factor_changed', said }, { address, requestId, at });
    });
    return { status: 204, body: null };
  });
}
