import { cloneDatabase } from '@wura/testkit/database';
import { describe, expect, it } from 'vitest';
import { report, rounds } from './report.ts';
import { billModes, runBillLane, type BillMode, type SellersCall } from './testing/bill-matrix.ts';

// Every way in which a seller of bills can let us down. `npm run faults` runs each cell five times and prints the table.

const sample: readonly BillMode[] = ['refuse', 'error500', 'act_then_timeout', 'pending', 'garbage', 'wrong_amount'];
const modes = rounds(0, 1) === 0 ? sample : billModes;

const calls: readonly [provider: string, operation: SellersCall][] = [
  ['squad', 'airtime'],
  ['squad', 'data'],
  ['squad', 'transactions'],
];

describe('whatever a seller of bills does wrong, no kobo is lost, doubled or hidden', () => {
  it.concurrent.each(calls)('%s, %s', { timeout: 900_000 }, async (provider, operation) => {
    const database = await cloneDatabase();
    try {
      const lane = await runBillLane(database, { provider, operation, modes, runs: rounds(1, 5) });
      report({ billLane: { ...lane, clearing: String(lane.clearing) } });
      expect(lane.cells.flatMap(({ mode, wrong }) => wrong.map(what => `${mode}: ${what}`))).toEqual([]);
      expect(lane.cells.filter(({ met, runs }) => met < runs).map(({ mode }) => mode)).toEqual([]);
      expect(lane.judgement.violations).toEqual([]);
      expect(lane.judgement.figures['provider_difference']).toBe('0');
      expect(lane.clearing).toBe(0n);
    } finally {
      await database.close();
    }
  });
});
