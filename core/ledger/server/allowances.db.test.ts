import type { Pool } from '@wura/database';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { rounds } from '@wura/testkit/rounds';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { fundedWallets, naira, registerKinds, transfer } from '../testing/wallets.ts';
import { AllowanceExceeded, CeilingReached, type Order } from './order.ts';
import { readHead } from './read.ts';
import { forgetUnconfirmed } from './unconfirmed.ts';
import { booksBalance, verifyBooks } from './verify.ts';
import { createWriter, type Writer } from './writer.ts';

let database: TestDatabase;
let app: Pool;
let owner: Pool;
let writers: Writer[];

beforeAll(async () => {
  database = await cloneDatabase();
  app = database.pool();
  owner = database.pool('wura_ledger');
  await registerKinds(owner);
  writers = [createWriter({ pool: database.pool() }), createWriter({ pool: database.pool() })];
});
afterAll(async () => {
  await Promise.all(writers.map(writer => writer.close()));
  await database.close();
});
afterEach(async () => expect(booksBalance(await verifyBooks(owner))).toBe(true));

const period = '2026-11-21';
const funded = (count: number, balance: bigint) =>
  fundedWallets(app, { count, balance, post: order => writers[0]!.post(order) });

async function tried(orders: Order[]) {
  const results = await Promise.allSettled(orders.map((order, n) => writers[n % 2]!.post(order)));
  const reasons = results.flatMap(result => (result.status === 'rejected' ? [result.reason.constructor] : []));
  return { done: results.length - reasons.length, reasons: new Set(reasons) };
}

async function used(by: bigint): Promise<bigint | undefined> {
  const { rows } = await app.query<{ used: bigint }>('select used from ledger.allowance where owner = $1', [by]);
  return rows[0]?.used;
}

describe('an allowance', () => {
  it('lets no two payments at once slip under it, in two processes: 200 rounds', async () => {
    const [from, to] = await funded(2, 10_000_000n);
    for (let round = 1n; round <= 200n; round++) {
      const allowance = { owner: round, period, sum: 60n, ceiling: 100n };
      const orders = [60n, 60n].map(amount => transfer(from!, to!, amount, { allowance }));
      expect(await tried(orders)).toEqual({ done: 1, reasons: new Set([AllowanceExceeded]) });
      expect(await used(round)).toBe(60n);
    }
  });

  it('is used up to the last unit by many, and takes none of its neighbours down', async () => {
    const [from, other, to] = await funded(3, 1_000n);
    const allowance = { owner: 1_001n, period, sum: 10n, ceiling: 100n };
    const orders = Array.from({ length: 40 }, () => [
      transfer(from!, to!, 10n, { allowance }),
      transfer(other!, to!, 1n),
    ]).flat();
    expect(await tried(orders)).toEqual({ done: 50, reasons: new Set([AllowanceExceeded]) });
    expect(await used(1_001n)).toBe(100n);
    expect((await readHead(app, from!)).balance).toBe(900n);
  });

  it('given back makes room for as much again and never for more', async () => {
    const [from, to] = await funded(2, 1_000n);
    const pay = (sum: bigint) =>
      writers[0]!.post(transfer(from!, to!, sum, { allowance: { owner: 1_002n, period, sum, ceiling: 100n } }));
    await pay(100n);
    await app.query('select ledger.unspend($1, $2, $3)', [1_002n, period, 30n]);
    await expect(pay(31n)).rejects.toBeInstanceOf(AllowanceExceeded);
    await pay(30n);
    await app.query('select ledger.unspend($1, $2, $3)', [1_002n, period, 5_000n]);
    expect(await used(1_002n)).toBe(0n);
    await app.query('select ledger.unspend($1, $2, $3)', [1_002n, period, -50n]);
    expect(await used(1_002n)).toBe(0n);
  });

  it('that somebody writes beside its lock meanwhile is counted all the same', async () => {
    const [from, to] = await funded(2, 1_000n);
    const pay = (sum: bigint) =>
      writers[0]!.post(transfer(from!, to!, sum, { allowance: { owner: 1_003n, period, sum, ceiling: 100n } }));
    await pay(10n);
    const beside = await owner.connect();
    await beside.query('begin');
    await beside.query('update ledger.allowance set used = used + 50 where owner = 1003');
    const paid = pay(40n);
    // What others ask is shown to the login that owns the database.
    const everything = database.pool('none');
    await vi.waitFor(async () => {
      const { rows } = await everything.query(
        `select from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and query like '%ledger.post(%'`,
      );
      expect(rows).toHaveLength(1);
    });
    await beside.query('commit');
    beside.release();
    await paid;
    expect(await used(1_003n)).toBe(100n);
  });

  it('cannot be written by hand', async () => {
    for (const sql of ['update ledger.allowance set used = 0', 'delete from ledger.allowance']) {
      await expect(app.query(sql)).rejects.toThrow('permission denied');
    }
  });
});

