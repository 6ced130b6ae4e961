import { ledgerRefusals } from '@wura/ledger/contract';
import { isBelowHundredth, minorOf, parseMoney } from '@wura/money';
import { isCurrencyCode } from '@wura/money/currencies';
import type { Wallet } from '@wura/wallets/contract';
import { primaryWallet } from '@wura/wallets/web/wallet-list';
import { commonFaults } from '@wura/wire/faults';
import { asFault } from '@wura/wire/phrases';
import { exchangeFaults } from '../rules.ts';

export const emptyConversion = {
  /** Empty until the customer chooses another than the naira wallet. */
  fromId: '',
  /** Empty until the customer chooses: where money goes is never guessed among several. */
  toId: '',
  amount: '',
};
export type ConversionValues = typeof emptyConversion;

export interface Chosen {
  readonly from: Wallet | undefined;
  readonly to: Wallet | undefined;
}

export function chosenOf({ fromId, toId }: ConversionValues, wallets: readonly Wallet[]): Chosen {
  const from = fromId === '' ? primaryWallet(wallets) : wallets.find(wallet => wallet.id === fromId);
  const others = wallets.filter(wallet => wallet !== from);
  const to = toId === '' && others.length === 1 ? others[0] : wallets.find(wallet => wallet.id === toId);
  return { from, to };
}

export function conversionFaults(values: ConversionValues, wallets: readonly Wallet[]) {
  const { from, to } = chosenOf(values, wallets);
  const missing = from && to ? undefined : exchangeFaults.wallets_missing;
  return {
    fromId: from ? undefined : missing,
    toId: to ? (from === to ? exchangeFaults.wallets_same : undefined) : missing,
    amount: !isAmount(values.amount, from)
      ? commonFaults.amount_invalid
      : isTooMuch(values.amount, from)
        ? asFault(ledgerRefusals.insufficient_funds)
        : undefined,
  };
}

export function isAmount(amount: string, from: Wallet | undefined): boolean {
  const currency = from?.currency ?? 'NGN';
  const asked = isCurrencyCode(currency) ? parseMoney(amount, currency) : 'unknown';
  return typeof asked === 'object' && !isBelowHundredth(asked);
}

/** More than the wallet holds, said while it is typed. What is no amount yet is not. */
export function isTooMuch(amount: string, from: Wallet | undefined): boolean {
  if (!from || !isCurrencyCode(from.currency)) return false;
  const asked = parseMoney(amount, from.currency);
  return typeof asked === 'object' && asked.minor > minorOf(from.balance, from.currency);
}
