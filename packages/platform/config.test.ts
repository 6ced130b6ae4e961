import path from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const key = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';

test('an empty environment is a sandbox with everything under .data', () => {
  expect(readConfig({ PORT: '' })).toEqual({
    mode: 'sandbox',
    host: '127.0.0.1',
    port: 3000,
    databaseUrl: undefined,
    dataDir: path.resolve('.data'),
    isDemoSeeded: true,
    hasRateLimits: true,
    rules: 'sandbox',
    hasDebugApi: true,
    masterKey: undefined,
    logLevel: 'warn',
    trustProxy: false,
    metricsToken: undefined,
  });
});

test('demo customers never enter a database of the operator unless asked for', () => {
  const databaseUrl = 'postgres://wura:secret@db/wura';
  expect(readConfig({ DATABASE_URL: databaseUrl }).isDemoSeeded).toBe(false);
  expect(readConfig({ DATABASE_URL: databaseUrl, SEED_DEMO: 'true' }).isDemoSeeded).toBe(true);
  expect(readConfig({ SEED_DEMO: 'false' }).isDemoSeeded).toBe(false);
});

test('one key of a provider that moves money makes the whole product live', () => {
  const config = readConfig({ PAYSTACK_SECRET_KEY: 'sk_live_1', MASTER_KEY: key });
  expect(config).toMatchObject({ mode: 'live', rules: 'nigeria', hasDebugApi: false, logLevel: 'info' });
  expect(config.masterKey).toEqual(Buffer.from(key, 'hex'));
});

test('the master key may be written in base64', () => {
  const bytes = Buffer.from(key, 'hex');
  expect(readConfig({ MASTER_KEY: bytes.toString('base64') }).masterKey).toEqual(bytes);
});

test.each([
  [{ PORT: '80a' }, 'PORT must be a port from 1 to 65535, not "80a"'],
  [{ PORT: '70000' }, 'PORT must be a port from 1 to 65535, not "70000"'],
  [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must be a URL that begins with postgres:// or postgresql://'],
  [{ RATE_LIMITS: 'no' }, 'RATE_LIMITS must be on or off, not "no"'],
  [{ RULES: 'lagos' }, 'RULES must be sandbox or nigeria, not "lagos"'],
  [{ MASTER_KEY: 'hunter2' }, 'MASTER_KEY must be 32 bytes in hex or base64 (openssl rand -hex 32)'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must be at least 16 visible characters'],
  [{ KYC_REVIEW: 'maybe' }, 'KYC_REVIEW must be auto or manual, not "maybe"'],
  [{ SQUAD_SECRET_KEY: 'sk' }, 'SQUAD_SECRET_KEY makes this a live start, and that needs a MASTER_KEY'],
  [
    { SQUAD_SECRET_KEY: 'sk', MASTER_KEY: key, RATE_LIMITS: 'off' },
    'RATE_LIMITS=off is refused in live mode (SQUAD_SECRET_KEY is set)',
  ],
])('%o is refused in one line', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message);
});
