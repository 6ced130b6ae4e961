import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findTrespasses } from './boundaries.ts';

const room = (name: string, exports: Record<string, string>) => JSON.stringify({ name: `@wura/${name}`, exports });

const soundTree = {
  'package.json': JSON.stringify({ dependencies: { pg: '1', react: '1', zod: '1' }, devDependencies: { vitest: '1' } }),
  'packages/money/package.json': room('money', { '.': './money.ts' }),
  'packages/money/money.ts': `export const money = 1;`,
  'packages/platform/package.json': room('platform', { './*': './*.ts' }),
  'packages/platform/database.ts': `import pg from 'pg';\nimport { readFileSync } from 'node:fs';`,
  'packages/ui/package.json': room('ui', { './assets/*': './assets/*', './*': './*.tsx' }),
  'packages/ui/button.tsx': `import { useState } from 'react';`,
  'packages/testkit/package.json': room('testkit', { './*': './*.ts' }),
  'packages/testkit/database.ts': `import { createPool } from '@wura/platform/database';`,
  'packages/documents/package.json': room('documents', { './cloth': './cloth.ts', './testing': './testing/read.ts' }),
  'packages/documents/cloth.ts': `import.meta.resolve('@wura/ui/assets/adire-motifs.svg');`,
  'packages/documents/testing/read.ts': `export {};`,
  'core/ledger/package.json': room('ledger', { './contract': './contract.ts', './server': './server/ledger.ts' }),
  'core/ledger/contract.ts': `import { money } from '@wura/money';`,
  'core/ledger/server/ledger.ts': `import { createPool } from '@wura/platform/database';\nimport '../contract.ts';`,
  'core/ledger/testing/books.ts': `import '@wura/testkit/database';\nimport '../server/ledger.ts';`,
  'core/ledger/server/books.test.ts': `import '../testing/books.ts';`,
  'core/ledger/server/ledger.db.test.ts': `import '@wura/testkit/database';\nimport '@wura/app-server/main';`,
  'capabilities/pay/package.json': room('pay', {
    './contract': './contract.ts',
    './server/ports': './server/ports.ts',
  }),
  'capabilities/pay/contract.ts': `import {\n  money,\n} from '@wura/money';\n// import pg from 'pg' is what we never do`,
  'capabilities/pay/server/ports.ts': `import '@wura/ledger/server';`,
  'capabilities/pay/web/pay-screen.tsx': `import '@wura/ui/button';\nconst later = () => import('../contract.ts');`,
  'capabilities/pay/console/queue.tsx': `import '../web/pay-screen.tsx';\nimport '@wura/ui/button';`,
  'capabilities/tell/package.json': room('tell', { './contract': './contract.ts' }),
  'capabilities/tell/contract.ts': `export {};`,
  'providers/bank/package.json': room('bank', { '.': './bank.ts' }),
  'providers/bank/bank.ts': `import '@wura/pay/server/ports';\nimport '@wura/pay/contract';`,
  'providers/bank/bank.test.ts': `import '@wura/app-sandbox/sandbox';`,
  'apps/sandbox/package.json': room('app-sandbox', { './sandbox': './sandbox.ts' }),
  'apps/sandbox/sandbox.ts': `import '@wura/platform/database';`,
  'apps/e2e/package.json': room('app-e2e', {}),
  'apps/e2e/receipts.spec.ts': `import '@wura/documents/testing';`,
  'apps/server/package.json': room('app-server', { './main': './main.ts' }),
  'apps/server/main.ts': `import '@wura/bank';\nimport '@wura/ledger/server';`,
};

test('a sound house passes', () => {
  expect(trespassesWith({})).toEqual([]);
});

test('an import that stands in a text or a comment is none', () => {
  const source = "/*\nimport pg from 'kysely';\n*/\nexport const text = `\nimport pg from 'kysely';\n`;";
  expect(trespassesWith({ 'packages/ui/x.tsx': source })).toEqual([]);
});

