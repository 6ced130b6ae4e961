import type { SignedIn } from '@wura/identity/server';
import type { Money } from '@wura/money';
import type { Limits } from '@wura/policy/server';
import type { Fault } from '@wura/wire/phrases';
import { refuseFields } from '@wura/wire/refusals';
import { apiKeyFaults } from '../refusals.ts';

/** In kobo. */
export interface KeyCaps {
  readonly perPaymentMinor: bigint;
  readonly perDayMinor: bigint;
}

/** Programs move other sums than people do, so that we know well who stands behind them. */
export const mayMakeKeys = ({ tier }: Pick<SignedIn, 'tier'>): boolean => tier === 3;

/** The most that a key of this customer may be allowed: no more than they are themselves. */
export function capsOf(limits: Limits, caller: Pick<SignedIn, 'tier' | 'ownLimits'>): KeyCaps {
  const { outPerDayMinor } = limits.tiers().find(({ tier }) => tier === caller.tier)!;
  const own = limits.chosenBy(caller);
  const perDayMinor = least(outPerDayMinor, own.perDayMinor);
  return { perDayMinor, perPaymentMinor: least(perDayMinor, own.perPaymentMinor) };
}

/** What was asked for, where it is no more than that. */
export function requireWithin(asked: { payment: Money | undefined; day: Money | undefined }, most: KeyCaps): KeyCaps {
  const errors = {
    ...faultOf('per_payment', asked.payment, most.perPaymentMinor),
    ...faultOf('per_day', asked.day, most.perDayMinor),
  };
  if (Object.keys(errors).length > 0) throw refuseFields(errors);
  const caps = { perPaymentMinor: asked.payment!.minor, perDayMinor: asked.day!.minor };
  if (caps.perPaymentMinor > caps.perDayMinor) throw refuseFields({ per_payment: apiKeyFaults.key_payment_above_day });
  return caps;
}

function faultOf(name: string, asked: Money | undefined, mostMinor: bigint): Record<string, Fault> {
  if (!asked || asked.minor <= 0n) return { [name]: apiKeyFaults.key_limit_unusable };
  return asked.minor > mostMinor ? { [name]: apiKeyFaults.key_limit_above_own } : {};
}

const least = (tier: bigint, own: bigint | null) => (own !== null && own < tier ? own : tier);
