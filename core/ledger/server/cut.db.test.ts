import { randomUUID } from '@wura/testkit/random';
import type { Pool } from '@wura/database';
import { isDatabaseBusy } from '@wura/database/errors';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fundedWallets, hold, naira, registerKinds, transfer } from '../testing/wallets.ts';
import { archivePart, closeFurther, cutBooks, readParts } from './cut.ts';
import type { WalletId } from './order.ts';
import { readByRequest, readHeads } from './read.ts';
import { checkAgain, numberedByNow, verifyNext } from './stretches.ts';
import { booksBalance, verifyBooks } from './verify.ts';
import { systemWallet } from './wallets.ts';
import { createWriter, type Writer } from './writer.ts';

// What the books promise holds across a cut, at every step of the closing, and for what lies in the archive.

let database: TestDatabase;
let app: Pool;
let worker: Pool;
let owner: Pool;
let writer: Writer;
let wallets: WalletId[];

beforeEach(async () => {
  database = await cloneDatabase();
  [app, worker, owner] = [database.pool(), database.pool('wura_worker'), database.pool('wura_ledger')];
  await registerKinds(owner);
  writer = createWriter({ pool: app });
  wallets = await fundedWallets(app, { count: 4, balance: 1000n, post: writer.post });
});
afterEach(async () => {
  await writer.close();
  await database.close();
});

/** Again for as long as a lock could not be had. */
async function insist<T>(deed: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await deed();
    } catch (error) {
      if (!isDatabaseBusy(error)) throw error;
    }
  }
}

const at = () => new Date();
const cut = () => insist(() => cutBooks(worker, { at: at() }));
const closePiece = () => insist(() => closeFurther(worker, { at: at(), quiet: 0 }));
const archive = () => insist(() => archivePart(worker, { at: at() }));

async function closeAll(): Promise<void> {
  while ((await closePiece()) !== undefined);
}

/** What a wallet's last link is by the links alone, beside what is read as such. */
async function headsAgree(): Promise<void> {
  const { rows } = await owner.query<{ wrong: bigint }>(
    `select count(*) as wrong
       from (select distinct on (wallet_id) wallet_id, seq, balance_after, cum_credit, moves, currency from ledger.link
              order by wallet_id, seq desc) l
       full join ledger.head h using (wallet_id, seq, balance_after, cum_credit, moves, currency)
      where l.wallet_id is null or h.wallet_id is null`,
  );
  expect(rows[0]!.wrong).toBe(0n);
}

async function verifyAll(): Promise<string[]> {
  const { upTo } = await numberedByNow(worker);
  const faults: string[] = [];
  for (;;) {
    const stretch = await verifyNext(worker, { upTo, span: 4096 * 64, at: at() });
    if (!stretch) return faults;
    if (stretch.fault !== undefined) faults.push(stretch.fault);
  }
}

