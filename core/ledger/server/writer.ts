import { transaction, withConnection } from '@wura/database';
import type { Pool } from 'pg';
import { batchFault } from './faults.ts';
import { addOrder, noLinks, postLinks, type Links, type Misfit } from './links.ts';
import { readByRequest, readHeads } from './read.ts';
import {
  AllowanceExceeded,
  HoldEnded,
  OutcomeUnknown,
  WriterBusy,
  type Entry,
  type Head,
  type Order,
  type Posted,
  type WalletId,
} from './order.ts';

// Past 200 lines because it is one state machine: a queue, the heads it predicts from, and the lanes that write.

export interface Writer {
  /** Resolves once the transfer is committed and durable. */
  post(order: Order): Promise<Posted>;
  /** Finishes what is queued. */
  close(): Promise<void>;
}

export interface WriterOptions {
  /** Connections of the writer's own, at least as many as lanes. */
  pool: Pool;
  /** Batches in the air at once. Two keep PostgreSQL busy while we build the next; more only fight for wallets. */
  lanes?: number;
  batchMax?: number;
  queueMax?: number;
  /** How long an order waits for a broken connection to come back. */
  patienceMs?: number;
}

interface Item {
  readonly order: Order;
  readonly resolve: (posted: Posted) => void;
  readonly reject: (reason: Error) => void;
  readonly arrived: number;
  readonly deadline: number;
  /** The connection broke under an attempt of ours, which may therefore be what a repeat finds. */
  unsure: boolean;
  losses: number;
  alone: boolean;
}

interface KnownHead extends Head {
  readonly readAt: number;
}

/** Heads are 100 bytes each; beyond this many the oldest are read again when wanted. */
const headsMax = 200_000;
/** After losing this often to another process, an order is written under the exclusive lock, where it cannot lose. */
const lossesMax = 2;
/** Under that lock nobody loses to others: an order that still does not fit is wrong in itself. */
const givenUpAfter = 6;
/**
 * A further lane opens only for a batch worth its while: below this, waiting for the open one makes one good batch of two
 * poor ones, and PostgreSQL's cost for each call is shared by more.
 */
const secondLaneMin = 64;
/** The lock every call of ledger.post holds shared. */
const writersLock = 7302001;

/**
 * Turns concurrent orders into few large commits. Each batch is one call of ledger.post on one lane; a wallet is in at
 * most one open batch, so the balances predicted here are right unless another process wrote the same wallet, which the
 * database notices and this writer then repairs by reading again. Nothing here is believed: it only predicts.
 */
