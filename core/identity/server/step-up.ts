import { minuteMs } from '@wura/platform/time';
import { randomInt, timingSafeEqual } from 'node:crypto';
import { transaction, type Pool, type Tx } from '@wura/database';
import type { Vault } from '@wura/secrets/vault';
import { refuse, refuseFields } from '@wura/wire/refusals';
import type { PasskeyAnswer } from '@wura/secrets/passkeys';
import { cleanStepUpCode, stepUpCodeDigits, stepUpFaults, stepUpRefusals } from '../step-up.ts';
import { confirmCode } from './confirm-owner.ts';
import type { Identity } from './identity.ts';
import type { Origin } from './pins.ts';
import type { SignedIn } from './sessions.ts';
import { claimStepUpTry, endStepUpCode, upsertConfirmedPayment, upsertStepUpCode } from './step-up-queries.ts';

/** What a caller proves once more before the account is made less safe: one of three ways, whichever the customer has. */
export interface StepUp {
  /** Of the authenticator app, or a backup code. */
  code?: string | undefined;
  /** What a device of theirs signed in this session. */
  passkey?: PasskeyAnswer | undefined;
  /** Both of these, where there is neither of the above. */
  pin?: string | undefined;
  mail_code?: string | undefined;
}

/** Codes that are mailed to customers who have no other second factor. */
export interface StepUpCodes {
  /** A new one, in the transaction of its mail; those before it are worth nothing any more. */
  renew(tx: Tx, customer: bigint): Promise<{ code: string; expiresAt: Date }>;
  /** Uses it up. A wrong try is counted, and five are all there are. */
  spend(customer: bigint, code: string): Promise<boolean>;
}

const goodForMs = 15 * minuteMs;

export function createStepUpCodes({
  pool,
  now,
  vault,
}: {
  pool: Pool;
  now: () => number;
  vault: Pick<Vault, 'digests'>;
}): StepUpCodes {
  /** Bound to its customer and to its own end, so that no code is good in the place of another. */
  const digestsOf = (code: string, { customer, expiresAt }: { customer: bigint; expiresAt: Date }) =>
    vault.digests(code, `step-up code of customer ${customer} until ${expiresAt.getTime()}`);
  return {
    async renew(tx, customer) {
      const code = Array.from({ length: stepUpCodeDigits }, () => randomInt(10)).join('');
      const expiresAt = new Date(now() + goodForMs);
      const [digest] = digestsOf(code, { customer, expiresAt });
      await upsertStepUpCode(tx, { customer, digest, expiresAt });
      return { code, expiresAt };
    },
    async spend(customer, given) {
      const claimed = await claimStepUpTry(pool, { customer, at: new Date(now()) });
      if (!claimed) return false;
      const { digest, expiresAt } = claimed;
      const digests = digestsOf(cleanStepUpCode(given), { customer, expiresAt });
      return digests.some(each => timingSafeEqual(each, digest)) && endStepUpCode(pool, { customer, digest });
    },
  };
}

/**
 * The second factor for what makes an account less safe: the app or a passkey of who has one, otherwise the PIN and a code
 * that was mailed. A stolen session has none of them, and neither an onlooker of the PIN nor a reader of the mail has both.
 */
export async function confirmStepUp(
  identity: Identity,
  caller: SignedIn,
  { code, passkey, pin, mail_code: mailCode }: StepUp,
  origin: Origin,
): Promise<void> {
  const { passkeys, pins, pool, secondFactor, stepUpCodes } = identity;
  const customer = caller.number;
  const [hasApp, keys] = await Promise.all([secondFactor.isOn(pool, customer), passkeys.list(pool, customer)]);
  if (passkey && keys.length > 0) return passkeys.stepUp({ customer, session: caller.sessionId }, passkey);
  if (code !== undefined && hasApp) return confirmCode(identity, caller, code, origin);
  const isPinEnough = !hasApp && keys.length === 0;
  if (!isPinEnough || pin === undefined || mailCode === undefined) throw refuse(stepUpRefusals.step_up_required);
  await pins.check(customer, pin, origin);
  if (!(await stepUpCodes.spend(customer, mailCode))) {
    throw refuseFields({ mail_code: stepUpFaults.mailed_code_wrong });
  }
}

/**
 * Confirms one payment, and no other, with the second factor: the gate lets it through for a while. The digest is of whom it
 * pays and how much, so that a thief in the same session has nothing of it but the payment that its customer wanted.
 */
export async function confirmPayment(
  identity: Identity,
  caller: SignedIn,
  { payment, ...proof }: StepUp & { payment: string },
  origin: Origin,
): Promise<Date> {
  await confirmStepUp(identity, caller, proof, origin);
  const at = new Date(identity.now());
  const goodUntil = new Date(at.getTime() + goodForMs);
  const digest = Buffer.from(payment, 'hex');
  await transaction(identity.pool, tx =>
    upsertConfirmedPayment(tx, { customer: caller.number, digest, at, goodUntil }),
  );
  return goodUntil;
}
