import type { Wallet } from '@wura/wallets/contract';

/** Favourites first, then as the customer has ordered them, then as they come: naira, dollars, by code. */
export function inOwnOrder(wallets: readonly Wallet[]): Wallet[] {
  return wallets.toSorted(
    (a, b) =>
      Number(b.favourite ?? false) - Number(a.favourite ?? false) ||
      (a.place ?? Number.MAX_SAFE_INTEGER) - (b.place ?? Number.MAX_SAFE_INTEGER),
  );
}

/** Whether the wallet may change places with the one before it, or after: favourites stay before the others. */
export function canMove(ordered: readonly Wallet[], at: number, by: -1 | 1): boolean {
  const other = ordered[at + by];
  return other !== undefined && (other.favourite ?? false) === (ordered[at]?.favourite ?? false);
}

export function moved(ordered: readonly Wallet[], at: number, by: -1 | 1): string[] {
  const ids = ordered.map(({ id }) => id);
  const [id] = ids.splice(at, 1);
  ids.splice(at + by, 0, id!);
  return ids;
}
