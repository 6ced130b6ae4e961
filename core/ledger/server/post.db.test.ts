import { randomUUID, seedNumber } from '@wura/testkit/random';
import type { Pool } from '@wura/database';
import type pg from 'pg';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { rawPost, rawTransfer, type RawCall } from '../testing/raw-post.ts';
import { fundedWallets, hold, naira, openLedgerWallet, plain, registerKinds, transfer } from '../testing/wallets.ts';
import { readHead } from './read.ts';
import { booksBalance, verifyBooks } from './verify.ts';
import { systemWallet } from './wallets.ts';
import { createWriter, type Writer } from './writer.ts';

// ledger.post as the application's role may call it: with any arguments, whatever the code in front of it would send.

let database: TestDatabase;
let app: Pool;
let owner: Pool;
/** One connection: PostgreSQL tells an error before it lets go of the locks, and another one could meet them. */
let caller: pg.PoolClient;
let writer: Writer;
let a: number;
let b: number;
let c: number;
let clearing: number;
let bank: number;

beforeAll(async () => {
  database = await cloneDatabase();
  app = database.pool();
  caller = await app.connect();
  owner = database.pool('wura_ledger');
  await registerKinds(owner);
  writer = createWriter({ pool: app });
  [a, b, c] = (await fundedWallets(app, { count: 3, balance: 1000n, post: writer.post })) as [number, number, number];
  clearing = await systemWallet(app, { purpose: 'clearing', currency: naira });
  bank = await systemWallet(app, { purpose: 'bank', currency: naira });
});
afterAll(async () => {
  await writer.close();
  caller.release();
  await database.close();
});
afterEach(async () => expect(booksBalance(await verifyBooks(owner))).toBe(true));

async function contents(): Promise<string> {
  const { rows } = await owner.query<{ sum: string }>(
    `select (select md5(string_agg(e::text, ',' order by wallet_id, seq)) from ledger.chain e)
         || (select count(*) from ledger.ending) || (select count(*) from ledger.reversal)
         || (select count(*) from ledger.hold) || (select coalesce(sum(used), 0) from ledger.allowance) as sum`,
  );
  return rows[0]!.sum;
}

const call = (change: Partial<RawCall> = {}, of = { from: a, to: b, amount: 10, kind: plain }) =>
  rawPost(caller, { ...rawTransfer(of), ...change });

async function refused(change: Partial<RawCall>, code: string | RegExp, of?: Parameters<typeof call>[1]) {
  const before = await contents();
  await expect(call(change, of), JSON.stringify(change)).rejects.toMatchObject({ code: expect.stringMatching(code) });
  expect(await contents()).toBe(before);
}

