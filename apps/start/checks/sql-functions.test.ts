import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

// A trigger can only be made on a function that exists, so migrations make some. What they say counts until the room's
// functions are applied, right after them; a reader looks for a function in one place.

/** Schemas whose names have changed since. */
const renamed: Readonly<Record<string, string>> = { corridor: 'provider_payments', errands: 'jobs' };

const textOf = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .sort()
    .map(file => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');

const namesIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, schema, name]) => `${renamed[schema!] ?? schema}.${name}`));

test('the text of every function lies in the functions of its room', () => {
  const migrations = textOf('{packages,core,capabilities}/*/migrations/*.sql');
  const made = namesIn(migrations, /^create (?:or replace )?function (\w+)\.(\w+)/gm);
  const dropped = namesIn(migrations, /^drop function (?:if exists )?(\w+)\.(\w+)/gm);
  const kept = namesIn(
    textOf('{packages,core,capabilities}/*/functions/*.sql'),
    /^create or replace function (\w+)\.(\w+)/gm,
  );
  expect(made.size).toBeGreaterThan(20);
  const lacking = [...made].filter(name => !dropped.has(name) && !kept.has(name));
  expect(lacking, 'copy the text into <room>/functions/<name>.sql as `create or replace`').toEqual([]);
});
