import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import type { Tally } from './attack.ts';

// `npm run adversary`: everything the tests try a sample of, and a table of what came of it. `-- --class=B,E` tries these
// classes of the corpus alone, `-- --calls='POST /api/pots'` the calls whose names it is found in, `-- access` one file.

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = await mkdtemp(path.join(tmpdir(), 'wura-adversary-'));
const file = path.join(folder, 'report.jsonl');
const startedAt = performance.now();
const code = await new Promise<number>(resolve => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { class: { type: 'string' }, calls: { type: 'string' } },
  });
  const isPart = values.class !== undefined || values.calls !== undefined;
  const words = ['run', '--project', 'database', `apps/server/adversary/${positionals[0] ?? (isPart ? 'corpus' : '')}`];
  // What each attack begins with is tried too: some of it is good once, and is done before the first of them.
  if (values.class !== undefined)
    words.push(
      '-t',
      `accepts the request| (${values.class.replaceAll(',', '|')}): |^(${values.class.replaceAll(',', '|')}): `,
    );
  const child = spawn(path.join(root, 'node_modules/.bin/vitest'), words, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      ADVERSARY_REPORT: file,
      ...(values.calls !== undefined && { ADVERSARY_CALLS: values.calls }),
    },
  });
  child.once('error', () => resolve(1));
  child.once('close', code => resolve(code ?? 1));
});

const titles: Record<string, string> = {
  A: 'amounts',
  B: 'currencies and choices',
  C: 'identifiers',
  D: 'raw JSON bodies',
  E: 'strings',
  F: 'HTTP shapes',
  H: 'tokens',
  I: 'sign-ins',
  J: 'PINs',
  K: 'numbers',
  L: 'names and dates',
  M: 'injections',
  N: 'formulas',
  O: 'extra keys',
  P: 'idempotency keys',
  Q: 'marks',
  X: 'access matrix',
};

const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
const tallies = lines.map(line => JSON.parse(line) as Tally).sort((a, b) => (a.letter < b.letter ? -1 : 1));
await rm(folder, { recursive: true, force: true });

const row = (name: string, ...figures: (string | number)[]) =>
  console.log(name.padEnd(28) + figures.map(figure => String(figure).padStart(12)).join(''));
row('class', 'items', 'requests', 'violations', 'held ms');
for (const { letter, items, requests, violations, slowest } of tallies) {
  row(`${letter}  ${titles[letter] ?? ''}`, items, requests, violations.length, slowest?.ms.toFixed(0) ?? '-');
}
const sum = (of: (tally: Tally) => number) => tallies.reduce((total, tally) => total + of(tally), 0);
const found = sum(({ violations }) => violations.length);
row(
  'all',
  sum(({ items }) => items),
  sum(({ requests }) => requests),
  found,
);
const slowest = tallies.flatMap(({ slowest }) => slowest ?? []).toSorted((a, b) => b.ms - a.ms)[0];
if (slowest) console.log(`slowest accepted request: ${slowest.ms.toFixed(0)} ms of the loop, ${slowest.what}`);
console.log(`${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
process.exit(code === 0 && found === 0 ? 0 : 1);
