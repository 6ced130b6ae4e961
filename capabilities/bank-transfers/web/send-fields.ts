import { textsOf } from '@wura/browser/messages';
import { minorOf, parseMoney } from '@wura/money';
import type { Wallet } from '@wura/wallets/contract';
import { accountNumberFault, amountFault, messages, remarksFault } from '../rules.ts';
import { sendMessages } from './messages.ts';

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
    bankCode: values.bankCode === '' ? messages.missing : undefined,
    accountNumber:
      accountNumberFault(values.accountNumber) ??
      (known.accountName === undefined ? textsOf(sendMessages).nameUnknown : undefined),
    amount: amountFault(values.amount) ?? fundsFault(values.amount, known),
    remarks: remarksFault(values.remarks),
  };
}

/** Enough for a review: the rest is judged when it is asked for. */
export function isReady(values: SendValues, { accountName }: Pick<Known, 'accountName'>): boolean {
  return accountName !== undefined && typeof parseMoney(values.amount, 'NGN') === 'object';
}

function fundsFault(amount: string, { wallet, total }: Known): string | undefined {
  if (!wallet) return undefined;
  const leaves = minorOf(total ?? amount, 'NGN');
  return leaves > minorOf(wallet.balance, 'NGN') ? textsOf(sendMessages).tooMuch : undefined;
}
