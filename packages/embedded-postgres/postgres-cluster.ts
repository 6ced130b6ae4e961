import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs';
import { chown, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { openFolder, type PostgresBinaries } from './postgres-binaries.ts';
import { canReach, type ProcessUser } from '@wura/platform/process-user';

export const login = 'wura';

// No PG* variable of the shell and no library path may bend the server; it needs nothing from the environment.
export const cleanEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

export async function readPassword(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'postgres-password');
  if (existsSync(file)) return (await readFile(file, 'utf8')).trim();
  if (existsSync(path.join(dataDir, 'postgres'))) {
    throw new Error(`${file} is missing, and without it the database beside it cannot be opened: put it back`);
  }
  const password = randomBytes(24).toString('hex');
  await writeFile(file, `${password}\n`, { mode: 0o600, flush: true });
  return password;
}

/** The real path of the data, created when this is the first start. */
export async function openCluster(options: {
  dataDir: string;
  binaries: PostgresBinaries;
  user: ProcessUser | undefined;
  password: string;
  isDurable: boolean;
}): Promise<string> {
  const { dataDir, binaries } = options;
  const wanted = path.join(dataDir, 'postgres');
  if (!lstatSync(wanted, { throwIfNoEntry: false })) {
    if (canReach(dataDir, options.user)) {
      await createCluster({ ...options, at: wanted });
    } else {
      // DATA_DIR lies under a folder closed to the lent user, such as root's home: the data lives elsewhere, behind a link.
      const away = path.join(openFolder, `data-${randomBytes(6).toString('hex')}`);
      await mkdir(openFolder, { recursive: true, mode: 0o755 });
      await createCluster({ ...options, at: away });
      await symlink(away, wanted);
    }
  }
  if (!existsSync(wanted))
    throw new Error(`${wanted} is a link to a folder that is gone: put it back or remove the link`);
  const cluster = realpathSync(wanted);
  const found = readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (found !== binaries.majorVersion) {
    throw new Error(
      `${wanted} was written by PostgreSQL ${found} and this is PostgreSQL ${binaries.majorVersion}: ` +
        `carry the data over with pg_dump or pg_upgrade, or choose another DATA_DIR`,
    );
  }
  return cluster;
}

async function createCluster(options: {
  dataDir: string;
  at: string;
  binaries: PostgresBinaries;
  user: ProcessUser | undefined;
  password: string;
  isDurable: boolean;
}): Promise<void> {
  const { at, user } = options;
  const folder = path.dirname(at);
  for (const name of await readdir(folder)) {
    // Left by a start that was killed while it created the cluster.
    if (name.startsWith(`${path.basename(at)}.new`))
      await rm(path.join(folder, name), { recursive: true, force: true });
  }
  // Create beside and rename: the final name never holds half a cluster.
  const half = `${at}.new-${process.pid}`;
  const passwordFile = `${half}-password`;
  await mkdir(half, { mode: 0o700 });
  await writeFile(passwordFile, options.password, { mode: 0o600 });
  if (user) for (const made of [half, passwordFile]) await chown(made, user.uid, user.gid);
  const words = [
    `--pgdata=${half}`,
    `--username=${login}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    ...locale(options.binaries),
    '--data-checksums',
    '--no-instructions',
    ...(options.isDurable ? [] : ['--no-sync']),
  ];
  try {
    await promisify(execFile)(options.binaries.initdb, words, { cwd: '/', env: cleanEnvironment, ...user });
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    const { stderr, message } = error as Error & { stderr?: string };
    throw new Error(`PostgreSQL could not create its data: ${whyOf(stderr ?? '') || message}`, { cause: error });
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(half, at);
}

/** Letters of every language, in the order of their code points, whatever the machine's own language is. */
function locale({ majorVersion }: PostgresBinaries): string[] {
  // Before 17 there is no such locale within PostgreSQL, and the machine's C.UTF-8 is as good.
  if (Number(majorVersion) < 17) return ['--locale=C.UTF-8'];
  return ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
}

/** What was wrong, among all that PostgreSQL says while it tidies up after it. */
export function whyOf(said: string): string {
  const lines = said.trim().split('\n');
  const full = lines.some(line => line.includes('No space left on device'));
  if (full) return 'the disk of DATA_DIR has no room left: free some, or set another DATA_DIR';
  return lines.find(line => /\b(error|FATAL|PANIC):/.test(line)) ?? lines.at(-1)!;
}