describe('what leaves without the PIN', () => {
  const day = '2026-11-22';
  const quiet = (by: bigint, sum: bigint, on = day) => ({
    unconfirmed: { owner: by, period: on, sum, ceiling: 100n, reachesBack: true },
  });
  const all = (by: bigint, sum: bigint, on = day) => ({ allowance: { owner: by, period: on, sum, ceiling: 1_000n } });

  it('counts together with what did the day before, and no longer than that', async () => {
    const [from, to] = await funded(2, 10_000n);
    const pay = (sum: bigint, on: string) =>
      writers[0]!.post(transfer(from!, to!, sum, { ...all(2_001n, sum, on), ...quiet(2_001n, sum, on) }));
    await pay(60n, '2026-11-21');
    await expect(pay(41n, '2026-11-22')).rejects.toBeInstanceOf(AllowanceExceeded);
    await pay(40n, '2026-11-22');
    await expect(pay(1n, '2026-11-22')).rejects.toBeInstanceOf(AllowanceExceeded);
    await pay(60n, '2026-11-23');
    await expect(pay(1n, '2026-11-23')).rejects.toBeInstanceOf(AllowanceExceeded);
  });

  it('is counted beside all that leaves, where it fits into both, and neither is raised by what is refused', async () => {
    const [from, to] = await funded(2, 10_000n);
    const pay = (sum: bigint, more: object) => writers[0]!.post(transfer(from!, to!, sum, more));
    await pay(30n, { ...all(2_002n, 25n), ...quiet(2_002n, 30n) });
    await expect(pay(80n, { ...all(2_002n, 80n), ...quiet(2_002n, 80n) })).rejects.toBeInstanceOf(AllowanceExceeded);
    await expect(pay(1n, { ...all(2_002n, 976n), ...quiet(2_002n, 1n) })).rejects.toBeInstanceOf(AllowanceExceeded);
    await pay(900n, all(2_002n, 900n));
    await pay(5n, quiet(2_002n, 5n));
    expect(await counted(2_002n)).toEqual([{ used: 925n, unconfirmed: 35n }]);
  });

  it('slips past its threshold in no pair of payments at once, in two processes: 200 rounds', async () => {
    const [from, to] = await funded(2, 10_000_000n);
    for (let round = 3_001n; round <= 3_200n; round++) {
      const orders = [60n, 60n].map(sum => transfer(from!, to!, sum, { ...all(round, sum), ...quiet(round, sum) }));
      expect(await tried(orders)).toEqual({ done: 1, reasons: new Set([AllowanceExceeded]) });
      expect(await counted(round)).toEqual([{ used: 60n, unconfirmed: 60n }]);
    }
  });

  it('counts no longer once its owner has given the PIN', async () => {
    const [from, to] = await funded(2, 1_000n);
    const pay = () => writers[0]!.post(transfer(from!, to!, 80n, { ...all(2_003n, 80n), ...quiet(2_003n, 80n) }));
    await pay();
    await expect(pay()).rejects.toBeInstanceOf(AllowanceExceeded);
    await forgetUnconfirmed(app, 2_003n);
    await pay();
    expect(await counted(2_003n)).toEqual([{ used: 160n, unconfirmed: 80n }]);
  });

  it('is forgotten by a few rows, however many days its owner has paid on', async () => {
    const [day, ages] = ['2026-11-21', [0, 1, 2, 400]];
    // Between those of others who paid on these days too, so that no two of them share a page.
    await owner.query(
      `insert into ledger.allowance (owner, period, used, ceiling, direction, unconfirmed)
       select who, $1::date - n, 5, 100, 'out', case when n = any($2) then 5 else 0 end
         from generate_series(0, 500) n, generate_series(2004, 2103) who order by n, who`,
      [day, ages],
    );
    await owner.query('vacuum (analyze) ledger.allowance');
    const client = await app.connect();
    const touched = async () => {
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
        'explain (analyze, buffers, format json) select ledger.forget_unconfirmed(2004)',
      );
      const { Plan: plan } = rows[0]!['QUERY PLAN'][0];
      return plan['Shared Hit Blocks']! + plan['Shared Read Blocks']!;
    };
    try {
      // The first call in a connection also reads of the catalogue how to plan it.
      await client.query('begin');
      await touched();
      await client.query('rollback');
      expect(await touched()).toBeLessThan(40);
    } finally {
      client.release();
    }
    expect((await counted(2_004n)).slice(-3)).toEqual(ages.slice(0, 3).map(() => ({ used: 5n, unconfirmed: 0n })));
  });

  async function counted(by: bigint) {
    return (await app.query('select used, unconfirmed from ledger.allowance where owner = $1 order by period', [by]))
      .rows;
  }
});

describe('a ceiling', () => {
  it(`is reached exactly and never passed, whoever pays at once: ${rounds} rounds`, async () => {
    const [one, two] = await funded(2, 1_000_000n);
    for (let round = 0; round < rounds; round++) {
      const [to] = await funded(1, 0n);
      const orders = [one!, two!, one!].map(from => ({
        ...transfer(from, to!, 40n),
        sides: [
          { wallet: from, amount: -40n, currency: naira },
          { wallet: to!, amount: 40n, currency: naira, ceiling: 100n },
        ] as const,
      }));
      expect(await tried(orders)).toEqual({ done: 2, reasons: new Set([CeilingReached]) });
      expect((await readHead(app, to!)).balance).toBe(80n);
    }
  });
});
