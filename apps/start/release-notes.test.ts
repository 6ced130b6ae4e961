import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './root.ts';

it('the version that this is has notes, and they are the newest', () => {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
  const notes = readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8');
  const versions = [...notes.matchAll(/^## (.+)$/gm)].map(([, name]) => name);
  expect(versions[0]).toBe(version);
  expect(new Set(versions).size).toBe(versions.length);
});
