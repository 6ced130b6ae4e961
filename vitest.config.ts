import { randomInt } from 'node:crypto';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './packages/testkit/longest-first.ts';

// Shared with every process of the run, and printed, so that what failed can be drawn again.
if (process.env['TEST_SEED'] === undefined) {
  process.env['TEST_SEED'] = String(randomInt(2 ** 31));
  process.stdout.write(`seed ${process.env['TEST_SEED']}\n`);
}
const setupFiles = ['./packages/testkit/seed-tests.ts'];
// The application is loaded and compiled once in each process, and not anew for each file.
const isolate = false;

const rooms = '{packages,core,capabilities,providers,apps}/**';

export default defineConfig({
  test: {
    maxWorkers: 3,
    // The machine's zone must not decide what a test sees.
    env: { TZ: 'UTC' },
    sequence: { sequencer: LongestFirst },
    // A report keeps what was found, not only how much of it.
    chaiConfig: { truncateThreshold: 1000 },
    projects: [
      {
        test: {
          name: 'unit',
          isolate,
          setupFiles,
          include: [`${rooms}/*.test.{ts,tsx}`],
          exclude: ['**/node_modules/**', '**/*.db.test.ts', 'apps/e2e/**'],
          // Pictures are drawn and passwords hashed, on machines that others use too.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'database',
          isolate,
          // Many more than a small machine has cores: half of the time of the slow ones is spent waiting, for a provider that
          // does not answer or a process that starts again. A server of the developer's own may not have as many connections
          // to give.
          maxWorkers: process.env['DATABASE_URL'] ? 1 : 5,
          // Runs with another number of workers are not mixed.
          sequence: { groupOrder: 1 },
          setupFiles: [...setupFiles, './core/ledger/testing/books-on-close.ts'],
          include: [`${rooms}/*.db.test.ts`],
          globalSetup: './apps/server/testing/database-setup.ts',
          // Long, because a machine that others use too is slow and no promise of ours: those are measured where they are made.
          testTimeout: 180_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
});
