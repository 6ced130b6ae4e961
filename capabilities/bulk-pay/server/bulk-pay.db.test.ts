import {
  accountNumberOf,
  balanceOf,
  deposit,
  newPayer,
  openTestProduct,
  type Payer,
  type TestProduct,
} from '@wura/app-server/testing/test-product';
import { openJobs } from '@wura/app-server/jobs';
import { transaction, type Pool } from '@wura/database';
import { newKeyToken } from '@wura/identity/server/key-tokens';
import { createJobRunner } from '@wura/jobs/run';
import { silentLog } from '@wura/platform/log';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { randomInt } from '@wura/testkit/random';
import { untilSomebodyWaits } from '@wura/testkit/until-waiting';
import { hash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let database: TestDatabase;
let product: TestProduct;
let owner: Pool;
let ada: Payer;
let bola: Payer;
let bolaNumber: string;

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database);
  owner = database.pool('none');
});
afterAll(async () => {
  await product.close();
  await database.close();
});
beforeEach(async () => {
  [ada, bola] = [await newPayer(product, { pin }), await newPayer(product)];
  await deposit(product, ada, 100_000);
  bolaNumber = await accountNumberOf(product, bola);
});

const pin = '1234';
const manyLines = Number(process.env['BULK_LINES'] ?? 2_000);
/** A bank is another process in service; here all of them share one. */
const linesAtBanks = Math.round(manyLines * Number(process.env['BULK_AT_BANKS'] ?? 0.1));
const call = (method: 'GET' | 'POST', at: string, body?: object, token = ada.token) =>
  product.call(method, `/api/bulk-payments${at}`, { token, ...(body && { body }) });
const inBase64 = (text: string) => Buffer.from(text).toString('base64');
const check = (lines: readonly string[], token = ada.token) =>
  call(
    'POST',
    '',
    { wallet_id: ada.wallet, name: 'Riders', csv: inBase64(`to,bank,amount,note\n${lines.join('\n')}`) },
    token,
  );
const to = (count: number, naira = 100) => Array.from({ length: count }, (_, n) => `${bolaNumber},,${naira},day ${n}`);
const linesOf = async (id: string) => (await call('GET', `/${id}/lines?limit=100`)).body.data;
const stand = async (id: string) => (await call('GET', `/${id}`)).body;
const approve = (id: string, total: string, more: object = { pin }, token = ada.token) =>
  call('POST', `/${id}/approve`, { total, ...more }, token);

/** Of ada's: 200 naira in a payment, and 10,000 in a day. */
async function makeBulkKey(): Promise<string> {
  const token = newKeyToken('test');
  await owner.query(
    `insert into identity.api_keys (public_id, customer, token_hash, name, ending, scopes, per_payment_minor, per_day_minor,
                                    created_at, expires_at)
     values ($1, $2, $3, 'Payroll', 'abcd', '{bulk}', 20000, 1000000, now(), now() + interval '1 day')`,
    [`key_${ada.number}`, ada.number, hash('sha256', token, 'buffer')],
  );
  return token;
}

async function work(id: string): Promise<any> {
  for (let round = 0; round < 10; round++) {
    const now = await stand(id);
    if (!['checking', 'paying'].includes(now.status)) return now;
    await product.runJobs();
  }
  return stand(id);
}

