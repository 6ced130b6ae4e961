import { transaction, type Pool } from '@wura/database';
import { silentLog } from '@wura/platform/log';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { untilSomebodyWaits } from '@wura/testkit/until-waiting';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  assertLease,
  claim,
  complete,
  enqueue,
  enqueueClaimed,
  extendLease,
  keepingLease,
  LeaseLost,
  plan,
  reschedule,
  type Job,
} from './jobs.ts';
import { createJobRunner, type JobHandler } from './run-jobs.ts';

let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await cloneDatabase();
  pool = database.pool('wura_worker');
});
afterAll(() => database.close());
beforeEach(() => pool.query('delete from jobs.job'));

const enqueued = (subject: string, inMs = 0) =>
  transaction(pool, tx => enqueue(tx, { kind: 'ask', subject }, { inMs }));
const claims = () => claim(pool, new Map([['ask', 10]]));
const makeDue = () => pool.query('update jobs.job set due_at = now()');
const count = async () => (await pool.query('select from jobs.job')).rowCount;

function runner(handle: JobHandler, parallelMax = 8) {
  return createJobRunner({ pool, log: silentLog, kinds: new Map([['ask', handle]]), parallelMax });
}

describe('a job', () => {
  it('is there if and only if its transaction was', async () => {
    const undone = transaction(pool, async tx => {
      await enqueue(tx, { kind: 'ask', subject: 'a' });
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect(await count()).toBe(0);
    await enqueued('a');
    expect((await claims()).map(({ subject }) => subject)).toEqual(['a']);
  });

  it('is not claimed before it is due, nor twice, until the lease has ended', async () => {
    await enqueued('later', 60_000);
    await enqueued('now');
    const [first] = await claims();
    expect(first).toMatchObject({ subject: 'now', claims: 1 });
    expect(await claims()).toEqual([]);
    await makeDue();
    expect(new Set((await claims()).map(job => job.claims))).toEqual(new Set([1, 2]));
  });

  it('is planned by each worker that starts, and not waited for where a frozen one holds it', async () => {
    const job = { kind: 'ask', subject: 'standing' };
    await plan(pool, job, { inMs: 60_000 });
    expect(await claims()).toEqual([]);
    await plan(pool, job);
    const [claimed] = await claims();
    await transaction(pool, async frozen => {
      await assertLease(frozen, claimed!);
      await plan(pool, job);
    });
    expect(await count()).toBe(1);
    // In hand it is due again when that worker is through with it.
    await plan(pool, job);
    await transaction(pool, tx => reschedule(tx, claimed!, 60_000));
    expect(await claims()).toMatchObject([{ subject: 'standing', claims: 2 }]);
  });

  it('enqueued twice is one, due at the sooner time', async () => {
    await enqueued('a', 60_000);
    await enqueued('a');
    await enqueued('a', 60_000);
    expect(await count()).toBe(1);
    expect(await claims()).toHaveLength(1);
  });

  it('enqueued again while it is in hand is due once its worker is through with it, and not before', async () => {
    await enqueued('finished');
    await enqueued('put off');
    const inHand = await claims();
    for (const { subject } of inHand) await enqueued(subject);
    expect(await claims()).toEqual([]);
    for (const job of inHand) {
      if (job.subject === 'finished') await transaction(pool, tx => complete(tx, job));
      else await reschedule(pool, job, 60_000);
    }
    const again = await claims();
    expect(again.map(({ subject }) => subject).sort()).toEqual(['finished', 'put off']);
    for (const job of again) await transaction(pool, tx => complete(tx, job));
    expect(await count()).toBe(0);
  });

  it('of a worker that died has failed once more, and one whose lease was extended has not', async () => {
    await enqueued('a');
    const [first] = await claims();
    await extendLease(pool, first!);
    expect(await claims()).toEqual([]);
    await makeDue();
    const [second] = await claims();
    expect(second).toMatchObject({ claims: 2, failures: 1 });
    await expect(extendLease(pool, first!)).rejects.toThrow(LeaseLost);
    await reschedule(pool, second!, 0);
    expect(await claims()).toMatchObject([{ claims: 3, failures: 0 }]);
  });

  it('that takes longer than a lease stays with the worker that keeps it, and is free when that one is done or dead', async () => {
    await enqueued('long');
    const [job] = await claims();
    const isKept = async () => {
      const { rows } = await pool.query(`select due_at > clock_timestamp() + interval '10 s' as kept from jobs.job`);
      return rows[0].kept;
    };
    const end = () => pool.query(`update jobs.job set due_at = clock_timestamp() + interval '1 s'`);
    const answer = await keepingLease(
      pool,
      job!,
      async () => {
        await end();
        await expect.poll(isKept).toBe(true);
        await end();
        await expect.poll(isKept).toBe(true);
        expect(await claims()).toEqual([]);
        return 'done';
      },
      { everyMs: 20 },
    );
    expect(answer).toBe('done');
    // One more word of it may be on its way.
    await expect.poll(async () => (await makeDue(), (await claims()).length)).toBe(1);
  });

  it('of a kind with a thousand before it is claimed with the first of them', async () => {
    await transaction(pool, async tx => {
      for (let n = 0; n < 50; n++) await enqueue(tx, { kind: 'mail', subject: String(n) });
      await enqueue(tx, { kind: 'ask', subject: 'last' });
      await enqueue(tx, { kind: 'unknown here', subject: 'left alone' });
    });
    const taken = await claim(
      pool,
      new Map([
        ['mail', 3],
        ['ask', 3],
      ]),
    );
    expect(taken.map(({ kind }) => kind).sort()).toEqual(['ask', 'mail', 'mail', 'mail']);
  });

  it('claimed by another worker is out of reach for the one that had it', async () => {
    const mine = await transaction(pool, tx => enqueueClaimed(tx, { kind: 'ask', subject: 'a' }));
    await transaction(pool, tx => assertLease(tx, mine));
    await makeDue();
    const [theirs] = await claims();
    for (const write of [complete, assertLease] as const) {
      await expect(transaction(pool, tx => write(tx, mine))).rejects.toThrow(LeaseLost);
    }
    await expect(reschedule(pool, mine, 0)).rejects.toThrow(LeaseLost);
    await transaction(pool, tx => complete(tx, theirs!));
    expect(await count()).toBe(0);
  });
});

describe('the runner', () => {
  it('does what is due, again after a failure, and leaves the rest', async () => {
    await enqueued('good');
    await enqueued('bad');
    await enqueued('later', 60_000);
    const done: string[] = [];
    const run = runner(async job => {
      if (job.subject === 'bad' && job.failures === 0) throw new Error('not today');
      await transaction(pool, tx => complete(tx, job));
      done.push(job.subject);
    });
    expect(await run.runDue()).toBe(2);
    expect(done).toEqual(['good']);
    const { rows } = await pool.query(
      `select due_at - clock_timestamp() between '3 s' and '5 s' as soon from jobs.job where subject = 'bad'`,
    );
    expect(rows).toEqual([{ soon: true }]);
    await makeDue();
    await run.runDue();
    expect(done.sort()).toEqual(['bad', 'good', 'later']);
    expect(await count()).toBe(0);
  });

  it('tries again in seconds what went well a hundred times before it failed', async () => {
    await enqueued('old');
    await pool.query('update jobs.job set claims = 100');
    await runner(() => Promise.reject(new Error('a restart of the database'))).runDue();
    const { rows } = await pool.query(
      `select failures, due_at - clock_timestamp() < '6 s' as soon from jobs.job where subject = 'old'`,
    );
    expect(rows).toEqual([{ failures: 1, soon: true }]);
  });

  it('never has more in hand than it may, and four of them do each job once', async () => {
    await transaction(pool, async tx => {
      for (let n = 0; n < 200; n++) await enqueue(tx, { kind: 'ask', subject: String(n) });
    });
    const done: string[] = [];
    let inHand = 0;
    let inHandMost = 0;
    const handle = async (job: Job) => {
      inHandMost = Math.max(inHandMost, ++inHand);
      await transaction(pool, tx => complete(tx, job));
      done.push(job.subject);
      inHand--;
    };
    await Promise.all([1, 2, 3, 4].map(() => runner(handle, 2).runDue()));
    expect(new Set(done).size).toBe(200);
    expect(done).toHaveLength(200);
    expect(inHandMost).toBeLessThanOrEqual(8);
  });

  it('goes on looking when all it took was done before it could wait for any of it', async () => {
    const done: string[] = [];
    const atOnce: JobHandler = async job => void done.push(job.subject);
    const kinds = new Map(['ask', 'other'].map(kind => [kind, atOnce] as const));
    const run = createJobRunner({ pool, log: silentLog, lookEveryMs: 5, kinds });
    await enqueued('first');
    run.start();
    await expect.poll(() => done).toEqual(['first']);
    await enqueued('second');
    await expect.poll(() => done).toEqual(['first', 'second']);
    await run.stop();
  });

  it('looks for work by itself until it is stopped, and finishes what it has', async () => {
    const { promise: began, resolve: begin } = Promise.withResolvers<void>();
    const run = createJobRunner({
      pool,
      log: silentLog,
      lookEveryMs: 5,
      kinds: new Map([
        [
          'ask',
          async (job: Job) => {
            begin();
            await transaction(pool, tx => complete(tx, job));
          },
        ],
      ]),
    });
    run.start();
    await enqueued('a');
    await began;
    await run.stop();
    expect(await count()).toBe(0);
  });

  it('that is told to stop while it claims does what it claimed before it has stopped', async () => {
    await enqueued('claimed late');
    const run = createJobRunner({
      pool,
      log: silentLog,
      lookEveryMs: 5,
      kinds: new Map([['ask', (job: Job) => transaction(pool, tx => complete(tx, job))]]),
    });
    const stopped = await transaction(database.pool('none'), async tx => {
      await tx.query('lock table jobs.job in exclusive mode');
      run.start();
      await untilSomebodyWaits(database);
      // In an object, or the transaction would wait for it.
      return { all: run.stop() };
    });
    await stopped.all;
    expect(await count()).toBe(0);
  });
});
