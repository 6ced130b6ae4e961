import { cloneDatabase } from '@wura/testkit/database';
import { describe, expect, it } from 'vitest';
import { report, runs } from './report.ts';
import type { Operation } from './testing/cells.ts';
import { runLane } from './testing/matrix.ts';

// Every way in which the provider can let us down, in each of its calls. `npm run faults` runs each cell five times and
// prints the table.

// Three lanes at a time, which is as many houses as one PostgreSQL has room for, and about equally long.
const lanes: [string, readonly Operation[]][] = [
  ['transfer_verify', ['transfer_verify']],
  ['initialize and recipient', ['initialize', 'recipient']],
  ['verify, resolve and transfer', ['verify', 'resolve', 'transfer']],
];

describe('whatever the provider does wrong, no kobo is lost, doubled or hidden', () => {
  it.concurrent.each(lanes)('in %s', { timeout: 900_000 }, async (_name, operations) => {
    for (const operation of operations) {
      const database = await cloneDatabase();
      try {
        const lane = await runLane(database, operation, runs(1, 5));
        report({ lane: { ...lane, clearing: String(lane.clearing) } });
        expect(lane.cells.flatMap(({ mode, wrong }) => wrong.map(what => `${mode}: ${what}`))).toEqual([]);
        expect(lane.cells.filter(({ met, runs }) => met < runs).map(({ mode }) => mode)).toEqual([]);
        expect(lane.judgement.violations).toEqual([]);
        expect(lane.clearing).toBe(0n);
      } finally {
        await database.close();
      }
    }
  });
});
