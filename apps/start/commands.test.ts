import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePorts } from '@wura/platform/free-port';
import { expect, it, onTestFinished } from 'vitest';
import { claimDataDir } from './data-dir.ts';

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

it.each(['start.ts', 'dev.ts'])(
  '%s on data that another start uses says so in one line, and touches nothing',
  async program => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'wura-two-starts-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    onTestFinished(claimDataDir({ dataDir, databaseUrl: undefined, sandbox: undefined }));
    const [port, sandbox, mail] = await freePorts(3);
    const ports = { PORT: String(port), SANDBOX_PORT: String(sandbox), SANDBOX_MAIL_PORT: String(mail) };
    const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, ...ports };
    const file = fileURLToPath(new URL(program, import.meta.url));
    const { status, stdout, stderr } = spawnSync(process.execPath, [file], { env, encoding: 'utf8' });
    expect(stdout + stderr).toBe(
      `error: another start is already running on ${dataDir}: stop it, or set another DATA_DIR\n`,
    );
    expect(status).toBe(1);
    expect(readdirSync(dataDir)).toEqual(['start.lock']);
  },
);
