import { transaction, type Pool } from '@wura/database';
import { silentLog } from '@wura/platform/log';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { finish, keepHold, Overtaken, plan, planMine, postpone, take, type Errand } from './errands.ts';
import { createErrandRunner, type DoErrand } from './run-errands.ts';

let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await cloneDatabase();
  pool = database.pool('wura_worker');
});
afterAll(() => database.close());
beforeEach(() => pool.query('delete from errands.errand'));

const planned = (subject: string, inMs = 0) => transaction(pool, tx => plan(tx, { kind: 'ask', subject }, { inMs }));
const taken = () => take(pool, { kind: 'ask', max: 10 });
const makeDue = () => pool.query('update errands.errand set due_at = now()');
const count = async () => (await pool.query('select from errands.errand')).rowCount;

function runner(doErrand: DoErrand, parallelMax = 8) {
  return createErrandRunner({ pool, log: silentLog, kinds: new Map([['ask', doErrand]]), parallelMax });
}

describe('an errand', () => {
  it('is there if and only if its transaction was', async () => {
    const undone = transaction(pool, async tx => {
      await plan(tx, { kind: 'ask', subject: 'a' });
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect(await count()).toBe(0);
    await planned('a');
    expect((await taken()).map(({ subject }) => subject)).toEqual(['a']);
  });

  it('is not taken before it is due, nor twice, until the lease has ended', async () => {
    await planned('later', 60_000);
    await planned('now');
    const [first] = await taken();
    expect(first).toMatchObject({ subject: 'now', taken: 1 });
    expect(await taken()).toEqual([]);
    await makeDue();
    expect(new Set((await taken()).map(errand => errand.taken))).toEqual(new Set([1, 2]));
  });

  it('planned twice is one, due at the sooner time', async () => {
    await planned('a', 60_000);
    await planned('a');
    await planned('a', 60_000);
    expect(await count()).toBe(1);
    expect(await taken()).toHaveLength(1);
  });

  it('planned again while it is in hand is not lost with what is finished or put off', async () => {
    await planned('finished');
    await planned('put off');
    const inHand = await taken();
    for (const { subject } of inHand) await planned(subject);
    for (const errand of inHand) {
      if (errand.subject === 'finished') await transaction(pool, tx => finish(tx, errand));
      else await postpone(pool, errand, 60_000);
    }
    const again = await taken();
    expect(again.map(({ subject }) => subject).sort()).toEqual(['finished', 'put off']);
    for (const errand of again) await transaction(pool, tx => finish(tx, errand));
    expect(await count()).toBe(0);
  });

  it('taken over by another is out of reach for whoever had it', async () => {
    const mine = await transaction(pool, tx => planMine(tx, { kind: 'ask', subject: 'a' }));
    await transaction(pool, tx => keepHold(tx, mine));
    await makeDue();
    const [theirs] = await taken();
    for (const write of [finish, keepHold] as const) {
      await expect(transaction(pool, tx => write(tx, mine))).rejects.toThrow(Overtaken);
    }
    await expect(postpone(pool, mine, 0)).rejects.toThrow(Overtaken);
    await transaction(pool, tx => finish(tx, theirs!));
    expect(await count()).toBe(0);
  });
});

describe('the runner', () => {
  it('does what is due, again after a failure, and leaves the rest', async () => {
    await planned('good');
    await planned('bad');
    await planned('later', 60_000);
    const done: string[] = [];
    const run = runner(async errand => {
      if (errand.subject === 'bad' && errand.taken === 1) throw new Error('not today');
      await transaction(pool, tx => finish(tx, errand));
      done.push(errand.subject);
    });
    expect(await run.runDue()).toBe(2);
    expect(done).toEqual(['good']);
    const { rows } = await pool.query(
      `select due_at - clock_timestamp() between '3 s' and '5 s' as soon from errands.errand where subject = 'bad'`,
    );
    expect(rows).toEqual([{ soon: true }]);
    await makeDue();
    await run.runDue();
    expect(done.sort()).toEqual(['bad', 'good', 'later']);
    expect(await count()).toBe(0);
  });

  it('never has more in hand than it may, and four of them do each errand once', async () => {
    await transaction(pool, async tx => {
      for (let n = 0; n < 200; n++) await plan(tx, { kind: 'ask', subject: String(n) });
    });
    const done: string[] = [];
    let inHand = 0;
    let inHandMost = 0;
    const doErrand = async (errand: Errand) => {
      inHandMost = Math.max(inHandMost, ++inHand);
      await transaction(pool, tx => finish(tx, errand));
      done.push(errand.subject);
      inHand--;
    };
    await Promise.all([1, 2, 3, 4].map(() => runner(doErrand, 2).runDue()));
    expect(new Set(done).size).toBe(200);
    expect(done).toHaveLength(200);
    expect(inHandMost).toBeLessThanOrEqual(8);
  });

  it('goes on looking when all it took was done before it could wait for any of it', async () => {
    const done: string[] = [];
    const atOnce: DoErrand = async errand => void done.push(errand.subject);
    const kinds = new Map(['ask', 'other'].map(kind => [kind, atOnce] as const));
    const run = createErrandRunner({ pool, log: silentLog, lookEveryMs: 5, kinds });
    await planned('first');
    run.start();
    await expect.poll(() => done).toEqual(['first']);
    await planned('second');
    await expect.poll(() => done).toEqual(['first', 'second']);
    await run.stop();
  });

  it('looks for work by itself until it is stopped, and finishes what it has', async () => {
    const { promise: began, resolve: begin } = Promise.withResolvers<void>();
    const run = createErrandRunner({
      pool,
      log: silentLog,
      lookEveryMs: 5,
      kinds: new Map([
        [
          'ask',
          async (errand: Errand) => {
            begin();
            await transaction(pool, tx => finish(tx, errand));
          },
        ],
      ]),
    });
    run.start();
    await planned('a');
    await began;
    await run.stop();
    expect(await count()).toBe(0);
  });
});
