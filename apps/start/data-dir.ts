import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Config } from '@wura/app-server/config';
import { runningStart } from './running-start.ts';

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

/**
 * Refuses in one line where another start runs on this data, before either has touched what the other makes. Starts on a database
 * of the operator's may share the folder, for its papers; what is ours alone in it is the embedded one, and the sandbox's books.
 * The kernel holds the claim for as long as we live, so that no kill leaves it behind. Answers how it is given up.
 */
export function claimDataDir(config: Pick<Config, 'dataDir' | 'databaseUrl' | 'sandbox'>): () => void {
  const { dataDir, databaseUrl, sandbox } = config;
  if (databaseUrl !== undefined && (!sandbox || sandbox.isElsewhere)) return () => {};
  // Of two that ask in the same moment one has it: each lets go of its half while it waits.
  const claim = new DatabaseSync(path.join(dataDir, 'start.lock'), { timeout: 1_000 });
  try {
    claim.exec('pragma locking_mode = exclusive; pragma journal_mode = memory; begin exclusive; commit');
  } catch (error) {
    claim.close();
    const who = runningStart(config)?.pid;
    const other = who === undefined ? 'another start' : `process ${who}`;
    throw new Error(`${other} is already running on ${dataDir}: stop it, or set another DATA_DIR`, { cause: error });
  }
  return () => claim.close();
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
