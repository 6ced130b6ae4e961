import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

test('every text has a size of the scale', async () => {
  const found: string[] = [];
  const exclude = (name: string) => /(^|\/)(node_modules|build|\.react-router)$/.test(name);
  for await (const file of glob('{packages,core,capabilities,apps}/**/*.tsx', { cwd: root, exclude })) {
    const source = readFileSync(path.join(root, file), 'utf8');
    for (const [size] of source.matchAll(/\btext-\[\d[^\]]*\]/g)) found.push(`${file}: ${size}`);
  }
  expect(found, 'take a step of packages/ui/styles/tailwind-theme.css, or add the one that lacks there').toEqual([]);
});

test('no size is called as a colour is, which Tailwind would take it for', () => {
  const theme = readFileSync(path.join(root, 'packages/ui/styles/tailwind-theme.css'), 'utf8');
  const namesOf = (kind: string) =>
    [...theme.matchAll(new RegExp(`--${kind}-([a-z0-9-]+?)(?:--[a-z-]+)?:`, 'g'))].map(([, name]) => name);
  const colours = new Set(namesOf('color'));
  expect(colours.size).toBeGreaterThan(10);
  expect(namesOf('text').filter(name => colours.has(name))).toEqual([]);
});
