import { formatMoney } from '@wura/money';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import {
  fund,
  giveBack,
  hold,
  move,
  newCustomer,
  registerTestHold,
  settle,
  startInstance,
  type TestCustomer,
  type TestInstance,
} from '@wura/wallets/testing/test-instance';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { myWallets } from './plugin.ts';

let database: TestDatabase;
let one: TestInstance;
let two: TestInstance;
let now = Date.now();

beforeAll(async () => {
  database = await cloneDatabase();
  await registerTestHold(database);
  one = await start();
  two = await start();
});
afterAll(async () => {
  await Promise.all([one.close(), two.close()]);
  await database.close();
});

async function start(): Promise<TestInstance> {
  const instance = await startInstance(database);
  myWallets(instance.router, { ...instance, identity: { ...instance.identity, now: () => now } });
  return instance;
}

const get = (who: TestCustomer, url: string, at = one) => at.call('GET', url, { token: who.token });
const list = async (who: TestCustomer, query = '') => (await get(who, `/api/transactions${query}`)).body;

interface Row {
  id: string;
  amount: string;
  date: string;
  wallet_id: string;
}

async function listAll(
  who: TestCustomer,
  query: Record<string, string | number>,
): Promise<{ rows: Row[]; pages: number }> {
  const rows: Row[] = [];
  let cursor: string | null = null;
  for (let pages = 1; ; pages++) {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    if (cursor !== null) search.set('cursor', cursor);
    const { status, body } = await get(who, `/api/transactions?${search}`, pages % 2 ? one : two);
    expect(status).toBe(200);
    rows.push(...body.data);
    cursor = body.nextCursor;
    if (cursor === null) return { rows, pages };
    if (pages > 200) throw new Error('the list has no end');
  }
}

describe('wallets', () => {
  it('are listed naira first, then dollars, then by code, and are only one’s own', async () => {
    const ada = await newCustomer(one, { currencies: ['USDT', 'EUR', 'NGN', 'USD'], minor: 1_500_00n });
    await newCustomer(one, { minor: 5n });
    const { status, body } = await get(ada, '/api/wallets');
    expect(status).toBe(200);
    expect(body.map((wallet: { currency: string; balance: string }) => [wallet.currency, wallet.balance])).toEqual([
      ['NGN', '1500.00'],
      ['USD', '1500.00'],
      ['EUR', '1500.00'],
      ['USDT', '0.150000'],
    ]);
    expect(body[0]).toMatchObject({ id: expect.stringMatching(/^wal_[0-9a-z]{26}$/), name: 'Naira' });
    expect((await one.call('GET', '/api/wallets')).status).toBe(401);
  });

  it('are opened once in each currency, however many ask at once in however many processes', async () => {
    const ada = await newCustomer(one);
    for (const currency of ['USD', 'GBP', 'KES', 'JPY', 'XOF', 'EUR', 'USDT', 'CAD', 'ZAR', 'INR']) {
      const open = (at: TestInstance) => at.call('POST', '/api/wallets', { token: ada.token, body: { currency } });
      const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => open(n % 2 ? one : two)));
      expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, ...Array(7).fill(409)]);
      expect(answers.find(({ status }) => status === 409)!.body.code).toBe('wallet_exists');
    }
    expect((await get(ada, '/api/wallets')).body).toHaveLength(11);
  });

  it('are not opened in a currency we do not know', async () => {
    const ada = await newCustomer(one);
    for (const currency of ['ngn', 'BTC', '', ' NGN', '__proto__', 'constructor', 5, null, undefined, ['USD']]) {
      const { status, body } = await one.call('POST', '/api/wallets', { token: ada.token, body: { currency } });
      expect([status, body.errors.currency], String(currency)).toEqual([422, 'We do not support this currency yet.']);
    }
  });
});

