import { ledgerRefusals } from '@wura/ledger/contract';
import type { Wallet } from '@wura/wallets/contract';
import { isTooMuch } from '@wura/wallets/web/amount-refusal';
import { asFault, type Fault } from '@wura/wire/phrases';
import { amountFault, networkFault, phoneFault } from '../rules.ts';

export const emptyAirtime = { phone: '', network: '', amount: '' };

export type AirtimeValues = typeof emptyAirtime;

export const quickAmounts = ['100', '200', '500', '1000'] as const;

export function airtimeFaults(values: AirtimeValues, wallet: Wallet | undefined) {
  return {
    phone: phoneFault(values.phone),
    network: networkFault(values.network),
    amount: amountFault(values.amount) ?? fundsFault(values.amount, wallet),
  };
}

function fundsFault(amount: string, wallet: Wallet | undefined): Fault | undefined {
  return isTooMuch(amount, { wallet }) ? asFault(ledgerRefusals.insufficient_funds) : undefined;
}
