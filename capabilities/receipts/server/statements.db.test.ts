import {
  deposit,
  newPayer,
  openTestProduct,
  type Payer,
  type TestProduct,
} from '@wura/app-server/testing/test-product';
import { formatMoney, minorOf } from '@wura/money';
import { lagosDate } from '@wura/platform/time';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { randomInt } from '@wura/testkit/random';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Statement } from '../statement-contract.ts';

let database: TestDatabase;
let product: TestProduct;
let ada: Payer;
let eve: Payer;
const today = lagosDate(Date.now());

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database, { publicUrl: 'https://wura.example.ng' });
  [ada, eve] = [await newPayer(product, { pin: '2468' }), await newPayer(product)];
  await deposit(product, ada, 500_000);
  await send(undefined);
  await send('refuse');
  await send('pending');
  await give(ada, eve, 700);
});
afterAll(async () => {
  await product.close();
  await database.close();
});

const account = { account_number: '0123456789', bank_code: '058', currency: 'NGN' };

async function send(mode: string | undefined): Promise<void> {
  const { account_number, bank_code } = account;
  const body = { account_number, bank_code };
  const named = await product.call('POST', '/api/paystack/validate-account', { token: ada.token, body });
  if (mode) await product.control('/faults', { provider: 'paystack', operation: 'transfer', mode, times: 1 });
  const sent = await product.call('POST', '/api/send-money', {
    token: ada.token,
    body: {
      from_wallet_id: ada.wallet,
      to_bank_account: { ...account, beneficiary_name: named.body.data.account_name },
      // No two are alike, or the second would have to be asked about.
      amount: 25_000 + (mode?.length ?? 0),
      pin: '2468',
      remarks: '=1+1',
    },
  });
  expect(sent.status).toBeLessThan(500);
  await product.runJobs();
}

async function give(from: Payer, to: Payer, amount: number): Promise<void> {
  const { body: user } = await product.call('GET', '/api/user', { token: to.token });
  const body = { toAccountNumber: user.account_number, fromWalletId: from.wallet, amount };
  expect((await product.call('POST', '/api/intra-transfer', { token: from.token, body })).status).toBe(200);
}

const ask = (query: Record<string, string>, token = ada.token) =>
  product.application.app.inject({
    url: `/api/statements?${new URLSearchParams({ wallet_id: ada.wallet, from: today, to: today, ...query })}`,
    headers: { authorization: `Bearer ${token}` },
  });
const verify = (code: string) => product.call('GET', `/api/statements/${encodeURIComponent(code)}`);
const kobo = (amount: string) => minorOf(amount, 'NGN');

