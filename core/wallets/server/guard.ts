import { identityRefusals } from '@wura/identity/contract';
import type { Pins, SignedIn, StandingMover } from '@wura/identity/server';
import type { Money } from '@wura/money';
import { policyRefusals } from '@wura/policy/contract';
import { guardReasons } from '@wura/policy/refusals';
import type { Limits } from '@wura/policy/server';
import { say } from '@wura/wire/phrases';
import { refuse } from '@wura/wire/refusals';
import { hash } from 'node:crypto';
import type { Payees } from './payees.ts';

// The customer's own guard: at night, or above a sum, money leaves to a payee whom it does not know only with the second factor.
// It knows those whom the customer confirmed a payment to under it, and those who were paid a day ago.

/** Who is paid, as far as the guard asks. */
export interface Payee {
  /** The same for the same payee, and for no other. */
  readonly name: string;
  /**
   * Long enough ago for the customer to have seen it. Asked only where the guard would be: a question to the database, which
   * the common payment does not pay for.
   */
  wasPaid(): Promise<boolean>;
}

export interface Guarded {
  readonly payee: Payee;
  readonly amount: Money;
}

interface Guarding {
  readonly identity: { readonly pins: Pick<Pins, 'isPaymentConfirmed'> };
  readonly policy: { readonly limits: Pick<Limits, 'guardedBy'> };
  readonly walletServices: { readonly payees?: Pick<Payees, 'whoWereConfirmed'> | undefined };
}

interface Asking {
  readonly caller: SignedIn | StandingMover;
  /** It was confirmed before. */
  readonly isAway: boolean;
  /** Refuses what could not be paid anyway, before anything is asked of the customer. */
  requireMeans?(): Promise<void>;
}

/**
 * Whom these payments were asked about and confirmed for, by name: none where nothing was asked. Otherwise the PIN is asked for
 * as well, whatever the sum is, and once it was right they are known.
 */
export async function passGuard(
  { identity: { pins }, policy: { limits }, walletServices: { payees } }: Guarding,
  { caller, isAway, requireMeans }: Asking,
  payments: readonly Guarded[],
): Promise<readonly string[]> {
  const key = caller.apiKey;
  // It was asked about when it was confirmed.
  if (isAway) return [];
  const asked = payments.flatMap(({ payee, amount }) => {
    const why = limits.guardedBy(caller, amount);
    return why ? [{ payee, why }] : [];
  });
  if (asked.length === 0) return [];
  if (!payees) throw new Error('a payee is asked about where none are known');
  const why = await whyGuarded(payees, caller.number, asked);
  if (!why) return [];
  await requireMeans?.();
  if (key) throw refuse(policyRefusals.payment_guarded, { reason: say(guardReasons.guard_key, {}) });
  if ('hasPin' in caller && !caller.hasPin) throw refuse(identityRefusals.pin_not_set);
  const digest = digestOf(caller.number, payments);
  if (await pins.isPaymentConfirmed(caller.number, digest)) return payments.map(({ payee }) => payee.name);
  const reason = why === 'night' ? say(guardReasons.guard_night, {}) : say(guardReasons.guard_large, {});
  throw refuse(policyRefusals.payment_guarded, { reason, body: { payment: digest.toString('hex') } });
}

/** Another customer, as the guard asks about them. */
export const payeeOf = (
  { walletServices: { payees } }: { walletServices: { readonly payees?: Pick<Payees, 'wasPaid'> | undefined } },
  owner: bigint,
  customer: bigint,
): Payee => ({
  name: `customer ${customer}`,
  async wasPaid() {
    if (!payees) throw new Error('a payee is asked about where none are known');
    return payees.wasPaid(owner, { customer });
  },
});

/** A file may pay thousands at once: so many are asked about side by side, and no more once one is a stranger. */
const askedAtOnce = 20;

async function whyGuarded(
  payees: Pick<Payees, 'whoWereConfirmed'>,
  customer: bigint,
  asked: readonly { readonly payee: Payee; readonly why: 'night' | 'large' }[],
) {
  const confirmed = await payees.whoWereConfirmed(
    customer,
    asked.map(({ payee }) => payee.name),
  );
  const strangers = asked.filter(({ payee }) => !confirmed.has(payee.name));
  for (let from = 0; from < strangers.length; from += askedAtOnce) {
    const some = strangers.slice(from, from + askedAtOnce);
    const answers = await Promise.all(some.map(async ({ payee, why }) => ((await payee.wasPaid()) ? undefined : why)));
    const why = answers.find(answer => answer !== undefined);
    if (why) return why;
  }
  return undefined;
}

/** Of whom is paid and how much: what was confirmed is this, and nothing beside it. */
function digestOf(customer: bigint, payments: readonly Guarded[]): Buffer {
  const lines = payments.map(({ payee, amount }) => `${payee.name}\0${amount.minor} ${amount.currency}`);
  return hash('sha256', `guarded payment\0${customer}\0${lines.join('\0')}`, 'buffer');
}
