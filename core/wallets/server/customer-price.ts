import { moneyOf, type Amount, type Money } from '@wura/money';
import { defineRule, requireSeen, type Policy, type PricedKind, type StampDuty } from '@wura/policy/server';
import { dutyForm } from '@wura/policy/server/rule-forms';
import { commonFaults } from '@wura/wire/faults';
import { refuseFields } from '@wura/wire/refusals';
import type { Spend } from './clear.ts';

/**
 * What the sender owes the state where both are customers of this product. Sources disagree whether anything is owed, so
 * nothing is until two people who run the product say from which day.
 */
const duty = defineRule<StampDuty | null>({
  name: 'intra_transfer.duty',
  title: 'Stamp duty on a transfer between customers',
  about:
    'What the sender of naira to another customer owes the state, and from which amount on. Ask counsel before it begins: sources disagree whether it is owed.',
  form: dutyForm,
  first: [{ value: null, from: '2020-01-01', source: 'the house', note: 'off; sources disagree whether it is owed' }],
});

/** Between two customers of this product there is no fee of ours. */
export const customerPrice: PricedKind = { kind: 'intra_transfer', duty };

interface Asked {
  readonly amount: Money;
  /** What the customer was told that it costs, where they were told. */
  readonly total?: Amount | undefined;
  /** When they agreed to the price, where that was before. */
  readonly on?: Date | undefined;
}

/** What sending this to another customer costs beside it. Every deed that does so asks here, and hands it to the gate. */
export function priceToCustomer(
  { policy }: { readonly policy: Pick<Policy, 'price'> },
  { amount, total: told, on }: Asked,
): Required<Pick<Spend, 'fees' | 'rules'>> {
  const seen = told && moneyOf(told, amount.currency);
  if (typeof seen === 'string') throw refuseFields({ total: commonFaults.amount_invalid });
  const { fees, total, rules } = policy.price({ kind: customerPrice, amount, on });
  requireSeen(seen, total);
  return { fees, rules };
}
