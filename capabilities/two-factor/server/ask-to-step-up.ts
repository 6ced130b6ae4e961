import { transaction } from '@wura/database';
import { identityRefusals } from '@wura/identity/contract';
import { maskEmail, readContact, type Identity, type SignedIn } from '@wura/identity/server';
import { stepUpRefusals } from '@wura/identity/step-up';
import { mailTo } from '@wura/notices/server';
import type { ReplyOf } from '@wura/wire';
import { refuse } from '@wura/wire/refusals';
import type { routes } from '../contract.ts';
import { stepUpWords } from './step-up-words.ts';

export interface StepUpNeeds {
  identity: Identity;
  /** Whether anything would carry a code. */
  canMail: boolean;
}

/** Which second factor this customer confirms with; one who has none gets a code by mail, to go with the PIN. */
export async function askToStepUp(
  { identity, canMail }: StepUpNeeds,
  caller: SignedIn,
): Promise<ReplyOf<typeof routes.askToStepUp>> {
  const { now, passkeys, pins, pool, secondFactor, stepUpCodes } = identity;
  const customer = caller.number;
  const app = await secondFactor.isOn(pool, customer);
  const passkey = (await passkeys.askToStepUp({ customer, session: caller.sessionId })) ?? null;
  if (app || passkey) return { app, passkey, mailed_to: null, expires_at: null };
  if (!(await pins.hasPin(customer))) throw refuse(identityRefusals.pin_not_set);
  if (!canMail) throw refuse(stepUpRefusals.step_up_unavailable);
  return transaction(pool, async tx => {
    const { email: to, firstName: name, language } = await readContact(tx, customer);
    const { code, expiresAt } = await stepUpCodes.renew(tx, customer);
    const { title: subject, text } = stepUpWords[language]({ code });
    await mailTo(tx, { to, name, language, subject, text, at: new Date(now()), uselessAfter: expiresAt });
    return { app, passkey, mailed_to: maskEmail(to), expires_at: expiresAt.toISOString() };
  });
}
