import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { claimDataDir, requireDataDir } from './data-dir.ts';

let root: string;
beforeAll(() => (root = mkdtempSync(path.join(tmpdir(), 'wura-data-'))));
afterAll(() => rmSync(root, { recursive: true }));

it('a folder for the data is made where there is none, and nothing is left in it', async () => {
  const dataDir = path.join(root, 'new', 'data');
  await requireDataDir({ dataDir });
  expect(readdirSync(dataDir)).toEqual([]);
});

it('a file in the place of the folder, or above it, is refused in one line', async () => {
  const file = path.join(root, 'file');
  writeFileSync(file, '');
  for (const dataDir of [file, path.join(file, 'data')]) {
    await expect(requireDataDir({ dataDir })).rejects.toThrow(
      `DATA_DIR ${dataDir} is no folder: move away what stands in its place, or set another DATA_DIR`,
    );
  }
});

it.each([
  [
    'EACCES',
    'may not be written by the user who starts this: give the folder to them (chown), or set another DATA_DIR',
  ],
  ['EROFS', 'lies on a file system that is read-only: mount it for writing, or set another DATA_DIR'],
  ['ENOSPC', 'has no room left: free some, or set another DATA_DIR'],
])('a folder that cannot be written (%s) is refused in one line, with what to do', async (code, says) => {
  const dataDir = path.join(root, code);
  const write = () => Promise.reject(Object.assign(new Error('as the system says it'), { code }));
  await expect(requireDataDir({ dataDir }, write)).rejects.toThrow(`DATA_DIR ${dataDir} ${says}`);
});

it('a place where no folder can be made is refused in one line, and at once', async () => {
  const says = /^DATA_DIR \/proc\/wura\/data (cannot be made there: make it|may not be written|lies on)/;
  await expect(requireDataDir({ dataDir: '/proc/wura/data' })).rejects.toThrow(says);
});

it('data that a start has claimed is no other start’s until it ends, unless its database is elsewhere', () => {
  const dataDir = mkdtempSync(path.join(root, 'claimed-'));
  const embedded = { dataDir, databaseUrl: undefined, sandbox: undefined };
  const letGo = claimDataDir(embedded);
  const other = `another start is already running on ${dataDir}: stop it, or set another DATA_DIR`;
  expect(() => claimDataDir(embedded)).toThrow(other);
  writeFileSync(path.join(dataDir, 'start.json'), JSON.stringify({ pid: process.pid, renewals: 0 }));
  expect(() => claimDataDir(embedded)).toThrow(`process ${process.pid} is already running on ${dataDir}`);
  // Starts that share a database share the folder of its papers.
  claimDataDir({ ...embedded, databaseUrl: 'postgres://elsewhere/wura' })();
  letGo();
  claimDataDir(embedded)();
});
