import { silentLog } from '@wura/platform/log';
import { createMetrics } from '@wura/platform/metrics';
import { expect, it, onTestFinished } from 'vitest';
import { callerAddress } from './caller-address.ts';
import { createHttpServer } from './server.ts';

const proxy = '10.1.2.3';

async function addressOf(trustProxy: number | readonly string[], forwardedFor?: string, remoteAddress = proxy) {
  const app = createHttpServer({ log: silentLog, metrics: createMetrics(), trustProxy, isSecure: true });
  onTestFinished(() => app.close());
  app.get('/api/where', (request, reply) => void reply.send({ address: callerAddress(request) }));
  const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
  return (await app.inject({ url: '/api/where', remoteAddress, headers })).json().address;
}

it('without a proxy of ours nothing that a caller writes is believed', async () => {
  expect(await addressOf(0, '203.0.113.1')).toBe(proxy);
  expect(await addressOf(0, '203.0.113.1', '198.51.100.7')).toBe('198.51.100.7');
});

it('behind one proxy only what that proxy added counts, whatever the caller wrote before it', async () => {
  expect(await addressOf(1, '203.0.113.1')).toBe('203.0.113.1');
  expect(await addressOf(1, '203.0.113.66, 198.51.100.7')).toBe('198.51.100.7');
  expect(await addressOf(1, 'Lagos. This was us, 198.51.100.7')).toBe('198.51.100.7');
  expect(await addressOf(1, '2001:db8::7')).toBe('2001:db8::7');
});

it('behind two proxies the second last is the caller', async () => {
  expect(await addressOf(2, '203.0.113.66, 198.51.100.7, 10.9.9.9')).toBe('198.51.100.7');
});

it('behind proxies known by their networks only they are passed over, and a stranger who connects is the stranger', async () => {
  const networks = ['10.0.0.0/8', '192.0.2.0/24'];
  expect(await addressOf(networks, '203.0.113.66, 198.51.100.7, 192.0.2.9')).toBe('198.51.100.7');
  expect(await addressOf(networks, '203.0.113.1', '198.51.100.7')).toBe('198.51.100.7');
});

it('text that is no address is never one', async () => {
  for (const text of ['Lagos. This was us', 'x'.repeat(5_000), '999.1.1.1', '1.2.3.4:80', '<script>', '']) {
    expect(await addressOf(1, text), text.slice(0, 20)).toBe(proxy);
    expect(await addressOf(['10.0.0.0/8'], text), text.slice(0, 20)).toBe(proxy);
  }
});
