import { endpoint } from '@wura/browser/client';
import { useRoute } from '@wura/browser/query';
import { formatMoney, minorOf, parseMoney } from '@wura/money';
import { isCurrencyCode } from '@wura/money/currencies';
import type { routes, Wallet } from '../contract.ts';
import './messages.ts';

export const listWallets = endpoint<typeof routes.listWallets>('GET', '/api/wallets');

export function useWallets() {
  return useRoute(listWallets, {});
}

/** The naira wallet, or else the first: what a payment comes from until the customer says otherwise. */
export function primaryWallet(wallets: readonly Wallet[]): Wallet | undefined {
  return wallets.find(wallet => wallet.currency.toUpperCase() === 'NGN') ?? wallets[0];
}

/** What is left in a wallet once this much has gone out; undefined where that cannot be said, or is not enough. */
export function balanceAfter(wallet: Wallet | undefined, sent: string): string | undefined {
  if (!wallet || !isCurrencyCode(wallet.currency)) return undefined;
  const { currency, balance } = wallet;
  const going = parseMoney(sent, currency);
  if (typeof going === 'string') return undefined;
  const minor = minorOf(balance, currency) - going.minor;
  return minor < 0n ? undefined : formatMoney({ currency, minor });
}
