import { openJobs } from '@wura/app-server/jobs';
import { newOperator } from '@wura/app-server/testing/new-operator';
import {
  accountNumberOf,
  deposit,
  newPayer,
  openTestProduct,
  type Payer,
  type TestProduct,
} from '@wura/app-server/testing/test-product';
import { transaction, type Pool } from '@wura/database';
import { newKeyToken } from '@wura/identity/server/key-tokens';
import { createJobRunner } from '@wura/jobs/run';
import { silentLog } from '@wura/platform/log';
import { dayMs, minuteMs } from '@wura/platform/time';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { randomInt } from '@wura/testkit/random';
import { hash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { feature } from '../feature.ts';

// A business whose programs are told what happens; receivers that fail, hang and lie; workers that die.

let database: TestDatabase;
let product: TestProduct;
let postbag: Pool;
let owner: Pool;
let ada: Payer;
let bola: Payer;
let bolaNumber: string;
/** The worker's; the server's own goes on, so that no session ends. */
let nowMs = Date.now();
const environment = { WEBHOOKS_TO_LOOPBACK: 'on' };

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database, {}, { now: () => nowMs, environment });
  postbag = database.pool('wura_worker');
  owner = database.pool('none');
});
afterAll(async () => {
  await product.close();
  await database.close();
});
beforeEach(async () => {
  nowMs = Date.now();
  await owner.query('delete from partner_webhooks.endpoint');
  [ada, bola] = [await newPayer(product), await newPayer(product)];
  await deposit(product, ada, 50_000);
  await product.call('POST', '/api/pin/set', { token: ada.token, body: { pin: '2580' } });
  bolaNumber = await accountNumberOf(product, bola);
  await owner.query(
    `insert into identity.api_keys (public_id, customer, token_hash, name, ending, scopes, per_payment_minor, per_day_minor,
                                    created_at, expires_at)
     values ('key_' || $1::bigint, $1::bigint, $2, 'Till', 'abcd', '{read}', 0, 0, now(), now() + interval '1 day')`,
    [ada.number, hash('sha256', newKeyToken('test'), 'buffer')],
  );
});
afterEach(async () => {
  await Promise.all(receivers.splice(0).map(receiver => receiver.close()));
});

interface Heard {
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: any;
}
type Answers = (heard: Heard, response: ServerResponse) => void;
const taken: Answers = (_heard, response) => void response.writeHead(204).end();
const receivers: Receiver[] = [];
interface Receiver {
  readonly heard: Heard[];
  readonly url: string;
  close(): Promise<unknown>;
}

