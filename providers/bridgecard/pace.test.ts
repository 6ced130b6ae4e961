import { openScriptedServer } from '@wura/testkit/scripted-server';
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

it('pages of one history leave for the issuer as far from each other as it wants them', async () => {
  const server = await openScriptedServer();
  onTestFinished(() => server.close());
  server.answer({ 'GET /cards/get_card_transactions': { body: history } });
  const keys = { token: 'at_test_x', secretKey: 'sk_x', webhookSecret: 'whs_x' };
  const urls = { baseUrl: server.url, relayUrl: server.url };
  const { issuer } = createBridgecard({ ...keys, ...urls, fundEveryMs: 0, readEveryMs: 60, isShownByThem: true });
  const startedAt = performance.now();
  for (const page of [1, 2, 3]) expect((await issuer.history('card', 'USD', page)).outcome).toBe('accepted');
  expect(performance.now() - startedAt).toBeGreaterThan(2 * 60 - 5);
});
