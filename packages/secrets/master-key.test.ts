import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadMasterKey } from './master-key.ts';

function scratch(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'wura-key-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('the generated key is kept, and only its owner may read it', () => {
  const dataDir = path.join(scratch(), 'data');
  const key = loadMasterKey({ masterKey: undefined, dataDir });
  expect(key).toHaveLength(32);
  expect(loadMasterKey({ masterKey: undefined, dataDir })).toEqual(key);
  expect(statSync(path.join(dataDir, 'master-key')).mode & 0o777).toBe(0o600);
});

test('a damaged key is refused rather than replaced, for what it sealed would be lost', () => {
  const dataDir = scratch();
  writeFileSync(path.join(dataDir, 'master-key'), 'abc\n');
  expect(() => loadMasterKey({ masterKey: undefined, dataDir })).toThrow('does not hold a key of 32 bytes');
});
