import { openCase } from '@wura/cases/server';
import { transaction, type Tx } from '@wura/database';
import { assertLease, enqueue, extendLease, reschedule, type Job } from '@wura/jobs';
import { minuteMs, secondMs } from '@wura/platform/time';
import { openWallet } from '@wura/wallets/server/wallets';
import { findOwners, readFirstGivenAt } from './address-queries.ts';
import { credit } from './credit.ts';
import * as queries from './deposit-queries.ts';
import { withdrawalJob } from './kinds.ts';
import type { Watching } from './needs.ts';
import type { Block, ChainTransfer } from './ports.ts';
import { listWithdrawalsOf, noteSeenBlocks } from './sending-queries.ts';

// Final blocks alone credit, each of them read once, as all nodes have it. What is above them is read again every time, for
// customers who wait: a reorganisation there changes what they see and nothing else.

/** As often as a block comes. */
const everyMs = 3 * secondMs;
const afterTroubleMs = 5 * secondMs;
/** How many blocks are asked for at once; a main chain has about a hundred transfers in each. */
const blocksAtOnce = 5;
/** How many final blocks one run reads before it lets go of the job. */
const blocksInRun = 200;
/** How far back is looked again when what was final is not what it was. */
const lookBackBlocks = 200;

export function createWatch(needs: Watching): (job: Job) => Promise<void> {
  return async job => {
    const { isBehind } = await readOn(needs, job);
    await reschedule(needs.pool, job, isBehind === undefined ? afterTroubleMs : isBehind ? 0 : everyMs);
  };
}

/** Answers whether there is more; nothing where the chain could not be read. */
async function readOn(needs: Watching, job: Job): Promise<{ isBehind?: boolean }> {
  const { pool, chain } = needs;
  const firstAt = await readFirstGivenAt(pool);
  // No customer has an address yet.
  if (!firstAt) return { isBehind: false };
  const tips = await chain.tips();
  if (tips.outcome === 'unknown') return {};
  const { head, final } = tips.value;
  const from = await nextFinal(needs, { firstAt, final });
  if (from === undefined) return {};

  const last = Math.min(final.number, from + blocksInRun - 1);
  for (let first = from; first <= last; first += blocksAtOnce) {
    const to = Math.min(first + blocksAtOnce - 1, last);
    const [transfers, block] = await Promise.all([
      chain.transfers({ from: first, to, isAgreed: true }),
      chain.block(to),
    ]);
    if (transfers.outcome === 'unknown' || block.outcome === 'unknown') return {};
    await takeFinal(needs, job, { from: first, to: block.value, head, transfers: transfers.value });
    await extendLease(pool, job);
  }
  if (last < final.number) return { isBehind: true };
  const young = await readYoung(needs, final, head);
  if (young === undefined) return {};
  const arrivals = await arrivalsOf(needs, young);
  await transaction(
    pool,
    async tx => {
      await assertLease(tx, job);
      await queries.noteSeen(tx, arrivals);
      // Beyond the head as well: a chain that was cut back is shorter for a moment.
      await queries.noteGone(tx, { from: final.number + 1, to: head.number + lookBackBlocks, present: arrivals });
      await noteSeenBlocks(tx, young);
      await queries.noteProgress(tx, { finalBlock: final.number, finalHash: final.hash, headBlock: head.number });
    },
    { retries: 5 },
  );
  return { isBehind: false };
}

/**
 * The first final block that is to be read. Where the one that was read last is another now, or is none, a chain has broken
 * its word: it is read again from further back, and what was credited there is compared.
 */
async function nextFinal(
  { pool, chain }: Watching,
  { firstAt, final }: { firstAt: Date; final: Block },
): Promise<number | undefined> {
  const progress = await queries.readProgress(pool);
  if (!progress) return firstToRead(chain, { firstAt, final });
  const { finalBlock, finalHash } = progress;
  const further = Math.max(finalBlock - lookBackBlocks + 1, 0);
  if (finalBlock > final.number) {
    // One node may only be behind; a chain that has really gone back is found out when it has grown again.
    return final.number + 1;
  }
  const known = await chain.block(finalBlock);
  if (known.outcome === 'unknown') return undefined;
  return known.value.hash === finalHash ? finalBlock + 1 : further;
}

