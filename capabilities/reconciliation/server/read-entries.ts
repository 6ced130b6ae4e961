import type { Pool, Queries } from '@wura/database';
import type { WalletId } from '@wura/ledger/server/order';
import { readSystemEntries, type SystemEntry } from '@wura/ledger/server/system-entries';
import type { HouseRecords, OwnRecords } from '@wura/provider-payments/server/own-records';
import type { ProviderAccount } from '@wura/features/server';
import { readBookings } from './account-queries.ts';

/** A transfer through a provider's wallet that no room made, or not so. */
export interface StrayTransfer {
  readonly provider: string;
  readonly transferId: number;
  readonly verdict: 'entry_without_payment' | 'entry_differs';
  readonly movedMinor: bigint;
  readonly currency: number;
  readonly at: Date;
}

export interface EntriesRead {
  readonly strays: readonly StrayTransfer[];
  readonly positions: ReadonlyMap<WalletId, number>;
}

/** Of each wallet at once. */
const entriesMax = 2_000;

/**
 * Reads what has been written into the wallets of every provider and of the house's stock since last time, and asks the rooms what it was for. A
 * transfer that no room made, or that moved another amount, is a difference though the books balance: money was credited
 * that no provider has received.
 */
export async function readEntries(
  pool: Pool,
  {
    accounts,
    house,
    after,
    beat,
  }: {
    accounts: readonly ProviderAccount[];
    house: readonly HouseRecords[];
    after: ReadonlyMap<WalletId, number>;
    beat(): Promise<void>;
  },
): Promise<EntriesRead> {
  const positions = new Map(after);
  const strays: StrayTransfer[] = [];
  const kept = new Map<string, Pick<OwnRecords, 'moved'>[]>(
    accounts.map(({ theirs, ours }) => [theirs.provider, [...ours]]),
  );
  for (const records of house) kept.set(records.purpose, [...(kept.get(records.purpose) ?? []), records]);
  for (const [purpose, ours] of kept) {
    for (;;) {
      await beat();
      const entries = await readSystemEntries(pool, { purpose, after: positions, limit: entriesMax });
      if (entries.length === 0) break;
      for (const { wallet, seq } of entries) positions.set(wallet, Math.max(seq, positions.get(wallet) ?? 0));
      strays.push(...(await findStrays(pool, { provider: purpose, ours, entries })));
    }
  }
  return { strays, positions };
}

async function findStrays(
  db: Queries,
  {
    provider,
    ours,
    entries,
  }: { provider: string; ours: readonly Pick<OwnRecords, 'moved'>[]; entries: readonly SystemEntry[] },
): Promise<StrayTransfer[]> {
  const transfers = new Map<number, SystemEntry>();
  for (const entry of entries) {
    const known = transfers.get(entry.transferId);
    transfers.set(entry.transferId, { ...entry, amount: entry.amount + (known?.amount ?? 0n) });
  }
  const ids = [...transfers.keys()];
  const moved = new Map<number, bigint>();
  for (const [id, minor] of await readBookings(db, provider, ids)) moved.set(id, minor);
  for (const records of ours) for (const [id, minor] of await records.moved(db, ids)) moved.set(id, minor);
  return [...transfers.values()].flatMap(({ transferId, amount, currency, createdAt: at }): StrayTransfer[] => {
    const meant = moved.get(transferId);
    if (meant === amount) return [];
    const verdict = meant === undefined ? 'entry_without_payment' : 'entry_differs';
    return [{ provider, transferId, verdict, movedMinor: amount, currency, at }];
  });
}
