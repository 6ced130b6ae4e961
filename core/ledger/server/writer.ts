import { isDatabaseBusy, isDatabaseUnavailable, isReadOnly } from '@wura/database/errors';
import { isLostRace, withConnection } from '@wura/database';
import { spanUnderWay, traced, type Begun, type SpanContext } from '@wura/platform/tracing';
import type { Pool } from 'pg';
import { callPost, type Outcome } from './call.ts';
import { isQueueing, isRacedKey } from './faults.ts';
import {
  OutcomeUnknown,
  refusalOf,
  shortNameOf,
  WriterBusy,
  type Order,
  type Posted,
  type Side,
  type WalletId,
} from './order.ts';
import { readByRequest } from './read.ts';

// Past 300 lines because it is one state machine: a queue, the lanes that write, and the orders that wait for a wallet.

export interface Writer {
  /**
   * Resolves once the transfer is committed and durable. Of an owner who has changed something lately it is refused with `AskAgain`:
   * what was asked before it came here may not be true any more.
   */
  post(order: Order): Promise<Posted>;
  /** Finishes what is queued. */
  close(): Promise<void>;
}

export interface WriterOptions {
  /** Connections of the writer's own: one more than lanes. */
  pool: Pool;
  /** Batches in the air at once. Two keep PostgreSQL busy while we build the next; more only meet on wallets. */
  lanes?: number;
  batchMax?: number;
  queueMax?: number;
  /** How old an order may be that has not been sent: older ones are refused, and so are those who come behind them. */
  queueAgeMaxMs?: number;
  /** How long PostgreSQL may take over a batch before the connection is given up. */
  callMaxMs?: number;
  /** How long an order that may have been written waits to find out. */
  patienceMs?: number;
}

interface Item {
  readonly order: Order;
  readonly resolve: (posted: Posted) => void;
  readonly reject: (reason: Error) => void;
  readonly arrivedAt: number;
  /** What it is a part of, where that is traced. */
  readonly span: SpanContext | undefined;
  isInFlight: boolean;
  /** A connection broke under an attempt of ours, which may therefore be what a repeat finds. */
  isUnsure: boolean;
  isAnswered: boolean;
  /** Why its last attempt failed, for those who read the log. */
  fault: Error | undefined;
  losses: number;
  /** How often in a row its wallet was locked by another transaction. */
  meetings: number;
}

type Answer = () => void;

interface Batch {
  readonly items: Item[];
  /** The one wallet that it waits for. */
  readonly waitFor?: WalletId;
}

/**
 * A further lane opens only for a batch worth its while: below this, waiting for the open one makes one good batch of two
 * poor ones, and PostgreSQL's cost for each call is shared by more.
 */
const secondLaneMin = 64;
/** After this many lost races in a row an order is refused as one that may come again. */
const lossesMax = 5;
/** As many callers as a batch names in a trace. */
const linksMax = 32;
/**
 * Two batches that meet on a wallet mostly meet once, and the order goes with the next batch. When it has met others this
 * often, many write to its wallet, or one keeps it, and the wallet is waited for.
 */
const meetingsMax = 3;
/**
 * An order that was left for so long is kept by a batch that hangs, and from then on keeps only its payer's later orders:
 * otherwise all whom it pays would hang with it, and all whom they pay.
 */
const keptAfterMs = 100;
/** Before a wallet that could not be had is asked for again. */
const breatheMs = 10;
/** For how long a writer that met others keeps to one lane, before it looks whether they are gone. */
const crowdedForMs = 1_000;
const sweepMs = 250;
/** For how long after an order that had come before others are taken to follow, as from a client that sends all again. */
const repeatsForMs = 1_000;
/** Some ten megabytes. */
const seenMax = 200_000;

