import type { Tx } from '@wura/database';
import { isCurrencyCode, type CurrencyCode } from '@wura/money/currencies';
import { moveBetweenSystemWallets } from '@wura/wallets/server/system-transfers';
import { providerFee, providerSettlement } from './kinds.ts';
import { insertBooking, noteBooked, type BookedItem } from './account-queries.ts';

/** What a provider's lists say that it kept, or that the owner took out, each by its name there. */
export interface ToBook {
  readonly provider: string;
  /** `fee charge`, `fee transfer`, `settlement`. */
  readonly what: string;
  readonly items: readonly (Omit<BookedItem, 'currency'> & { readonly currency: string })[];
}

/** A run books all that is new of one sort in one transfer: fees are as many as payments. */
const sorts = {
  fees: { kind: providerFee, to: 'provider_fees' },
  settlements: { kind: providerSettlement, to: 'owner_bank' },
} as const;

/**
 * Books what was not booked yet, and what has become another amount since: out of the wallet that stands for the provider.
 * Answers what has left it, by provider and currency.
 */
export async function bookAccounts(
  tx: Tx,
  run: bigint,
  lists: readonly ToBook[],
): Promise<ReadonlyMap<string, bigint>> {
  const left = new Map<string, bigint>();
  for (const { provider, what, items } of lists) {
    const sort = what === 'settlement' ? 'settlements' : 'fees';
    const known = items.filter((item): item is BookedItem => isCurrencyCode(item.currency));
    for (const money of await noteBooked(tx, { provider, what, items: known })) {
      if (money.minor === 0n) continue;
      const { kind, to } = sorts[sort];
      // What has left us is owed to us no more: the provider's wallet is below zero by what it has for us.
      const name = `${what}\0${provider}\0${money.currency}\0${run}`;
      const transferId = await moveBetweenSystemWallets(tx, { kind, name, from: to, to: provider, money });
      await insertBooking(tx, { transferId, provider, what: sort, minor: money.minor, run });
      left.set(keyOf(provider, money.currency), (left.get(keyOf(provider, money.currency)) ?? 0n) + money.minor);
    }
  }
  return left;
}

export const keyOf = (provider: string, currency: CurrencyCode) => `${provider} ${currency}`;
