import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findTrespasses } from './checks/boundaries.ts';
import { findSqlTrespasses } from './checks/sql-walls.ts';
import { root } from './root.ts';
import { runProgram } from './run-program.ts';
import { buildWeb } from './web-build.ts';

/** How many checks passed and failed; the output is shown only when one failed. */
export type Outcome = { passed: number; failed: number; output: string };
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
  return {
    name,
    run: () =>
      withReport(async report => {
        const words = [
          'run',
          '--project',
          project,
          ...paths,
          // Only what failed is written out, so that a reader who sees just the start of it sees that.
          '--reporter=dot',
          '--reporter=json',
          `--outputFile.json=${report}`,
        ];
        const { code, output } = await runProgram('vitest', words, environment);
        const { numPassedTests, numFailedTests } = await readReport<{
          numPassedTests: number;
          numFailedTests: number;
        }>(report, { numPassedTests: 0, numFailedTests: 0 });
        return outcomeOf(code, { passed: numPassedTests, failed: numFailedTests, output });
      }),
  };
}

function browserTests(chromium: Promise<string>): Step {
  return {
    name: 'browser tests',
    run: () =>
      withReport(async report => {
        const environment = { CHROMIUM_PATH: await chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
        const words = ['test', '-c', 'apps/e2e', '--reporter=dot,json'];
        const { code, output } = await runProgram('playwright', words, environment);
        const { stats } = await readReport(report, { stats: { expected: 0, unexpected: 0, flaky: 0 } });
        // A journey that needed a second try is not one we would ask a customer to take.
        return outcomeOf(code, { passed: stats.expected, failed: stats.unexpected + stats.flaky, output });
      }),
  };
}

// A run that ends badly before, between or after its tests has failed, even if each of them passed.
function outcomeOf(code: number, outcome: Outcome): Outcome {
  return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
}

async function withReport(run: (file: string) => Promise<Outcome>): Promise<Outcome> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wura-report-'));
  try {
    return await run(path.join(folder, 'report.json'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readReport<Report>(file: string, empty: Report): Promise<Report> {
  // The runner may have died before it wrote anything; its exit code tells.
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Report) : empty;
}