/**
 * Turns concurrent orders into few large commits. Each batch is one call of ledger.post, which decides every order by
 * itself: nothing is predicted or remembered here, so any number of processes may do the same at once. Of one process's own
 * batches no two touch one wallet. An order that finds its wallet locked by other transactions again and again goes to a lane
 * apart, which waits for one wallet at a time: so all who write to one wallet take turns, and a wallet that is kept for
 * long keeps up only the orders that need it.
 */
export function createWriter({
  pool,
  lanes = 2,
  batchMax = 256,
  queueMax = 20_000,
  queueAgeMaxMs = 2_000,
  callMaxMs = 4_000,
  patienceMs = 10_000,
}: WriterOptions): Writer {
  let queue: Item[] = [];
  /** How many in front of the queue were looked at before and left, because of a wallet and not because of many orders. */
  let passedOver = 0;
  /** Orders by the locked wallet that they wait for; the wallet in front is asked for next. */
  const waiting = new Map<WalletId, Item[]>();
  /** What was sent and not answered, a batch at a time. */
  const inFlight = new Set<readonly Item[]>();
  /** The one of them that is being asked for. */
  let asked: WalletId | undefined;
  /**
   * The wallets of the lanes' batches in flight, and in how many of these each is. What a locked wallet's orders pay and are
   * paid by is not among them.
   */
  const busy = new Map<WalletId, number>();
  /** The last link of each wallet that was written to lately. Only where to look from: PostgreSQL finds what is true. */
  const seen = new Map<WalletId, number>();
  const idle: (() => void)[] = [];
  /** Since when each open lane has its batch, the longest first. */
  const lanesSince: number[] = [];
  /** Until when orders are taken to come that came before. */
  let repeatingUntil = 0;
  /** Until when other writers are taken to be at work, with more batches than PostgreSQL does at once. */
  let crowdedUntil = 0;
  let isWaitingLaneOpen = false;
  let isPumping = false;
  let pausedUntil = 0;
  let sweeper: NodeJS.Timeout | undefined;

  pool.on('connect', connection =>
    connection.on('notice', ({ code }) => {
      const own = lanesSince.length + (isWaitingLaneOpen ? 1 : 0);
      // With all of these open it may queue behind our own.
      if (isQueueing(code) && own <= lanes) crowdedUntil = Date.now() + crowdedForMs;
    }),
  );

  function post(order: Order): Promise<Posted> {
    const next = queue[passedOver];
    const isLate = next !== undefined && Date.now() - next.arrivedAt > queueAgeMaxMs;
    if (isLate || queue.length >= queueMax) return Promise.reject(new WriterBusy('too many orders wait for the books'));
    return new Promise((resolve, reject) => {
      const state = { isInFlight: false, isUnsure: false, isAnswered: false, fault: undefined, losses: 0, meetings: 0 };
      queue.push({ order, resolve, reject, arrivedAt: Date.now(), span: spanUnderWay(), ...state });
      sweeper ??= setInterval(sweep, sweepMs);
      pumpSoon();
    });
  }

  /** Waits for the end of this turn of the event loop, so that all orders that came in it share a batch. */
  function pumpSoon(): void {
    if (isPumping) return;
    isPumping = true;
    setImmediate(() => {
      isPumping = false;
      pump();
    });
  }

  function pump(): void {
    while (isBatchWorthwhile() && lanesSince.length < lanes && Date.now() >= pausedUntil) {
      const batch = nextBatch();
      if (!batch) break;
      const sentAt = Date.now();
      lanesSince.push(sentAt);
      const wallets = new Set(batch.items.flatMap(({ order }) => order.sides.map(({ wallet }) => wallet)));
      for (const wallet of wallets) busy.set(wallet, (busy.get(wallet) ?? 0) + 1);
      void send(batch).then(answers => {
        lanesSince.splice(lanesSince.indexOf(sentAt), 1);
        for (const wallet of wallets) leave(wallet);
        tellAll(answers);
      });
    }
    if (waiting.size > 0 && !isWaitingLaneOpen && Date.now() >= pausedUntil) sendWaiting();
    if (queue.length + waiting.size + inFlight.size > 0) return;
    clearInterval(sweeper);
    sweeper = undefined;
    for (const done of idle.splice(0)) done();
  }

  /** Behind a lane that hangs even one order is. Among many writers a second lane's batch would only wait as the first's does. */
  function isBatchWorthwhile(): boolean {
    const [longest] = lanesSince;
    const now = Date.now();
    if (longest === undefined || now - longest > keptAfterMs) return queue.length > 0;
    return queue.length >= secondLaneMin && now >= crowdedUntil;
  }

  function leave(wallet: WalletId): void {
    const left = busy.get(wallet)! - 1;
    if (left > 0) busy.set(wallet, left);
    else busy.delete(wallet);
  }

  /**
   * Where many pay into one wallet, their next batch waits for it in PostgreSQL while the one before is written: built and sent
   * only after that, it would leave PostgreSQL idle meanwhile.
   */
  function nextBatch(): Batch | undefined {
    const items = take();
    if (items.length > 0) return { items };
    const waitFor = queue.length >= secondLaneMin ? busiest() : undefined;
    if (waitFor === undefined) return undefined;
    const behind = take(waitFor);
    return behind.length > 0 ? { items: behind, waitFor } : undefined;
  }

  /** A wallet in flight that enough of the queue pay into to make a batch. */
  function busiest(): WalletId | undefined {
    const orders = new Map<WalletId, number>();
    for (const { order } of queue) {
      for (const { wallet, amount } of order.sides) {
        if (amount > 0n && busy.has(wallet)) orders.set(wallet, (orders.get(wallet) ?? 0) + 1);
      }
    }
    for (const [wallet, count] of orders) if (count >= secondLaneMin) return wallet;
    return undefined;
  }

  /**
   * In order of arrival. What a batch in flight writes to is left for a later one, and so is what would overtake it; except what
   * pays into a wallet that this batch waits `behind`, for nobody loses by it if that comes first. Two of one name would undo each
   * other; the second waits and finds the first.
   */
  function take(behind?: WalletId): Item[] {
    const items: Item[] = [];
    const left: Item[] = [];
    const names = new Set<number>();
    const blocked = new Set<WalletId>();
    const isTaken = ({ wallet, amount }: Side) =>
      wallet === behind ? amount < 0n : busy.has(wallet) || blocked.has(wallet);
    const now = Date.now();
    let looked = 0;
    for (const item of queue) {
      if (items.length >= batchMax) break;
      looked++;
      const { sides } = item.order;
      const name = shortNameOf(item.order.request);
      const kept = sides.find(({ wallet }) => wallet === asked || waiting.has(wallet));
      if (kept) {
        lineUp(item, kept.wallet);
      } else if (names.has(name) || sides.some(isTaken)) {
        left.push(item);
        const isKept = now - item.arrivedAt > keptAfterMs;
        for (const { wallet, amount } of sides) if (amount < 0n || !isKept) blocked.add(wallet);
      } else {
        items.push(item);
        names.add(name);
      }
    }
    queue = left.concat(queue.slice(looked));
    passedOver = left.length;
    return items;
  }

  function sendWaiting(): void {
    isWaitingLaneOpen = true;
    const wallet = waiting.keys().next().value!;
    asked = wallet;
    const orders = waiting.get(wallet)!;
    const names = new Set<number>();
    const items = orders.filter(({ order: { request, sides } }) => {
      const name = shortNameOf(request);
      const isFree = !names.has(name) && !sides.some(side => busy.has(side.wallet)) && names.size < batchMax;
      if (isFree) names.add(name);
      return isFree;
    });
    const left = orders.filter(item => !items.includes(item));
    // To the end of the line, whatever comes of it.
    waiting.delete(wallet);
    if (left.length > 0) waiting.set(wallet, left);
    // A batch that waits for a wallet of others has locked none yet, and finds out only then which are free: none is busy with it.
    void (items.length > 0 ? send({ items, waitFor: wallet }) : Promise.resolve([])).then(answers => {
      asked = undefined;
      const isStuck = items.length === 0 || items.some(item => !item.isAnswered && waiting.get(wallet)?.includes(item));
      setTimeout(
        () => {
          isWaitingLaneOpen = false;
          pump();
        },
        isStuck ? breatheMs : 0,
      );
      tellAll(answers);
    });
  }

  /**
   * The next batch leaves before these callers hear: PostgreSQL works while we answer them. Among many writers it works all the
   * same, for another, and what these callers ask next still comes with the batch.
   */
  function tellAll(answers: readonly Answer[]): void {
    const isCrowded = Date.now() < crowdedUntil;
    if (!isCrowded) pump();
    for (const answer of answers) answer();
    if (isCrowded) pumpSoon();
  }

  async function send({ items, waitFor }: Batch): Promise<Answer[]> {
    inFlight.add(items);
    for (const item of items) item.isInFlight = true;
    const answers = await attempt(items, waitFor);
    for (const item of items) item.isInFlight = false;
    inFlight.delete(items);
    return answers;
  }

  /** Posts a batch. What is to be said to whom is answered; the rest goes back to wait. */
  async function attempt(items: Item[], waitFor?: WalletId): Promise<Answer[]> {
    let outcomes: Outcome[];
    try {
      outcomes = await call(items, waitFor);
    } catch (error) {
      return recover(items, error as Error, waitFor);
    }
    const answers: Answer[] = [];
    const repeats: Item[] = [];
    const again: Item[] = [];
    outcomes.forEach((outcome, index) => {
      const item = items[index]!;
      if (!('verdict' in outcome)) answers.push(() => settle(item, () => item.resolve({ entry: outcome, replayed: false })));
      else if (outcome.verdict === 'done_before') repeats.push(item);
      else if (outcome.verdict !== 'in_use') answers.push(() => settle(item, () => item.reject(refusalOf(outcome.verdict))));
      else if (++item.meetings < meetingsMax) again.push(item);
      else wait(item, outcome.waitsFor ?? item.order.sides[0].wallet);
    }); // oxfmt-ignore
    requeue(again);
    if (repeats.length > 0) {
      repeatingUntil = Date.now() + repeatsForMs;
      answers.push(...(await recall(repeats)));
    }
    return answers;
  }

  /** On one connection, given up when it does not answer in time: what it was asked may then have been done or not. */
  function call(items: readonly Item[], waitFor: WalletId | undefined): Promise<Outcome[]> {
    if (seen.size > seenMax) seen.clear();
    const orders = items.map(item => item.order);
    const options = { goesOn: false, waitFor, seen, areNew: Date.now() >= repeatingUntil, asksAgain: true };
    const post = () => withConnection(pool, lane => inTime(callPost(lane, orders, options), callMaxMs));
    return traced('post batch', batchOf(items), post);
  }

  function wait(item: Item, wallet: WalletId): void {
    if (!refuseLate(item)) lineUp(item, wallet);
  }

  function lineUp(item: Item, wallet: WalletId): void {
    const others = waiting.get(wallet);
    if (others) others.push(item);
    else waiting.set(wallet, [item]);
  }

  function requeue(items: Item[]): void {
    const again = items.filter(item => !item.isAnswered && !refuseLate(item));
    queue = again.concat(queue);
    passedOver += again.length;
  }

  /** An attempt has ended without writing it, so it may be refused, and has waited long enough. */
  function refuseLate(item: Item): boolean {
    if (item.isUnsure || Date.now() - item.arrivedAt <= queueAgeMaxMs) return false;
    settle(item, () => item.reject(busyWith(item)));
    return true;
  }

  function settle(item: Item, answer: Answer): void {
    if (item.isAnswered) return;
    item.isAnswered = true;
    answer();
  }

  async function recover(items: Item[], error: Error, waitFor?: WalletId): Promise<Answer[]> {
    for (const item of items) item.fault = error;
    if (isDatabaseUnavailable(error)) {
      // A database that only reads has written nothing of this attempt.
      if (!isReadOnly(error)) for (const item of items) item.isUnsure = true;
      pause();
      requeue(items);
      return [];
    }
    if (waitFor !== undefined && isDatabaseBusy(error)) {
      for (const item of items) wait(item, waitFor);
      return [];
    }
    if (isDatabaseBusy(error) || isLostRace(error) || isRacedKey(error)) {
      for (const item of items) item.losses++;
      requeue(items.filter(item => item.losses <= lossesMax));
      const lost = items.filter(item => item.losses > lossesMax);
      return lost.map(item => () => settle(item, () => item.reject(busyWith(item))));
    }
    const [only] = items;
    if (items.length === 1) return [() => settle(only!, () => only!.reject(error))];
    // One of these is wrong in a way that no order of ours should be: by halves it is found in a few calls.
    const middle = items.length >> 1;
    return [...(await attempt(items.slice(0, middle), waitFor)), ...(await attempt(items.slice(middle), waitFor))];
  }

  /** Written before, by this order or by another of its name: answered with what stands. */
  async function recall(items: Item[]): Promise<Answer[]> {
    let written: Awaited<ReturnType<typeof readByRequest>>;
    try {
      const names = items.map(item => item.order.request);
      written = await withConnection(pool, lane => inTime(readByRequest(lane, names), callMaxMs));
    } catch {
      pause();
      requeue(items);
      return [];
    }
    return items.map(item => () => {
      const entry = written.get(item.order.request);
      // The name is of something else than a transfer.
      if (!entry) return settle(item, () => item.reject(refusalOf('done_before')));
      // What an unsure order finds is its own, unless it asked for something else: then the name was another's before.
      const replayed = !item.isUnsure || entry.fingerprint !== item.order.fingerprint;
      settle(item, () => item.resolve({ entry, replayed }));
    });
  }

  /** The books are out of reach: stop asking for a moment. */
  function pause(): void {
    pausedUntil = Date.now() + 100;
    setTimeout(pump, 110);
  }

  /** Answers those who have waited long enough: what was never sent is refused, and of what was sent nothing is known. */
  function sweep(): void {
    const now = Date.now();
    const isLate = (item: Item) => {
      const isSent = item.isInFlight || item.isUnsure;
      if (now - item.arrivedAt <= (isSent ? patienceMs : queueAgeMaxMs)) return false;
      settle(item, () => item.reject(isSent ? unknownOf(item) : busyWith(item)));
      return true;
    };
    for (const items of inFlight) items.forEach(isLate);
    const front = queue.slice(0, passedOver).filter(item => !isLate(item));
    queue = front.concat(queue.slice(passedOver).filter(item => !isLate(item)));
    passedOver = front.length;
    for (const [wallet, items] of waiting) {
      const left = items.filter(item => !isLate(item));
      if (left.length > 0) waiting.set(wallet, left);
      else waiting.delete(wallet);
    }
    pump();
  }

  return {
    post: order => traced('books', {}, () => post(order)),
    async close() {
      if (queue.length + waiting.size + inFlight.size > 0) await new Promise<void>(resolve => idle.push(resolve));
    },
  };
}

const busyWith = ({ fault }: Item) => new WriterBusy('the books cannot be written soon enough', { cause: fault });
const unknownOf = ({ fault }: Item) => new OutcomeUnknown('the books do not tell whether it stands', { cause: fault });

/** Of many callers at once, so it belongs to none of them and points to some. */
const batchOf = (items: readonly Item[]): Begun => ({
  parent: undefined,
  facts: { 'wura.orders': items.length },
  links: items.flatMap(({ span }) => (span ? [span] : [])).slice(0, linksMax),
});

async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('the books do not answer'), { code: 'ETIMEDOUT' })), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
