import { defineConfig } from 'vitest/config';
import { migrationRooms } from './apps/server/migrations.ts';

const rooms = '{packages,core,capabilities,providers,apps}/**';

export default defineConfig({
  test: {
    // More than a small machine has cores: much of what the slow ones do is to wait, for a provider that does not answer. A
    // server that is somebody else's may not have as many connections to give.
    maxWorkers: process.env['DATABASE_URL'] ? 1 : 3,
    // The machine's zone must not decide what a test sees.
    env: { TZ: 'UTC' },
    projects: [
      {
        test: {
          name: 'unit',
          include: [`${rooms}/*.test.{ts,tsx}`],
          exclude: ['**/node_modules/**', '**/*.db.test.ts', 'apps/e2e/**'],
          // Pictures are drawn and passwords hashed, on machines that others use too.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'database',
          include: [`${rooms}/*.db.test.ts`],
          globalSetup: './packages/testkit/global-setup.ts',
          provide: { migrationRooms },
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