describe('books that were cut', () => {
  it('go on at every step of the closing: chains, heads and names, in the open part and in all before it', async () => {
    const done: string[] = [];
    const steps: (string | undefined)[] = [];
    const pay = async () => {
      const order = transfer(wallets[0]!, wallets[1]!, 1n);
      await writer.post(order);
      done.push(order.request);
    };
    const holdsAtEveryStep = async (step: string | undefined) => {
      steps.push(step);
      await headsAgree();
      await pay();
      // Each name is known, wherever it stands, and moves nothing again.
      for (const request of done) {
        const { replayed } = await writer.post(transfer(wallets[0]!, wallets[1]!, 1n, { request }));
        expect(replayed).toBe(true);
      }
      expect((await readByRequest(app, done)).size).toBe(done.length);
      expect(booksBalance(await verifyBooks(owner))).toBe(true);
    };
    await pay();
    for (let part = 1; part <= 3; part++) {
      expect(await cut()).toBe(part);
      expect(await cut(), 'while one is being closed').toBeUndefined();
      for (let step: string | undefined = 'cut'; step !== undefined; step = await closePiece()) {
        if (step !== steps.at(-1)) await holdsAtEveryStep(step);
      }
    }
    expect(await archive()).toBe(1);
    await holdsAtEveryStep('archive');
    expect(await archive()).toBe(2);
    await holdsAtEveryStep('archive');
    const one = ['cut', 'carry', 'mark', 'prove', 'pack', 'seal'];
    expect(steps).toEqual([...one, ...one, ...one, 'archive', 'archive']);
    expect(await verifyAll()).toEqual([]);
    const heads = await readHeads(app, wallets);
    expect(wallets.map(wallet => heads.get(wallet)!.balance)).toEqual([
      1000n - BigInt(done.length), 1000n + BigInt(done.length), 1000n, 1000n,
    ]); // oxfmt-ignore
  });

  it('lose and double nothing that is posted by two processes while they are cut, closed and archived', async () => {
    const second = createWriter({ pool: database.pool() });
    const names: string[] = [];
    let isOver = false;
    const pay = async (by: Writer, n: number) => {
      while (!isOver) {
        const order = transfer(wallets[n % 4]!, wallets[(n + 1) % 4]!, 1n);
        const { replayed } = await by.post(order);
        expect(replayed).toBe(false);
        names.push(order.request);
        if (names.length % 3 === 0) {
          const request = names[(names.length * 7) % names.length]!;
          expect((await by.post({ ...order, request })).replayed).toBe(true);
        }
        n++;
      }
    };
    const paying = [writer, second].flatMap(by => [0, 1, 2, 3].map(n => pay(by, n)));
    for (let part = 0; part < 4; part++) {
      while ((await cut()) === undefined);
      await closeAll();
      if (part % 2 === 1) await archive();
    }
    isOver = true;
    await Promise.all(paying);
    await second.close();
    const { rows } = await owner.query<{ found: bigint; names: bigint }>(
      'select count(*) as found, count(distinct request) as names from ledger.entry where request = any($1::uuid[])',
      [names],
    );
    expect(rows[0]).toEqual({ found: BigInt(names.length), names: BigInt(names.length) });
    await headsAgree();
    expect(await verifyAll()).toEqual([]);
    expect(booksBalance(await verifyBooks(owner))).toBe(true);
  });

  it('end a hold once that was made in a part now closed', async () => {
    const clearing = await systemWallet(app, { purpose: 'clearing', currency: naira });
    const { entry } = await writer.post(transfer(wallets[0]!, clearing, 100n, { kind: hold }));
    await cut();
    await closeAll();
    await archive();
    const back = () =>
      writer.post(
        transfer(clearing, wallets[0]!, 100n, {
          kind: hold,
          ends: { transferId: entry.transferId, outcome: 'returned' },
        }),
      );
    await back();
    await expect(back()).rejects.toThrow();
    const head = (await readHeads(app, [wallets[0]!])).get(wallets[0]!)!;
    expect([head.balance, head.cumCredit, head.moves]).toEqual([1000n, 1000n, 1]);
  });

  it('notice an entry that was changed in a closed part, and one in the archive that was changed before its last look', async () => {
    await cut();
    await closeAll();
    expect(await verifyAll()).toEqual([]);
    const forge = async (table: string) => {
      await owner.query(`alter table ${table} disable trigger append_only; update ${table} set fingerprint = 77;
                         alter table ${table} enable trigger append_only`);
    };
    const look = () => checkAgain(worker, { before: new Date(Date.now() + 1000), at: at() });
    expect((await look())?.fault).toBeUndefined();
    await archive();
    await forge('ledger_archive.chain_0001');
    expect((await look())?.fault).toMatch(/were changed/);
    // It was looked at after it was archived, and the next look is at what is written.
    expect(await look()).toBeUndefined();
  });

  it('refuse every change of what is closed, to their owner too, and to every role of the product', async () => {
    await cut();
    await closeAll();
    await writer.post(transfer(wallets[0]!, wallets[1]!, 1n));
    await cut();
    await closeAll();
    await archive();
    const tables = [
      'ledger.past',
      'ledger.chain_0002',
      'ledger_archive.past',
      'ledger_archive.chain_0001',
      'ledger.chain',
    ];
    for (const table of tables) {
      for (const sql of [`update ${table} set amount = 1`, `delete from ${table}`, `truncate ${table}`]) {
        await expect(owner.query(sql), sql).rejects.toThrow(/append-only/);
        for (const pool of [app, worker]) await expect(pool.query(sql), sql).rejects.toThrow(/permission denied/);
      }
    }
    await expect(app.query('select ledger.cut(now())')).rejects.toThrow(/permission denied/);
    await expect(app.query('select * from ledger.carried')).rejects.toThrow(/permission denied/);
  });

  it('are cut only between payments: one that is under way is waited for a moment and no longer', async () => {
    const client = await app.connect();
    await client.query('begin');
    await client.query('select count(*) from ledger.entry');
    const askedAt = performance.now();
    await expect(cutBooks(worker, { at: at() })).rejects.toMatchObject({ code: '55P03' });
    expect(performance.now() - askedAt).toBeLessThan(1000);
    await client.query('rollback');
    client.release();
    expect(await cutBooks(worker, { at: at() })).toBe(1);
    expect((await readParts(app)).map(({ step }) => step)).toEqual(['carry']);
    await closeAll();
  });

  it('leave no number of a transfer on both sides of a cut', async () => {
    await cut();
    const { entry } = await writer.post(transfer(wallets[0]!, wallets[1]!, 1n, { request: randomUUID() }));
    expect(BigInt(entry.transferId)).toBeGreaterThan((await readParts(app))[0]!.high);
    await closeAll();
  });
});
