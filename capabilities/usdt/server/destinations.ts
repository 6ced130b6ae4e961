import { dayMs } from '@wura/platform/time';
import { refuse } from '@wura/wire/refusals';
import { usdtRefusals } from '../refusals.ts';
import { findOwner, findSaved, readAddress, type SavedRow } from './address-queries.ts';
import { isForbidden } from './forbidden-addresses.ts';
import type { Usdt } from './needs.ts';

/** To which there is no key, and which some wallets fill in for nothing. */
const nobody = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb';

/** Whose the address is. Refuses the customer's own, those from which nothing would come back, and those that staff have forbidden. */
export async function destinationOf(
  { pool, addresses }: Pick<Usdt, 'pool' | 'addresses'>,
  { customer, address }: { customer: bigint; address: string },
): Promise<{ owner: bigint | undefined }> {
  if ([addresses?.contract, addresses?.hot, addresses?.cold, nobody].includes(address)) {
    throw refuse(usdtRefusals.usdt_address_unusable);
  }
  if (await isForbidden(pool, address)) throw refuse(usdtRefusals.usdt_address_forbidden);
  if ((await readAddress(pool, customer)) === address) throw refuse(usdtRefusals.usdt_own_address);
  return { owner: await findOwner(pool, address) };
}

/** Whether an address waits. Nothing where it can be sent to now. */
export type Hold = 'unsaved' | 'waiting' | undefined;

/** Where new addresses wait, only one that was saved a day ago is sent to. */
export function holdOn(saved: SavedRow | undefined, { hasHold, now }: Pick<Usdt, 'hasHold' | 'now'>): Hold {
  if (!hasHold) return undefined;
  if (!saved) return 'unsaved';
  return usableFrom(saved, { hasHold }).getTime() > now() ? 'waiting' : undefined;
}

export async function requireUsable(
  needs: Pick<Usdt, 'pool' | 'hasHold' | 'now'>,
  of: { customer: bigint; address: string },
): Promise<void> {
  const saved = await findSaved(needs.pool, of);
  if (holdOn(saved, needs) === undefined) return;
  if (!saved) throw refuse(usdtRefusals.usdt_address_not_saved);
  const from = usableFrom(saved, needs).toISOString();
  throw refuse(usdtRefusals.usdt_address_on_hold, { facts: { from } });
}

export function usableFrom({ created_at: at }: SavedRow, { hasHold }: Pick<Usdt, 'hasHold'>): Date {
  return hasHold ? new Date(at.getTime() + dayMs) : at;
}
