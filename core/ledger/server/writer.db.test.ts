import { randomUUID } from '@wura/testkit/random';
import type { Pool } from '@wura/database';
import type { PoolClient } from 'pg';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { rounds } from '@wura/testkit/rounds';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { postJournal } from './journal.ts';
import { DoneBefore, HoldEnded, InsufficientFunds, OutcomeUnknown, WriterBusy, type Order } from './order.ts';
import { readHead, readHeads } from './read.ts';
import { fundedWallets, hold, registerKinds, transfer } from '../testing/wallets.ts';
import { booksBalance, verifyBooks } from './verify.ts';
import { systemWallet } from './wallets.ts';
import { createWriter, type Writer } from './writer.ts';

let database: TestDatabase;
let app: Pool;
let owner: Pool;
let writer: Writer;
/** A second process as far as the books can tell: its own connections, and heads it learnt at other times. */
let other: Writer;

beforeAll(async () => {
  database = await cloneDatabase();
  app = database.pool();
  owner = database.pool('wura_ledger');
  await registerKinds(owner);
  writer = createWriter({ pool: database.pool() });
  other = createWriter({ pool: database.pool() });
});
afterAll(async () => {
  await Promise.all([writer.close(), other.close()]);
  await database.close();
});
afterEach(async () => {
  const report = await verifyBooks(owner);
  expect(
    booksBalance(report),
    JSON.stringify(report, (_key, value) => (typeof value === 'bigint' ? `${value}` : value)),
  ).toBe(true);
});

const funded = (count: number, balance: bigint) => fundedWallets(app, { count, balance, post: writer.post });
const balanceOf = async (wallet: number) => (await readHead(app, wallet)).balance;

async function settle(posts: Promise<unknown>[]) {
  const results = await Promise.allSettled(posts);
  const refused = results.filter(result => result.status === 'rejected');
  for (const { reason } of refused) expect(reason).toBeInstanceOf(InsufficientFunds);
  return { done: results.length - refused.length, refused: refused.length };
}

/** As a customer does who heard no answer: the same order again, under the same name, until it is known what became of it. */
async function postUntilKnown(order: Order): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    try {
      await writer.post(order);
      return;
    } catch (error) {
      // It stands in the books: an earlier try was written.
      if (error instanceof DoneBefore) return;
      if (!(error instanceof OutcomeUnknown || error instanceof WriterBusy)) throw error;
    }
  }
  throw new Error(`the order ${order.request} was never known to be written`);
}

/** One that no server ends because nothing is asked in it, however slow the machine. */
async function openTransaction(): Promise<PoolClient> {
  const client = await app.connect();
  await client.query('begin; set local idle_in_transaction_session_timeout = 0');
  return client;
}

