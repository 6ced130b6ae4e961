import { minorOf, parseMoney } from '@wura/money';
import { isOver } from '@wura/policy/web/limits';
import type { Wallet } from '@wura/wallets/contract';
import { commonFaults } from '@wura/wire/faults';
import { asFault, type Fault } from '@wura/wire/phrases';
import { ledgerRefusals } from '@wura/ledger/contract';
import { accountNumberFault, amountFault, bankFaults, remarksFault } from '../rules.ts';

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
      (known.accountName === undefined ? bankFaults.account_not_checked : undefined),
    amount: amountFault(values.amount) ?? fundsFault(values.amount, known),
    remarks: remarksFault(values.remarks),
  };
}

/** What the server would refuse the amount for, known while it is typed. */
export type AmountRefusal = 'limit' | 'funds';

export function refusalOf(
  amount: string,
  { wallet, total, left }: Pick<Known, 'wallet' | 'total'> & { left: string | undefined },
): AmountRefusal | undefined {
  if (typeof parseMoney(amount, 'NGN') === 'string') return undefined;
  if (left !== undefined && isOver(amount, left)) return 'limit';
  return isTooMuch(amount, { wallet, total }) ? 'funds' : undefined;
}

/** Enough for a review: the rest is judged when it is asked for. */
export function isReady(values: SendValues, { accountName }: Pick<Known, 'accountName'>): boolean {
  return accountName !== undefined && typeof parseMoney(values.amount, 'NGN') === 'object';
}

function fundsFault(amount: string, known: Known): Fault | undefined {
  return isTooMuch(amount, known) ? asFault(ledgerRefusals.insufficient_funds) : undefined;
}

function isTooMuch(amount: string, { wallet, total }: Pick<Known, 'wallet' | 'total'>): boolean {
  return wallet !== undefined && minorOf(total ?? amount, 'NGN') > minorOf(wallet.balance, 'NGN');
}