describe('the list of transactions', () => {
  it('shows each side its own movement, newest first', async () => {
    const ada = await newCustomer(one, { name: 'Ada', minor: 100_00n });
    const bola = await newCustomer(one, { name: 'Bola' });
    await move(one, { from: ada, to: bola, minor: 30_00n });
    const [sent, opened] = (await list(ada)).data;
    const [received] = (await list(bola)).data;
    expect(sent).toMatchObject({
      type: 'send',
      amount: '30.00',
      recipient: bola.name,
      balance_after: '70.00',
      description: `Transfer to ${bola.name}`,
    });
    expect(received).toMatchObject({
      type: 'receive',
      amount: '30.00',
      sender: ada.name,
      balance_after: '30.00',
      description: `Transfer from ${ada.name}`,
    });
    expect(received.reference).toBe(sent.reference);
    expect(received.id).not.toBe(sent.id);
    expect(opened).toMatchObject({
      type: 'receive',
      amount: '100.00',
      description: 'Opening balance',
      status: 'completed',
    });
    expect(sent).not.toHaveProperty('sender');
  });

  it('pages through several wallets without losing, repeating or disordering anything', async () => {
    const ada = await newCustomer(one, { currencies: ['NGN', 'USD', 'USDT'] });
    const wallets = (await get(ada, '/api/wallets')).body as { id: string }[];
    const facts = await Promise.all(wallets.map(async ({ id }) => one.walletServices.wallets.findOwn(ada.number, id)));
    for (let n = 1; n <= 60; n++) await fund(one, facts[((n * n) % 7) % 3]!, BigInt(n));
    for (const order of ['desc', 'asc']) {
      for (const limit of [1, 7, 25, 60, 100]) {
        const { rows, pages } = await listAll(ada, { limit, order });
        expect(rows).toHaveLength(60);
        expect(new Set(rows.map(({ id }) => id)).size).toBe(60);
        expect(pages).toBe(Math.ceil(60 / limit));
        const times = rows.map(({ date }) => date);
        expect(times).toEqual(order === 'desc' ? times.toSorted().reverse() : times.toSorted());
      }
    }
    const { rows } = await listAll(ada, { wallet_id: wallets[0]!.id, limit: 10 });
    expect(new Set(rows.map(row => row.wallet_id))).toEqual(new Set([wallets[0]!.id]));
  });

  it('is not shifted by what happens between two pages', async () => {
    const ada = await newCustomer(one);
    for (let n = 1; n <= 6; n++) await fund(one, ada.wallet, BigInt(n));
    const first = await list(ada, '?limit=3');
    await fund(one, ada.wallet, 99n);
    const second = await list(ada, `?limit=3&cursor=${first.nextCursor}`);
    expect([...first.data, ...second.data].map(({ amount }) => amount)).toEqual([
      '0.06',
      '0.05',
      '0.04',
      '0.03',
      '0.02',
      '0.01',
    ]);
    expect(second.nextCursor).toBeNull();
  });

  it('filters by type, status and words', async () => {
    const ada = await newCustomer(one, { name: 'Ada', minor: 1_000_00n });
    const bola = await newCustomer(one, { name: 'Bola', minor: 1_000_00n });
    await move(one, { from: ada, to: bola, minor: 1_234_56n / 2n });
    await move(one, { from: bola, to: ada, minor: 5_00n });
    const waiting = await hold(one, { from: ada, minor: 7_00n });
    const done = await hold(one, { from: ada, minor: 8_00n });
    const returned = await hold(one, { from: ada, minor: 9_00n });
    await settle(one, done.transferId);
    await giveBack(one, returned.transferId);
    const amounts = async (query: string) => (await list(ada, query)).data.map(({ amount }: Row) => amount);
    expect(await amounts('')).toEqual(['9.00', '8.00', '7.00', '5.00', '617.28', '1000.00']);
    expect(await amounts('?type=receive')).toEqual(['5.00', '1000.00']);
    expect(await amounts('?type=send&status=completed')).toEqual(['8.00', '617.28']);
    expect(await amounts('?status=pending')).toEqual(['7.00']);
    expect(await amounts('?status=failed')).toEqual(['9.00']);
    expect(await amounts('?q=bola')).toEqual(['5.00', '617.28']);
    expect(await amounts('?q=TO%20bola')).toEqual(['617.28']);
    expect(await amounts('?q=opening')).toEqual(['1000.00']);
    expect(await amounts(`?q=${encodeURIComponent('₦1,000')}`)).toEqual(['1000.00']);
    expect(await amounts(`?q=${one.walletServices.naming.reference(waiting.transferId)}`)).toEqual(['7.00']);
    expect(await amounts(`?q=${encodeURIComponent("%' or 1=1 --")}`)).toEqual([]);
    const day = (shift: number) => new Date(Date.now() + 3_600_000 + shift * 86_400_000).toISOString().slice(0, 10);
    expect(await amounts(`?from=${day(0)}&to=${day(0)}`)).toEqual(await amounts(''));
    expect(await amounts(`?to=${day(-1)}`)).toEqual([]);
    expect(await amounts(`?from=${day(1)}&sort=amount`)).toEqual([]);
    expect((await list(ada, '?status=failed')).data[0]).toMatchObject({ refunded: true, status: 'failed' });
    for (const bad of [
      'type=both',
      'status=done',
      'limit=0',
      'limit=101',
      'limit=x',
      'sort=name',
      'from=2026-02-30',
      'to=yesterday',
      'order=up',
      'type=send&type=send',
    ]) {
      expect((await get(ada, `/api/transactions?${bad}`)).status, bad).toBe(422);
    }
  });

  it('sorts by amount exactly, over all wallets and pages', async () => {
    const ada = await newCustomer(one, { currencies: ['NGN', 'USDT', 'JPY'] });
    const wallets = (await get(ada, '/api/wallets')).body as { id: string }[];
    const facts = await Promise.all(wallets.map(async ({ id }) => one.walletServices.wallets.findOwn(ada.number, id)));
    for (let n = 1; n <= 40; n++) await fund(one, facts[n % 3]!, BigInt((n * 7919) % 977) * (n % 3 ? 1_000n : 1n));
    for (const order of ['desc', 'asc'] as const) {
      const { rows } = await listAll(ada, { sort: 'amount', order, limit: 7 });
      const amounts = rows.map(({ amount }) => Number(amount));
      expect(new Set(rows.map(({ id }) => id)).size).toBe(40);
      expect(amounts).toEqual(amounts.toSorted((a, b) => (order === 'desc' ? b - a : a - b)));
    }
  });

  it('looks at a bounded part of a long history for each page, and still finds everything', async () => {
    const ada = await newCustomer(one, { name: 'Ada' });
    const bola = await newCustomer(one, { name: 'Bola' });
    await fund(one, ada.wallet, 10_000_00n);
    await Promise.all(Array.from({ length: 20 }, () => move(one, { from: ada, to: bola, minor: 1n })));
    for (let n = 0; n < 21; n++) await Promise.all(Array.from({ length: 200 }, () => fund(one, ada.wallet, 100n)));
    const first = await list(ada, '?type=send&limit=10');
    expect(first.data).toEqual([]);
    expect(first.nextCursor).not.toBeNull();
    // By amount too: the small ones lie behind more than a page looks at.
    expect(await list(ada, '?type=send&sort=amount&limit=10')).toEqual({ data: [], nextCursor: expect.any(String) });
    for (const query of [
      { type: 'send', limit: 10 },
      { q: 'bola', limit: 10 },
      { q: 'bola', limit: 10, order: 'asc' },
      { q: 'bola', sort: 'amount', limit: 7 },
      { type: 'send', sort: 'amount', limit: 10 },
      { type: 'send', sort: 'amount', limit: 10, from: '2020-01-01' },
    ]) {
      const { rows, pages } = await listAll(ada, query);
      expect(rows).toHaveLength(20);
      expect(pages).toBeLessThan(8);
    }
  });

  it('gives out nothing of one wallet before it knows what another has of the same time', async () => {
    const ada = await newCustomer(one, { currencies: ['NGN', 'USD'], minor: 10_000_00n });
    const dollars = (await one.walletServices.wallets.ofCustomer({ owner: ada.number, currency: 'USD' }))!;
    await hold(one, { from: ada, minor: 1n });
    await hold(one, { from: { ...ada, wallet: dollars }, minor: 2n });
    await hold(one, { from: ada, minor: 3n });
    // So much has come in dollars since that the first page does not reach the payment below it.
    for (let n = 0; n < 6; n++) await Promise.all(Array.from({ length: 200 }, () => fund(one, dollars, 1n)));
    for (const order of ['desc', 'asc']) {
      const { rows } = await listAll(ada, { type: 'send', order });
      const amounts = ['0.01', '0.02', '0.03'];
      expect(rows.map(({ amount }) => amount)).toEqual(order === 'asc' ? amounts : amounts.reverse());
    }
  });

  it('refuses a cursor that was touched, or made for another list or another customer', async () => {
    const ada = await newCustomer(one);
    const bola = await newCustomer(one);
    for (let n = 1; n <= 3; n++) await fund(one, ada.wallet, BigInt(n));
    const { nextCursor } = await list(ada, '?limit=1');
    const flipped = `${nextCursor.slice(0, 30)}${nextCursor[30] === 'A' ? 'B' : 'A'}${nextCursor.slice(31)}`;
    for (const query of [
      `cursor=${flipped}`,
      'cursor=',
      'cursor=x',
      `cursor=${nextCursor}&type=send`,
      `cursor=${nextCursor}&sort=amount`,
    ]) {
      const { status, body } = await get(ada, `/api/transactions?${query}`);
      expect([status, body.code], query).toEqual([422, 'invalid_input']);
    }
    expect((await get(bola, `/api/transactions?cursor=${nextCursor}`)).status).toBe(422);
    expect((await get(ada, `/api/transactions?limit=2&cursor=${nextCursor}`)).body.data).toHaveLength(2);
  });
});

