import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findTrespasses } from './checks/boundaries.ts';
import { findDrawingTests } from './checks/drawing-tests.ts';
import { findSqlTrespasses } from './checks/sql-walls.ts';
import { root } from './root.ts';
import { runProgram } from './run-program.ts';
import { readBrowser, readVitest, tellFailures, type Report } from './test-reports.ts';
import { buildWeb } from './web-build.ts';

/** How many checks passed and failed, and how many of the first only when they were run by themselves. */
export type Outcome = { passed: number; failed: number; unsteady?: number; output: string };
export type Step = { name: string; run(): Promise<Outcome> };

/** What `npm run check` runs. The slowest come first, so that the short ones fill the second core at the end. */
export function fastSteps(): Step[] {
  return [
    program('types', 'tsc', '-p', 'tsconfig.json'),
    program('lint', 'oxlint', '--type-aware', '--deny-warnings'),
    vitest('unit tests', 'unit'),
    program('format', 'oxfmt', '--list-different', '.'),
    program('dead code', 'knip', '--no-progress', '--no-config-hints'),
    { name: 'boundaries', run: () => Promise.resolve(boundaries()) },
    program('openapi', 'node', 'apps/server/openapi-check.ts'),
  ];
}

/** What `npm test` runs after them. */
export function fullSteps(chromium: Promise<string>): Step[] {
  return [
    { name: 'web build', run: webBuild },
    program('bundle budget', 'node', 'apps/web/bundle-budget.ts'),
    vitest('database tests', 'database'),
    // The rooms that everything else stands on, on the oldest server that is supported.
    ...(existsSync(oldestPostgres)
      ? [vitest('PostgreSQL 15', 'database', { TEST_POSTGRES: oldestPostgres }, 'core/', 'packages/')]
      : []),
    browserTests(chromium),
  ];
}

/** The tests that draw what they try, with one seed after another. */
export function seedSteps(seed: string, count: number): Step[] {
  const files = findDrawingTests(root);
  const seeds = Array.from({ length: count }, (_, at) => `${seed}-${at + 1}`);
  return seeds.map(seed => vitest(`seed ${seed}`, '*', { TEST_SEED: seed }, ...files));
}

/** Where Debian keeps the oldest PostgreSQL that a DATABASE_URL may lead to. A machine without it skips that run. */
const oldestPostgres = '/usr/lib/postgresql/15/bin';

function program(name: string, command: string, ...words: string[]): Step {
  return {
    name,
    async run() {
      const { code, output } = await runProgram(command, words);
      return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
    },
  };
}

function boundaries(): Outcome {
  const trespasses = [...findTrespasses(root), ...findSqlTrespasses(root)];
  return trespasses.length === 0
    ? { passed: 1, failed: 0, output: '' }
    : { passed: 0, failed: 1, output: trespasses.join('\n') };
}

async function webBuild(): Promise<Outcome> {
  await buildWeb({ log: () => {} });
  return { passed: 1, failed: 0, output: '' };
}

function vitest(name: string, project: string, environment = {}, ...paths: string[]): Step {
  const runOnce = (...words: string[]) =>
    withReport(async file => {
      const reporting = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
      const { code, output } = await runProgram(
        'vitest',
        ['run', '--project', project, ...words, ...reporting],
        environment,
      );
      return { code, output, report: await readReport(file, readVitest) };
    });
  return {
    name,
    async run() {
      const first = await runOnce(...paths);
      return judge(first, files => runOnce(...files, '--maxWorkers=1'));
    },
  };
}

function browserTests(chromium: Promise<string>): Step {
  return {
    name: 'browser tests',
    async run() {
      const executable = await chromium;
      const runOnce = (...words: string[]) =>
        withReport(async file => {
          const environment = { CHROMIUM_PATH: executable, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
          const reporting = '--reporter=dot,json';
          const { code, output } = await runProgram(
            'playwright',
            ['test', '-c', 'apps/e2e', reporting, ...words],
            environment,
          );
          return { code, output, report: await readReport(file, readBrowser) };
        });
      return judge(await runOnce(), () => runOnce('--last-failed', '--workers=1'));
    },
  };
}

type Run = { code: number; output: string; report: Report | undefined };

/** More than so many failures are no neighbour's doing, however slow the machine: one in two hundred of all tests. */
const unsteadyAtMost = 40;

// What failed is tried once more, by itself and with the same seed: a fault that the seed found is found again, and what a
// busy neighbour of the machine caused is not. It is named all the same, because it is to be mended.
async function judge({ code, output, report }: Run, again: (files: string[]) => Promise<Run>): Promise<Outcome> {
  if (code === 0 && report) return { passed: report.passed, failed: 0, output: '' };
  // A run that ends badly before, between or after its tests has failed, even if each of them passed.
  if (!report || report.failures.length === 0) return { passed: report?.passed ?? 0, failed: 1, output };
  const { passed, failures } = report;
  const told = tellFailures(failures);
  if (failures.length > unsteadyAtMost) return { passed, failed: failures.length, output: told };
  const second = await again([...new Set(failures.map(({ file }) => file))]);
  if (second.code === 0)
    return { passed: passed + failures.length, failed: 0, unsteady: failures.length, output: told };
  return {
    passed,
    failed: failures.length,
    output: `${told}\nand by itself:\n${tellFailures(second.report?.failures ?? [])}`,
  };
}

async function withReport(run: (file: string) => Promise<Run>): Promise<Run> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wura-report-'));
  try {
    return await run(path.join(folder, 'report.json'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readReport<Written>(file: string, read: (written: Written) => Report): Promise<Report | undefined> {
  // The runner may have died before it wrote anything.
  return existsSync(file) ? read(JSON.parse(await readFile(file, 'utf8')) as Written) : undefined;
}
