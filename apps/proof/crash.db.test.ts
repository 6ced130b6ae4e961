import { cloneDatabase } from '@wura/testkit/database';
import { expect, it } from 'vitest';
import { windows } from './crash/eyes.ts';
import { runCrashes } from './crash/run.ts';
import { report, runs } from './report.ts';

// Processes die without a word while customers are at work. `npm run crash` lets it happen three hundred times, and prints
// what came of it.

it(
  'whatever dies at whatever moment, nothing acknowledged is lost or doubled and every payment finds its end',
  {
    timeout: 3_600_000,
  },
  async () => {
    const kills = runs(13, 325);
    const database = await cloneDatabase();
    try {
      const crashes = await runCrashes(database, { clients: 16, kills });
      report({ crashes });
      expect(crashes.judgement.violations).toEqual([]);
      expect(crashes.unresolved).toEqual([]);
      expect(crashes.counts.serverErrors).toBe(0);
      expect(crashes.freezes.believed).toBe(0);
      // All of it only counts if there was something to lose.
      const { server, worker } = crashes.kills.caught;
      for (const window of windows) expect(server[window] + worker[window], window).toBeGreaterThan(0);
      expect(crashes.judgement.figures['operations']).toMatchObject({ ok: expect.toSatisfy(ok => ok > 5 * kills) });
    } finally {
      await database.close();
    }
  },
);