test.each([
  [
    'a lower floor looking up',
    'packages/money/extra.ts',
    `import '@wura/ledger/contract';`,
    'packages may not import core',
  ],
  [
    'core looking at a verb',
    'core/ledger/server/extra.ts',
    `import '@wura/pay/contract';`,
    'core may not import capabilities',
  ],
  ['a verb importing a verb', 'capabilities/tell/extra.ts', `import '@wura/pay/contract';`, 'joins two capabilities'],
  [
    'a relative path out of the room',
    'core/ledger/x.ts',
    `export * from '../../packages/money/money.ts';`,
    'leaves the',
  ],
  [
    'an adapter using the sandbox it answers to',
    'providers/bank/x.ts',
    `import '@wura/app-sandbox/sandbox';`,
    'providers may not import apps',
  ],
  ['a file behind the entry points', 'apps/server/x.ts', `import '@wura/ledger/server/ledger';`, 'is no entry point'],
  ['a room that does not exist', 'apps/server/x.ts', `import '@wura/nothing';`, 'names no room'],
  [
    'a screen importing its server',
    'capabilities/pay/web/x.tsx',
    `import '../server/ports.ts';`,
    'server code into browser',
  ],
  [
    'a screen importing the platform',
    'capabilities/pay/web/x.ts',
    `import '@wura/platform/database';`,
    'server code into',
  ],
  [
    'a type taken from the server',
    'packages/ui/x.tsx',
    `import type { A } from '@wura/platform/database';`,
    'server code',
  ],
  [
    'a late import of the server',
    'packages/ui/x.tsx',
    `const a = await import('@wura/platform/database');`,
    'server code',
  ],
  [
    'a contract using Node',
    'core/ledger/contract.ts',
    `import { readFileSync } from 'node:fs';`,
    'not there in a browser',
  ],
  ['rules read by both using Node', 'core/ledger/rules.ts', `import fs from 'fs';`, 'not there in a browser'],
  [
    'a contract using the database driver',
    'core/ledger/contract.ts',
    `import pg from 'pg';`,
    'runs on the server only',
  ],
  [
    'a contract importing the server',
    'core/ledger/contract.ts',
    `import './server/ledger.ts';`,
    'server code into shared',
  ],
  [
    'a customer’s screen importing what only staff see',
    'capabilities/pay/web/x.tsx',
    `import '../console/queue.tsx';`,
    'console code into browser',
  ],
  [
    'a contract importing what only staff see',
    'capabilities/pay/contract.ts',
    `import './console/queue.tsx';`,
    'console code into shared',
  ],
  [
    'the server importing a screen',
    'capabilities/pay/server/x.ts',
    `import '../web/pay-screen.tsx';`,
    'browser code into server',
  ],
  [
    'the server importing a component',
    'core/ledger/server/x.ts',
    `import '@wura/ui/button';`,
    'browser code into server',
  ],
  ['a vendor seeing a ledger', 'providers/bank/x.ts', `import '@wura/ledger/server';`, 'shows a vendor more'],
  ['a package nobody pinned', 'apps/server/x.ts', `import 'left-pad/now';`, 'not pinned'],
  [
    'product code using a helper of tests',
    'core/ledger/server/x.ts',
    `import '../testing/books.ts';`,
    'for tests only',
  ],
  ['product code using the testkit', 'apps/server/x.ts', `import '@wura/testkit/database';`, 'for tests only'],
  ['a type named in passing', 'packages/ui/x.tsx', `let a: import('@wura/platform/database').A;`, 'server code'],
  ['two imports on one line', 'packages/ui/x.tsx', `import 'react'; import '@wura/platform/database';`, 'server code'],
  ['a path that cannot be read', 'apps/server/x.ts', `const a = await import(door);`, 'computed'],
  [
    'a room by its own entry point',
    'core/ledger/server/x.ts',
    `import '@wura/ledger/contract';`,
    'enters its own room',
  ],
  ['a room without an entry point', 'core/ghost/x.ts', `export {};`, 'no package.json'],
  [
    'a room that pins for itself',
    'core/ledger/package.json',
    `{"name":"@wura/ledger","dependencies":{}}`,
    'its entry points only',
  ],
])('%s is a trespass', (_title, file, source, why) => {
  const found = trespassesWith({ [file]: source });
  expect(found.filter(line => line.startsWith(file)).join('\n')).toContain(why);
});

function trespassesWith(planted: Record<string, string>): string[] {
  const house = mkdtempSync(path.join(tmpdir(), 'wura-house-'));
  onTestFinished(() => rmSync(house, { recursive: true }));
  for (const [name, source] of Object.entries({ ...soundTree, ...planted })) {
    mkdirSync(path.dirname(path.join(house, name)), { recursive: true });
    writeFileSync(path.join(house, name), source);
  }
  return findTrespasses(house);
}
