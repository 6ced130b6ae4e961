import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, it } from 'vitest';

const boot = fileURLToPath(new URL('boot.mjs', import.meta.url));
const wanted = {
  '': { name: 'wura' },
  'node_modules/fastify': { version: '5.0.0', integrity: 'a', resolved: 'b' },
  'node_modules/@react-router/dev': { version: '8.0.0', integrity: 'c', resolved: 'd', dev: true },
  'node_modules/@types/react': { version: '1.0.0', integrity: 'e', resolved: 'f', devOptional: true },
};

let folder: string;
const at = (...parts: string[]) => path.join(folder, ...parts);
const write = (name: string, packages: object) => writeFileSync(at(name), JSON.stringify({ packages }));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'wura-boot-'));
  for (const name of ['apps/start', 'node_modules/.bin', 'node_modules/fastify'])
    mkdirSync(at(name), { recursive: true });
  copyFileSync(boot, at('apps/start/boot.mjs'));
  writeFileSync(at('node_modules/.bin/node'), '');
  chmodSync(at('node_modules/.bin/node'), 0o755);
  writeFileSync(
    at('npm.cjs'),
    `require('node:fs').writeFileSync(${JSON.stringify(at('installed'))}, process.argv.join(' '))`,
  );
  write('package-lock.json', wanted);
  return () => rmSync(folder, { recursive: true });
});

function installs(present: object, ...words: string[]): boolean {
  write('node_modules/.package-lock.json', present);
  const env = { ...process.env, npm_execpath: at('npm.cjs'), npm_node_execpath: process.execPath };
  const { status } = spawnSync(process.execPath, [at('apps/start/boot.mjs'), ...words], { env });
  expect(status).toBe(0);
  const done = existsSync(at('installed'));
  rmSync(at('installed'), { force: true });
  return done;
}

it('an install without the tools of development is whole for serving, and for nothing else', () => {
  const { 'node_modules/fastify': fastify } = wanted;
  // Types that another package asks for come along.
  const types = { 'node_modules/@types/react': wanted['node_modules/@types/react'] };
  mkdirSync(at('node_modules/@types/react'), { recursive: true });
  const served = { 'node_modules/fastify': fastify, ...types };
  expect(installs(served, '--to-serve')).toBe(false);
  expect(installs(served)).toBe(true);
  expect(installs({}, '--to-serve')).toBe(true);
});

it('an install with some of the tools was cut short, and is done again', () => {
  const { 'node_modules/@types/react': _left, ...cut } = wanted;
  mkdirSync(at('node_modules/@react-router/dev'), { recursive: true });
  expect(installs(cut, '--to-serve')).toBe(true);
  mkdirSync(at('node_modules/@types/react'), { recursive: true });
  expect(installs(wanted, '--to-serve')).toBe(false);
});

it('what builds the web client is brought also where the environment says production', () => {
  write('node_modules/.package-lock.json', {});
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    npm_execpath: at('npm.cjs'),
    npm_node_execpath: process.execPath,
  };
  spawnSync(process.execPath, [at('apps/start/boot.mjs'), '--to-serve'], { env });
  expect(readFileSync(at('installed'), 'utf8')).toContain(' ci --include=dev ');
});
