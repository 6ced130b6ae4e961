import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from './config.ts';
import { cloneDatabase } from '@wura/testkit/database';
import { expect, it, onTestFinished } from 'vitest';
import { refuseDemo } from './refuse-demo.ts';
import { seedDemo } from './seed-demo.ts';

it('a live start is refused where the demonstration was seeded, and nowhere else', async () => {
  const database = await cloneDatabase();
  onTestFinished(() => database.close());
  await refuseDemo(database.url);

  const dataDir = mkdtempSync(path.join(tmpdir(), 'wura-demo-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  await seedDemo({ ...readConfig({ DATA_DIR: dataDir, MASTER_KEY: '07'.repeat(32) }), databaseUrl: database.url });
  await expect(refuseDemo(database.url)).rejects.toThrow(/^a live start is refused [^\n]*DATABASE_URL[^\n]*$/);

  // Staff may have let the demonstration's operator go, and its customers can sign in all the same.
  await database.pool('none').query('update operators.operators set is_demo = false, totp_secret = $1', ['x']);
  await expect(refuseDemo(database.url)).rejects.toThrow('a live start is refused');
});
