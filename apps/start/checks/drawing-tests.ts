import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readImports } from './imports.ts';
import { readRooms, resolveImport } from './rooms.ts';

// Which tests can be red by luck: those that draw what they try. `npm test -- --seeds=20` runs them with so many seeds.

const floors = ['packages', 'core', 'capabilities', 'providers', 'apps'];
const sources = ['packages/testkit/random.ts', 'packages/testkit/property.ts'];

/** They draw what their people are called and nothing else, so that two of them do not meet; almost every test has people. */
export const namers = [
  'apps/server/testing/new-operator.ts',
  'apps/server/testing/test-product.ts',
  'core/identity/testing/customer-app.ts',
  'core/ledger/testing/wallets.ts',
  'core/operators/testing/staff.ts',
  'core/wallets/testing/test-instance.ts',
];

/** From the repository's folder, in the order of the alphabet. */
export function findDrawingTests(root: string): string[] {
  const tests = globSync(`{${floors.join(',')}}/**/*.test.{ts,tsx}`, { cwd: root, exclude: ['**/node_modules/**'] });
  const importers = findImporters(root, tests);
  const drawing = new Set(sources);
  // Grows while it is walked: who imports what draws, draws.
  for (const name of drawing) {
    for (const importer of importers.get(name) ?? []) if (!namers.includes(importer)) drawing.add(importer);
  }
  return tests.filter(name => drawing.has(name)).sort();
}

/** Of each file that these lead to, directly or not: the files that import it. */
function findImporters(root: string, names: readonly string[]): Map<string, string[]> {
  const rooms = readRooms(root, floors);
  const importers = new Map<string, string[]>();
  const met = new Set(names);
  for (const name of met) {
    if (!/\.tsx?$/.test(name) || !existsSync(path.join(root, name))) continue;
    for (const specifier of readImports(name, readFileSync(path.join(root, name), 'utf8'))) {
      const target = resolveImport(rooms, name, specifier);
      if (target === undefined) continue;
      importers.set(target, [...(importers.get(target) ?? []), name]);
      met.add(target);
    }
  }
  return importers;
}