describe('what belongs to somebody else', () => {
  it('gets the same answer as what is not there', async () => {
    const ada = await newCustomer(one, { minor: 100n });
    const eve = await newCustomer(one);
    const id = (await list(ada)).data[0].id as string;
    const other = '0'.repeat(26);
    const groups = [
      [
        `/api/transactions?wallet_id=${ada.wallet.publicId}`,
        `/api/transactions?wallet_id=wal_${other}`,
        '/api/transactions?wallet_id=',
      ],
      [
        `/api/transactions/summary/${ada.wallet.publicId}`,
        `/api/transactions/summary/wal_${other}`,
        '/api/transactions/summary/1',
      ],
      [`/api/transactions/days/${ada.wallet.publicId}`, `/api/transactions/days/wal_${other}`],
      [
        `/api/transactions/${id}`,
        `/api/transactions/mov_${other}`,
        '/api/transactions/1',
        `/api/transactions/${ada.wallet.publicId}`,
      ],
      ['/api/transactions/by-key/never', '/api/transactions/by-key/%00', `/api/transactions/by-key/${'k'.repeat(129)}`],
    ];
    // The owner asks first: what a process remembers for one customer must not open it to another.
    for (const [own] of groups) await get(ada, own!);
    for (const url of groups.flat()) {
      const { status, text } = await get(eve, url);
      expect([status, text.replace(/"requestId":"[^"]+"/, '')], url).toEqual([
        404,
        '{"message":"Not found.","code":"not_found",}',
      ]);
    }
    expect((await get(ada, `/api/transactions/${id}`)).status).toBe(200);
    expect((await get(eve, `/api/transactions/${id}`)).status).toBe(404);
  });
});

