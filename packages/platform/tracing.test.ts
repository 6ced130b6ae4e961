import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { exportTraces, type TraceExport } from './export-traces.ts';
import { beginSpan, isTracing, readTraceparent, traced, traceparent, within } from './tracing.ts';

// Against a collector that is one: it listens on a port, and keeps what it is sent.

interface Told {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly links: readonly object[];
  readonly attributes: readonly { key: string; value: object }[];
  readonly status?: { code: number };
}

const toClose: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of toClose.splice(0).toReversed()) await close();
});

async function openCollector(answer: (response: ServerResponse) => void = response => void response.end('{}')) {
  const told: Told[] = [];
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('end', () => {
      told.push(...JSON.parse(Buffer.concat(chunks).toString('utf8')).resourceSpans[0].scopeSpans[0].spans);
      answer(response);
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  toClose.push(() => (server.closeAllConnections(), server.close()));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { told, requests, endpoint };
}

function begin(endpoint: string): TraceExport {
  const traces = exportTraces({ endpoint, headers: { 'api-key': 'secret' }, service: 'wura' });
  toClose.push(() => traces.stop());
  return traces;
}

test('without an exporter work is done as it stands, and nothing is told of it', async () => {
  expect(isTracing()).toBe(false);
  expect(await traced('gate', {}, async () => traceparent())).toEqual({});
});

test('what happens within a call belongs to it, over awaits and into what it asks of others', async () => {
  const { told, requests, endpoint } = await openCollector();
  const traces = begin(endpoint);
  const parent = readTraceparent('00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00')!;
  const call = beginSpan('POST', { kind: 'server', parent });
  const header = await within(call, () =>
    traced('gate', {}, async () => {
      await new Promise(resolve => setImmediate(resolve));
      return traced('provider', { kind: 'client' }, async () => traceparent().traceparent);
    }),
  );
  await traced('post batch', { parent: undefined, links: [call.context], facts: { 'wura.orders': 3 } }, async () => {});
  call.end({ name: 'POST /api/send-money', facts: { 'http.response.status_code': 200 } });
  await traces.stop();

  const [provider, gate, batch, request] = told as [Told, Told, Told, Told];
  expect(told.map(({ name }) => name)).toEqual(['provider', 'gate', 'post batch', 'POST /api/send-money']);
  expect([request.traceId, request.parentSpanId]).toEqual([parent.traceId, parent.spanId]);
  expect([gate.traceId, gate.parentSpanId, provider.parentSpanId]).toEqual([
    parent.traceId,
    request.spanId,
    gate.spanId,
  ]);
  expect(header).toBe(`00-${parent.traceId}-${provider.spanId}-01`);
  expect(batch.traceId).not.toBe(parent.traceId);
  expect(batch.links).toEqual([{ traceId: request.traceId, spanId: request.spanId }]);
  expect(batch.attributes).toEqual([{ key: 'wura.orders', value: { intValue: '3' } }]);
  expect([requests[0]!.url, requests[0]!.headers['api-key']]).toEqual(['/v1/traces', 'secret']);
});

test('a fault tells its class, and nothing of what it says', async () => {
  const { told, endpoint } = await openCollector();
  const traces = begin(endpoint);
  await expect(
    traced('gate', {}, async () => {
      throw new TypeError('ada@example.com has 5000.00');
    }),
  ).rejects.toThrow(TypeError);
  await traces.stop();
  expect(told[0]).toMatchObject({
    status: { code: 2 },
    attributes: [{ key: 'error.type', value: { stringValue: 'TypeError' } }],
  });
  expect(JSON.stringify(told)).not.toContain('ada');
});

test('a collector that stays silent keeps nobody, and what it has no room for is counted', async () => {
  const { endpoint } = await openCollector(() => {});
  const traces = begin(endpoint);
  // In one turn of the event loop, so that no caller can have waited.
  for (let n = 0; n < 6_000; n++) beginSpan('x').end();
  // One batch is on its way, and a fixed number waits.
  expect(traces.dropped()).toBe(6_000 - 512 - 4_096);
  // Its connections end, so that nothing is waited for.
  await toClose.shift()!();
});

test('a collector that refuses is not asked again for the same spans', async () => {
  const { told, endpoint } = await openCollector(response => {
    response.statusCode = 500;
    response.end();
  });
  const traces = begin(endpoint);
  beginSpan('x').end();
  await traces.stop();
  expect([told.length, traces.dropped()]).toEqual([1, 1]);
});

test.each([
  undefined,
  '',
  'x',
  '00-00000000000000000000000000000000-00f067aa0ba902b7-01',
  '00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01',
  'ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
  '00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01',
])('a header that is no traceparent (%s) begins a trace of our own', header => {
  expect(readTraceparent(header)).toBeUndefined();
});
