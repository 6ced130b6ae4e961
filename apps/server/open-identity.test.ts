import { createPool } from '@wura/database';
import { cheapHashing } from '@wura/identity/testing/cheap-hashing';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { openIdentity } from './open-identity.ts';

test('a live start refuses to hash passwords cheaper, whatever code hands it to do so', async () => {
  const config = { ...readConfig({ MASTER_KEY: '07'.repeat(32) }), mode: 'live' as const };
  // Never connected: it is refused before anything is asked.
  const pool = createPool({ url: 'postgres://127.0.0.1:9/none', max: 1, applicationName: 'wura-test' });
  expect(() => openIdentity({ config, pool, now: Date.now, hashing: cheapHashing })).toThrow('only tests');
  await pool.end();
});
