import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

it.each([
  ['staff.ts', ['add', 'you@yours.ng', 'admin', 'You'], 'there is no database under '],
  ['rotate-keys.ts', [], 'there is no database under '],
  ['kept-record.ts', ['cus_1', 'asked'], 'there is no database under '],
  ['restart.ts', [], 'nothing runs on '],
])('%s, run without the settings of its installation, says so and makes no database', (program, words, sentence) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'wura-command-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = fileURLToPath(new URL(program, import.meta.url));
  const env = { PATH: process.env['PATH'], DATA_DIR: folder };
  const { status, stderr } = spawnSync(process.execPath, [file, ...words], { env, encoding: 'utf8' });
  expect(stderr).toContain(`error: ${sentence}${folder}`);
  expect(status).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
});
