import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, openSandbox, type TestSandbox } from './testing/open-sandbox.ts';

let box: TestSandbox;
beforeAll(async () => void (box = await openSandbox()));
afterAll(() => box.close());

const sound = { provider: 'paystack', operation: 'banks', mode: 'error500' };

test.each([
  [{ ...sound, provider: 'nobody' }, 'provider must be one of paystack'],
  [{ ...sound, operation: 'airtime' }, 'operation must be one of initialize, verify, banks'],
  [{ ...sound, mode: 'explode' }, 'mode must be one of error500, refuse'],
  [{ ...sound, times: 0 }, 'times must be a whole number from 1'],
  [{ ...sound, times: '3' }, 'times must be a whole number from 1'],
  [{ ...sound, delayMS: 5 }, 'delayMS is not known here; known: provider, operation, mode, about, times, delayMs'],
  [{ provider: 'geo', operation: 'lookup', mode: 'error500', about: '10.0.0.1' }, 'about is not known of geo'],
  [[], 'The body must be an object.'],
])('a fault of %o is refused in words that help', async (fault, message) => {
  const reply = await box.control('/faults', fault);
  expect(reply.status).toBe(422);
  expect(reply.body.message).toContain(message);
  expect((await box.control('/faults')).body).toEqual([]);
});

test('a page whose name was made to lead to this machine reads nothing here', async () => {
  const { port } = new URL(box.url);
  const ask = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const asking = request(`${box.url}/_sandbox/outbox`, { headers: { host } }, answer => {
        answer.resume();
        resolve(answer.statusCode);
      });
      asking.once('error', reject).end();
    });
  const own = ['127.0.0.1', 'localhost', 'LOCALHOST', '[::1]'].map(name => `${name}:${port}`);
  expect(await Promise.all(own.map(ask))).toEqual([200, 200, 200, 200]);
  const others = ['evil.example', `evil.example:${port}`, `127.0.0.1.evil.example:${port}`, 'localhost.evil.example'];
  expect(await Promise.all(others.map(ask))).toEqual([421, 421, 421, 421]);
});

test('DELETE makes every provider behave', async () => {
  await box.control('/faults', { ...sound, times: 5 });
  expect((await box.paystack('/bank')).status).toBe(500);
  expect((await call(`${box.url}/_sandbox/faults`, { method: 'DELETE' })).status).toBe(200);
  expect((await box.paystack('/bank')).status).toBe(200);
});

test('DELETE makes them behave for a client that names JSON and sends nothing', async () => {
  await box.control('/faults', { ...sound, times: 5 });
  const headers = { 'content-type': 'application/json' };
  expect((await call(`${box.url}/_sandbox/faults`, { method: 'DELETE', headers })).status).toBe(200);
  expect((await box.control('/faults')).body).toEqual([]);
});

test.each([
  ['/paystack/checkout/nobody', { outcome: 'success' }, 404],
  ['/paystack/checkout/nobody', { outcome: 'paid' }, 422],
  ['/settle/nobody', { outcome: 'success' }, 404],
  ['/settle/nobody', { outcome: 'pending' }, 422],
  ['/outbox', { to: 'ada@example.com', channel: 'pigeon', text: 'coo' }, 422],
  ['/chain/mine', { blocks: 0 }, 422],
])('%s with %o answers %i and says why', async (path, body, status) => {
  const reply = await box.control(path, body);
  expect(reply.status).toBe(status);
  expect(reply.body.message).toMatch(/\w/);
});

test('books of a provider that is not here are 404, and those of Paystack begin empty', async () => {
  expect(await box.control('/books/nobody')).toMatchObject({
    status: 404,
    body: { message: expect.stringMatching(/^The sandbox has no provider nobody; it has paystack/) },
  });
  expect((await box.control('/books/paystack')).body).toEqual([]);
});

test('what is not JSON is refused without a stack', async () => {
  const response = await fetch(`${box.url}/_sandbox/faults`, {
    method: 'POST',
    body: '{',
    headers: { 'content-type': 'application/json' },
  });
  expect(response.status).toBe(400);
  expect(Object.keys((await response.json()) as object)).toEqual(['message']);
});

test('the outbox keeps SMS in order, and shows one recipient theirs', async () => {
  const code = { to: '+2348031234567', channel: 'sms', text: 'It is 654321.' };
  await box.control('/outbox', code);
  await box.control('/outbox', { ...code, to: '+2348039999999' });
  await box.control('/outbox', { ...code, text: 'It is 111111.' });
  const { body } = await box.control('/outbox');
  expect(body.map(({ text }: { text: string }) => text)).toEqual(['It is 654321.', 'It is 654321.', 'It is 111111.']);
  expect((await box.control('/outbox?to=%2B2348039999999')).body).toEqual([
    { ...code, to: '+2348039999999', subject: '', at: expect.any(String) },
  ]);
});

test.each([
  [{ remoteAddress: '203.0.113.9' }, 403],
  [{ remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': '203.0.113.9' } }, 403],
  [{ remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' } }, 403],
  [{ remoteAddress: '127.0.0.1', headers: { forwarded: 'for=203.0.113.9' } }, 403],
  [{ remoteAddress: '::1' }, 200],
  [{ remoteAddress: '::ffff:127.0.0.1', headers: { 'x-forwarded-for': '127.0.0.1' } }, 200],
])('a control call from %o is answered %i', async (from, status) => {
  const reply = await box.sandbox.app.inject({ url: '/_sandbox/faults', method: 'DELETE', ...from });
  expect(reply.statusCode).toBe(status);
});
