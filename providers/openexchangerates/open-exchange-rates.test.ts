import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSandbox, type Sandbox } from '@wura/app-sandbox/sandbox';
import { silentLog } from '@wura/platform/log';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOpenExchangeRates } from './open-exchange-rates.ts';

let sandbox: Sandbox;
let url: string;
const dataDir = mkdtempSync(path.join(tmpdir(), 'wura-rates-'));

beforeAll(async () => {
  const webhookUrl = 'http://127.0.0.1:9';
  const paystack = { secretKey: 'sk_test_sandbox' };
  sandbox = createSandbox({ dataDir, webhookUrl, paystack, log: silentLog, isDurable: false });
  url = await sandbox.listen(0);
});
afterAll(async () => {
  await sandbox.close();
  rmSync(dataDir, { recursive: true });
});

const source = () =>
  createOpenExchangeRates({ appId: 'a-key', baseUrl: `${url}/fx/api`, isSimulated: false, timeoutMs: 1_000 });

async function spoil(mode: string): Promise<void> {
  const payload = { provider: 'fx', operation: 'latest', mode, delayMs: 3_000 };
  const { statusCode } = await sandbox.app.inject({ method: 'POST', url: '/_sandbox/faults', payload });
  expect(statusCode).toBe(200);
}

test('a rate is the text that was written, and its time is the source’s own', async () => {
  const { rates, asOf } = await source().latest();
  expect(rates).toMatchObject({ USD: '1', NGN: '1485.5', KWD: '0.306795', JPY: '155.0626' });
  expect(Math.abs(Date.now() - asOf.getTime())).toBeLessThan(5_000);
});

test.each(['error500', 'refuse', 'status429', 'redirect', 'timeout', 'slow', 'garbage', 'oversized', 'wrong_currency'])(
  'a source in the mood "%s" has said nothing, and soon',
  async mode => {
    await spoil(mode);
    const began = performance.now();
    await expect(source().latest()).rejects.toThrow();
    expect(performance.now() - began).toBeLessThan(2_500);
  },
);

test('a day in the past is told with its last moment, and one that has not been is not', async () => {
  const { asOf, rates } = await source().onDay!('2026-01-31');
  expect(asOf.toISOString()).toBe('2026-01-31T23:59:59.000Z');
  expect(Number(rates['NGN'])).toBeGreaterThan(1_400);
  await expect(source().onDay!('2999-01-01')).rejects.toThrow('not_available');
});