export function createWriter({
  pool,
  lanes = 2,
  batchMax = 256,
  queueMax = 20_000,
  patienceMs = 10_000,
}: WriterOptions): Writer {
  let queue: Item[] = [];
  const heads = new Map<WalletId, KnownHead>();
  const busy = new Set<WalletId>();
  const idle: (() => void)[] = [];
  let open = 0;
  let reading = false;
  let pumping = false;
  let pausedUntil = 0;
  // Orders and readings are stamped by this counter: a head read after an order came is fresh enough to refuse it.
  let clock = 0;

  function post(order: Order): Promise<Posted> {
    if (queue.length >= queueMax) return Promise.reject(new WriterBusy());
    return new Promise((resolve, reject) => {
      const deadline = Date.now() + patienceMs;
      queue.push({ order, resolve, reject, arrived: ++clock, deadline, unsure: false, losses: 0, alone: false });
      pumpSoon();
    });
  }

  /** Waits for the end of this turn of the event loop, so that all orders that came in it share a batch. */
  function pumpSoon(): void {
    if (pumping) return;
    pumping = true;
    setImmediate(() => {
      pumping = false;
      pump();
    });
  }

  function pump(): void {
    while (queue.length >= (open === 0 ? 1 : secondLaneMin) && open < lanes && Date.now() >= pausedUntil) {
      const { items, links, missing } = takeBatch();
      if (missing.size > 0) readMissing(missing);
      if (items.length === 0) break;
      void send(items, links);
    }
    if (open === 0 && queue.length === 0 && !reading) for (const done of idle.splice(0)) done();
    if (heads.size > headsMax && open === 0) forgetHeads();
  }

  /** Takes, in order of arrival, what can be decided now; an order that must wait makes later ones of its wallets wait. */
  function takeBatch(): { items: Item[]; links: Links; missing: Set<WalletId> } {
    const items: Item[] = [];
    const links = noLinks();
    const names = new Set<string | number>();
    const waiting: Item[] = [];
    const blocked = new Set<WalletId>();
    const touched = new Set<WalletId>();
    const missing = new Set<WalletId>();

    function wait(item: Item): void {
      waiting.push(item);
      for (const { wallet } of item.order.sides) blocked.add(wallet);
    }

    let taken = 0;
    for (const item of queue) {
      if (items.length >= batchMax || (items.length > 0 && (item.alone || items[0]!.alone))) break;
      taken++;
      const { sides, request, ends } = item.order;
      // Two of one name, or two ends of one hold, would undo each other's batch; the second waits and finds the first.
      const isRepeat = names.has(request) || (ends !== undefined && names.has(ends.transferId));
      if (isRepeat || sides.some(({ wallet }) => busy.has(wallet) || blocked.has(wallet))) {
        wait(item);
        continue;
      }
      const unknown = sides.filter(({ wallet }) => !heads.has(wallet));
      if (unknown.length > 0) {
        // Blocks nobody: its wallets may well move before its heads are read.
        for (const { wallet } of unknown) missing.add(wallet);
        waiting.push(item);
        continue;
      }
      const misfit = addOrder(links, item.order, heads);
      if (!misfit) {
        items.push(item);
        names.add(request);
        if (ends) names.add(ends.transferId);
        for (const { wallet } of sides) touched.add(wallet);
      } else if (!touched.has(misfit.wallet) && heads.get(misfit.wallet)!.readAt > item.arrived) {
        item.reject(new misfit.reason());
      } else {
        // Another process may have moved it, or this batch may yet fail: refuse only on a balance read afresh.
        if (!touched.has(misfit.wallet)) {
          heads.delete(misfit.wallet);
          missing.add(misfit.wallet);
        }
        wait(item);
      }
    }
    queue = waiting.concat(queue.slice(taken));
    return { items, links, missing };
  }

  function readMissing(missing: Set<WalletId>): void {
    if (reading) return;
    reading = true;
    const readAt = ++clock;
    readHeads(pool, [...missing])
      .then(found => found.forEach((head, wallet) => heads.set(wallet, { ...head, readAt })))
      .catch(pause)
      .finally(() => {
        reading = false;
        pump();
      });
  }

  async function send(items: Item[], links: Links): Promise<void> {
    const wallets = new Set(links.rows.map(row => row.wallet));
    for (const wallet of wallets) busy.add(wallet);
    open++;
    let outcomes: (Entry | Misfit)[] = [];
    try {
      outcomes = items.some(item => item.losses >= lossesMax)
        ? await postExclusively(items)
        : await withConnection(pool, lane => postLinks(lane, links));
    } catch (error) {
      for (const wallet of wallets) heads.delete(wallet);
      await recover(items, error);
    }
    for (const wallet of wallets) busy.delete(wallet);
    open--;
    // The next batch leaves before these callers hear: PostgreSQL works while we answer them.
    pump();
    outcomes.forEach((outcome, index) => {
      if ('reason' in outcome) items[index]!.reject(new outcome.reason());
      else items[index]!.resolve({ entry: outcome, replayed: false });
    });
  }

  /** Reads, decides and writes while no other writer can: for orders that lost their race too often. */
  async function postExclusively(items: Item[]): Promise<(Entry | Misfit)[]> {
    return transaction(pool, async tx => {
      await tx.query('select pg_advisory_xact_lock($1)', [writersLock]);
      const wallets = [...new Set(items.flatMap(item => item.order.sides.map(side => side.wallet)))];
      for (const wallet of wallets) heads.delete(wallet);
      const fresh = await readHeads(tx, wallets);
      const links = noLinks();
      const misfits = items.map(item => addOrder(links, item.order, fresh));
      const entries = links.orders.length > 0 ? await postLinks(tx, links) : [];
      return misfits.map(misfit => misfit ?? entries.shift()!);
    });
  }

  async function recover(items: Item[], error: unknown): Promise<void> {
    switch (batchFault(error)) {
      case 'stale':
        distrustHeads();
        for (const item of items) item.losses++;
        if (items[0]!.losses > givenUpAfter) return tryAlone(items, error as Error);
        queue = items.concat(queue);
        return;
      case 'done_before':
        return answerRepeats(items);
      case 'disconnected':
        pause();
        retryWhilePatient(items);
        return;
      case 'ended_before':
        return tryAlone(items, new HoldEnded());
      case 'over_allowance':
        return tryAlone(items, new AllowanceExceeded());
      case 'rejected':
        return tryAlone(items, error as Error);
    }
  }

  /**
   * Another process is writing too, so whatever we remember may be as old as the head that failed. Reading all of them
   * again costs one query for many; finding out one refused batch at a time would cost a refusal for nearly every batch.
   */
  function distrustHeads(): void {
    if (busy.size === 0) return heads.clear();
    for (const wallet of heads.keys()) if (!busy.has(wallet)) heads.delete(wallet);
  }

  /** One bad order must not take its neighbours down: each is tried alone, and the bad one answers for itself. */
  function tryAlone(items: Item[], reason: Error): void {
    if (items.length === 1) return items[0]!.reject(reason);
    for (const item of items) item.alone = true;
    queue = items.concat(queue);
  }

  /** Some of these were written before, by anyone: those are answered with what stands, the rest go again. */
  async function answerRepeats(items: Item[]): Promise<void> {
    let written: Awaited<ReturnType<typeof readByRequest>>;
    try {
      written = await readByRequest(
        pool,
        items.map(item => item.order.request),
      );
    } catch {
      pause();
      return retryWhilePatient(items);
    }
    const unwritten = items.filter(item => {
      const entry = written.get(item.order.request);
      if (entry) item.resolve({ entry, replayed: !item.unsure });
      return !entry;
    });
    queue = unwritten.concat(queue);
  }

  function retryWhilePatient(items: Item[]): void {
    const patient = items.filter(item => {
      item.unsure = true;
      if (Date.now() < item.deadline) return true;
      item.reject(new OutcomeUnknown());
      return false;
    });
    queue = patient.concat(queue);
  }

  /** The books are out of reach: stop asking for a moment, and give up those who have waited too long. */
  function pause(): void {
    pausedUntil = Date.now() + 100;
    const late = queue.filter(item => Date.now() >= item.deadline);
    if (late.length > 0) queue = queue.filter(item => Date.now() < item.deadline);
    for (const item of late) item.reject(item.unsure ? new OutcomeUnknown() : new WriterBusy());
    setTimeout(pump, 110);
  }

  /** A Map keeps insertion order, so its first keys were learnt longest ago. */
  function forgetHeads(): void {
    for (const wallet of heads.keys()) {
      if (heads.size <= headsMax / 2) return;
      heads.delete(wallet);
    }
  }

  return {
    post,
    async close() {
      if (queue.length > 0 || open > 0 || reading) await new Promise<void>(resolve => idle.push(resolve));
    },
  };
}