describe('a file of payments', () => {
  it('tells no more names in a day than looking them up one by one, except to a verified customer who holds what it pays', async () => {
    const limited = await openTestProduct(database, { hasRateLimits: true });
    try {
      const eve = await newPayer(product, { tier: 1 });
      const file = (count: number, bank: string, { token, wallet }: Payer) => {
        const lines = Array.from({ length: count }, (_, n) => `${2_000_000_000 + n},${bank},1,`);
        const csv = inBase64(`to,bank,amount,note\n${[`${bolaNumber},,1,`, ...lines].join('\n')}`);
        return limited.call('POST', '/api/bulk-payments', { token, body: { wallet_id: wallet, csv } });
      };
      const search = async ({ token }: Payer) =>
        (await limited.call('GET', `/api/users/search-by-account?account_number=${bolaNumber}`, { token })).status;
      for (const bank of ['', '058']) {
        expect(await file(301, bank, eve)).toMatchObject({ status: 429, body: { code: 'bulk_too_many_names' } });
      }
      // What was refused has counted nothing of its kind, and what was checked has: each payee once.
      expect((await file(298, '', eve)).status).toBe(201);
      expect([await search(eve), await search(eve)]).toEqual([200, 429]);
      expect((await file(1, '', eve)).body.code).toBe('bulk_too_many_names');
      expect((await file(400, '', ada)).status).toBe(201);
    } finally {
      await limited.close();
    }
  });

  it('names its payees while the wallet holds the total, and names none in a line that is wrong', async () => {
    const names = async (id: string) => (await linesOf(id)).map(({ name }: any) => name !== '');
    const { body: much } = await check([...to(2, 60_000), `${bolaNumber},,0,`, `${bolaNumber},,60000,day 0`]);
    expect([much.problems, await names(much.id)]).toEqual([['insufficient_funds'], [false, false, false, false]]);
    expect((await linesOf(much.id)).map(({ status }: any) => status)).toEqual(['ready', 'ready', 'wrong', 'wrong']);
    await deposit(product, ada, 20_000);
    expect(await names(much.id)).toEqual([true, true, false, false]);
    const { body } = await check(['0123456789,058,2000,Rent', ...to(1)]);
    expect([body.status, await names(body.id)]).toEqual(['checking', [false, false]]);
    await work(body.id);
    expect(await names(body.id)).toEqual([true, true]);
  });

  it('shows an amount that cannot be read as the file has it, and never as a sum that nobody wrote', async () => {
    const { body } = await check([
      `${bolaNumber},,"10,50",`,
      `${bolaNumber},,"1,00,000",`,
      `${bolaNumber},,"1,000.5",`,
    ]);
    expect((await linesOf(body.id)).map(({ amount, why }: any) => [amount, why])).toEqual([
      ['10,50', 'line_amount'],
      ['1,00,000', 'line_amount'],
      ['1000.50', null],
    ]);
  });

  it('is checked line by line before a kobo moves, and is not paid while a line is wrong', async () => {
    const own = await accountNumberOf(product, ada);
    const { status, body } = await check([
      `${bolaNumber},,100,rent`,
      `${bolaNumber},,100,rent`,
      `${bolaNumber},,0,`,
      `${own},,5,`,
      '0000000000,,5,',
      '@nobody_here,,5,',
      `${bolaNumber},,"1,000.50",`,
    ]);
    expect([status, body.status, body.total]).toEqual([201, 'checked', '1100.50']);
    expect((await linesOf(body.id)).map(({ line, status: how, why }: any) => [line, how, why])).toEqual([
      [2, 'ready', null],
      [3, 'wrong', 'line_twice'],
      [4, 'wrong', 'line_amount'],
      [5, 'wrong', 'line_payee_self'],
      [6, 'wrong', 'line_payee_unknown'],
      [7, 'wrong', 'line_payee_unknown'],
      [8, 'ready', null],
    ]);
    expect((await approve(body.id, body.total)).body.code).toBe('bulk_has_faults');
    const broken = await call('POST', '', { wallet_id: ada.wallet, csv: inBase64('to,amount\n"@ada,1') });
    expect([broken.status, broken.body.line, broken.body.errorCodes]).toEqual([422, 2, { csv: 'quote_open' }]);
    expect(await balanceOf(product, ada)).toBe(100_000_00n);
  });

  it('is confirmed once, at the total that was shown and with the PIN, and each line has its transaction', async () => {
    const { body } = await check([...to(2), '0123456789,058,2000,Rent']);
    expect(body.status).toBe('checking');
    const checked = await work(body.id);
    expect([checked.status, checked.counts.ready, checked.amount, checked.problems]).toEqual([
      'checked',
      3,
      '2200.00',
      [],
    ]);
    expect((await linesOf(body.id))[2].name).not.toBe('');
    expect((await approve(body.id, '2200.01')).body.code).toBe('bulk_total_changed');
    expect((await approve(body.id, checked.total, {})).body.code).toBe('pin_required');
    expect((await approve(body.id, checked.total)).body.status).toBe('paying');
    expect((await approve(body.id, checked.total)).status).toBe(200);
    await product.runJobs();
    const { rows } = await owner.query(
      `select due_at < clock_timestamp() + interval '5 seconds' as "isSoon" from jobs.job where subject = $1`,
      [body.id],
    );
    expect(rows, 'who confirmed it is waiting for what its bank still has').toEqual([{ isSoon: true }]);
    const done = await work(body.id);
    expect([done.status, done.counts.completed, done.paid]).toEqual(['finished', 3, '2200.00']);
    const spent = 100_000_00n - (await balanceOf(product, ada));
    expect(`${spent / 100n}.${String(spent % 100n).padStart(2, '0')}`).toBe(checked.total);
    for (const { transaction_id: id, amount } of await linesOf(body.id)) {
      const shown = await product.call('GET', `/api/transactions/${id}`, { token: ada.token });
      expect([shown.status, shown.body.amount, shown.body.status]).toEqual([200, amount, 'completed']);
    }
    const { body: news } = await product.call('GET', '/api/notifications', { token: ada.token });
    expect(news.data.map(({ title }: any) => title)).toContain('Bulk payment done: 3 of 3 paid');
  });

  it('is not begun at a price that has changed since it was checked: it is checked again, and nothing has moved', async () => {
    const { body } = await check(['0123456789,058,10000,Rent', ...to(1)]);
    const { total } = await work(body.id);
    expect(total).toBe('10176.88');
    // As if it had been checked on the day before the duty of fifty naira began.
    await owner.query(
      `with batch as (update bulk_pay.batch set fees_minor = fees_minor - 5000 where public_id = $1 returning id)
       update bulk_pay.line l set fee = fee - 5000 from batch where l.batch = batch.id and l.bank <> ''`,
      [body.id],
    );
    expect((await stand(body.id)).total).toBe('10126.88');
    expect(await approve(body.id, '10126.88')).toMatchObject({ status: 422, body: { code: 'bulk_total_changed' } });
    expect((await stand(body.id)).status).toBe('checked');
    expect(await balanceOf(product, ada)).toBe(100_000_00n);
  });

  it('costs to its last line what was agreed to, though a fee or a duty begins while it is paid', async () => {
    const { body } = await check(['0123456789,058,10000,Rent', ...to(1)]);
    const { total } = await work(body.id);
    expect((await approve(body.id, total)).body.status).toBe('paying');
    // As if it had been agreed to on the day before the duty of fifty naira began.
    const { rows } = await owner.query(
      `update bulk_pay.batch set approved_at = '2025-12-31T22:00:00Z', fees_minor = fees_minor - 5000
        where public_id = $1 returning amount_minor + fees_minor as agreed`,
      [body.id],
    );
    expect((await work(body.id)).counts).toMatchObject({ completed: 2 });
    expect(100_000_00n - (await balanceOf(product, ada))).toBe(rows[0].agreed);
  });

  it('says of a line that its bank gave back after all what the history says of its payment', async () => {
    const { body } = await check(['0123456789,058,2000,Rent', ...to(1)]);
    const checked = await work(body.id);
    await approve(body.id, checked.total);
    expect((await work(body.id)).paid).toBe('2100.00');
    const payment = async () => {
      const [{ transaction_id: id }] = await linesOf(body.id);
      return (await product.call('GET', `/api/transactions/${id}`, { token: ada.token })).body;
    };
    await product.control(`/settle/${(await payment()).reference}`, { outcome: 'reversed' });
    await expect
      .poll(async () => (await product.runJobs(), (await payment()).status), { timeout: 20_000 })
      .toBe('failed');
    expect(await stand(body.id)).toMatchObject({
      status: 'finished',
      paid: '100.00',
      counts: { completed: 1, failed: 1 },
    });
    const failed = (await call('GET', `/${body.id}/lines?status=failed`)).body.data;
    expect(failed).toMatchObject([{ line: 2, status: 'failed', why: 'returned', amount: '2000.00' }]);
    expect((await linesOf(body.id)).map(({ status }: any) => status)).toEqual(['failed', 'completed']);
  });

  it('is not begun without the money or the room for all of it, and a line that is refused later stops no other', async () => {
    const { body: much } = await check(to(2, 60_000));
    expect(much.problems).toEqual(['insufficient_funds']);
    expect((await approve(much.id, much.total)).body.code).toBe('insufficient_funds');
    const { body } = await check(to(3, 30_000));
    await approve(body.id, body.total);
    await product.call('POST', '/api/intra-transfer', {
      token: ada.token,
      body: { fromWalletId: ada.wallet, toAccountNumber: bolaNumber, amount: 30_000, pin },
    });
    const done = await work(body.id);
    expect([done.status, done.counts.completed, done.counts.failed]).toEqual(['finished', 2, 1]);
    expect((await linesOf(body.id))[2].why).toBe('insufficient_funds');
  });

  it('pays each line once, though two workers pay it at once and die in the middle of some', async () => {
    const { body } = await check(to(60));
    await approve(body.id, body.total);
    const kinds = await openJobs({ config: product.config, pool: database.pool('wura_worker'), log: silentLog });
    const workers = [0, 1].map(() => {
      const dying = new Map(kinds);
      dying.set('pay_bulk', async job => {
        // Another one has the job by now: what this one does is in vain from some line on.
        if (randomInt(3) > 0) void owner.query('update jobs.job set claims = claims + 1 where id = $1', [job.id]);
        await kinds.get('pay_bulk')!(job);
      });
      return createJobRunner({ pool: database.pool('wura_worker'), log: silentLog, kinds: dying });
    });
    for (let round = 0; round < 6; round++) {
      await owner.query('update jobs.job set due_at = clock_timestamp()');
      await Promise.all(workers.map(worker => worker.runDue()));
    }
    const done = await work(body.id);
    expect([done.status, done.counts.completed]).toEqual(['finished', 60]);
    expect(await balanceOf(product, ada)).toBe(94_000_00n);
    for (const worker of workers) await worker.stop();
  });

  it('is stopped by its customer: what is paid stays, and nothing else ever is', async () => {
    const { body } = await check(to(60));
    await approve(body.id, body.total);
    const kinds = await openJobs({ config: product.config, pool: database.pool('wura_worker'), log: silentLog });
    let stopped: any;
    let steps = 0;
    const stopping = new Map(kinds).set('pay_bulk', async job => {
      if (++steps === 2) stopped = (await call('POST', `/${body.id}/stop`)).body;
      await kinds.get('pay_bulk')!(job);
    });
    const worker = createJobRunner({ pool: database.pool('wura_worker'), log: silentLog, kinds: stopping });
    await owner.query('update jobs.job set due_at = clock_timestamp()');
    while (stopped === undefined) await worker.runDue();
    await worker.stop();
    expect([stopped.status, stopped.counts.stopped + stopped.counts.completed]).toEqual(['stopped', 60]);
    expect(stopped.counts.completed).toBeGreaterThan(0);
    await product.runJobs();
    await product.runJobs();
    expect((await stand(body.id)).counts).toEqual(stopped.counts);
    expect((await call('POST', `/${body.id}/stop`)).body.code).toBe('bulk_ended');
    expect(await balanceOf(product, ada)).toBe(100_000_00n - BigInt(stopped.counts.completed) * 100_00n);
  });

  it('is not begun by a session that ended while its PIN was looked at', async () => {
    const { body } = await check(to(2));
    const approving = await transaction(owner, async tx => {
      await tx.query('select from identity.customers where id = $1 for update', [ada.number]);
      await tx.query('update identity.sessions set revoked_at = now() where customer = $1', [ada.number]);
      const approved = approve(body.id, body.total);
      await Promise.race([untilSomebodyWaits(database), approved]);
      return [approved];
    });
    expect((await approving[0]!).status).toBe(401);
    await product.runJobs();
    expect(await balanceOf(product, ada)).toBe(100_000_00n);
  });

  it.each([
    ['a freeze', 'update identity.customers set is_frozen = true where id = $1', 'account_frozen'],
    ['the end of its key', 'update identity.api_keys set revoked_at = now() where customer = $1', 'key_revoked'],
  ])('pays no further line once %s is answered', async (_what, ending, why) => {
    const token = await makeBulkKey();
    const { body } = await check(to(40), token);
    await approve(body.id, body.total, {}, token);
    const working = await transaction(owner, async tx => {
      const line = `select from bulk_pay.line l join bulk_pay.batch b on b.id = l.batch
                     where b.public_id = $1 and l.n = 11 for update of l`;
      await tx.query(line, [body.id]);
      const worked = product.runJobs();
      await untilSomebodyWaits(database);
      // A freeze waits for the line that is under way; the next may still come before it.
      const ended = owner.query(ending, [ada.number]).then(() => balanceOf(product, ada));
      await Promise.race([ended, untilSomebodyWaits(database, { many: 2 })]);
      return [worked, ended];
    });
    const [, left] = await Promise.all(working);
    await product.runJobs();
    expect(await stand(body.id)).toMatchObject({ status: 'stopped', why });
    expect(await balanceOf(product, ada)).toBe(left);
    // Lines are counted as an editor counts them, and the tenth was under way.
    expect(left).toBeLessThanOrEqual(99_000_00n);
    expect(left).toBeGreaterThan(96_000_00n);
  });

  it('of a program stays within its key, and ends where that is revoked', async () => {
    const whole = await makeBulkKey();
    const large = (await check([`${bolaNumber},,201,`], whole)).body;
    expect((await linesOf(large.id))[0].why).toBe('line_above_limit');
    const over = (await check(to(60, 200), whole)).body;
    expect((await approve(over.id, over.total, {}, whole)).body.code).toBe('limit_exceeded');
    const fits = (await check(to(50, 200), whole)).body;
    expect((await approve(fits.id, fits.total, {}, whole)).body.status).toBe('paying');
    expect((await work(fits.id)).counts.completed).toBe(50);
    const more = (await check(to(1, 1), whole)).body;
    await approve(more.id, more.total, {}, whole);
    expect((await work(more.id)).counts.failed).toBe(1);
    expect((await linesOf(more.id))[0].why).toBe('limit_exceeded');
    const last = (await check([`${bolaNumber},,1,x`], whole)).body;
    await approve(last.id, last.total, {}, whole);
    await owner.query(`update identity.api_keys set revoked_at = now() where customer = $1`, [ada.number]);
    const ended = await work(last.id);
    expect([ended.status, ended.why]).toEqual(['stopped', 'key_revoked']);
  });

  it(`of ${manyLines} lines, ${linesAtBanks} of them at banks, is checked to the last line within ten seconds`, async () => {
    const banks = Array.from({ length: linesAtBanks }, (_, n) => `${1_000_000_000 + n},058,1,bank ${n}`);
    const began = performance.now();
    const { body } = await check([...to(manyLines - banks.length, 1), ...banks]);
    expect(body).toMatchObject({ lines: manyLines, counts: { unchecked: banks.length }, status: 'checking' });
    const answered = performance.now() - began;
    const { status, counts } = await work(body.id);
    const ms = performance.now() - began;
    process.stdout.write(
      `${manyLines} lines were read in ${Math.round(answered)} ms, and checked with ${banks.length} at banks in ${Math.round(ms)} ms\n`,
    );
    expect([status, counts.ready + counts.wrong]).toEqual(['checked', manyLines]);
    expect(counts.ready).toBeGreaterThan(manyLines * 0.9);
    expect(ms).toBeLessThan(10_000);
  });
});
