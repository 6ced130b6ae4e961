import { readConfig } from './config.ts';
import { createPool } from '@wura/database';
import { watchWrites } from '@wura/database/watch-writes';
import { createHttpServer } from '@wura/http/server';
import { silentLog } from '@wura/platform/log';
import { createMetrics } from '@wura/platform/metrics';
import { createPolicy } from '@wura/policy/server';
import { expect, it, onTestFinished } from 'vitest';
import { routes } from './system-contract.ts';
import { serveSystem } from './system.ts';

it('whoever resets a password can be told beforehand what the rules of the day allow after it', async () => {
  const metrics = createMetrics();
  const app = createHttpServer({ log: silentLog, metrics, trustProxy: 0, isSecure: false });
  // Nothing here asks it anything.
  const pool = createPool({ url: 'postgres://nobody@127.0.0.1:1/none', role: 'none', max: 1, applicationName: 'test' });
  onTestFinished(async () => void (await Promise.all([app.close(), pool.end()])));
  const clock = { now: Date.parse('2026-06-30T12:00:00Z') };
  const { limits } = createPolicy({ rules: 'nigeria', now: () => clock.now });
  const figures = () => metrics.registry.metrics();
  serveSystem(app, { config: readConfig({}), writes: watchWrites(pool), figures, limits, port: () => undefined });

  const ask = async () => {
    const response = await app.inject({ url: '/api/config' });
    return routes.config.answers[200].parse(response.json()).cooling_off_limit;
  };
  expect(await ask()).toBeNull();
  clock.now = Date.parse('2026-07-01T12:00:00Z');
  expect(await ask()).toBe('20000.00');
});
