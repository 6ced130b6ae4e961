import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** An earlier version of this repository, unpacked, so that its processes can run beside those of this one. */
export interface VersionBefore {
  readonly commit: string;
  /** A file of it, by its place in the repository. */
  at(file: string): string;
  /** Brings the database to where that version needs it, by its own code. */
  migrate(url: string, dataDir: string): void;
}

/**
 * The one that was asked for; or the last that was released; or, where nothing has been released yet, the last before a change
 * of the database, because upgrading to this one does the most.
 */
export function chooseCommit(asked: string | undefined): string {
  const named = asked ?? git('describe', '--tags', '--abbrev=0', 'HEAD');
  if (named) return mustBe(named);
  const lastChange = git('log', '-1', '--format=%H', '--', '*/migrations/*.sql', '*/functions/*.sql');
  return mustBe(`${lastChange}~1`);
}

function mustBe(name: string): string {
  const commit = git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  if (!commit) throw new Error(`${name} is no commit of this repository`);
  return commit;
}

function git(...words: string[]): string {
  const { status, stdout } = spawnSync('git', words, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return status === 0 ? stdout.trim() : '';
}

/** Takes the libraries of this version where both lock files name the same ones, and installs that version's own otherwise. */
export function unpack(commit: string, folder: string): VersionBefore {
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1 << 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  if (usesOurLibraries(folder)) linkLibraries(folder);
  else execFileSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' });
  return {
    commit,
    at: file => path.join(folder, file),
    migrate(url, dataDir) {
      const code = `import { migrateDatabase } from './apps/start/prepare.ts'; await migrateDatabase(...process.argv.slice(1));`;
      const words = ['--input-type=module', '--eval', code, url, dataDir];
      const { status, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
      if (status !== 0) throw new Error(`the version before could not prepare a database:\n${stderr}`);
    },
  };
}

type Packages = Readonly<Record<string, { link?: boolean; dev?: boolean; devOptional?: boolean; integrity?: string }>>;

/** What it runs with is here, byte for byte; what it was built and tested with does not matter. */
function usesOurLibraries(folder: string): boolean {
  const read = (place: string) =>
    (JSON.parse(readFileSync(path.join(place, 'package-lock.json'), 'utf8')) as { packages: Packages }).packages;
  const [theirs, ours] = [read(folder), read(root)];
  return Object.entries(theirs).every(
    ([place, { link, dev, devOptional, integrity }]) =>
      !place.startsWith('node_modules/') ||
      link === true ||
      dev === true ||
      devOptional === true ||
      ours[place]?.integrity === integrity,
  );
}

/** Ours, but for the rooms, which are that version's own. */
function linkLibraries(folder: string): void {
  const own = path.join(folder, 'node_modules');
  const rooms = path.join(own, '@wura');
  mkdirSync(rooms, { recursive: true });
  const libraries = path.join(root, 'node_modules');
  for (const name of readdirSync(libraries)) {
    if (name !== '@wura' && !name.startsWith('.')) symlinkSync(path.join(libraries, name), path.join(own, name));
  }
  for (const floor of ['packages', 'core', 'capabilities', 'providers', 'apps']) {
    for (const room of readdirSync(path.join(folder, floor))) {
      const place = path.join(folder, floor, room);
      const { name } = JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8')) as { name: string };
      symlinkSync(place, path.join(rooms, name.slice('@wura/'.length)));
    }
  }
}
