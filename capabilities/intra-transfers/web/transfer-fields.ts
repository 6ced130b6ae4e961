import { textsOf } from '@wura/browser/messages';
import { minorOf, parseMoney } from '@wura/money';
import { isCurrencyCode } from '@wura/money/currencies';
import type { Wallet } from '@wura/wallets/contract';
import { primaryWallet } from '@wura/wallets/web/wallet-list';
import { accountNumberFault, messages } from '../rules.ts';
import { transferMessages } from './messages.ts';

export const emptyTransfer = {
  accountNumber: '',
  /** The name behind the number, once it was looked up; empty as soon as the number changes. */
  recipientName: '',
  /** Empty until the customer chooses another than the naira wallet. */
  walletId: '',
  amount: '',
};

export type TransferValues = typeof emptyTransfer;

export function walletOf({ walletId }: Pick<TransferValues, 'walletId'>, wallets: readonly Wallet[]) {
  return walletId === '' ? primaryWallet(wallets) : wallets.find(wallet => wallet.id === walletId);
}

export function transferFaults(values: TransferValues, wallets: readonly Wallet[]) {
  const wallet = walletOf(values, wallets);
  return {
    accountNumber:
      accountNumberFault(values.accountNumber) ?? (values.recipientName === '' ? messages.recipient : undefined),
    walletId: wallet ? undefined : messages.wallet,
    amount: amountFault(values.amount, wallet),
  };
}

function amountFault(amount: string, wallet: Wallet | undefined): string | undefined {
  const currency = wallet?.currency ?? 'NGN';
  if (!isCurrencyCode(currency)) return messages.amount;
  const asked = parseMoney(amount, currency);
  if (typeof asked === 'string') return messages.amount;
  return isTooMuch(amount, wallet) ? textsOf(transferMessages).tooMuch : undefined;
}

/** Whether the wallet holds less than this; what is no amount yet is not too much. */
export function isTooMuch(amount: string, wallet: Wallet | undefined): boolean {
  if (!wallet || !isCurrencyCode(wallet.currency)) return false;
  const asked = parseMoney(amount, wallet.currency);
  return typeof asked === 'object' && asked.minor > minorOf(wallet.balance, wallet.currency);
}
