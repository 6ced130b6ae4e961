import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const masterKey = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';

function begin(program: string, environment: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'wura-begin-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // Sealed with another key, or no longer whole.
  writeFileSync(path.join(folder, 'tron-seed'), Buffer.alloc(64));
  const file = fileURLToPath(new URL(program, import.meta.url));
  const env = { PATH: process.env['PATH'], DATA_DIR: folder, MASTER_KEY: masterKey, ...environment };
  const { status, stderr } = spawnSync(process.execPath, [file], { env, encoding: 'utf8' });
  return { status, said: stderr.trim().split('\n') };
}

const unreachable = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };

it.each([
  ['main.ts', {}, 'error: the server needs DATABASE_URL'],
  ['worker.ts', {}, 'error: the worker needs DATABASE_URL; `npm start` brings one'],
  ['worker.ts', unreachable, 'error: the database cannot be reached: connect ECONNREFUSED 127.0.0.1:1'],
  ['signer.ts', unreachable, 'error: MASTER_KEY did not seal '],
  ['signer.ts', { ...unreachable, TRON_WALLET_SEED: 'ab'.repeat(32) }, 'error: TRON_XPUB is not the account of'],
  ['main.ts', { USDT_SIGNER_DAY_MOST: 'much' }, 'error: USDT_SIGNER_DAY_MOST must be an amount of USDT'],
])('%s with %o says in one line what its operator has to mend, and fails', (program, environment, sentence) => {
  const { status, said } = begin(program, environment);
  expect(said).toEqual([expect.stringContaining(sentence)]);
  expect(status).toBe(1);
});
