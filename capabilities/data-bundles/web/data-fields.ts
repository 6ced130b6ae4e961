import { ledgerRefusals } from '@wura/ledger/contract';
import type { Wallet } from '@wura/wallets/contract';
import { isTooMuch } from '@wura/wallets/web/amount-refusal';
import { asFault } from '@wura/wire/phrases';
import type { DataPlanOnWire } from '../contract.ts';
import { networkFault, phoneFault, planFault } from '../rules.ts';

export const emptyData = { phone: '', network: '', planCode: '' };

export type DataValues = typeof emptyData;

/** What was found out besides the values of the form. */
export interface Known {
  wallet: Wallet | undefined;
  /** What the network sells now. */
  plans: readonly DataPlanOnWire[];
}

export function dataFaults(values: DataValues, { wallet, plans }: Known) {
  const plan = planOf(values.planCode, plans);
  const isShort = plan !== undefined && isTooMuch(plan.bundle_price, { wallet });
  return {
    phone: phoneFault(values.phone),
    network: networkFault(values.network),
    planCode: planFault(plan?.plan_code ?? '') ?? (isShort ? asFault(ledgerRefusals.insufficient_funds) : undefined),
  };
}

/** A plan that is not on the list any more is none. */
export function planOf(code: string, plans: readonly DataPlanOnWire[]): DataPlanOnWire | undefined {
  return plans.find(({ plan_code }) => plan_code === code);
}
