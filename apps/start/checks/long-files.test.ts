import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

// What one file holds, one reader has to hold as well. Tests are read one at a time, and texts are looked up.
const sources = '{packages,core,capabilities,providers,apps}/**/*.{ts,tsx}';
const isRead = (name: string) =>
  !/\.(test|spec|fr|es|ha|ig|yo|pcm)\.tsx?$|messages\.ts$|\/testing\//.test(name) &&
  name !== 'packages/client/calls.ts';

test('a file of more than 300 lines says at its head why it is one', () => {
  const names = globSync(sources, { cwd: root, exclude: ['**/node_modules/**', '**/build/**'] }).filter(isRead);
  const silent = names.filter(name => {
    const text = readFileSync(path.join(root, name), 'utf8');
    return text.split('\n').length > 301 && !/past\s+(\/\/ )?300\s+lines/i.test(text.slice(0, 4_000));
  });
  expect(names.length).toBeGreaterThan(1_000);
  expect(silent).toEqual([]);
});
