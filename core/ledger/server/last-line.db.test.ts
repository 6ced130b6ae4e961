import { randomUUID } from '@wura/testkit/random';
import type { Pool, Role } from '@wura/database';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fundedWallets, hold, naira, plain, registerKinds, transfer } from '../testing/wallets.ts';
import { booksBalance, verifyBooks } from './verify.ts';
import { systemWallet } from './wallets.ts';
import { createWriter, type Writer } from './writer.ts';

// What the database refuses whoever asks and however: the last line, behind every check of the code in front of it.

const roles: Role[] = ['wura_app', 'wura_worker', 'wura_reader', 'wura_checker'];

let database: TestDatabase;
let pools: Record<string, Pool>;
let app: Pool;
let writer: Writer;
let a: number;
let b: number;
let clearing: number;
let held: number;

beforeAll(async () => {
  database = await cloneDatabase();
  pools = Object.fromEntries([...roles, 'wura_ledger' as const].map(role => [role, database.pool(role)]));
  app = pools['wura_app']!;
  await registerKinds(pools['wura_ledger']!);
  writer = createWriter({ pool: app });
  [a, b] = (await fundedWallets(app, { count: 2, balance: 1000n, post: writer.post })) as [number, number];
  clearing = await systemWallet(app, { purpose: 'clearing', currency: naira });
  held = (await writer.post(transfer(a, clearing, 100n, { kind: hold }))).entry.transferId;
});
afterAll(async () => {
  expect(booksBalance(await verifyBooks(pools['wura_ledger']!))).toBe(true);
  await writer.close();
  await database.close();
});

async function fingerprintOfBooks(): Promise<string> {
  const { rows } = await pools['wura_ledger']!.query<{ sum: string }>(
    `select md5(string_agg(e::text, ',' order by wallet_id, seq)) || (select count(*) from ledger.ending) as sum
     from ledger.chain e`,
  );
  return rows[0]!.sum;
}

const attempts: [string, string][] = [
  ['update an entry', 'update ledger.chain set amount = amount + 1'],
  ['delete an entry', 'delete from ledger.chain'],
  ['truncate the entries', 'truncate ledger.chain'],
  ['insert an entry', `insert into ledger.chain values (1, 99, 1, 5, 5, 5, 1, 2, now(), 1, 1, 0, null)`],
  [
    'upsert an entry',
    `insert into ledger.chain select * from ledger.chain on conflict (wallet_id, seq) do update set amount = 1`,
  ],
  ['copy entries in', `copy ledger.chain from program 'true'`],
  [
    'merge into the entries',
    'merge into ledger.chain t using ledger.chain s on t.seq = s.seq when matched then update set amount = 1',
  ],
  ['disable the trigger', 'alter table ledger.chain disable trigger append_only'],
  ['drop the trigger', 'drop trigger append_only on ledger.chain'],
  ['drop the check', 'alter table ledger.chain drop constraint customers_never_owe'],
  ['act as a replica, whose triggers sleep', `set session_replication_role = replica`],
  ['replace the posting function', `create or replace function ledger.post() returns void language sql as ''`],
  ['become the owner', 'set role wura_ledger; update ledger.chain set amount = 1'],
  ['update what readers see', 'update ledger.entry set amount = amount + 1'],
  ['undo an ending', 'delete from ledger.ending'],
  ['change a wallet', 'update ledger.wallet set currency = 2'],
  ['rename a kind', `update ledger.kind set is_hold = false`],
];

describe.each(roles)('the role %s', role => {
  it.each(attempts)('cannot %s', async (_what, sql) => {
    const before = await fingerprintOfBooks();
    const client = await pools[role]!.connect();
    try {
      await client.query('begin');
      await expect(client.query(sql)).rejects.toThrow();
    } finally {
      await client.query('rollback');
      client.release();
    }
    expect(await fingerprintOfBooks()).toBe(before);
  });
});

