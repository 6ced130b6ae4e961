import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '@wura/app-server/config';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

// What the page promises is words, and what the server does is elsewhere. This holds the one to the other.

const live = readConfig({ PAYSTACK_SECRET_KEY: 'sk_live_1', MASTER_KEY: '07'.repeat(32) });
const page = path.join(root, 'capabilities/public-pages/web/legal/privacy-messages');

test.each(['.ts', '.fr.ts', '.es.ts'])('the privacy page names whoever is asked where a visitor is (%s)', language => {
  const asked = new URL((live.settings['geolocation'] as { baseUrl: string }).baseUrl).hostname;
  expect(readFileSync(page + language, 'utf8')).toContain(asked);
});