async function openReceiver(answers: Answers = taken): Promise<Receiver> {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', chunk => (text += chunk));
    request.on('end', () => {
      const each = { headers: request.headers, text, body: JSON.parse(text) };
      heard.push(each);
      answers(each, response);
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const receiver = {
    heard,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/wura`,
    close: () => new Promise(resolve => (server.closeAllConnections(), server.close(resolve))),
  };
  receivers.push(receiver);
  return receiver;
}

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', at: string, body?: object) =>
  product.call(method, `/api/webhook-endpoints${at}`, { token: ada.token, ...(body && { body }) });

const proof = async () => ({ pin: '2580', mail_code: await product.mailedCode(ada) });

const all = ['payment.made', 'payment.failed', 'money.received', 'bulk.line_finished', 'bulk.batch_finished'];

async function listen(url: string, events = all): Promise<{ id: string; secret: string }> {
  const { status, body } = await call('POST', '', { url, events, ...(await proof()) });
  expect(status).toBe(201);
  return { id: body.endpoint.id, secret: body.secret };
}

async function pay(naira: number, from = ada, to = bolaNumber): Promise<string> {
  const { status, text, body } = await product.call('POST', '/api/intra-transfer', {
    token: from.token,
    body: { fromWalletId: from.wallet, toAccountNumber: to, amount: naira, ...(from === ada && { pin: '2580' }) },
  });
  if (status !== 200) throw new Error(text);
  return body.transaction.id;
}

/** Two rounds: what happened is found out, and what waits is told. */
async function work(): Promise<void> {
  await product.runJobs();
  await product.runJobs();
}
const log = async (id: string) => (await call('GET', `/${id}/deliveries?limit=100`)).body.data;

/** The example of docs/partners.md, run as it stands there. */
async function exampleOfDocs(): Promise<(secret: string, header: string, body: string, now?: number) => boolean> {
  const text = readFileSync(new URL('../../../docs/partners.md', import.meta.url), 'utf8');
  const code = /```js verify-webhook\n([\s\S]*?)```/.exec(text)![1]!;
  const folder = mkdtempSync(path.join(tmpdir(), 'wura-example-'));
  const file = path.join(folder, 'verify-webhook.mjs');
  writeFileSync(file, code);
  const { verifyWebhook } = await import(file);
  rmSync(folder, { recursive: true });
  return verifyWebhook;
}

describe('an address', () => {
  it('is registered with a key and the second factor, leads to nothing inside, and its secret is shown once', async () => {
    const ask = (url: string) => call('POST', '', { url, events: all });
    expect((await ask('https://shop.example/wura')).body.code).toBe('step_up_required');
    for (const url of [
      'http://shop.example/',
      'https://10.0.0.1/',
      'https://169.254.169.254/latest',
      'https://[::ffff:127.0.0.1]/',
      'https://0xa9fea9fe/',
      'https://user:word@shop.example/',
      'https://intranet/',
    ]) {
      expect([url, (await ask(url)).body.errorCodes]).toEqual([url, { url: 'webhook_url_unusable' }]);
    }
    await product.call('POST', '/api/pin/set', { token: bola.token, body: { pin: '2580' } });
    const body = { url: 'https://shop.example/wura', events: all };
    const refused = await product.call('POST', '/api/webhook-endpoints', { token: bola.token, body });
    expect(refused.body.code).toBe('webhooks_not_offered');
    const { id, secret } = await listen('https://shop.example/wura');
    expect(secret).toMatch(/^whsec_[\w-]{43}$/);
    expect((await call('GET', '')).text).not.toContain(secret);
    const { rows } = await owner.query(
      'select encode(secret, $2) as kept from partner_webhooks.endpoint where public_id = $1',
      [id, 'escape'],
    );
    expect(rows[0].kept).not.toContain(secret.slice(6));
    await owner.query(
      `insert into partner_webhooks.endpoint (public_id, customer, url, events, secret, created_at)
       select 'whk_' || n, $1, 'https://shop.example/', '{payment.made}', '', now() from generate_series(1, 4) n`,
      [ada.number],
    );
    expect((await call('POST', '', { ...body, url: 'https://till.example/', ...(await proof()) })).body.code).toBe(
      'webhooks_full',
    );
  });

  it('is there once, so that nothing is told to it twice', async () => {
    const body = { url: 'https://twice.example/wura', events: all };
    await listen(body.url);
    expect(await call('POST', '', { ...body, ...(await proof()) })).toMatchObject({
      status: 409,
      body: { code: 'webhook_url_taken' },
    });
    const other = await listen('https://other.example/wura');
    const moved = await call('PUT', `/${other.id}`, { url: body.url, ...(await proof()) });
    expect(moved.body.code).toBe('webhook_url_taken');
  });

  it('is told with both secrets for a day after the first is exchanged', async () => {
    const receiver = await openReceiver();
    const verify = await exampleOfDocs();
    const { id, secret } = await listen(receiver.url);
    const renewed = await call('POST', `/${id}/secret`, await proof());
    expect(renewed.body.secret).not.toBe(secret);
    const byAnother = await product.call('POST', `/api/webhook-endpoints/${id}/secret`, {
      token: bola.token,
      body: {},
    });
    expect(byAnother.status).toBe(404);
    await pay(10);
    await work();
    const [first] = receiver.heard;
    const header = (heard: Heard) => String(heard.headers['wura-signature']);
    for (const each of [secret, renewed.body.secret]) {
      expect(verify(each, header(first!), first!.text, nowMs)).toBe(true);
      expect(verify(each, header(first!), first!.text.replace('10.00', '11.00'), nowMs)).toBe(false);
      expect(verify(each, header(first!), first!.text, nowMs + 3_600_000)).toBe(false);
    }
    nowMs += dayMs + 60_000;
    await pay(11);
    await work();
    const second = receiver.heard[1]!;
    expect(verify(secret, header(second), second.text, nowMs)).toBe(false);
    expect(verify(renewed.body.secret, header(second), second.text, nowMs)).toBe(true);
  });
});

describe('what happened', () => {
  it('is told to a receiver that fails half the time: all of it, signed, under one name each, in ten attempts', async () => {
    const verify = await exampleOfDocs();
    const failures = new Map<string, number>();
    const receiver = await openReceiver(({ body }, response) => {
      const failed = failures.get(body.id) ?? 0;
      if (randomInt(2) === 0 || failed >= 9) return void response.writeHead(200).end('taken');
      failures.set(body.id, failed + 1);
      const how = randomInt(3);
      if (how === 0) return void response.writeHead(500).end();
      if (how === 1) return void response.writeHead(302, { location: receiver.url }).end();
      return response.destroy();
    });
    const { id, secret } = await listen(receiver.url);
    const paid = [];
    for (let n = 1; n <= 12; n++) paid.push(await pay(n));
    await product.call('POST', '/api/pin/set', { token: bola.token, body: { pin: '2580' } });
    const adaNumber = await accountNumberOf(product, ada);
    await pay(5, bola, adaNumber);
    // As long as is waited after each attempt, and no longer: an address that takes nothing for three days is switched off.
    for (const minutes of [1, 1, 2, 10, 30, 60, 180, 480, 960, 0]) {
      await work();
      nowMs += minutes * minuteMs;
    }
    const taken = await log(id);
    expect(taken.map(({ status, event }: any) => [status, event])).toEqual(
      Array.from({ length: 13 }, (_, n) => ['delivered', n === 0 ? 'money.received' : 'payment.made']),
    );
    expect(Math.max(...taken.map(({ attempts }: any) => attempts))).toBeLessThanOrEqual(10);
    const told = new Map(receiver.heard.map(({ body }) => [body.id, body]));
    const made = [...told.values()].filter(({ type }) => type === 'payment.made').map(({ data }) => data.id);
    expect(new Set(made)).toEqual(new Set(paid));
    expect(made).toHaveLength(paid.length);
    for (const { headers, text } of receiver.heard) {
      const [, at] = /^t=(\d+)/.exec(String(headers['wura-signature']))!;
      expect(verify(secret, String(headers['wura-signature']), text, Number(at) * 1_000)).toBe(true);
    }
    const received = [...told.values()].find(({ type }) => type === 'money.received');
    expect(received).toMatchObject({
      version: 1,
      data: { amount: '5.00', currency: 'NGN', status: 'completed', other: { account_number: bolaNumber } },
    });
  });

  it('at banks is told as what it came to: made, failed, and returned after all', async () => {
    const receiver = await openReceiver();
    await listen(receiver.url, ['payment.made', 'payment.failed', 'payment.returned']);
    const account = { account_number: '0123456789', bank_code: '058' };
    const named = await product.call('POST', '/api/paystack/validate-account', { token: ada.token, body: account });
    const send = async () => {
      const to_bank_account = { ...account, beneficiary_name: named.body.data.account_name };
      const body = { from_wallet_id: ada.wallet, to_bank_account, amount: 500, pin: '2580', remarks: 'Rent' };
      return (await product.call('POST', '/api/send-money', { token: ada.token, body })).body;
    };
    const told = () => receiver.heard.map(({ body: { type, data } }) => [type, data.id, data.status]);
    const { transaction, reference } = await send();
    await work();
    expect(told()).toEqual([['payment.made', transaction.id, 'completed']]);
    expect(receiver.heard[0]!.body.data).toMatchObject({
      kind: 'bank_transfer',
      // As the answer, the history and the provider have it.
      reference,
      amount: '500.00',
      fees: transaction.fee,
      remarks: 'Rent',
      other: { account_number: '0123456789', bank: 'Guaranty Trust Bank' },
    });
    await product.control('/faults', { provider: 'paystack', operation: 'transfer', mode: 'refuse', times: 1 });
    await send();
    await work();
    expect(told()[1]).toEqual(['payment.failed', expect.stringMatching(/^mov_/), 'failed']);
    await product.control(`/settle/${reference}`, { outcome: 'reversed' });
    await expect
      .poll(async () => (await work(), told()[2]), { timeout: 20_000 })
      .toEqual(['payment.returned', transaction.id, 'failed']);
    await work();
    expect(told()).toHaveLength(3);
  });

  it('with a file of payments is told line by line and at its end', async () => {
    const receiver = await openReceiver();
    await listen(receiver.url, ['bulk.line_finished', 'bulk.batch_finished']);
    const csv = Buffer.from(`to,bank,amount,note\n${bolaNumber},,100,a\n${bolaNumber},,60000,b\n`).toString('base64');
    const bulk = (at: string, body?: object) =>
      product.call(body ? 'POST' : 'GET', `/api/bulk-payments${at}`, { token: ada.token, ...(body && { body }) });
    const { body: batch } = await bulk('', { wallet_id: ada.wallet, csv });
    await deposit(product, ada, 20_000);
    expect((await bulk(`/${batch.id}/approve`, { total: batch.total, pin: '2580' })).status).toBe(200);
    await pay(15_000);
    await work();
    await work();
    const done = (await bulk(`/${batch.id}/lines?limit=10`)).body.data;
    expect(
      receiver.heard
        .map(({ body: { type, data } }) => [type, data.line, data.status, data.why, data.transaction_id])
        .toSorted((a, b) => (a.join() < b.join() ? -1 : 1)),
    ).toEqual([
      ['bulk.batch_finished', undefined, 'finished', null, undefined],
      ['bulk.line_finished', 2, 'completed', null, done[0].transaction_id],
      ['bulk.line_finished', 3, 'failed', 'insufficient_funds', null],
    ]);
  });

  it('is told once by two workers, and again after one dies in the middle: nothing is lost', async () => {
    const receiver = await openReceiver();
    await listen(receiver.url, ['payment.made']);
    for (let n = 1; n <= 20; n++) await pay(n);
    const open = async () => {
      const kinds = await openJobs({ config: product.config, pool: postbag, log: silentLog, now: () => nowMs });
      return createJobRunner({ pool: postbag, log: silentLog, kinds });
    };
    const workers = [await open(), await open()];
    const both = async () => {
      await owner.query('update jobs.job set due_at = clock_timestamp()');
      await Promise.all(workers.map(worker => worker.runDue()));
    };
    await both();
    await both();
    expect(new Set(receiver.heard.map(({ body }) => body.id)).size).toBe(20);
    expect(receiver.heard).toHaveLength(20);
    // As one leaves it that took three in hand and never came back.
    await owner.query(
      `update partner_webhooks.delivery set state = 'waiting', attempts = 1, next_at = $1
        where event in (select event from partner_webhooks.delivery order by event desc limit 3)`,
      [new Date(nowMs + 30_000)],
    );
    await owner.query(
      `insert into jobs.job (kind, subject, due_at, claims, in_hand)
       select 'deliver_webhooks', public_id, now(), 1, true from partner_webhooks.endpoint`,
    );
    await both();
    expect(receiver.heard).toHaveLength(20);
    nowMs += 31_000;
    await both();
    expect(receiver.heard).toHaveLength(23);
    expect(new Set(receiver.heard.map(({ body }) => body.id)).size).toBe(20);
    await Promise.all(workers.map(worker => worker.stop()));
  });

  it('to a receiver that never answers keeps no other waiting, and the late one is tried again', async () => {
    const held: ServerResponse[] = [];
    let isSilent = true;
    const slow = await openReceiver((_heard, response) => void (isSilent ? held.push(response) : response.destroy()));
    const quick = await openReceiver();
    const { id } = await listen(slow.url, ['payment.made']);
    await listen(quick.url, ['payment.made']);
    for (let n = 1; n <= 6; n++) await pay(n);
    const working = work();
    await expect.poll(() => quick.heard.length, { timeout: 8_000 }).toBe(6);
    await expect.poll(() => held.length, { timeout: 8_000 }).toBeGreaterThan(0);
    isSilent = false;
    for (const response of held) response.destroy();
    await working;
    expect((await log(id)).map(({ status }: any) => status)).not.toContain('delivered');
  });

  it('to customers without an address is not written down, and their wallets are not looked at', async () => {
    await listen((await openReceiver()).url);
    const eve = await newPayer(product);
    await deposit(product, eve, 1_000);
    await pay(10, eve);
    await work();
    const { rows } = await owner.query(
      `select (select count(*)::int from partner_webhooks.followed where customer = $1) as followed,
              (select count(*)::int from partner_webhooks.event where customer = $1) as events`,
      [eve.number],
    );
    expect(rows).toEqual([{ followed: 0, events: 0 }]);
  });
});

describe('an address that takes nothing', () => {
  it('is switched off after three days with a notice, and told what it missed when it is mended', async () => {
    let isBroken = true;
    const receiver = await openReceiver((_heard, response) => void response.writeHead(isBroken ? 503 : 200).end());
    const { id } = await listen(receiver.url, ['payment.made']);
    const since = new Date(nowMs - 1_000).toISOString();
    for (let day = 0; day < 4; day++) {
      await pay(10 + day);
      await work();
      nowMs += dayMs;
    }
    const off = (await call('GET', '')).body.data[0];
    expect([off.is_on, off.off_why]).toEqual([false, 'failing']);
    const { body: news } = await product.call('GET', '/api/notifications', { token: ada.token });
    expect(news.data.map(({ title }: any) => title)).toContain('A webhook address was switched off');
    await pay(20);
    await work();
    expect((await call('POST', `/${id}/test`)).body.code).toBe('webhook_off');
    isBroken = false;
    receiver.heard.splice(0);
    expect((await call('PUT', `/${id}`, { is_on: true })).body).toMatchObject({ is_on: true, failing_since: null });
    expect((await call('POST', `/${id}/replay`, { since })).body.count).toBe(5);
    nowMs = Date.now() + 60_000;
    await work();
    expect(new Set(receiver.heard.map(({ body }) => body.data.amount))).toEqual(
      new Set(['10.00', '11.00', '12.00', '13.00', '20.00']),
    );
    const [{ event_id: event }] = await log(id);
    expect((await call('POST', `/${id}/replay`, { event_id: event })).body.count).toBe(1);
    expect((await call('POST', `/${id}/replay`, { event_id: 'evt_of_nobody' })).status).toBe(404);
    await work();
    expect(receiver.heard.filter(({ body }) => body.id === event)).toHaveLength(2);
    expect((await call('POST', `/${id}/test`)).body).toMatchObject({ event: 'webhook.test', status: 'waiting' });
    await work();
    expect(receiver.heard.at(-1)!.body.type).toBe('webhook.test');
  });

  it('is switched off by staff with a reason that its customer reads, and each look leaves a line in the log', async () => {
    const { id } = await listen((await openReceiver()).url);
    const compliance = await newOperator({ database, product }, 'compliance');
    const { id: customer } = (await product.call('GET', '/api/user', { token: ada.token })).body;
    const at = `/api/operator/customers/${customer}/webhooks`;
    expect((await product.call('GET', at, { token: compliance })).body.data).toMatchObject([{ id, is_on: true }]);
    const stop = () =>
      product.call('POST', `${at}/${id}/off`, { token: compliance, body: { reason: 'Please mend it.' } });
    expect((await stop()).body).toMatchObject({ is_on: false, off_why: 'by_staff' });
    expect((await stop()).body.code).toBe('webhook_off');
    expect((await call('GET', '')).body.data[0].off_note).toBe('Please mend it.');
    const { body: news } = await product.call('GET', '/api/notifications', { token: ada.token });
    expect(news.data[0].text).toContain('Please mend it.');
    const { rows } = await owner.query('select what from operators.audit where subject = $1 order by id', [customer]);
    expect(rows).toEqual([{ what: 'customer_webhooks_viewed' }, { what: 'customer_webhook_stopped' }]);
  });

  it('is told nothing more once it is removed, or its account is shut in an emergency', async () => {
    const receiver = await openReceiver();
    const { id } = await listen(receiver.url);
    await pay(10);
    expect((await call('DELETE', `/${id}`)).status).toBe(204);
    await work();
    expect(receiver.heard).toEqual([]);
    await listen(receiver.url);
    await transaction(product.pool, tx => feature.whenLocked!(tx, { customer: ada.number, at: new Date() }));
    const { rows } = await owner.query('select off_why from partner_webhooks.endpoint where customer = $1', [
      ada.number,
    ]);
    expect(rows).toEqual([{ off_why: 'account_locked' }]);
  });
});