it('not even the owner of the books edits what is written', async () => {
  for (const sql of [
    'update ledger.chain set amount = 1',
    'update ledger.entry set amount = 1',
    'delete from ledger.chain',
    'truncate ledger.chain, ledger.ending, ledger.reversal',
  ]) {
    await expect(pools['wura_ledger']!.query(sql)).rejects.toThrow(/append-only/);
  }
});

describe('the posting function', () => {
  interface Row {
    transfer?: number;
    wallet: number;
    seq: number;
    amount: number;
    after: number;
    credit: number;
    moves: number;
    currency?: number;
    kind?: number;
    request?: string;
  }

  type Endings = [number[], number[], string[]] | [null, null, null];
  const grouped = (rows: Row[]) => rows.map(() => 0);
  const paired = (rows: Row[]) => rows.map((_, index) => (index % 2 ? index : index + 2));

  function post(rows: Row[], endings: Endings = [null, null, null], partners = grouped(rows)) {
    const column = <K extends keyof Row>(key: K, otherwise: unknown = null) => rows.map(row => row[key] ?? otherwise);
    return app.query('select ledger.post($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16)', [
      column('transfer', 1), column('wallet'), column('seq'), column('amount'), column('after'), column('credit'),
      column('moves'), rows.map(() => 1), column('currency', naira), column('kind', plain), rows.map(() => 0), column('request'),
      partners,
      ...endings,
    ]); // prettier-ignore
  }

  const head = async (wallet: number) => {
    const { rows } = await app.query<{ seq: string; after: string; credit: string; moves: string }>(
      `select seq::text, balance_after::text as after, cum_credit::text as credit, moves::text from ledger.entry
       where wallet_id = $1 order by seq desc limit 1`,
      [wallet],
    );
    const { seq, after, credit, moves } = rows[0]!;
    return { seq: Number(seq), after: Number(after), credit: Number(credit), moves: Number(moves) };
  };
  const next = async (wallet: number, amount: number): Promise<Row> => {
    const { seq, after, credit, moves } = await head(wallet);
    return {
      wallet,
      seq: seq + 1,
      amount,
      after: after + amount,
      credit: credit + Math.max(amount, 0),
      moves: moves + 1,
    };
  };
  const refused = async (rows: Row[], code: string | RegExp) => {
    const before = await fingerprintOfBooks();
    await expect(post(rows)).rejects.toMatchObject({ code: expect.stringMatching(code) });
    // The same rows, each naming the other as its mirror, as the writer sends nearly all of them.
    if (rows.length === 2) await expect(post(rows, undefined, paired(rows))).rejects.toThrow();
    expect(await fingerprintOfBooks()).toBe(before);
  };

  it('accepts links that follow', async () => {
    await expect(post([await next(a, -10), await next(b, 10)])).resolves.toBeDefined();
    const rows = [await next(a, -10), await next(b, 10)];
    await expect(post(rows, undefined, paired(rows))).resolves.toBeDefined();
  });

  it('refuses rows that name a mirror which is not theirs', async () => {
    const other = (await fundedWallets(app, { count: 1, balance: 50n, post: writer.post }))[0]!;
    const three = [await next(a, -10), await next(b, 10), await next(other, 10)];
    for (const partners of [
      [2, 1, 1],
      [3, 1, 1],
      [2, 1, 3],
      [2, 1, 0],
      [2, 1, -1],
      [2, 1, 9],
      [0, 0, 0],
    ]) {
      await expect(post(three, undefined, partners), String(partners)).rejects.toThrow();
    }
    const nobody = [2, 1, null] as number[];
    await expect(post(three, undefined, nobody)).rejects.toThrow();
    const two = [
      { ...(await next(a, -10)), transfer: 1 },
      { ...(await next(b, 10)), transfer: 2 },
    ];
    await expect(post(two, undefined, [2, 1])).rejects.toThrow();
  });

  it('refuses a transfer that makes or loses money, by any amount', async () => {
    await refused([await next(a, -10), await next(b, 11)], 'WL003');
    await refused([await next(a, -10), await next(b, 9)], 'WL003');
  });

  it('refuses two lopsided transfers that only balance together', async () => {
    await refused(
      [
        { ...(await next(a, -10)), transfer: 1 },
        { ...(await next(b, 10)), transfer: 2 },
      ],
      'WL003',
    );
  });

  it('refuses a transfer with one side, and one that moves nothing', async () => {
    await refused([await next(a, -10)], 'WL003');
    await refused([await next(a, 0), await next(b, 0)], '23514');
  });

  it('refuses two currencies that cancel each other', async () => {
    await refused([{ ...(await next(a, -10)), currency: 2 }, await next(b, 10)], 'WL003');
    await refused(
      [
        { ...(await next(a, -10)), currency: 2 },
        { ...(await next(b, 10)), currency: 2 },
      ],
      '40001',
    );
  });

  it('refuses a link with a gap, a fork, a wrong balance or wrong totals', async () => {
    const good = await next(a, -10);
    const other = await next(b, 10);
    await refused([{ ...good, seq: good.seq + 1 }, other], '40001');
    await refused([{ ...good, seq: good.seq - 1 }, other], /40001|23505/);
    await refused([{ ...good, after: good.after + 1 }, other], '40001');
    await refused([good, { ...other, credit: other.credit + 1 }], '40001');
    await refused([good, { ...other, moves: other.moves + 1 }], '40001');
    await refused([{ ...good, seq: 1, after: -10, credit: 0, moves: 1 }, other], /40001|23505|23514/);
  });

  it('refuses a customer whose balance would fall below zero', async () => {
    const { after } = await head(a);
    await refused([await next(a, -after - 1), await next(b, after + 1)], '23514');
  });

  it('refuses a wallet that was never opened, and a first link in a currency that is not the wallet’s', async () => {
    await refused(
      [await next(a, -10), { wallet: 999_999, seq: 1, amount: 10, after: 10, credit: 10, moves: 1 }],
      '40001',
    );
    const { rows } = await app.query<{ id: string }>('select ledger.open_wallet(2::smallint)::text as id');
    const dollars = Number(rows[0]!.id);
    await refused(
      [await next(a, -10), { wallet: dollars, seq: 1, amount: 10, after: 10, credit: 10, moves: 1 }],
      '40001',
    );
  });

  it('refuses to give back without a hold, to give back a plain transfer, and to give back other than was taken', async () => {
    const back = async (amount: number): Promise<Row[]> => {
      const [from, to] = [await next(clearing, -amount), await next(a, amount)];
      return [
        { ...from, kind: -hold, moves: from.moves - 2, credit: from.credit - amount },
        { ...to, kind: -hold, moves: to.moves - 2, credit: to.credit - amount },
      ];
    };
    await expect(post(await back(100))).rejects.toThrow();
    const { entry } = await writer.post(transfer(a, b, 5n));
    await expect(post(await back(100), [[1], [entry.transferId], ['returned']])).rejects.toMatchObject({
      code: 'WL004',
    });
    await expect(post(await back(50), [[1], [held], ['returned']])).rejects.toMatchObject({ code: 'WL004' });
    await expect(post(await back(100), [[1], [held], ['kept']])).rejects.toMatchObject({ code: '23514' });
  });

  it('refuses to every role to say that something happened before', async () => {
    const [from, to] = [await next(a, -1), await next(b, 1)];
    const values = [from, to].map(row => [row.wallet, row.seq, row.amount, row.after, row.credit, row.moves]);
    const columns = values[0]!.map((_, index) => values.map(row => row[index]));
    for (const role of [...roles, 'wura_ledger']) {
      const posting = pools[role]!.query(
        `select ledger.post('{1,1}', $1, $2, $3, $4, $5, $6, '{1,1}', '{1,1}', $7, '{0,0}', '{null,null}', '{0,0}',
                            p_at => '2020-01-01')`,
        [...columns, [plain, plain]],
      );
      await expect(posting).rejects.toMatchObject({ code: expect.stringMatching(/WL005|42501/) });
    }
  });

  it('writes one request once', async () => {
    const request = randomUUID();
    await post([{ ...(await next(a, -1)), request }, await next(b, 1)]);
    await refused([{ ...(await next(a, -1)), request }, await next(b, 1)], '23505');
  });
});
