import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './root.ts';

const web = path.join(root, 'apps/web');
const program = path.join(root, 'node_modules/.bin/react-router');
const stamp = path.join(web, 'build', '.hash');

// Everything a browser bundle can be made of. Server rooms are left out, so that work on them builds nothing.
const sources = [
  'package-lock.json',
  'tsconfig.json',
  'apps/web/**',
  'packages/{ui,browser,money,wire}/**',
  'packages/platform/time.ts',
  '{core,capabilities}/*/{package.json,*.ts,*.txt,web/**}',
];
const ignored = /(^|\/)(node_modules|build|\.react-router)(\/|$)|\.test\.tsx?$/;

/** Builds the web client unless the last build was made of exactly these sources. */
export async function buildWeb(options: { log: (line: string) => void; signal?: AbortSignal }): Promise<void> {
  const hash = await hashSources();
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === hash) return;
  if (!existsSync(program)) {
    const remedy = 'bring apps/web/build from where `npm run build` ran on the same sources, or install with `npm ci`';
    throw new Error(`the web client is not built, and the tools that build it are not installed: ${remedy}`);
  }
  options.log('Building the web client …');
  // Gone before the build begins: one that is cut short must not pass for a finished one.
  await rm(stamp, { force: true });
  await run(options.signal);
  await writeFile(stamp, hash);
}

async function hashSources(): Promise<string> {
  const files: string[] = [];
  for await (const entry of glob(sources, {
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

function run(signal: AbortSignal | undefined): Promise<void> {
  // The tool finds its configuration in the working folder only.
  const build = spawn(program, ['build'], {
    cwd: web,
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
      reject(new Error('the web client could not be built; its own words are above'));
    });
  });
}
