import type { Pool } from '@wura/database';
import { createHash } from 'node:crypto';
import { CeilingReached, type Entry, type WalletId } from '../server/order.ts';
import { readByRequest } from '../server/read.ts';
import { systemWallet } from '../server/wallets.ts';
import { createWriter, type Writer } from '../server/writer.ts';
import { naira, plain } from './wallets.ts';

// Customers on two databases, each with books of its own that sum to zero by themselves. A payment between them is two transfers:
// the payer's shard puts the money into a clearing wallet for the other one, and the receiver's shard takes it out of a clearing
// wallet for the first. Both carry the name of the one intent, and each shard writes a name once, so that either may be repeated
// by any process at any time. What the receiving shard refuses it writes down as sent back, under that same name, before the payer is
// given anything: so one intent has one outcome, whichever process died meanwhile.

export interface Shard {
  readonly number: number;
  readonly pool: Pool;
  readonly writer: Writer;
  /** What has left for that shard, until it is given back. */
  to(other: number): Promise<WalletId>;
  /** What has come from that shard: it owes as much as has arrived here. */
  from(other: number): Promise<WalletId>;
  /** What came from that shard and was sent back there. */
  refusedOf(other: number): Promise<WalletId>;
}

/** As the movement holds it that is written in one commit with the first transfer. */
export interface Crossing {
  /** The name of the intent, in both shards. */
  readonly request: string;
  readonly from: { readonly shard: Shard; readonly wallet: WalletId };
  readonly to: { readonly shard: Shard; readonly wallet: WalletId; readonly ceiling: bigint };
  readonly amount: bigint;
}

export function openShard(number: number, pool: Pool): Shard {
  const place = (purpose: string) => (other: number) => systemWallet(pool, { purpose, currency: naira, shard: other });
  return {
    number,
    pool,
    writer: createWriter({ pool }),
    to: place('shard_out'),
    from: place('shard_in'),
    refusedOf: place('shard_back'),
  };
}

/** The first step: the money has left its payer, or was refused and nothing has happened. */
export async function leave({ request, from, to, amount }: Crossing): Promise<Entry> {
  const clearing = await from.shard.to(to.shard.number);
  return post(from.shard, { request, from: from.wallet, to: clearing, amount });
}

/** The second: it arrives, or is written down as refused. The same answer for ever, however often it is asked for. */
export async function arrive({ request, from, to, amount }: Crossing): Promise<'arrived' | 'refused'> {
  const [clearing, refused] = await Promise.all([
    to.shard.from(from.shard.number),
    to.shard.refusedOf(from.shard.number),
  ]);
  const own = { request, from: clearing, amount };
  const entry = await post(to.shard, { ...own, to: to.wallet, ceiling: to.ceiling }).catch((error: unknown) => {
    if (error instanceof CeilingReached) return post(to.shard, { ...own, to: refused });
    throw error;
  });
  return entry.counterparty === refused ? 'refused' : 'arrived';
}

/** The third, after a refusal only: the payer has it back. */
export async function giveBack({ request, from, to, amount }: Crossing): Promise<void> {
  const clearing = await from.shard.to(to.shard.number);
  await post(from.shard, { request: backOf(request), from: clearing, to: from.wallet, amount });
}

/** What is left to do of a crossing whose first step stands; all of it may have been done already. */
export async function finish(crossing: Crossing): Promise<void> {
  if ((await arrive(crossing)) === 'refused') await giveBack(crossing);
}

/** Whether the money left its payer: what a process that died in between is asked about by its name. */
export async function hasLeft({ request, from }: Crossing): Promise<boolean> {
  return (await readByRequest(from.shard.pool, [request])).has(request);
}

/** A name that follows from the first one's, and can be no other intent's. */
const backOf = (request: string): string => {
  const hex = createHash('sha256').update(`back\0${request}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
};

async function post(
  { writer }: Shard,
  {
    request,
    from,
    to,
    amount,
    ceiling,
  }: { request: string; from: WalletId; to: WalletId; amount: bigint; ceiling?: bigint },
): Promise<Entry> {
  const sides = [
    { wallet: from, amount: -amount, currency: naira },
    { wallet: to, amount, currency: naira, ceiling },
  ] as const;
  return (await writer.post({ kind: plain, request, fingerprint: 1, sides })).entry;
}
