import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StorageAway, StorageFull } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';
import { createSealedFiles } from './sealed-files.ts';
import { createVault } from './vault.ts';

let root: string;
beforeAll(() => (root = mkdtempSync(path.join(tmpdir(), 'wura-files-'))));
afterAll(() => rmSync(root, { recursive: true }));

const vault = createVault({ masterKey: Buffer.alloc(32, 1) });
const paper = Buffer.from('a passport, with a number in it: A01234567');
const openFiles = (name: string) => {
  const dir = path.join(root, name);
  return { dir, files: createSealedFiles({ store: createFolderStore(dir), vault, now: Date.now }) };
};

describe('a sealed file', () => {
  it('comes back as it was, and on the disk shows neither what it is nor whose', async () => {
    const { dir, files } = openFiles('one');
    const id = await files.put(paper, 'selfie of ada');
    expect(await files.get(id, 'selfie of ada')).toEqual(paper);
    expect(readdirSync(dir)).toEqual([id]);
    expect(readFileSync(path.join(dir, id)).includes('passport')).toBe(false);
    expect(statSync(path.join(dir, id)).mode & 0o077).toBe(0);
    expect(statSync(dir).mode & 0o077).toBe(0);
  });

  it('opens for nothing else, and in no other’s place', async () => {
    const { dir, files } = openFiles('two');
    const [ada, eve] = [await files.put(paper, 'selfie of ada'), await files.put(paper, 'selfie of ada')];
    await expect(files.get(ada, 'selfie of eve')).rejects.toThrow();
    renameSync(path.join(dir, ada), path.join(dir, eve));
    await expect(files.get(eve, 'selfie of ada')).rejects.toThrow();
    for (const id of ['../one', '/etc/passwd', `${ada}/..`, '']) await expect(files.get(id, 'x')).rejects.toThrow();
  });

  it('is refused like one for which there is no room where the disk takes nothing, and where it does not answer', async () => {
    const dir = path.join(root, 'read-only');
    for (const code of ['EROFS', 'EACCES', 'EIO']) {
      const write = () => Promise.reject(Object.assign(new Error('as the system says it'), { code }));
      const files = createSealedFiles({ store: createFolderStore(dir, write), vault, now: Date.now });
      await expect(files.put(paper, 'x')).rejects.toThrow(StorageFull);
    }
    const inPlaceOfFolder = path.join(root, 'file');
    writeFileSync(inPlaceOfFolder, '');
    const store = createFolderStore(inPlaceOfFolder);
    await expect(store.get('fil_0')).rejects.toThrow(StorageAway);
  });

  it('that finds no room leaves nothing behind', async () => {
    const dir = path.join(root, 'full');
    const files = createSealedFiles({
      store: createFolderStore(dir, async (file, bytes) => {
        writeFileSync(file, bytes.subarray(0, 10));
        throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      }),
      vault,
      now: Date.now,
    });
    await expect(files.put(paper, 'x')).rejects.toThrow(StorageFull);
    expect(readdirSync(dir)).toEqual([]);
  });

  it('is sealed anew with a new key, and can be read with it alone', async () => {
    const { dir, files } = openFiles('keys');
    const id = await files.put(paper, 'x');
    const masterKey = Buffer.alloc(32, 2);
    const between = createSealedFiles({
      store: createFolderStore(dir),
      vault: createVault({ masterKey, previousMasterKey: Buffer.alloc(32, 1) }),
      now: Date.now,
    });
    expect(await between.get(id, 'x')).toEqual(paper);
    expect([await between.reseal(id, 'x'), await between.reseal(id, 'x')]).toEqual([true, false]);
    const after = createSealedFiles({
      store: createFolderStore(dir),
      vault: createVault({ masterKey }),
      now: Date.now,
    });
    expect(await after.get(id, 'x')).toEqual(paper);
    await expect(files.get(id, 'x')).rejects.toThrow();
  });

  it('is found among any number of others a thousand at a time', async () => {
    const { dir, files } = openFiles('many');
    const first = await files.put(paper, 'x');
    const names = Array.from({ length: 2_100 }, (_, n) => `fil_${String(n).padStart(26, '0')}`);
    for (const name of names) writeFileSync(path.join(dir, name), '');
    const pages = await Array.fromAsync(files.listOlderThan(-60_000));
    expect(Math.max(...pages.map(({ length }) => length))).toBeLessThanOrEqual(1_000);
    expect(pages.flat().toSorted()).toEqual([first, ...names].toSorted());
  });

  it('is found again when it has lain there for long, and can be removed', async () => {
    const { dir, files } = openFiles('old');
    const [old, young] = [await files.put(paper, 'x'), await files.put(paper, 'x')];
    const anHourAgo = Date.now() / 1000 - 3600;
    utimesSync(path.join(dir, old), anHourAgo, anHourAgo);
    expect(await Array.fromAsync(files.listOlderThan(60_000))).toEqual([[old]]);
    await files.remove([old, young, young]);
    expect(readdirSync(dir)).toEqual([]);
  });
});
