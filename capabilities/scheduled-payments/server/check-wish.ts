import { moneyOf, type Amount, type Money } from '@wura/money';
import type { CheckedWish } from '@wura/features/server/schedulable';
import type { Policy } from '@wura/policy/server';
import { walletRefusals } from '@wura/wallets/contract';
import type { Guarded } from '@wura/wallets/server/guard';
import type { WalletFacts } from '@wura/wallets/server/wallets';
import { commonFaults } from '@wura/wire/faults';
import { refuse, refuseFields } from '@wura/wire/refusals';
import { scheduleFaults } from '../rules.ts';
import { kindNamed, type ScheduleNeeds } from './needs.ts';

interface Wish {
  readonly customer: bigint;
  readonly kind: string;
  readonly wallet: WalletFacts;
  readonly fields: Readonly<Record<string, string>>;
  readonly amount: Amount | undefined;
}

export interface Priced extends CheckedWish {
  readonly fees: ReturnType<Policy['price']>['fees'];
  readonly total: Money;
  /** What would leave to another person, for the guard. */
  readonly transfers: readonly Guarded[];
}

/** Who would be paid and what it would cost today, from whom the payment will be made. */
export async function checkWish(
  needs: ScheduleNeeds,
  { customer, kind, wallet, fields, amount }: Wish,
): Promise<Priced> {
  const { of, form } = kindNamed(needs, kind);
  if (!of.inAnyCurrency && wallet.currency !== 'NGN') throw refuse(walletRefusals.wrong_currency);
  if (of.isPriced && amount !== undefined) throw refuseFields({ amount: scheduleFaults.schedule_price_theirs });
  const money = amount && moneyOf(amount, wallet.currency);
  if (typeof money === 'string') throw refuseFields({ amount: commonFaults.amount_invalid });
  const checked = await form.check({ customer, fields, amount: money });
  const { amount: each } = checked;
  const { fees, total } = of.price ? needs.policy.price({ kind: of.price, amount: each }) : { fees: [], total: each };
  const payee = await form.payee?.({ customer, fields: checked.fields });
  return { ...checked, fees, total, transfers: payee ? [{ payee, amount: checked.amount }] : [] };
}
