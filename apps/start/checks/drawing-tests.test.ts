import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../root.ts';
import { findDrawingTests, namers } from './drawing-tests.ts';

it('a test draws if what it imports does, through whatever files, and not if all it has drawn is names', () => {
  const tree = mkdtempSync(path.join(tmpdir(), 'wura-draws-'));
  onTestFinished(() => rmSync(tree, { recursive: true, force: true }));
  const files: Record<string, string> = {
    'packages/testkit/package.json': '{ "name": "@wura/testkit", "exports": { "./*": "./*.ts" } }',
    'packages/testkit/random.ts': '',
    'packages/testkit/property.ts': '',
    'core/rates/package.json': '{ "name": "@wura/rates" }',
    'core/rates/property.test.ts': `import '@wura/testkit/property';`,
    'core/rates/helped.db.test.ts': `import './testing/circle.ts';`,
    'core/rates/testing/circle.ts': `import './samples.ts';`,
    'core/rates/testing/samples.ts': `import './circle.ts'; import '@wura/testkit/random';`,
    'core/rates/plain.test.ts': `import './rules.ts';`,
    'core/rates/rules.ts': '',
    'core/rates/people.db.test.ts': `import '../../${namers[0]}';`,
    [namers[0]!]: `import '@wura/testkit/random';`,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(tree, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(tree, name), text);
  }
  expect(findDrawingTests(tree)).toEqual(['core/rates/helped.db.test.ts', 'core/rates/property.test.ts']);
});

it.each(namers)('%s is still one that draws names', name => {
  expect(readFileSync(path.join(root, name), 'utf8')).toContain('@wura/testkit/random');
});
