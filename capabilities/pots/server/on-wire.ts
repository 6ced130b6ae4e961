import { formatMoney } from '@wura/money';
import type { Pot as KeptPot } from '@wura/wallets/server/pots';
import type { Pot } from '../contract.ts';
import type { Plan } from './queries.ts';

/** A lock whose day has come holds nothing. */
export const isLocked = ({ locked_until: until }: Pick<Plan, 'locked_until'>, today: string): boolean =>
  until !== null && until > today;

export function potOnWire({ facts, wallet, balance, openedAt }: KeptPot, plan: Plan, today: string): Pot {
  const { currency } = wallet;
  const money = (minor: bigint) => formatMoney({ currency, minor });
  return {
    id: facts.publicId,
    wallet_id: wallet.publicId,
    currency,
    name: plan.name,
    look: plan.look,
    balance: money(balance),
    goal: plan.goal === null ? null : money(plan.goal),
    by: plan.aimed_at,
    locked_until: isLocked(plan, today) ? plan.locked_until : null,
    round_up: plan.round_up === null ? null : plan.round_up === 50 ? '50' : '100',
    created_at: openedAt.toISOString(),
  };
}
