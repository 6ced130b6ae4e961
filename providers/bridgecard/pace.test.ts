import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createBridgecard } from './bridgecard.ts';
import history from './fixtures/history.json' with { type: 'json' };
import { createPace } from './pace.ts';

it('what may be asked about every three seconds is, however many ask at once, and nothing else waits for it', async () => {
  let clock = 1_000;
  const waits: number[] = [];
  const pace = createPace({ everyMs: 3_000, now: () => clock, wait: async ms => void waits.push(ms) });
  await Promise.all([pace('history c'), pace('history c'), pace('history c'), pace('details c'), pace('history d')]);
  expect(waits).toEqual([3_000, 6_000]);
  clock += 9_000;
  await pace('history c');
  clock += 1_000;
  await pace('history c');
  expect(waits).toEqual([3_000, 6_000, 2_000]);
});

it('whoever has no such rule never waits', async () => {
  const pace = createPace({ everyMs: 0, wait: () => Promise.reject(new Error('waited')) });
  for (let times = 0; times < 3; times++) await pace('history c');
});

it('a history of several pages is read to its end by an issuer who refuses what comes too soon', async () => {
  const everyMs = 60;
  const asked = new Map<string, number>();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://x');
    const what = `${pathname} ${searchParams.get('card_id')}`;
    // A request is on its way for a moment, so that two may come closer together than they left.
    const isTooSoon = performance.now() - (asked.get(what) ?? Number.NEGATIVE_INFINITY) < everyMs / 2;
    asked.set(what, performance.now());
    response.writeHead(isTooSoon ? 420 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isTooSoon ? { message: 'Rate limit exceeded' } : history));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keys = { token: 'at_test_x', secretKey: 'sk_x', webhookSecret: 'whs_x' };
  const common = { ...keys, baseUrl, relayUrl: baseUrl, fundEveryMs: 0, isShownByThem: true };
  const pages = async (readEveryMs: number) => {
    const { issuer } = createBridgecard({ ...common, readEveryMs });
    const outcomes = [];
    for (const page of [1, 2, 3]) outcomes.push((await issuer.history('card', 'USD', page)).outcome);
    return outcomes;
  };
  expect(await pages(everyMs)).toEqual(['accepted', 'accepted', 'accepted']);
  asked.clear();
  expect(await pages(0)).toEqual(['accepted', 'unknown', 'unknown']);
});
