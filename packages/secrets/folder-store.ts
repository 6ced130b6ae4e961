import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { FileMissing, StorageAway, StorageFull, type FileStore } from './file-store.ts';

/** Where the bytes go; the tests' disk is full when they say so. */
export type WriteFile = (file: string, bytes: Uint8Array) => Promise<void>;

/** As many as a shared store names at once. */
const pageLength = 1_000;

/** A folder that only the product may read. */
export function createFolderStore(dir: string, write: WriteFile = writeDurably): FileStore {
  return {
    async put(name, bytes) {
      // Under another name first: a process that dies half-way leaves nothing that looks like a file.
      const half = path.join(dir, `${name}.half`);
      try {
        await mkdir(dir, { recursive: true, mode: 0o700 });
        await write(half, bytes);
        await rename(half, path.join(dir, name));
      } catch (error) {
        await rm(half, { force: true });
        throw cannotKeep(error);
      }
    },
    get: name =>
      readFile(path.join(dir, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') throw new FileMissing(`${name} is not kept here`, { cause: error });
        throw isAway(error) ? new StorageAway(`the folder of files: ${error.code}`, { cause: error }) : error;
      }),
    remove: name => rm(path.join(dir, name), { force: true }),
    async *list() {
      const names = await readdir(dir).catch(noneIfMissing([]));
      for (let from = 0; from < names.length; from += pageLength) {
        const found = names.slice(from, from + pageLength).map(async name => {
          const kept = await stat(path.join(dir, name)).catch(noneIfMissing(undefined));
          return kept ? [{ name, changedAt: kept.mtimeMs }] : [];
        });
        yield (await Promise.all(found)).flat();
      }
    },
  };
}

/** What is not there is nothing; what cannot be read is a fault, and may not look empty. */
const noneIfMissing =
  <None>(none: None) =>
  (error: NodeJS.ErrnoException): None => {
    if (error.code === 'ENOENT') return none;
    throw error;
  };

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function cannotKeep(error: unknown): unknown {
  if (isFull(error)) return new StorageFull('no room for the file', { cause: error });
  return isAway(error) ? new StorageAway('the folder of files takes nothing', { cause: error }) : error;
}

const codeOf = (error: unknown) => String((error as NodeJS.ErrnoException).code);
const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(codeOf(error));

/** A disk that fails is made read-only by the system; and a folder may be taken away from the product, or not yet be there. */
const isAway = (error: unknown) =>
  ['EROFS', 'EACCES', 'EPERM', 'EIO', 'ENOTDIR', 'ESTALE', 'EMFILE', 'ENFILE'].includes(codeOf(error));