describe('the writer', () => {
  it('answers with the link as it stands in the books', async () => {
    const [a, b] = await funded(2, 500n);
    const { entry, replayed } = await writer.post(transfer(a!, b!, 120n));
    expect(replayed).toBe(false);
    expect(entry).toMatchObject({
      wallet: a,
      seq: 2,
      amount: -120n,
      balanceAfter: 380n,
      cumCredit: 500n,
      moves: 2,
      counterparty: b,
    });
    expect(await readHead(app, b!)).toMatchObject({ balance: 620n, cumCredit: 620n, moves: 2 });
  });

  it('refuses what the wallet cannot pay, and nothing moves', async () => {
    const [a, b] = await funded(2, 100n);
    await expect(writer.post(transfer(a!, b!, 101n))).rejects.toBeInstanceOf(InsufficientFunds);
    expect(await balanceOf(a!)).toBe(100n);
  });

  it('sees money that another process brought in before it refuses', async () => {
    const [a, b, c] = await funded(3, 100n);
    await writer.post(transfer(a!, b!, 100n));
    await other.post(transfer(c!, a!, 60n));
    const { entry } = await writer.post(transfer(a!, b!, 60n));
    expect(entry.balanceAfter).toBe(0n);
  });

  it('writes both of two orders whose names only begin alike, and answers each with its own entry', async () => {
    const [a, b] = await funded(2, 1000n);
    const request = randomUUID();
    const alike = `${request.slice(0, 8)}${randomUUID().slice(8)}`;
    const answers = await Promise.all([
      writer.post(transfer(a!, b!, 10n, { request })),
      writer.post(transfer(b!, a!, 25n, { request: alike })),
    ]);
    expect(answers.map(({ entry, replayed }) => [entry.amount, replayed])).toEqual([
      [-10n, false],
      [-25n, false],
    ]);
  });

  it('answers a second order of one name with the entry of the first', async () => {
    const [a, b] = await funded(2, 1000n);
    const request = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => (n % 2 ? writer : other).post(transfer(a!, b!, 10n, { request }))),
    );
    expect(answers.filter(answer => !answer.replayed)).toHaveLength(1);
    expect(new Set(answers.map(answer => answer.entry.transferId)).size).toBe(1);
    expect(await balanceOf(a!)).toBe(990n);
  });

  it('carries on when the server cuts every connection in the middle, and loses and doubles nothing', async () => {
    const wallets = await funded(20, 10_000n);
    const owner = database.pool('none');
    const orders = Array.from({ length: 400 }, (_, n) => transfer(wallets[n % 20]!, wallets[(n * 7 + 1) % 20]!, 3n));
    const cut = async () => {
      const { rowCount } = await owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'wura-test' and pid <> pg_backend_pid() and datname = current_database()
            and query like '%ledger.post(%'`,
      );
      return rowCount ?? 0;
    };
    let cuts = 0;
    for (let n = 0; n < orders.length; n += 20) {
      const posting = Promise.all(orders.slice(n, n + 20).map(postUntilKnown));
      const [cutNow] = await Promise.all([cut(), posting]);
      cuts += cutNow;
    }
    expect(cuts).toBeGreaterThan(0);
    const { rows } = await app.query<{ count: bigint }>(
      'select count(*) from ledger.entry where request = any($1::uuid[])',
      [orders.map(order => order.request)],
    );
    expect(rows[0]!.count).toBe(400n);
  });
});

describe('an order that may not be', () => {
  it('is refused alone, and the orders beside it are written in one batch', async () => {
    const wallets = await funded(200, 100n);
    const pay = (n: number) => transfer(wallets[n]!, wallets[(n + 1) % 200]!, 1n);
    const allowance = { owner: 4_711n, period: '2026-11-21', sum: 2n, ceiling: 1n };
    const orders = wallets.map((_, n) => pay(n));
    const wrong = [
      { ...pay(7), allowance },
      transfer(wallets[8]!, wallets[9]!, 100_000n),
      { ...pay(9), sides: [pay(9).sides[0], { ...pay(9).sides[1], ceiling: 5n }] as const },
    ];
    const all = [...orders.slice(0, 100), ...wrong, ...orders.slice(100)];
    const results = await Promise.allSettled(all.map(order => writer.post(order)));
    expect(results.filter(result => result.status === 'rejected').map(({ reason }) => reason.constructor.name)).toEqual(
      ['AllowanceExceeded', 'InsufficientFunds', 'CeilingReached'],
    );
    const batches = results.flatMap(result =>
      result.status === 'fulfilled' ? [Math.floor(result.value.entry.transferId / 4096)] : [],
    );
    expect(new Set(batches).size).toBe(1);
  });
});

describe('where others keep PostgreSQL busy', () => {
  it('a writer sends what comes meanwhile as one batch, once its turn has come', async () => {
    const wallets = await funded(300, 10n);
    const pay = (from: number, count: number) =>
      Array.from({ length: count }, (_, n) =>
        writer.post(transfer(wallets[from + 2 * n]!, wallets[from + 2 * n + 1]!, 1n)),
      );
    const others = await openTransaction();
    await others.query('select pg_advisory_xact_lock(7302001, 1), pg_advisory_xact_lock(7302001, 2)');
    // Its clock stands still: a writer whose lane has waited for long opens another, and how long this takes is the machine's.
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const first = pay(0, 5);
      await expect.poll(() => countWaiting('advisory')).toBe(1);
      const then = pay(10, 70);
      await new Promise(resolve => setImmediate(resolve));
      then.push(...pay(150, 70));
      await new Promise(resolve => setImmediate(resolve));
      await others.query('commit');
      await Promise.all(first);
      const batches = (await Promise.all(then)).map(({ entry }) => Math.floor(entry.transferId / 4096));
      expect(new Set(batches).size).toBe(1);
    } finally {
      vi.useRealTimers();
      await others.query('rollback');
      others.release();
    }
  });
});

describe('a wallet that many pay into', () => {
  it('has the next of them at its door while others are written, and what leaves it comes after what came before', async () => {
    const [a, b, busy, to, ...rest] = await funded(74, 100n);
    const [hot] = await funded(1, 0n);
    const own = createWriter({ pool: database.pool() });
    const frozen = await openTransaction();
    const taken = transfer(a!, b!, 10n);
    await postJournal(frozen as never, taken);
    try {
      // Of the same name, so that its batch waits for what becomes of the name, with its own wallets in hand.
      const first = own.post({ ...transfer(busy!, hot!, 1n), request: taken.request });
      await expect.poll(() => countWaiting('transactionid')).toBe(1);
      // The payer of this one is in hand, so that it goes with the batch after the next.
      const credit = own.post(transfer(busy!, hot!, 90n));
      const debit = own.post(transfer(hot!, to!, 80n));
      const credits = rest.map(from => own.post(transfer(from, hot!, 1n)));
      await expect.poll(() => countWaiting('advisory')).toBe(1);
      await frozen.query('rollback');
      await Promise.all([first, credit, debit, ...credits]);
    } finally {
      await frozen.query('rollback');
      frozen.release();
    }
    await own.close();
    expect(await balanceOf(hot!)).toBe(81n);
  });
});

/** How many transactions of this database wait for a lock of such a kind. */
async function countWaiting(kind: 'advisory' | 'transactionid'): Promise<number> {
  const { rows } = await app.query(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and wait_event = $1`,
    [kind],
  );
  return rows[0].count;
}

describe('a transaction that stays open', () => {
  it('keeps up the orders of its own wallets and nobody else’s, in its own process and in another', async () => {
    const [a, b, ...rest] = await funded(22, 1_000n);
    const frozen = await openTransaction();
    await postJournal(frozen as never, transfer(a!, b!, 10n));
    try {
      const startedAt = performance.now();
      const own = [writer, other].map(by => by.post(transfer(a!, rest[0]!, 1n)).then(() => 'written', () => 'refused'));
      const others = Array.from({ length: 200 }, (_, n) =>
        (n % 2 ? writer : other).post(transfer(rest[n % 20]!, rest[(n * 3 + 1) % 20]!, 1n)),
      );
      await Promise.all(others);
      expect(performance.now() - startedAt).toBeLessThan(2_000);
      // Nothing was sent that could have been written, so they are told to come again, and soon.
      expect(await Promise.all(own)).toEqual(['refused', 'refused']);
      expect(performance.now() - startedAt).toBeLessThan(5_000);
    } finally {
      await frozen.query('rollback');
      frozen.release();
    }
    await writer.post(transfer(a!, rest[0]!, 1n));
    expect(await balanceOf(a!)).toBe(999n);
  }); // oxfmt-ignore

  it('keeps up none of those whom its orders would pay', async () => {
    const [a, b, ...rest] = await funded(22, 1_000n);
    const frozen = await openTransaction();
    await postJournal(frozen as never, transfer(a!, b!, 10n));
    const refusals: unknown[] = [];
    const own = rest.map(to => writer.post(transfer(a!, to, 1n)).catch((error: unknown) => void refusals.push(error)));
    try {
      // One after the other: each would have to wait out an attempt at the wallet that is kept, if it waited for any.
      for (let n = 0; n < 40; n++) await writer.post(transfer(rest[n % 20]!, rest[(n * 3 + 1) % 20]!, 1n));
      expect(refusals).toEqual([]);
      await Promise.all(own);
      expect(refusals).toEqual(Array(20).fill(expect.any(WriterBusy)));
    } finally {
      await frozen.query('rollback');
      frozen.release();
    }
  });

  it('makes nobody late but those who need a wallet of the batch that it keeps', async () => {
    const [a, b, c, d, ...rest] = await funded(14, 1_000n);
    const hasty = createWriter({ pool: database.pool(), queueAgeMaxMs: 1_000 });
    const frozen = await openTransaction();
    const taken = transfer(a!, b!, 10n);
    await postJournal(frozen as never, taken);
    // Of the same name, so that its batch waits for what becomes of the name, with its own wallets in hand.
    const stuck = hasty.post({ ...transfer(c!, d!, 1n), request: taken.request }).catch(() => {});
    let late = 0;
    try {
      // The batch leaves at the end of this turn, with this order alone.
      await new Promise(resolve => setImmediate(resolve));
      for (let n = 0; late < 3; n++) {
        if (n % 10 === 0) hasty.post(transfer(c!, rest[n % 10]!, 1n)).catch(() => late++);
        await hasty.post(transfer(rest[n % 10]!, rest[(n * 3 + 1) % 10]!, 1n));
      }
    } finally {
      await frozen.query('rollback');
      frozen.release();
    }
    await stuck;
    await hasty.close();
  });

  it('is waited for, when it ends in time', async () => {
    const [a, b] = await funded(2, 10n);
    const slow = await openTransaction();
    await postJournal(slow as never, transfer(a!, b!, 4n));
    const refusal = writer.post(transfer(a!, b!, 7n)).catch((error: unknown) => error);
    const [c, d] = await funded(2, 10n);
    await writer.post(transfer(c!, d!, 1n));
    await slow.query('commit');
    slow.release();
    expect(await refusal).toBeInstanceOf(InsufficientFunds);
    expect(await balanceOf(a!)).toBe(6n);
  });
});

describe('a database that does not answer', () => {
  /** Whatever is posted meanwhile waits inside PostgreSQL, as long as the work lasts. */
  async function stopped(work: () => Promise<void>): Promise<void> {
    const stopper = await owner.connect();
    await stopper.query('begin; lock table ledger.chain in access exclusive mode');
    try {
      await work();
    } finally {
      await stopper.query('rollback');
      stopper.release();
    }
  }
  async function waitingBackends(): Promise<number> {
    // What others ask is shown to the login that owns the database.
    const { rows } = await database.pool('none').query<{ count: bigint }>(
      `select count(*) from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like '%ledger.post(%'`,
    );
    return Number(rows[0]!.count);
  }
  const impatient = () => createWriter({ pool: app, lanes: 1, callMaxMs: 300, queueAgeMaxMs: 200, patienceMs: 1_000 });

  it('is given up in time: what was sent is unknown, what was not is refused, and so is what comes behind', async () => {
    const [a, b, c, d] = await funded(4, 100n);
    const hurried = impatient();
    await stopped(async () => {
      const startedAt = performance.now();
      const sent = hurried.post(transfer(a!, b!, 1n)).catch((reason: unknown) => reason);
      await new Promise(setImmediate);
      await new Promise(setImmediate);
      const queued = hurried.post(transfer(c!, d!, 1n)).catch((reason: unknown) => reason);
      expect(await queued).toBeInstanceOf(WriterBusy);
      expect(performance.now() - startedAt).toBeLessThan(1_000);
      expect(await sent).toBeInstanceOf(OutcomeUnknown);
      expect(performance.now() - startedAt).toBeLessThan(3_000);
    });
    await hurried.close();
    expect(await balanceOf(c!)).toBe(100n);
  });

  it('never makes an unsure order take another’s entry for its own', async () => {
    const [a, b] = await funded(2, 1_000n);
    const request = randomUUID();
    await writer.post(transfer(a!, b!, 100n, { request, fingerprint: 111 }));
    const hurried = createWriter({ pool: app, lanes: 1, callMaxMs: 100 });
    let posting: ReturnType<Writer['post']>;
    await stopped(async () => {
      posting = hurried.post(transfer(a!, b!, 999n, { request, fingerprint: 222 }));
      // The first attempt's backend waits on after it was given up, and the second one's beside it.
      await expect.poll(waitingBackends, { timeout: 8_000 }).toBeGreaterThan(1);
    });
    expect(await posting!).toMatchObject({ replayed: true, entry: { amount: -100n, fingerprint: 111 } });
    await hurried.close();
  });
});

describe.each([
  ['one process', () => [writer]],
  ['two processes', () => [writer, other]],
] as const)('races on %s', (_name, writersOf) => {
  const take = (n: number) => writersOf()[n % writersOf().length]!;

  it(`one balance with many spends pays exactly as many as it covers: ${rounds} rounds`, async () => {
    for (let round = 0; round < rounds; round++) {
      const [a, b] = await funded(2, 70n);
      const { done } = await settle(Array.from({ length: 12 }, (_, n) => take(n).post(transfer(a!, b!, 10n))));
      expect(done).toBe(7);
      expect(await balanceOf(a!)).toBe(0n);
    }
  });

  it(`two wallets that pay each other at once both finish: ${rounds} rounds`, async () => {
    const [a, b] = await funded(2, 1_000n);
    for (let round = 0; round < rounds; round++) {
      const orders = Array.from({ length: 8 }, (_, n) => (n % 2 ? transfer(a!, b!, 5n) : transfer(b!, a!, 5n)));
      expect((await settle(orders.map((order, n) => take(n >> 1).post(order)))).done).toBe(8);
    }
    expect(await balanceOf(a!)).toBe(1_000n);
  });

  it(`everyone paying one wallet gets through: ${rounds} rounds`, async () => {
    const [hot, ...payers] = await funded(9, 1_000n);
    for (let round = 0; round < rounds; round++) {
      expect((await settle(payers.map((payer, n) => take(n).post(transfer(payer, hot!, 1n))))).done).toBe(8);
    }
    expect(await balanceOf(hot!)).toBe(1_000n + 8n * BigInt(rounds));
  });

  it(`a hold ends once, however many settle and return it: ${rounds} rounds`, async () => {
    const [a] = await funded(1, 200_000n);
    const clearing = await systemWallet(app, { purpose: 'clearing', currency: 1 });
    const out = await systemWallet(app, { purpose: 'bank', currency: 1 });
    for (let round = 0; round < rounds; round++) {
      const held = await writer.post(transfer(a!, clearing, 100n, { kind: hold }));
      const { transferId } = held.entry;
      const ends = Array.from({ length: 4 }, (_, n) =>
        n % 2
          ? transfer(clearing, out, 100n, { ends: { transferId, outcome: 'settled' } })
          : transfer(clearing, a!, 100n, { kind: hold, ends: { transferId, outcome: 'returned' } }),
      );
      const results = await Promise.allSettled(ends.map((order, n) => take(n).post(order)));
      const losers = results.filter(result => result.status === 'rejected');
      expect(losers).toHaveLength(3);
      for (const { reason } of losers) expect(reason).toBeInstanceOf(HoldEnded);
    }
    const heads = await readHeads(app, [a!, clearing]);
    expect(heads.get(clearing)!.balance).toBe(0n);
    const { balance, cumCredit, moves } = heads.get(a!)!;
    expect(cumCredit - balance).toBe(BigInt(moves - 1) * 100n);
  });
});
