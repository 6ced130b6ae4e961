import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './root.ts';

interface Build {
  /** What is built, as a person reads it. */
  readonly what: string;
  readonly folder: string;
  readonly program: string;
  /** Everything its bundle can be made of. Server rooms are left out, so that work on them builds nothing. */
  readonly sources: readonly string[];
}

/** Those that lie in no folder of rooms; a copy of the product that is only to serve needs them too. */
export const sourcesAtRoot = ['package-lock.json', 'tsconfig.json'];

const shared = [...sourcesAtRoot, 'packages/{ui,browser,money,wire}/**', 'packages/platform/time.ts'];
const ofRooms = '{core,capabilities}/*/{package.json,*.ts,*.txt';

const builds: readonly Build[] = [
  {
    what: 'the web client',
    folder: path.join(root, 'apps/web'),
    program: path.join(root, 'node_modules/.bin/react-router'),
    sources: [...shared, 'apps/web/**', `${ofRooms},web/**}`],
  },
  {
    what: 'the console',
    folder: path.join(root, 'apps/console'),
    program: path.join(root, 'node_modules/.bin/vite'),
    sources: [...shared, 'apps/console/**', 'apps/web/bundle-script.ts', `${ofRooms},web/**,console/**}`],
  },
];
const ignored = /(^|\/)(node_modules|build|\.react-router)(\/|$)|\.test\.tsx?$/;

interface BuildOptions {
  log: (line: string) => void;
  signal?: AbortSignal;
}

/** Builds the web client and the console, each unless its last build was made of exactly these sources. */
export async function buildWeb(options: BuildOptions): Promise<void> {
  // One after the other: each would take the whole of a small machine.
  for (const each of builds) await build(each, options);
}

async function build({ what, folder, program, sources }: Build, options: BuildOptions): Promise<void> {
  const stamp = path.join(folder, 'build', '.hash');
  const hash = await hashSources(sources);
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === hash) return;
  if (!existsSync(program)) {
    const remedy = `bring ${path.relative(root, folder)}/build from where \`npm run build\` ran on the same sources, or install them with \`npm ci --include=dev\``;
    throw new Error(`${what} is not built, and the tools that build it are not installed: ${remedy}`);
  }
  options.log(`Building ${what} …`);
  // Gone before the build begins: one that is cut short must not pass for a finished one.
  await rm(stamp, { force: true });
  await run({ what, folder, program }, options.signal);
  await writeFile(stamp, hash);
}

async function hashSources(sources: readonly string[]): Promise<string> {
  const files: string[] = [];
  for await (const entry of glob([...sources], {
    cwd: root,
    withFileTypes: true,
    exclude: file => ignored.test(file.name),
  })) {
    const name = path.relative(root, path.join(entry.parentPath, entry.name));
    if (entry.isFile() && !ignored.test(name)) files.push(name);
  }
  const hash = createHash('sha256');
  for (const name of files.sort()) hash.update(`${name}\0`).update(await readFile(path.join(root, name)));
  return hash.digest('hex');
}

function run(
  { what, folder, program }: Pick<Build, 'what' | 'folder' | 'program'>,
  signal: AbortSignal | undefined,
): Promise<void> {
  // The tool finds its configuration in the working folder only.
  const build = spawn(program, ['build'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
    ...(signal && { signal }),
  });
  const said: Buffer[] = [];
  build.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  build.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  return new Promise((resolve, reject) => {
    build.once('error', reject);
    build.once('close', code => {
      if (code === 0) return resolve();
      process.stderr.write(Buffer.concat(said));
      reject(new Error(`${what} could not be built; its own words are above`));
    });
  });
}
