import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSandbox, type Sandbox } from '@wura/app-sandbox/sandbox';
import { silentLog } from '@wura/platform/log';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createExchangeRateApi } from './exchange-rate-api.ts';

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

const source = () => createExchangeRateApi({ baseUrl: `${url}/fx`, timeoutMs: 1_000 });

async function spoil(mode: string): Promise<void> {
  const payload = { provider: 'fx', operation: 'open_latest', mode, delayMs: 3_000 };
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

test('says when asking again is of use, and where it is to be linked', async () => {
  const { nextAt, asOf } = await source().latest();
  expect(nextAt!.getTime() - asOf.getTime()).toBe(86_400_000);
  expect(source()).toMatchObject({ link: 'https://www.exchangerate-api.com', cadence: 'daily', isSimulated: false });
});
