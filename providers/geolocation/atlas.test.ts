import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSandbox, type Sandbox } from '@wura/app-sandbox/sandbox';
import { silentLog } from '@wura/platform/log';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAtlas } from './atlas.ts';

let sandbox: Sandbox;
let url: string;
const dataDir = mkdtempSync(path.join(tmpdir(), 'wura-geo-'));

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

const atlas = () => createAtlas({ baseUrl: `${url}/geo`, timeoutMs: 1_000 });

async function spoil(mode: string): Promise<void> {
  const payload = { provider: 'geo', operation: 'lookup', mode, delayMs: 3_000 };
  const { statusCode } = await sandbox.app.inject({ method: 'POST', url: '/_sandbox/faults', payload });
  expect(statusCode).toBe(200);
}

test('an address is in the country that the provider names', async () => {
  expect(await atlas().countryOf('81.2.69.142')).toBe('GB');
  expect(await atlas().countryOf('2c0f:f5c0::1')).toBe('NG');
});

test('an address that the provider finds nowhere is nowhere', async () => {
  expect(await atlas().countryOf('10.0.0.1')).toBeNull();
});

test.each(['error500', 'refuse', 'status429', 'redirect', 'timeout', 'slow', 'garbage', 'oversized'])(
  'a provider in the mood "%s" has said nothing, and soon',
  async mode => {
    await spoil(mode);
    const began = performance.now();
    await expect(atlas().countryOf('8.8.8.8')).rejects.toThrow();
    expect(performance.now() - began).toBeLessThan(1_500);
  },
);

test('what is asked for cannot reach another page of the provider', async () => {
  await expect(atlas().countryOf('../_sandbox/outbox')).resolves.toBeNull();
});
