import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, freePorts } from '@wura/platform/free-port';
import { expect, onTestFinished, test } from 'vitest';
import { call } from './testing/open-sandbox.ts';

const program = path.join(import.meta.dirname, 'main.ts');

test('what was answered survives kill -9, webhooks that were not taken included', async () => {
  const environment = await newPlace();
  const first = await start(environment);
  const receiver = createServer().listen(0, '127.0.0.1');
  await once(receiver, 'listening');

  const send = (base: string, at: string, body?: unknown) =>
    call(`${base}${at}`, { body, headers: { authorization: 'Bearer sk_test_sandbox' } });
  const reference = 'before-the-power-cut';
  await send(first.url, '/paystack/transaction/initialize', { email: 'ada@example.com', amount: 10_000, reference });
  await send(first.url, `/_sandbox/paystack/checkout/${reference}`, { outcome: 'success' });
  await send(first.url, '/_sandbox/outbox', { to: '+2348031234567', channel: 'sms', text: 'Hello' });
  const { body: before } = await send(first.url, '/_sandbox/books/paystack');
  expect(before).toMatchObject([{ reference, status: 'success' }]);
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');

  // The product did not take the webhook in its first life; it does in the second.
  const arrived = Promise.withResolvers<string>();
  receiver.on('connection', socket =>
    socket.once('data', data => {
      socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n');
      arrived.resolve(String(data));
    }),
  );
  onTestFinished(() => void receiver.close());
  const webhookUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`;
  const second = await start({ ...environment, WEBHOOK_URL: webhookUrl });
  expect(await arrived.promise).toContain('POST /hooks/paystack');
  expect((await send(second.url, '/_sandbox/books/paystack')).body).toEqual(before);
  expect((await send(second.url, '/_sandbox/outbox')).body).toHaveLength(1);
  const again = { email: 'ada@example.com', amount: 10_000, reference };
  expect((await send(second.url, '/paystack/transaction/initialize', again)).status).toBe(400);

  second.child.kill('SIGTERM');
  expect(await once(second.child, 'exit')).toEqual([0, null]);
});

test('it ends when whoever started it is gone', async () => {
  const { child } = await start(await newPlace());
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('it never runs beside real money, and never twice on the same books', async () => {
  const environment = await newPlace();
  const live = { ...environment, PAYSTACK_SECRET_KEY: 'sk_live_1', MASTER_KEY: '0'.repeat(64) };
  expect(await failure(live)).toContain('error: the sandbox does not run in live mode');
  await start(environment);
  expect(await failure({ ...environment, SANDBOX_PORT: String(await freePort()) })).toContain('another sandbox');
});

type Environment = Record<string, string>;

async function newPlace(): Promise<Environment> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'wura-sandbox-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  // Port 9 takes nothing, so webhooks stay due.
  const [port, mailPort] = (await freePorts(2)).map(String) as [string, string];
  return {
    DATA_DIR: dataDir,
    SANDBOX_PORT: port,
    SANDBOX_MAIL_PORT: mailPort,
    WEBHOOK_URL: 'http://127.0.0.1:9/hooks',
  };
}

async function start(environment: Environment): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(program, { env: { PATH: process.env['PATH'], ...environment }, execArgv: [] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [message] = (await once(child, 'message')) as [{ ready: boolean; url: string }];
  expect(message.ready).toBe(true);
  return { child, url: message.url };
}

async function failure(environment: Environment): Promise<string> {
  const child = fork(program, { env: { PATH: process.env['PATH'], ...environment }, execArgv: [], silent: true });
  let said = '';
  child.stderr!.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(1);
  return said;
}
