import { readConfig } from '@wura/app-server/config';
import { expect, test } from 'vitest';
import { warningsOf } from './warn-of-settings.ts';

const live = { PAYSTACK_SECRET_KEY: 'sk_live_1', MASTER_KEY: '07'.repeat(32), DATA_DIR: '/var/lib/wura' };

test('a live start says what was most probably forgotten: the database, and where the world finds it', () => {
  expect(warningsOf(readConfig(live))).toEqual([
    'warning: DATABASE_URL is not set, so that what customers own is kept in /var/lib/wura and nowhere else',
    'warning: PUBLIC_URL is http://127.0.0.1:3000, so that links in mails lead there, and cookies travel in the open',
  ]);
});

test('a start that lacks nothing, and the demonstration, say nothing of the kind', () => {
  const whole = { DATABASE_URL: 'postgres://wura@db/wura', PUBLIC_URL: 'https://wallet.example', TRUST_PROXY: '1' };
  expect(warningsOf(readConfig({ ...live, ...whole }))).toEqual([]);
  expect(warningsOf(readConfig({}))).toEqual([]);
});