describe('one transaction', () => {
  it('names the other customer and has a receipt', async () => {
    const ada = await newCustomer(one, { name: 'Ada', minor: 100_00n });
    const bola = await newCustomer(one, { name: 'Bola' });
    await move(one, { from: ada, to: bola, minor: 30_00n, key: 'a key' });
    const row = (await list(ada)).data[0];
    const { status, body } = await get(ada, `/api/transactions/${row.id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...row,
      fees: [],
      total: '30.00',
      counterparty: { name: bola.name, account_number: bola.accountNumber },
      timeline: [
        { event: 'created', at: row.date },
        { event: 'completed', at: row.date },
      ],
      expected_by: null,
      receipt: {
        amount: '30.00',
        accountName: bola.name,
        bankName: 'Wura',
        reference: row.reference,
        status: 'completed',
        timestamp: row.date,
        fee: '0.00',
      },
    });
    expect((await get(ada, '/api/transactions/by-key/a%20key', two)).body).toEqual(body);
    expect((await get(bola, '/api/transactions/by-key/a%20key')).status).toBe(404);
    const opened = (await list(ada)).data[1];
    expect((await get(ada, `/api/transactions/${opened.id}`)).body).toMatchObject({
      counterparty: null,
      total: '100.00',
    });
  });

  it('that waits shows its fees, and its row changes when it ends', async () => {
    const ada = await newCustomer(one, { minor: 100_00n });
    const fees = [
      { code: 'transfer_fee', name: 'Transfer fee', minor: 10_00n },
      { code: 'vat', name: 'VAT', minor: 75n },
    ];
    const entry = await hold(one, { from: ada, minor: 50_00n, fees });
    const id = one.walletServices.naming.movementId(entry);
    const seen = async () => (await get(ada, `/api/transactions/${id}`)).body;
    expect(await seen()).toMatchObject({
      amount: '50.00',
      fee: '10.75',
      total: '60.75',
      fees: [
        { name: 'Transfer fee', amount: '10.00' },
        { name: 'VAT', amount: '0.75' },
      ],
      status: 'pending',
      description: 'Payment to the outside',
      balance_after: '39.25',
      timeline: [{ event: 'created' }],
    });
    expect(await giveBack(one, entry.transferId)).toBe('failed');
    expect(await seen()).toMatchObject({
      status: 'failed',
      refunded: true,
      timeline: [{ event: 'created' }, { event: 'refunded' }],
    });
    const { data } = await list(ada);
    expect(data).toHaveLength(2);
    // The entry that gave the money back has a place in the books but no name of its own.
    const back = one.walletServices.naming.movementId({ wallet: ada.wallet.id, seq: entry.seq + 1 });
    expect((await get(ada, `/api/transactions/${back}`)).status).toBe(404);
  });
});

describe('the summary', () => {
  it('counts held money as spent and forgets what was given back', async () => {
    const ada = await newCustomer(one, { minor: 100_00n });
    const summary = async () => (await get(ada, `/api/transactions/summary/${ada.wallet.publicId}`)).body;
    expect(await summary()).toEqual({
      currency: 'NGN',
      total_credit: '100.00',
      total_debit: '0.00',
      transaction_count: 1,
    });
    const { transferId } = await hold(one, { from: ada, minor: 40_00n });
    expect(await summary()).toMatchObject({ total_credit: '100.00', total_debit: '40.00', transaction_count: 2 });
    await giveBack(one, transferId);
    expect(await summary()).toMatchObject({ total_credit: '100.00', total_debit: '0.00', transaction_count: 1 });
    const empty = await newCustomer(one);
    expect((await get(empty, `/api/transactions/summary/${empty.wallet.publicId}`)).body).toEqual({
      currency: 'NGN',
      total_credit: '0.00',
      total_debit: '0.00',
      transaction_count: 0,
    });
  });
});

describe('the last 30 days', () => {
  it('end today in Lagos, and each has what moved in it', async () => {
    const ada = await newCustomer(one, { name: 'Ada' });
    const bola = await newCustomer(one);
    // The books take their own time, so the day is moved around them instead of the other way about.
    await fund(one, ada.wallet, 10_00n);
    await fund(one, ada.wallet, 5_00n);
    await move(one, { from: ada, to: bola, minor: 3_00n });
    const days = async (ahead: number) => {
      now = Date.now() + ahead * 86_400_000;
      return (await get(ada, `/api/transactions/days/${ada.wallet.publicId}`)).body.days;
    };
    const today = await days(0);
    expect(today).toHaveLength(30);
    expect(today[29]).toEqual({
      date: new Date(Date.now() + 3_600_000).toISOString().slice(0, 10),
      credit: '15.00',
      debit: '3.00',
      count: 3,
    });
    expect(today.slice(0, 29).every((day: { count: number }) => day.count === 0)).toBe(true);
    expect((await days(29))[0]).toEqual(today[29]);
    expect((await days(30)).every((day: { count: number }) => day.count === 0)).toBe(true);
    now = Date.now();
    expect((await get(bola, `/api/transactions/days/${bola.wallet.publicId}`)).body.days[29]).toMatchObject({
      credit: '3.00',
    });
  });

  it('say of each day what was paid on it and not given back since, on whatever day that came', async () => {
    const ada = await newCustomer(one);
    const bola = await newCustomer(one);
    await fund(one, ada.wallet, 100_00n);
    const lost = await hold(one, { from: ada, minor: 20_00n });
    const kept = await hold(one, { from: ada, minor: 5_00n });
    await settle(one, kept.transferId);
    const sameDay = await hold(one, { from: ada, minor: 7_00n });
    await giveBack(one, sameDay.transferId);
    // All of that was two days ago; the books take their own time, so it is moved there by their owner.
    const owner = database.pool('wura_ledger');
    const earlier = `created_at = created_at - interval '2 days'`;
    await owner.query('alter table ledger.chain disable trigger append_only');
    try {
      await owner.query(`update ledger.chain set ${earlier} where wallet_id = $1`, [ada.wallet.id]);
    } finally {
      await owner.query('alter table ledger.chain enable trigger append_only');
    }
    await database
      .pool('wura_owner')
      .query(`update wallets.movement set ${earlier} where wallet = $1`, [ada.wallet.id]);
    await giveBack(one, lost.transferId);
    for (let n = 0; n < 7; n++) {
      const tried = await hold(one, { from: ada, minor: 2_00n });
      await move(one, { from: ada, to: bola, minor: 1_00n });
      if (n % 3 > 0) await giveBack(one, tried.transferId);
    }
    now = Date.now();
    const { days } = (await get(ada, `/api/transactions/days/${ada.wallet.publicId}`)).body;
    expect([days[27], days[28], days[29]]).toMatchObject([
      { credit: '100.00', debit: '5.00', count: 2 },
      { credit: '0.00', debit: '0.00', count: 0 },
      // Three of the seven that were tried still wait.
      { credit: '0.00', debit: '13.00', count: 10 },
    ]);
    // When the day on which it was paid is shown no more, the others still say the same.
    now = Date.now() + 28 * 86_400_000;
    const later = (await get(ada, `/api/transactions/days/${ada.wallet.publicId}`)).body.days;
    expect(later[1]).toEqual(days[29]);
    now = Date.now();
  });

  it('are found with a bounded number of look-ups, and agree with adding everything up', async () => {
    const ada = await newCustomer(one);
    const owner = database.pool('wura_ledger');
    // A year of history that ends now, written by the owner of the books, who alone may choose the time.
    await owner.query(
      `insert into ledger.chain (wallet_id, seq, transfer_id, amount, balance_after, cum_credit, moves, counterparty, created_at, currency, kind, fingerprint)
       select $1, n, 900000000 + n, case when n % 3 = 0 then -1 else 2 end,
              2 * (n - n / 3) - n / 3, 2 * (n - n / 3), n, -1, now() - (20000 - n) * interval '26 minutes', 1, 2, 0
       from generate_series(1, 20000) n`,
      [ada.wallet.id],
    );
    try {
      const { days } = (await get(ada, `/api/transactions/days/${ada.wallet.publicId}`)).body;
      const { rows } = await owner.query<{ date: string; credit: bigint; debit: bigint; count: number }>(
        `select to_char(created_at at time zone 'Africa/Lagos', 'YYYY-MM-DD') as date,
                coalesce(sum(amount) filter (where amount > 0), 0)::bigint as credit,
                -coalesce(sum(amount) filter (where amount < 0), 0)::bigint as debit, count(*)::integer as count
         from ledger.entry where wallet_id = $1 group by 1 order by 1 desc limit 30`,
        [ada.wallet.id],
      );
      const spell = (minor: bigint) => formatMoney({ currency: 'NGN', minor });
      const added = rows.map(({ credit, debit, ...day }) => ({ ...day, credit: spell(credit), debit: spell(debit) }));
      expect(days).toEqual(added.reverse());
      const { rows: plan } = await one.pool.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
        `explain (analyze, buffers, format json) select * from wallets.links_before(${ada.wallet.id},
           array(select date_trunc('day', now()) - n * interval '1 day' from generate_series(30, 0, -1) n))`,
      );
      const touched = plan[0]!['QUERY PLAN'][0].Plan;
      expect(touched['Shared Hit Blocks']! + touched['Shared Read Blocks']!).toBeLessThan(31 * 20 * 4);
    } finally {
      await owner.query('alter table ledger.chain disable trigger append_only');
      await owner.query('delete from ledger.chain where wallet_id = $1', [ada.wallet.id]);
      await owner.query('alter table ledger.chain enable trigger append_only');
    }
  });
});
