import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cloneDatabase } from '@wura/testkit/database';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from './config.ts';
import { seedDemo } from './seed-demo.ts';

it('of starts at the same moment on one database one seeds the demonstration, and all say how to sign in', async () => {
  const database = await cloneDatabase();
  onTestFinished(() => database.close());
  const dataDir = mkdtempSync(path.join(tmpdir(), 'wura-demo-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const config = { ...readConfig({ DATA_DIR: dataDir, MASTER_KEY: '07'.repeat(32) }), databaseUrl: database.url };
  const said = await Promise.all([seedDemo(config), seedDemo(config), seedDemo(config)]);
  expect(said.map(signIns => signIns.map(({ name }) => name))).toEqual(
    Array.from({ length: 3 }, () => ['ada', 'bola', 'operator@wura.example']),
  );
  const { rows } = await database
    .pool('none')
    .query(`select count(*)::int as ada from identity.customers where username = 'ada'`);
  expect(rows).toEqual([{ ada: 1 }]);
});
