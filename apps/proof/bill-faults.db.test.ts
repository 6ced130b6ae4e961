import { cloneDatabase } from '@wura/testkit/database';
import { describe, expect, it } from 'vitest';
import { isWhole, report, runs } from './report.ts';
import { billModes, runBillLane, type BillMode, type SellersCall } from './testing/bill-matrix.ts';

// Every way in which a seller of bills can let us down. `npm run faults` runs each cell five times and prints the table.

const sample: readonly BillMode[] = ['refuse', 'error500', 'act_then_timeout', 'pending', 'garbage', 'wrong_amount'];
const modes = isWhole() ? billModes : sample;

const calls: readonly SellersCall[] = [
  { provider: 'squad', bill: 'airtime', call: 'airtime' },
  { provider: 'squad', bill: 'airtime', call: 'transactions', undecidedBy: 'airtime' },
  { provider: 'squad', bill: 'data', call: 'data' },
  { provider: 'squad', bill: 'electricity', call: 'electricity' },
  { provider: 'squad', bill: 'tv', call: 'tv' },
  { provider: 'vtpass', bill: 'airtime', call: 'pay' },
  { provider: 'vtpass', bill: 'airtime', call: 'requery', undecidedBy: 'pay' },
  { provider: 'vtpass', bill: 'data', call: 'pay' },
  { provider: 'vtpass', bill: 'electricity', call: 'pay' },
  { provider: 'vtpass', bill: 'tv', call: 'pay' },
  { provider: 'giftcards', bill: 'giftcards', call: 'order' },
  { provider: 'giftcards', bill: 'giftcards', call: 'lookup', undecidedBy: 'order' },
];
// Three at a time, which is as many houses as one PostgreSQL has room for.
const lanes = [0, 1, 2].map(lane => calls.filter((_, at) => at % 3 === lane));

describe('whatever a seller of bills does wrong, no kobo is lost, doubled or hidden', () => {
  it.concurrent.each([0, 1, 2])('in every third of its calls, from %i', { timeout: 1_800_000 }, async at => {
    for (const of of lanes[at]!) await tryOne(of);
  });
});

async function tryOne(of: SellersCall): Promise<void> {
  const database = await cloneDatabase();
  try {
    const lane = await runBillLane(database, { of, modes, runs: runs(1, 5) });
    const name = `${lane.provider} ${lane.operation}`;
    report({ billLane: { ...lane, clearing: String(lane.clearing) } });
    expect(lane.cells.flatMap(({ mode, wrong }) => wrong.map(what => `${name} ${mode}: ${what}`))).toEqual([]);
    expect(lane.cells.filter(({ met, runs }) => met < runs).map(({ mode }) => `${name} ${mode}`)).toEqual([]);
    expect(lane.judgement.violations).toEqual([]);
    expect(lane.judgement.figures['provider_difference']).toBe('0');
    expect(lane.clearing).toBe(0n);
  } finally {
    await database.close();
  }
}
