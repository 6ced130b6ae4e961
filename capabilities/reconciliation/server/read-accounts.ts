import type { Pool } from '@wura/database';
import type { ProviderAccount } from '@wura/features/server';
import { readSystemEntries } from '@wura/ledger/server/system-entries';
import type { WalletId } from '@wura/ledger/server/order';
import { isCurrencyCode, type CurrencyCode } from '@wura/money/currencies';
import type { OwnPlaces, OwnRecords } from '@wura/provider-payments/server/own-records';
import type { Period } from '@wura/provider-payments/server/ports';
import { readOurs } from './account-queries.ts';
import type { ToBook } from './book-account.ts';
import type { Compared } from './compare.ts';
import { daysOf } from './gather.ts';

/** What stands with a provider, on both sides, before this run has booked anything. */
export interface AccountRead {
  readonly provider: string;
  readonly currency: CurrencyCode;
  readonly theirs: bigint;
  /** Our books, with what is on its way between the two counted as the provider counts it. */
  readonly ours: bigint;
  /** Money moved while it was read: a difference up to this says nothing. */
  readonly tolerance: bigint;
}

export interface AccountsRead {
  readonly accounts: readonly AccountRead[];
  readonly settlements: readonly ToBook[];
  /** What could not be read. */
  readonly unread: readonly string[];
}

const pagesMax = 100;

/** Reads the balance of every provider that tells it, and what the owner took out; ours beside it. */
export async function readAccounts(
  pool: Pool,
  {
    accounts,
    compared,
    positions,
    stretch,
    beat,
  }: {
    accounts: readonly ProviderAccount[];
    compared: readonly { provider: string; each: Compared }[];
    /** Up to where the wallets of the providers had been read before anything was asked. */
    positions: ReadonlyMap<WalletId, number>;
    stretch: Period;
    beat(): Promise<void>;
  },
): Promise<AccountsRead> {
  const read: AccountRead[] = [];
  const settlements: ToBook[] = [];
  const unread: string[] = [];
  for (const { theirs, ours: records } of accounts) {
    const { provider, account } = theirs;
    if (!account) continue;
    await beat();
    const lying = await readPlaces(pool, records);
    if (!lying) continue;
    const paidOut = await readSettlements(account, { provider, stretch, beat });
    if (typeof paidOut === 'string') unread.push(`${provider} settlements: ${paidOut}`);
    else settlements.push(paidOut);
    const told = await account.balances(lying.places);
    if (told.outcome === 'unknown') {
      unread.push(`${provider} balance: ${told.why}`);
      continue;
    }
    // Without what the owner took out there is nothing to hold the balance against.
    if (typeof paidOut === 'string') continue;
    const own = new Map((await readOurs(pool, provider)).map(({ currency, minor }) => [currency, minor]));
    const since = await readSystemEntries(pool, { purpose: provider, after: positions, limit: 10_000 });
    const moved = since.reduce((sum, { amount }) => sum + (amount < 0n ? -amount : amount), 0n);
    const tolerance = moved + lying.unsettledMinor;
    const onTheWay = underway(compared.filter(each => each.provider === provider).map(({ each }) => each));
    // What goes back is told twice, by the payment and by the refund: until both sides have it, nothing is concluded.
    if (!onTheWay) continue;
    for (const { currency, minor } of told.balances) {
      if (!isCurrencyCode(currency)) continue;
      const ours = (own.get(currency) ?? 0n) + (onTheWay.get(currency) ?? 0n);
      read.push({ provider, currency, theirs: minor, ours, tolerance });
    }
  }
  return { accounts: read, settlements, unread };
}

/** No places where the provider has an account of ours; nothing where there is nothing yet to hold against it. */
async function readPlaces(pool: Pool, records: readonly OwnRecords[]): Promise<OwnPlaces | undefined> {
  const told = records.find(each => each.places);
  return told ? told.places!(pool) : { places: [], unsettledMinor: 0n };
}

/** What the provider has counted and our books have not, or the other way round, by currency. */
function underway(compared: readonly Compared[]): ReadonlyMap<string, bigint> | undefined {
  const sums = new Map<string, bigint>();
  for (const { operation, own, theirs } of compared) {
    if (operation === 'refund') {
      if ((own?.state === 'done') !== (theirs?.state === 'done')) return undefined;
      continue;
    }
    const sign = operation === 'charge' ? 1n : -1n;
    const isAtTheirs = theirs?.state === 'done' || (operation !== 'charge' && theirs?.state === 'open');
    const [their, our] = [isAtTheirs ? theirs.amountMinor : 0n, own?.state === 'done' ? own.amountMinor : 0n];
    const currency = (theirs ?? own)?.currency;
    if (currency === undefined || their === our) continue;
    sums.set(currency, (sums.get(currency) ?? 0n) + sign * (their - our));
  }
  return sums;
}

async function readSettlements(
  account: NonNullable<ProviderAccount['theirs']['account']>,
  { provider, stretch, beat }: { provider: string; stretch: Period; beat(): Promise<void> },
): Promise<ToBook | string> {
  const items: ToBook['items'][number][] = [];
  for (const day of daysOf(stretch)) {
    for (let page = 1, isLast = false; !isLast; page++) {
      if (page > pagesMax) return `their list of a day has more than ${pagesMax} pages`;
      await beat();
      const answer = await account.settlements(day, page);
      if (answer.outcome === 'unknown') return answer.why;
      for (const { reference, currency, amountMinor: minor, state } of answer.entries) {
        if (state === 'done') items.push({ reference, currency, minor });
      }
      isLast = answer.isLast;
    }
  }
  return { provider, what: 'settlement', items };
}
