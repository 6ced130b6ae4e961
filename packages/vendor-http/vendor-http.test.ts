import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBreaker } from './breaker.ts';
import { createVendorHttp, type VendorHttpOptions } from './vendor-http.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function providerThat(
  answers: RequestListener,
  options: Pick<VendorHttpOptions, 'breaker' | 'probe' | 'now' | 'isWaitTheCallers'> = {},
) {
  server = createServer(answers).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return createVendorHttp({
    provider: 'test',
    baseUrl: `http://127.0.0.1:${port}`,
    headers: { authorization: 'Bearer k' },
    ...options,
  });
}
const packed = gzipSync(Buffer.alloc(20_000_000, ' '), { level: 1 });

const ask = { operation: 'verify', method: 'GET', path: '/x', timeoutMs: 200 } as const;
/** For what is answered: a machine that others use too may take its time. */
const patient = { ...ask, timeoutMs: 5_000 } as const;

describe('a call to the outside', () => {
  it('hears a whole answer, whatever its status, and sends what it was given', async () => {
    const seen: unknown[] = [];
    const http = await providerThat((request, response) => {
      let body = '';
      request.on('data', chunk => (body += chunk));
      request.on('end', () => {
        seen.push([request.method, request.url, request.headers.authorization, body]);
        response.writeHead(400, { 'content-type': 'application/json' }).end('{"status":false}');
      });
    });
    const outcome = await http.ask({ ...patient, method: 'POST', query: { a: 'b c' }, body: { n: 1 } });
    expect(outcome).toEqual({ kind: 'answer', status: 400, body: { status: false }, at: expect.any(Date) });
    expect(seen).toEqual([['POST', '/x?a=b+c', 'Bearer k', '{"n":1}']]);
  });

  it.each<[string, RequestListener]>([
    ['nothing at all', () => {}],
    ['a cut connection', (_request, response) => response.destroy()],
    ['half an answer', (_request, response) => response.writeHead(200, { 'content-length': '50' }).write('{"status":')],
    ['no JSON', (_request, response) => response.end('<html>')],
    ['a redirect', (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end('{}')],
    ['ten megabytes', (_request, response) => response.end(`"${'x'.repeat(10_000_000)}"`)],
    [
      'twenty packed small',
      (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed),
    ],
    ['nothing under a 200', (_request, response) => response.end()],
    ['a page under a 429', (_request, response) => response.writeHead(429, { 'retry-after': '1' }).end('<html>')],
    [
      'a head without end',
      (_request, response) => response.writeHead(200, { filler: 'x'.repeat(1_000_000) }).end('{}'),
    ],
    ['an endless drip', (_request, response) => void setInterval(() => response.write(' '), 20).unref()],
  ])('takes %s for silence that may have been heard', async (_name, answers) => {
    const http = await providerThat(answers);
    expect(await http.ask(ask)).toMatchObject({ kind: 'no_answer', mayHaveArrived: true });
  });

  it('takes a certificate that is none for silence, and sends nothing there', async () => {
    const heard: string[] = [];
    await providerThat(({ url }) => heard.push(url ?? ''));
    const { port } = server!.address() as AddressInfo;
    const http = createVendorHttp({ provider: 'test', baseUrl: `https://127.0.0.1:${port}`, headers: {} });
    expect(await http.ask(ask)).toMatchObject({ kind: 'no_answer' });
    expect(heard).toEqual([]);
  });

  it('knows when nobody can have heard it', async () => {
    const http = await providerThat(() => {});
    server!.close();
    await once(server!, 'close');
    expect(await http.ask(ask)).toMatchObject({ kind: 'no_answer', why: 'ECONNREFUSED', mayHaveArrived: false });
  });
});

describe('a provider who wants less of us', () => {
  it.each([
    ['in seconds', '30', 30_000, '{}'],
    ['by a time', new Date(1_000_040_000).toUTCString(), 40_000, '{}'],
    ['under a page', '30', 30_000, '<html>'],
    // A mistake of theirs does not keep a customer's money for a day.
    ['for a day', '86400', 60_000, '{}'],
  ])('(%s) is sent nothing of that kind for so long, and then asked again', async (_name, retryAfter, waitMs, body) => {
    let at = 1_000_000_000;
    let count = 0;
    const answers: RequestListener = (_request, response) => {
      count++;
      response.writeHead(count === 1 ? 429 : 200, { 'retry-after': retryAfter }).end(count === 1 ? body : '{}');
    };
    const http = await providerThat(answers, { now: () => at });
    await http.ask(patient);
    at += waitMs - 1;
    expect(await http.ask(patient)).toMatchObject({ kind: 'no_answer', mayHaveArrived: false });
    expect(count).toBe(1);
    // Whoever asks for names too often keeps nobody's payment waiting.
    expect(await http.ask({ ...patient, operation: 'another' })).toMatchObject({ kind: 'answer', status: 200 });
    expect(http.isDown()).toBe(false);
    at += 1;
    expect(await http.ask(patient)).toMatchObject({ kind: 'answer', status: 200 });
  });

  it('because it is out of service is down for so long, that nobody’s money is held for what will not be sent', async () => {
    let at = 1_000_000_000;
    let count = 0;
    const answers: RequestListener = (_request, response) => {
      response.writeHead(++count === 1 ? 503 : 200, { 'retry-after': '30' }).end('{}');
    };
    const http = await providerThat(answers, { now: () => at });
    await http.ask(patient);
    at += 29_999;
    expect(http.isDown()).toBe(true);
    expect(await http.ask({ ...patient, operation: 'another' })).toMatchObject({ kind: 'no_answer' });
    expect(count).toBe(1);
    at += 1;
    expect(http.isDown()).toBe(false);
    expect(await http.ask(patient)).toMatchObject({ kind: 'answer', status: 200 });
  });

  it('for one whom it hears of keeps the others waiting for nothing, where the caller says so', async () => {
    let count = 0;
    const answers: RequestListener = (_request, response) => {
      response.writeHead(++count === 1 ? 429 : 200, { 'retry-after': '30' }).end('{}');
    };
    const http = await providerThat(answers, { isWaitTheCallers: true });
    expect(await http.ask(patient)).toMatchObject({ status: 429, retryAfterMs: 30_000 });
    expect(await http.ask(patient)).toMatchObject({ status: 200 });
  });

  it('and does not say for how long is asked like any other', async () => {
    let count = 0;
    const http = await providerThat((_request, response) => {
      count++;
      response.writeHead(429, count === 1 ? {} : { 'retry-after': 'soon' }).end('{}');
    });
    for (const _ of [1, 2, 3]) expect(await http.ask(patient)).toMatchObject({ kind: 'answer', status: 429 });
  });
});

describe('the breaker', () => {
  it('rests after failures in a row, lets one through after a while, and closes on the first word', () => {
    let at = 0;
    const breaker = createBreaker({ now: () => at, failuresMax: 3, restMs: 1_000 });
    for (const _ of [1, 2]) breaker.silent();
    breaker.answered();
    for (const _ of [1, 2, 3]) {
      expect(breaker.mayAsk()).toBe(true);
      breaker.silent();
    }
    expect([breaker.isOpen(), breaker.mayAsk()]).toEqual([true, false]);
    at = 1_000;
    expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, false]);
    breaker.answered();
    expect([breaker.isOpen(), breaker.mayAsk()]).toEqual([false, true]);
  });

  it('of a provider that nothing is sent to asks a harmless question, so that it is found out when it is back', async () => {
    let at = 0;
    let isBack = false;
    const paths: (string | undefined)[] = [];
    const http = await providerThat(
      ({ url }, response) => {
        paths.push(url);
        response.statusCode = isBack ? 200 : 500;
        response.end('{}');
      },
      {
        breaker: createBreaker({ now: () => at, failuresMax: 1, restMs: 1_000 }),
        probe: { ...patient, path: '/probe' },
      },
    );
    await http.ask(patient);
    expect([http.isDown(), http.isDown()]).toEqual([true, true]);
    isBack = true;
    at = 1_000;
    expect([http.isDown(), http.isDown()]).toEqual([true, true]);
    await vi.waitFor(() => expect(http.isDown()).toBe(false));
    expect(paths).toEqual([paths[0], '/probe']);
  });
});
