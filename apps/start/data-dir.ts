import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '@wura/platform/config';

/** Where the bytes go; the tests' disk is what they say it is. */
type WriteFile = (file: string) => Promise<void>;

/** Refuses in one line when nothing can be kept where everything is to be kept; said before anything slow has begun. */
export async function requireDataDir(
  { dataDir }: Pick<Config, 'dataDir'>,
  write: WriteFile = file => writeFile(file, 'x', { flag: 'wx', mode: 0o600, flush: true }),
): Promise<void> {
  const trial = path.join(dataDir, `trial-${randomBytes(4).toString('hex')}`);
  try {
    await make(dataDir);
    await write(trial);
    await rm(trial);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const why = reasons[code] ?? `cannot be used (${code || String(error)})`;
    throw new Error(`DATA_DIR ${dataDir} ${why}, or set another DATA_DIR`, { cause: error });
  } finally {
    await rm(trial, { force: true }).catch(() => {});
  }
}

/** One by one: asked for all at once, Node calls a read-only disk ENOENT, and goes round for ever below /proc. */
async function make(folder: string): Promise<void> {
  const above = path.dirname(folder);
  const isThere = (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  };
  await mkdir(folder, { mode: 0o755 }).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' || above === folder) return isThere(error);
    await make(above);
    await mkdir(folder, { mode: 0o755 }).catch(isThere);
  });
}

const lesser = 'may not be written by the user who starts this: give the folder to them (chown)';
const noFolder = 'is no folder: move away what stands in its place';
const full = 'has no room left: free some';
const reasons: Readonly<Record<string, string>> = {
  EACCES: lesser,
  EPERM: lesser,
  EROFS: 'lies on a file system that is read-only: mount it for writing',
  ENOENT: 'cannot be made there: make it',
  ENOTDIR: noFolder,
  EEXIST: noFolder,
  ENOSPC: full,
  EDQUOT: full,
  EIO: 'lies on a disk that fails: look at it',
};
