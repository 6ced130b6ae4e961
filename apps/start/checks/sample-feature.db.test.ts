import { cloneDatabase } from '@wura/testkit/database';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../root.ts';
import { findTrespasses } from './boundaries.ts';

// The recipe of CONTRIBUTING, "Adding a feature", followed in a copy of this tree.

const lists = {
  'apps/server/features.ts': { before: ']);', line: "  import('@wura/sample-levies/feature'),\n" },
  'apps/web/app/features.ts': {
    before: undefined,
    line: "export { web as sampleLevies } from '@wura/sample-levies/web';\n",
  },
} as const;

it(
  'a sixth kind of bill is one folder and two lines, is paid, and without them the tree is as it was',
  { timeout: 900_000 },
  async () => {
    const copy = mkdtempSync(path.join(tmpdir(), 'wura-sample-'));
    onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
    copyTree(copy);
    const before = sources(copy);

    addFeature(copy);
    const touched = changes(before, sources(copy));
    expect(touched.filter(file => !file.startsWith('capabilities/sample-levies/'))).toEqual(Object.keys(lists));
    expect(findTrespasses(copy)).toEqual([]);
    await run(copy, path.join(root, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.json', '--noEmit']);
    await run(copy, path.join(root, 'node_modules/.bin/vitest'), [
      'run',
      '--project',
      'unit',
      'apps/start/checks/omissions.test.ts',
      'apps/web/app',
    ]);
    expect(await check(copy)).toEqual({
      settings: { ribbon: 'red' },
      services: true,
      paid: { status: 200, message: 'Levy paid', is: 'completed', called: 'Levy' },
      left: 100_00,
      price: '100.00',
      fees: true,
      openapi: true,
      access: 'customers',
    });

    rmSync(path.join(copy, 'capabilities/sample-levies'), { recursive: true });
    for (const [file, { line }] of Object.entries(lists)) edit(path.join(copy, file), text => text.replace(line, ''));
    // What every other check of this run has looked at.
    expect(changes(before, sources(copy))).toEqual([]);
  },
);

/** Everything but what is built; the packages of others are lent, and our own are those of the copy. */
function copyTree(copy: string): void {
  const left = new Set(['node_modules', '.git', '.data', 'build', '.react-router']);
  cpSync(root, copy, { recursive: true, filter: file => !left.has(path.basename(file)) });
  const modules = path.join(copy, 'node_modules');
  mkdirSync(path.join(modules, '@wura'), { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name !== '@wura' && !name.startsWith('.vite')) {
      symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
    }
  }
  for (const file of globSync('{packages,core,capabilities,providers,apps}/*/package.json', { cwd: copy }))
    link(copy, file);
}

function link(copy: string, file: string): void {
  const { name } = JSON.parse(readFileSync(path.join(copy, file), 'utf8')) as { name: string };
  symlinkSync(path.join(copy, path.dirname(file)), path.join(copy, 'node_modules', name));
}

function addFeature(copy: string): void {
  const folder = path.join(copy, 'capabilities/sample-levies');
  const template = path.join(import.meta.dirname, 'sample-feature');
  for (const file of globSync('**/*.txt', { cwd: template })) {
    if (file === 'check.ts.txt') continue;
    const target = path.join(folder, file.replace(/\.txt$/, ''));
    mkdirSync(path.dirname(target), { recursive: true });
    cpSync(path.join(template, file), target);
  }
  link(copy, 'capabilities/sample-levies/package.json');
  for (const [file, { before, line }] of Object.entries(lists)) {
    edit(path.join(copy, file), text => (before ? text.replace(before, line + before) : text + line));
  }
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

type Sources = ReadonlyMap<string, string>;

function sources(copy: string): Sources {
  const files = globSync('{packages,core,capabilities,providers,apps,docs}/**/*.{ts,tsx,json,sql,md,css}', {
    cwd: copy,
    exclude: ['**/node_modules/**'],
  });
  return new Map(files.map(file => [file, readFileSync(path.join(copy, file), 'utf8')]));
}

function changes(before: Sources, after: Sources): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter(file => before.get(file) !== after.get(file)).sort();
}

/** What the product of the copy says of the sample, on a database that knew nothing of it. */
async function check(copy: string): Promise<unknown> {
  const database = await cloneDatabase();
  try {
    cpSync(path.join(import.meta.dirname, 'sample-feature/check.ts.txt'), path.join(copy, 'check.ts'));
    const { owner, web, checker } = { ...database.urls, owner: database.url };
    const said = JSON.parse(await run(copy, process.execPath, ['check.ts', owner, web, checker])) as unknown;
    const { rows } = await database.pool('none').query('select name, is_hold from ledger.kind where id = 999');
    expect(rows).toEqual([{ name: 'levy', is_hold: true }]);
    return said;
  } finally {
    rmSync(path.join(copy, 'check.ts'), { force: true });
    await database.close();
  }
}

async function run(cwd: string, command: string, words: readonly string[]): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(command, words, { cwd });
    return stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${path.basename(command)} in the copy: ${stdout}${stderr}`, { cause: error });
  }
}