/** The last block from well before any address was given out; nothing of ours is older. */
async function firstToRead(
  chain: Watching['chain'],
  { firstAt, final }: { firstAt: Date; final: Block },
): Promise<number | undefined> {
  let at = final;
  for (let step = 64; at.number > 0 && at.atMs > firstAt.getTime() - 5 * minuteMs; step *= 2) {
    const earlier = await chain.block(Math.max(at.number - step, 0));
    if (earlier.outcome === 'unknown') return undefined;
    at = earlier.value;
  }
  return at.number;
}

async function takeFinal(
  needs: Watching,
  job: Job,
  { from, to, head, transfers }: { from: number; to: Block; head: Block; transfers: readonly ChainTransfer[] },
): Promise<void> {
  const arrivals = await arrivalsOf(needs, transfers);
  const sent = await listWithdrawalsOf(
    needs.pool,
    transfers.map(each => each.transaction),
  );
  // A thousand in one block are a thousand movements, and no transaction is to last as long.
  for (let first = 0; first < arrivals.length; first += 50) {
    const some = arrivals.slice(first, first + 50);
    await inLease(needs, job, async tx => {
      await queries.noteSeen(tx, some);
      for (const arrival of some) await credit(tx, needs, arrival);
    });
    await extendLease(needs.pool, job);
  }
  await inLease(needs, job, async tx => {
    await queries.noteGone(tx, { from, to: to.number, present: arrivals });
    await lookForUndone(tx, { from, to: to.number, arrivals });
    // A customer who waits for a withdrawal need not wait for its next turn.
    for (const reference of sent) await enqueue(tx, { kind: withdrawalJob, subject: reference });
    const finalHash = to.hash;
    await queries.noteProgress(tx, { finalBlock: to.number, finalHash, headBlock: head.number });
  });
}

const inLease = (needs: Watching, job: Job, work: (tx: Tx) => Promise<void>) =>
  transaction(
    needs.pool,
    async tx => {
      await assertLease(tx, job);
      await work(tx);
    },
    { retries: 5 },
  );

/** What was credited out of these blocks and is in none of them: the customer keeps it, and a person looks into it. */
async function lookForUndone(
  tx: Tx,
  { from, to, arrivals }: { from: number; to: number; arrivals: readonly queries.Arrival[] },
): Promise<void> {
  const present = new Set(arrivals.map(({ transaction: id, place }) => `${id}:${place}`));
  for (const { transaction: id, place, customer, amount, block } of await queries.listCreditedIn(tx, { from, to })) {
    const subject = `${id}:${place}`;
    if (present.has(subject)) continue;
    await openCase(tx, {
      kind: creditUndone,
      subject,
      customer,
      facts: { minor: String(amount), block: String(block) },
    });
  }
}

/** The chain took back what was final and has been credited. */
export const creditUndone = 'usdt_credit_undone';

/** Everything above the final blocks, as the first node has it. */
async function readYoung({ chain }: Watching, final: Block, head: Block): Promise<ChainTransfer[] | undefined> {
  const young: ChainTransfer[] = [];
  for (let from = final.number + 1; from <= head.number; from += blocksAtOnce) {
    const to = Math.min(from + blocksAtOnce - 1, head.number);
    const told = await chain.transfers({ from, to, isAgreed: false });
    if (told.outcome === 'unknown') return undefined;
    young.push(...told.value);
  }
  return young;
}

/** Those that are for customers, each with the wallet that it is to be credited to. */
async function arrivalsOf(
  { pool, walletServices, addresses }: Watching,
  transfers: readonly ChainTransfer[],
): Promise<queries.Arrival[]> {
  const owners = new Map(
    (
      await findOwners(
        pool,
        transfers.map(({ to }) => to),
      )
    ).map(({ address, customer }) => [address, customer]),
  );
  const arrivals: queries.Arrival[] = [];
  for (const { transaction: id, place, block, from: sender, to: address, amountMinor } of transfers) {
    const customer = owners.get(address);
    // From our own wallet it is no customer's deposit.
    if (customer === undefined || sender === addresses.hot) continue;
    const of = { owner: customer, currency: 'USDT' } as const;
    const wallet =
      (await walletServices.wallets.ofCustomer(of)) ?? (await transaction(pool, tx => openWallet(tx, of))).wallet;
    arrivals.push({ transaction: id, place, customer, wallet: wallet.id, address, sender, amountMinor, block });
  }
  return arrivals;
}
