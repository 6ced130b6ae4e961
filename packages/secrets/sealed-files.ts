import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { randomId } from '@wura/platform/identifiers';
import type { Vault } from './vault.ts';

/** Files that cannot be read by looking at the disk, under names that say nothing. */
export interface SealedFiles {
  /** Written whole and kept by the disk before it is named; answers the name. Throws StorageFull. */
  put(plain: Uint8Array, purpose: string, own?: Vault): Promise<string>;
  /** `own` is whose key sealed it, where that is not the operator's. */
  get(id: string, purpose: string, own?: Vault): Promise<Buffer>;
  remove(ids: readonly string[]): Promise<void>;
  /** Seals the file with the present key if another one has sealed it. */
  reseal(id: string, purpose: string, own?: Vault): Promise<boolean>;
  /** What has lain here for longer than this. */
  listOlderThan(ageMs: number): Promise<string[]>;
}

/** There is no room. Nothing was kept. */
export class StorageFull extends Error {}

/** Where the bytes go; the tests' disk is full when they say so. */
export type WriteFile = (file: string, bytes: Uint8Array) => Promise<void>;

export function createSealedFiles(options: {
  dir: string;
  vault: Vault;
  now: () => number;
  write?: WriteFile;
}): SealedFiles {
  const { dir, vault, now, write = writeDurably } = options;
  const fileOf = (id: string) => {
    // The name is one we gave, so it holds no path.
    if (!/^fil_[0-9a-z]{26}(\.half)?$/.test(id)) throw new Error('not the name of a file of ours');
    return path.join(dir, id);
  };

  async function keep(id: string, bytes: Uint8Array): Promise<void> {
    // Under another name first: a process that dies half-way leaves nothing that looks like a file.
    const half = `${fileOf(id)}.half`;
    try {
      await mkdir(dir, { recursive: true, mode: 0o700 });
      await write(half, bytes);
      await rename(half, fileOf(id));
    } catch (error) {
      await rm(half, { force: true });
      throw isFull(error) ? new StorageFull('no room for the file', { cause: error }) : error;
    }
  }

  return {
    async put(plain, purpose, own = vault) {
      const id = randomId('fil');
      await keep(id, own.seal(plain, purposeOf(id, purpose)));
      return id;
    },
    async get(id, purpose, own = vault) {
      return own.open(await readFile(fileOf(id)), purposeOf(id, purpose));
    },
    async remove(ids) {
      await Promise.all(ids.map(id => rm(fileOf(id), { force: true })));
    },
    async reseal(id, purpose, own = vault) {
      const sealed = await readFile(fileOf(id));
      if (own.isFresh(sealed)) return false;
      await keep(id, own.seal(own.open(sealed, purposeOf(id, purpose)), purposeOf(id, purpose)));
      return true;
    },
    async listOlderThan(ageMs) {
      const names = await readdir(dir).catch(() => []);
      const old: string[] = [];
      for (const name of names) {
        const { mtimeMs } = await stat(path.join(dir, name)).catch(() => ({ mtimeMs: Infinity }));
        if (now() - mtimeMs > ageMs) old.push(name);
      }
      return old;
    },
  };
}

/** A file put in the place of another is not taken for it. */
const purposeOf = (id: string, purpose: string) => `file ${id}: ${purpose}`;

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function isFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(String((error as NodeJS.ErrnoException).code));
}
