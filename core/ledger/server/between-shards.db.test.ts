import { randomInt, randomUUID } from '@wura/testkit/random';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import type { Pool } from '@wura/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  arrive,
  finish,
  giveBack,
  hasLeft,
  leave,
  openShard,
  type Crossing,
  type Shard,
} from '../testing/between-shards.ts';
import { fundedWallets, registerKinds } from '../testing/wallets.ts';
import { InsufficientFunds, type WalletId } from './order.ts';
import { readHead } from './read.ts';
import { booksBalance, verifyBooks } from './verify.ts';

// Two databases, payments between them, and processes that die between any two steps (docs/scale.md).

const opening = 1_000n;
/** So low that many a payment is refused where it arrives. */
const ceiling = 1_400n;
const perShard = 6;

let databases: TestDatabase[];
let owners: Pool[];
let shards: Shard[];
let wallets: WalletId[][];

beforeAll(async () => {
  databases = [await cloneDatabase(), await cloneDatabase()];
  owners = databases.map(database => database.pool('wura_ledger'));
  shards = databases.map((database, index) => openShard(index + 1, database.pool()));
  wallets = [];
  for (const [index, { pool, writer }] of shards.entries()) {
    await registerKinds(owners[index]!);
    wallets.push(await fundedWallets(pool, { count: perShard, balance: opening, post: writer.post }));
  }
});
afterAll(async () => {
  for (const { writer } of shards) await writer.close();
  for (const database of databases) await database.close();
});

function drawn({ amount = BigInt(1 + randomInt(300)), most = ceiling } = {}): Crossing {
  const [from, to] = randomInt(2) === 0 ? [0, 1] : [1, 0];
  const side = (index: number) => ({ shard: shards[index]!, wallet: wallets[index]![randomInt(perShard)]! });
  return {
    request: randomUUID(),
    from: side(from),
    to: { ...side(to), ceiling: most },
    amount,
  };
}

/** Of money that went from the first to the second: what has left, less what has arrived, less what was sent back and is home. */
async function underWay(from: Shard, to: Shard): Promise<bigint> {
  const balance = async ({ pool }: Shard, wallet: Promise<WalletId>) => (await readHead(pool, await wallet)).balance;
  // Read in this order, so that what happens meanwhile can only make it larger.
  const arrived = await balance(to, to.from(from.number));
  const back = await balance(to, to.refusedOf(from.number));
  const left = await balance(from, from.to(to.number));
  return left + arrived + back;
}

/** A process that does the steps of a payment, dies after any of them, and perhaps asks for one twice before it does. */
async function carry(crossing: Crossing): Promise<'refused' | 'left'> {
  const steps = randomInt(5);
  try {
    await Promise.all(Array.from({ length: 1 + randomInt(2) }, () => leave(crossing)));
  } catch (error) {
    if (error instanceof InsufficientFunds) return 'refused';
    throw error;
  }
  if (steps === 0) return 'left';
  const outcomes = await Promise.all(Array.from({ length: 1 + randomInt(2) }, () => arrive(crossing)));
  expect(new Set(outcomes).size).toBe(1);
  if (steps > 1 && outcomes[0] === 'refused') await giveBack(crossing);
  return 'left';
}

/** Connections to both databases are cut while payments are under way. */
async function cut(index: number): Promise<void> {
  await owners[index]!.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  ).catch(() => {});
}

it('payments between two databases, cut off anywhere and repeated, leave each whole and both agreed', async () => {
  const crossings: Crossing[] = [];
  for (let round = 0; round < 8; round++) {
    // Among what chance brings, one that its sender has not got, and one for which its receiver has no room.
    const next = Array.from({ length: 23 }, () => drawn());
    next.push(drawn({ amount: 1_000_000n }), drawn({ amount: 1n, most: 0n }));
    crossings.push(...next);
    const carrying = Promise.allSettled(next.map(carry));
    if (round % 2 === 1) await cut(randomInt(2));
    await carrying;
    // At no moment has more arrived than has left.
    expect(await underWay(shards[0]!, shards[1]!)).toBeGreaterThanOrEqual(0n);
    expect(await underWay(shards[1]!, shards[0]!)).toBeGreaterThanOrEqual(0n);
    for (const owner of owners) expect(booksBalance(await verifyBooks(owner))).toBe(true);
  }

  // Two of those that sweep, at once: what stands as left is finished, whichever process had begun it.
  const left: Crossing[] = [];
  for (const crossing of crossings) if (await hasLeft(crossing)) left.push(crossing);
  await Promise.all([Promise.all(left.map(finish)), Promise.all(left.toReversed().map(finish))]);
  const outcomes = new Map(await Promise.all(left.map(async each => [each, await arrive(each)] as const)));
  const count = (outcome: string) => [...outcomes.values()].filter(each => each === outcome).length;
  // It only counts if each of the ends was met.
  expect([left.length < crossings.length, count('arrived') > 0, count('refused') > 0]).toEqual([true, true, true]);

  expect(await underWay(shards[0]!, shards[1]!)).toBe(0n);
  expect(await underWay(shards[1]!, shards[0]!)).toBe(0n);
  for (const owner of owners) expect(booksBalance(await verifyBooks(owner))).toBe(true);
  // Every wallet has what the outcomes say, no customer owes, and nothing was made or lost in both together.
  let together = 0n;
  for (const [index, { pool }] of shards.entries()) {
    for (const wallet of wallets[index]!) {
      const { balance } = await readHead(pool, wallet);
      const wanted = [...outcomes].reduce((sum, [{ from, to, amount }, outcome]) => {
        if (outcome === 'refused') return sum;
        const isPayer = from.shard === shards[index] && from.wallet === wallet;
        const isReceiver = to.shard === shards[index] && to.wallet === wallet;
        return sum + (isReceiver ? amount : 0n) - (isPayer ? amount : 0n);
      }, opening);
      expect(balance).toBe(wanted);
      expect(balance).toBeGreaterThanOrEqual(0n);
      together += balance;
    }
  }
  expect(together).toBe(opening * BigInt(perShard * 2));
});
