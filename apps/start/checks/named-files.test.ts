import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

// A reader follows a page into the code by the names that it gives; a file that was moved leaves them standing.
const named = /`((?:packages|core|capabilities|providers|apps|docs|deploy)\/[\w./-]+)`/g;

test('every file and folder that a page of the documentation names is there', () => {
  const pages = globSync('{README,CONTRIBUTING,SECURITY}.md', { cwd: root }).concat(
    globSync('docs/**/*.md', { cwd: root }),
  );
  const names = pages.flatMap(page =>
    [...readFileSync(path.join(root, page), 'utf8').matchAll(named)].map(([, name]) => ({ page, name: name! })),
  );
  expect(names.length).toBeGreaterThan(50);
  const gone = names.filter(({ name }) => !existsSync(path.join(root, name)));
  expect(gone).toEqual([]);
});