describe('the posting function', () => {
  it('writes a transfer, and finds place, balance and totals of both links itself', async () => {
    const before = await readHead(app, b);
    expect((await call()).verdicts).toBeNull();
    const { seq, balance, cumCredit, moves } = await readHead(app, b);
    expect([seq, balance, cumCredit, moves]).toEqual([
      before.seq + 1,
      before.balance + 10n,
      before.cumCredit + 10n,
      before.moves + 1,
    ]);
  });

  it('follows the chain whatever its caller has seen of it: nothing, too little, what is long past, or what never was', async () => {
    const before = await readHead(app, b);
    const seen = [
      null,
      '{NULL,NULL}',
      '{0,0}',
      '{-9,1}',
      `{1,${before.seq}}`,
      '{99999999,99999999}',
      '{NULL,99999999}',
    ];
    for (const p_seen of seen) expect((await call({ p_seen })).verdicts).toBeNull();
    const { seq, balance } = await readHead(app, b);
    expect([seq, balance]).toEqual([before.seq + seen.length, before.balance + 10n * BigInt(seen.length)]);
    await refused({ p_seen: '{1}' }, 'WL003');
    await refused({ p_seen: '[0:1]={1,1}' }, 'WL003');
  });

  it('refuses a transfer that makes or loses money, by any amount', async () => {
    await refused({ p_amount: '{-10,11}' }, 'WL003');
    await refused({ p_amount: '{-10,9}' }, 'WL003');
    await refused({ p_amount: '{10,10}' }, 'WL003');
    await refused({ p_amount: '{NULL,10}' }, 'WL003');
  });

  it('refuses two lopsided transfers that only balance together', async () => {
    const two = { p_kind: `{${plain},${plain}}`, p_fingerprint: '{1,1}', p_request: '{NULL,NULL}' };
    await refused({ ...two, p_order: '{1,2}' }, 'WL003');
    const four = { p_order: '{1,1,2,2}', p_wallet: '{1,2,1,2}', p_currency: '{1,1,1,1}', p_ceiling: '{NULL,NULL,NULL,NULL}' };
    await refused({ ...two, ...four, p_amount: '{-10,11,-1,0}' }, 'WL003');
  }); // oxfmt-ignore

  it('refuses a transfer with one side, with none, and one that moves nothing', async () => {
    const one = { p_order: '{1}', p_wallet: '{1}', p_amount: '{-10}', p_currency: '{1}', p_ceiling: '{NULL}' };
    await refused(one, 'WL003');
    await refused({ p_order: '{2,2}' }, 'WL003');
    await refused({ p_kind: '{}', p_fingerprint: '{}', p_request: '{}' }, 'WL003');
    await refused({ p_amount: '{0,0}' }, '23514');
  });

  it('refuses two currencies that cancel each other, a wallet in another currency and a wallet never opened', async () => {
    await refused({ p_currency: '{2,1}' }, 'WL003');
    await refused({ p_currency: '{2,2}' }, 'WL003');
    await refused({ p_currency: '{NULL,NULL}' }, 'WL003');
    await refused({ p_wallets: `{${a},999999}` }, 'WL003');
    await refused({ p_wallets: `{${a},NULL}` }, 'WL003');
    const dollars = await openLedgerWallet(app, 2);
    await refused({ p_wallets: `{${a},${dollars}}` }, 'WL003');
  });

  it('credits nothing out of nothing through lists that count from somewhere else, or are of other lengths', async () => {
    await refused({ p_amount: '[-1:2]={100000000,100000000,-100000000,-100000000}' }, 'WL003');
    await refused({ p_amount: '[0:1]={-10,10}' }, 'WL003');
    await refused({ p_wallets: `[2:3]={${a},${b}}` }, 'WL003');
    await refused({ p_wallet: '{{1,2}}' }, 'WL003');
    await refused({ p_currency: '{1}' }, 'WL003');
    await refused({ p_ceiling: null }, 'WL003');
    await refused({ p_wallet: '{1,3}' }, 'WL003');
    await refused({ p_wallet: '{1,NULL}' }, 'WL003');
    await refused({ p_wallets: `{${a},${a}}`, p_amount: '{-10,10}' }, '23505');
    await refused({ p_owner: '{1}', p_period: '{2026-01-01}' }, 'WL003');
    await refused({ p_ended: '{1}' }, 'WL003');
    await refused({ p_kind: '{-1}' }, 'WL003');
  });

  it('says which of many orders may not be, and writes the others, each on what those before it left', async () => {
    const { balance } = await readHead(app, c);
    const wallets = { p_wallets: `{${a},${b},${c}}`, p_kind: `{${plain},${plain},${plain}}`, p_fingerprint: '{1,1,1}', p_request: '{NULL,NULL,NULL}' };
    const sides = { p_order: '{1,1,2,2,3,3}', p_wallet: '{3,1,3,1,2,3}', p_currency: '{1,1,1,1,1,1}', p_ceiling: '{NULL,NULL,NULL,NULL,NULL,NULL}' };
    const { verdicts } = await call({ ...wallets, ...sides, p_amount: `{-${balance},${balance},-1,1,-5,5}` });
    expect(verdicts).toBe('{posted,insufficient_funds,posted}');
    expect((await readHead(app, c)).balance).toBe(5n);
  }); // oxfmt-ignore

  it('names limits before funds, and counts nothing of what it refuses', async () => {
    const count = {
      p_owner: '{77}',
      p_period: '{2026-01-01}',
      p_direction: '{out}',
      p_raised_by: '{1}',
      p_count: '{1}',
    };
    const far = { p_amount: '{-99999,99999}' };
    expect((await call({ ...count, ...far, p_add: '{101}', p_max: '{100}' })).verdicts).toBe('{over_allowance}');
    expect((await call({ ...count, ...far, p_add: '{100}', p_max: '{100}' })).verdicts).toBe('{insufficient_funds}');
    expect((await call({ ...count, p_add: '{-5}', p_max: '{100}' })).verdicts).toBe('{over_allowance}');
    expect((await call({ ...count, p_add: '{NULL}', p_max: '{100}' })).verdicts).toBe('{over_allowance}');
    expect((await call({ ...count, p_count: '{9}', p_add: '{1}', p_max: '{100}' })).verdicts).toBe('{over_allowance}');
    const { rows } = await app.query('select from ledger.allowance where owner = 77');
    expect(rows).toHaveLength(0);
  });

  it('refuses to give back without a hold, to give back a plain transfer, and to give back other than was taken', async () => {
    const held = (await writer.post(transfer(a, clearing, 100n, { kind: hold }))).entry.transferId;
    const plainOne = (await writer.post(transfer(a, b, 5n))).entry.transferId;
    const back = { from: clearing, to: a, amount: 100, kind: hold };
    const end = (ended: number, outcome: string) => ({ p_ended_by: '{1}', p_ended: `{${ended}}`, p_outcome: `{${outcome}}` });
    await refused(end(plainOne, 'returned'), 'WL004', back);
    await refused(end(held, 'returned'), 'WL004', { ...back, amount: 50 });
    await refused(end(held, 'returned'), 'WL004', { ...back, to: b });
    await refused(end(held, 'returned'), 'WL004', { ...back, kind: plain });
    await refused(end(held, 'kept'), 'WL004', back);
    await refused(end(held, 'reversed'), 'WL004', back);
    await refused(end(held, 'settled'), 'WL004', { from: clearing, to: bank, amount: 101, kind: plain });
    await refused(end(held, 'settled'), 'WL004', { from: clearing, to: bank, amount: 99, kind: plain });
    await refused({ ...end(held, 'returned'), p_ended_by: '{2}' }, 'WL003', back);
    expect((await call(end(held, 'returned'), back)).verdicts).toBeNull();
    expect((await call(end(held, 'returned'), back)).verdicts).toBe('{ended_before}');
  }); // oxfmt-ignore

  it('finds the hold that is ended by one look-up, however long the books are', async () => {
    const { rows } = await owner.query<{ 'QUERY PLAN': string }>(
      `explain select h.payer from ledger.hold h join ledger.chain e on e.wallet_id = h.payer and e.seq = h.payer_seq
       where h.transfer_id = 1`,
    );
    const plan = rows.map(row => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('hold_pkey');
    expect(plan).not.toContain('entry_transfer');
  });

  it('refuses to every role to say that something happened before', async () => {
    for (const role of ['wura_app', 'wura_worker', 'wura_reader', 'wura_checker', 'wura_ledger'] as const) {
      const past = { ...rawTransfer({ from: a, to: b, amount: 1, kind: plain }), p_at: '2020-01-01' };
      await expect(rawPost(database.pool(role), past)).rejects.toMatchObject({
        code: expect.stringMatching(/WL005|42501/),
      });
    }
  });

  it('writes one request once', async () => {
    const p_request = `{${randomUUID()}}`;
    expect((await call({ p_request })).verdicts).toBeNull();
    expect((await call({ p_request })).verdicts).toBe('{done_before}');
  });

  it.each([
    { which: 'that could be paid again', p_amount: '{-1,1}' },
    { which: 'that could not be paid again', p_amount: '{-1000000,1000000}' },
  ])('finds a request $which where its caller believes that all are new', async ({ p_amount }) => {
    const p_request = `{${randomUUID()}}`;
    expect((await call({ p_request, p_are_new: 'true' })).verdicts).toBeNull();
    expect((await call({ p_request, p_amount, p_are_new: 'true' })).verdicts).toBe('{done_before}');
  });
});

describe('the posting function under any arguments', () => {
  const calls = Number(process.env['LEDGER_FUZZ_CALLS'] ?? 3_000);

  it(`keeps every chain, sum and balance whole in ${calls} calls`, { timeout: 3_600_000 }, async () => {
    const random = randomFrom(seedNumber);
    const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
    const held = (await writer.post(transfer(a, clearing, 10n, { kind: hold }))).entry.transferId;
    // Some calls repeat an earlier one's name.
    const named = Array.from({ length: 50 }, () => `{${randomUUID()}}`);
    let written = 0;
    const connections = await Promise.all([1, 2, 3].map(() => app.connect()));
    try {
      for (let n = 0; n < calls; n += connections.length) {
        await Promise.all(
          connections.map(async connection => {
            const answer = await rawPost(connection, anyCall({ random, pick, held, named })).catch(() => undefined);
            if (answer) written++;
          }),
        );
      }
    } finally {
      for (const connection of connections) connection.release();
    }
    // Some must have passed, or the calls were too wild to try anything.
    expect(written).toBeGreaterThan(calls / 50);
    const report = await verifyBooks(owner);
    expect(
      booksBalance(report),
      JSON.stringify(report, (_name, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
    ).toBe(true);
  });

  interface Source {
    random: () => number;
    pick: <T>(from: readonly T[]) => T;
    held: number;
    named: readonly string[];
  }

  /** A call that would do, with up to three of its arguments bent. */
  function anyCall({ random, pick, held, named }: Source): RawCall {
    const amount = 1 + Math.floor(random() * 20);
    const wallets = [a, b, c, clearing, bank];
    const from = pick(wallets);
    const base: RawCall = rawTransfer({ from, to: pick(wallets), amount, kind: pick([plain, hold]) });
    if (random() < 0.3) {
      Object.assign(base, {
        p_owner: '{5}', p_period: '{2026-01-01}', p_direction: '{out}', p_raised_by: '{1}', p_count: '{1}', p_add: '{1}',
        p_max: '{1000000}',
      }); // oxfmt-ignore
    }
    if (random() < 0.3) {
      Object.assign(base, { p_ended_by: '{1}', p_ended: `{${held}}`, p_outcome: `{${pick(['settled', 'returned', 'reversed', 'lost'])}}` });
    } // oxfmt-ignore
    const names = (Object.keys(base) as (keyof RawCall)[]).filter(name => base[name]?.startsWith('{'));
    for (let bends = Math.floor(random() * 4); bends > 0; bends--) {
      const name = pick(names);
      base[name] = base[name] && bend(base[name], pick, random);
    }
    if (random() < 0.2) base.p_request = pick(named);
    base.p_are_new = pick(['true', 'false', null]);
    if (random() < 0.1) base.p_goes_on = pick(['true', null]);
    if (random() < 0.1) base.p_wait_for = pick(['0', String(a), '2147483647', '-2147483648']);
    return base;
  }

  function bend(list: string, pick: Source['pick'], random: () => number): string | null {
    const items = list.replace(/^\[.*\]=/, '').slice(1, -1).split(',');
    const values = ['NULL', '0', '1', '-1', '2', '3', '32767', '2147483647', '9223372036854775807', '-10', '10'];
    const at = Math.floor(random() * items.length);
    switch (Math.floor(random() * 9)) {
      case 0: return null;
      case 1: return '{}';
      case 2: return shifted(items, pick([0, -1, 2, 5]));
      case 3: return `{${items.map(item => `{${item}}`).join()}}`;
      case 4: return `{${[...items, pick(values)].join()}}`;
      case 5: return `{${items.slice(0, -1).join()}}`;
      case 6: return `{${[...items].reverse().join()}}`;
      case 7: return `{${[...items, ...items].join()}}`;
      default: return `{${items.with(at, pick(values)).join()}}`;
    }
  } // oxfmt-ignore

  const shifted = (items: string[], low: number) => `[${low}:${low + items.length - 1}]={${items.join()}}`;
});

/** Mulberry32: small, and the same everywhere for one seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
