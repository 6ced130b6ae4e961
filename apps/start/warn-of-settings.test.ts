import { readConfig } from '@wura/app-server/config';
import { openKeys } from '@wura/tron/keys';
import { expect, test } from 'vitest';
import { warningsOf } from './warn-of-settings.ts';

const live = { PAYSTACK_SECRET_KEY: 'sk_live_1', MASTER_KEY: '07'.repeat(32), DATA_DIR: '/var/lib/wura' };
const whole = {
  ...live,
  DATABASE_URL: 'postgres://wura@db/wura',
  PUBLIC_URL: 'https://wallet.example',
  TRUST_PROXY: '1',
  METRICS_TOKEN: 'of sixteen signs'.replaceAll(' ', '-'),
  LEGAL_TEXTS_DIR: '/etc/wura/legal',
  SMTP_URL: 'smtp://hello%40wallet.example:secret@mail.example:587',
  DOJAH_APP_ID: 'app',
  DOJAH_SECRET_KEY: 'secret',
};

test('a live start says what was most probably forgotten, and what customers and staff go without', () => {
  expect(warningsOf(readConfig(live))).toEqual([
    'warning: DATABASE_URL is not set, so that what customers own is kept in /var/lib/wura and nowhere else',
    'warning: PUBLIC_URL is http://127.0.0.1:3000, so that links in mails lead there, and cookies travel in the open',
    'warning: LEGAL_TEXTS_DIR is not set, so that customers agree to the terms of this build and not to yours',
    'warning: SMTP_URL is not set, so that no mail leaves: no code for a forgotten password, no warning of a changed one, no invitation of staff',
    'warning: DOJAH_APP_ID is not set, so that no BVN or NIN is looked up, and no new customer can move money',
  ]);
});

test.each([
  [{ METRICS_TOKEN: '' }, 'METRICS_TOKEN is not set, so that nobody may read /metrics behind a proxy'],
  [{ SMTP_URL: 'smtp://10.0.0.5:25' }, 'MAIL_FROM is not set, so that mails come from no-reply@wura.local'],
  [{ TRON_XPUB: openKeys(Buffer.alloc(32, 7)).accountKey }, 'TRON_SECOND_BASE_URL is not set'],
])('a live start is told what follows from what it lacks: %o', (changed, warning) => {
  expect(warningsOf(readConfig({ ...whole, ...changed }))).toEqual([expect.stringContaining(`warning: ${warning}`)]);
});

test('a start that lacks nothing, and the demonstration, say nothing of the kind', () => {
  expect(warningsOf(readConfig(whole))).toEqual([]);
  expect(warningsOf(readConfig({}))).toEqual([]);
});
