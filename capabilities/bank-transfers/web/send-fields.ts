import { parseMoney } from '@wura/money';
import type { Wallet } from '@wura/wallets/contract';
import { isTooMuch } from '@wura/wallets/web/amount-refusal';
import { commonFaults } from '@wura/wire/faults';
import { asFault, type Fault } from '@wura/wire/phrases';
import { ledgerRefusals } from '@wura/ledger/contract';
import { remarksFault } from '@wura/wallets/remarks';
import { accountNumberFault, amountFault, bankFaults } from '../rules.ts';

export const emptySend = { bankCode: '', accountNumber: '', amount: '', remarks: '' };

export type SendValues = typeof emptySend;

/** What was found out about the values, besides the values themselves. */
export interface Known {
  wallet: Wallet | undefined;
  /** The name behind this account at this bank. */
  accountName: string | undefined;
  /** Of this amount, fees included. */
  total: string | undefined;
}

export function sendFaults(values: SendValues, known: Known) {
  return {
    bankCode: values.bankCode === '' ? commonFaults.required_fields : undefined,
    accountNumber:
      accountNumberFault(values.accountNumber) ??
      // Before the bank is chosen there is no bank to ask whose number it is.
      (known.accountName === undefined && values.bankCode !== '' ? bankFaults.account_not_checked : undefined),
    amount: amountFault(values.amount) ?? fundsFault(values.amount, known),
    remarks: remarksFault(values.remarks),
  };
}

/** Enough for a review: the rest is judged when it is asked for. */
export function isReady(values: SendValues, { accountName }: Pick<Known, 'accountName'>): boolean {
  return accountName !== undefined && typeof parseMoney(values.amount, 'NGN') === 'object';
}

/** What is still to be filled in before a review; nothing while only the bank's answer is awaited. */
export function missingIn({ bankCode, accountNumber, amount }: SendValues) {
  const lacksAmount = typeof parseMoney(amount, 'NGN') !== 'object';
  if (accountNumberFault(accountNumber) !== undefined) return lacksAmount ? 'numberAndAmount' : 'number';
  if (bankCode === '') return lacksAmount ? 'bankAndAmount' : 'bank';
  return lacksAmount ? 'amount' : undefined;
}

function fundsFault(amount: string, known: Known): Fault | undefined {
  return isTooMuch(amount, known) ? asFault(ledgerRefusals.insufficient_funds) : undefined;
}