describe('a statement', () => {
  it('leads from its first balance to its last by every row, money that came back included', async () => {
    const statement: Statement = (await ask({})).json();
    let balance = kobo(statement.opening_balance);
    for (const row of statement.rows) {
      balance += kobo(row.money_in) - kobo(row.money_out) - kobo(row.fee) - kobo(row.vat) - kobo(row.duty);
      expect(row.balance).toBe(formatMoney({ currency: 'NGN', minor: balance }));
    }
    expect(statement).toMatchObject({ opening_balance: '0.00', closing_balance: statement.rows.at(-1)!.balance });
    const { body: wallets } = await product.call('GET', '/api/wallets', { token: ada.token });
    expect(statement.closing_balance).toBe(wallets[0].balance);
    const back = statement.rows.find(({ description }) => description.startsWith('Money back: '));
    expect(back).toMatchObject({ id: null, money_in: '25082.88', money_out: '0.00', fee: '0.00' });
    expect(statement.rows.find(({ fee }) => fee !== '0.00')).toMatchObject({
      money_out: '25000.00',
      fee: '25.00',
      vat: '1.88',
      duty: '50.00',
      bank: 'Guaranty Trust Bank',
      remark: '=1+1',
    });
  });

  it('names the customer on the other side of a transfer, to the one who sent it and to the one who received it', async () => {
    const nameOf = async ({ token }: Payer) => {
      const { body } = await product.call('GET', '/api/user', { token });
      return { party: `${body.firstname} ${body.lastname}`, account_number: body.account_number as string };
    };
    const mine: Statement = (await ask({})).json();
    const sent = mine.rows.find(({ money_out: amount }) => amount === '700.00');
    const to = await nameOf(eve);
    expect(sent).toMatchObject({ ...to, description: `Transfer to ${to.party}` });
    const theirs: Statement = (await ask({ wallet_id: eve.wallet }, eve.token)).json();
    const from = await nameOf(ada);
    expect(theirs.rows[0]).toMatchObject({ ...from, description: `Transfer from ${from.party}` });
    expect((await ask({ format: 'csv' })).body).toContain(`Transfer to ${to.party},${to.party},`);
  });

  it('is a table that no spreadsheet works out, and a PDF with its letters in it', async () => {
    const csv = await ask({ format: 'csv' });
    expect(csv.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="wura-NGN-${today}-${today}.csv"`,
      'cache-control': 'no-store',
    });
    expect(csv.body).toContain(`,'=1+1,`);
    expect(csv.body.trim().split('\r\n')).toHaveLength((await ask({})).json().rows.length + 3);
    const pdf = await ask({ format: 'pdf' });
    expect(pdf.headers['content-type']).toBe('application/pdf');
    const text = pdf.rawPayload.toString('latin1');
    expect(text).toMatch(/^%PDF-1\.7/);
    expect(text).toContain('/FontFile2');
  });

  it('is its owner’s, and knows which days there are', async () => {
    expect((await ask({}, eve.token)).statusCode).toBe(404);
    const tomorrow = lagosDate(Date.now() + 86_400_000);
    const wrong: [Record<string, string>, string][] = [
      [{ from: tomorrow, to: tomorrow }, 'from'],
      [{ to: '2020-01-01' }, 'to'],
      [{ from: '2020-01-01' }, 'from'],
      [{ from: '2026-02-30' }, 'from'],
      [{ from: '1969-12-31', to: '1970-01-01' }, 'from'],
      [{ format: 'xls' }, 'format'],
    ];
    for (const [query, field] of wrong) {
      const answer = await ask(query);
      expect([answer.statusCode, Object.keys(answer.json().errors)], JSON.stringify(query)).toEqual([422, [field]]);
    }
  });

  it('is empty for days on which nothing moved, and says so with both balances', async () => {
    const yesterday = lagosDate(Date.now() - 86_400_000);
    expect((await ask({ from: yesterday, to: yesterday })).json()).toMatchObject({
      opening_balance: '0.00',
      closing_balance: '0.00',
      count: 0,
      rows: [],
    });
  });
});

describe('a person who is shown a statement', () => {
  it('reads the same balances by its code, though more has moved since, and the name masked', async () => {
    const statement: Statement = (await ask({})).json();
    await give(ada, eve, 5);
    const { status, body } = await verify(statement.code);
    expect(status).toBe(200);
    const { opening_balance, closing_balance, money_in, money_out, fees, count } = statement;
    expect(body).toMatchObject({
      opening_balance,
      closing_balance,
      money_in,
      money_out,
      fees,
      count,
      name: 'Z••••• B•••••',
    });
    expect(JSON.stringify(body)).not.toMatch(/Zainab|Bello|0123456789/);
  });

  it('finds nothing by a code that was changed, or by that of a receipt', async () => {
    const { code, rows }: Statement = (await ask({})).json();
    const changed = code.slice(0, -1) + (code.endsWith('0') ? '1' : '0');
    const receipt = await product.call('GET', `/api/transactions/${rows[0]!.id}/receipt`, { token: ada.token });
    for (const each of [changed, receipt.body.code, `S${receipt.body.code}`, 'S', '₦'.repeat(30)]) {
      expect((await verify(each)).body, each).toMatchObject({ code: 'no_such_statement' });
    }
    expect((await product.call('GET', `/api/receipts/${code}`)).status).toBe(404);
  });
});

describe('over forty days', () => {
  it('the statement of any period is the difference of the balances in the books at its two midnights', async () => {
    for (let n = 0; n < 60; n++) {
      const [from, to] = randomInt(10) < 7 ? [ada, eve] : [eve, ada];
      await give(from, to, 1 + randomInt(9));
    }
    // The books take their own time, so what they say of time is moved for this test, and put back after it.
    const owner = database.pool('wura_ledger');
    const moved = `with placed as (
        select wallet_id, seq, row_number() over (order by transfer_id, seq) as n, count(*) over () as of from ledger.chain
        where wallet_id = any($1))
      update ledger.chain c set created_at = c.created_at - (p.of - p.n) * interval '40 days' / p.of
        from placed p where (c.wallet_id, c.seq) = (p.wallet_id, p.seq)`;
    const mine = [ada.walletId, eve.walletId];
    await owner.query('alter table ledger.chain disable trigger user');
    const { rows: kept } = await owner.query('select wallet_id, seq, created_at::text as at from ledger.chain');
    try {
      await owner.query(moved, [mine]);
      for (let n = 0; n < 120; n++) {
        const payer = randomInt(2) === 0 ? ada : eve;
        const first = randomInt(42);
        const [from, to] = [first, randomInt(first + 1)].map(ago => lagosDate(Date.now() - ago * 86_400_000));
        const statement: Statement = (await ask({ wallet_id: payer.wallet, from: from!, to: to! }, payer.token)).json();
        const { rows } = await owner.query<{ opening: bigint; closing: bigint }>(
          `select coalesce((select sum(amount) from ledger.chain where wallet_id = $1
                             and created_at < ($2::date)::timestamp at time zone 'Africa/Lagos'), 0)::bigint as opening,
                  coalesce((select sum(amount) from ledger.chain where wallet_id = $1
                             and created_at < ($3::date + 1)::timestamp at time zone 'Africa/Lagos'), 0)::bigint as closing`,
          [payer.walletId, from, to],
        );
        expect([kobo(statement.opening_balance), kobo(statement.closing_balance)], `${from} to ${to}`).toEqual([
          rows[0]!.opening,
          rows[0]!.closing,
        ]);
      }
    } finally {
      await owner.query(
        `update ledger.chain c set created_at = k.at
           from jsonb_to_recordset($1) as k (wallet_id integer, seq bigint, at timestamptz)
          where (c.wallet_id, c.seq) = (k.wallet_id, k.seq)`,
        [
          JSON.stringify(
            kept.map(({ wallet_id, seq, at }) => ({ wallet_id: Number(wallet_id), seq: Number(seq), at })),
          ),
        ],
      );
      await owner.query('alter table ledger.chain enable trigger user');
    }
  });
});
