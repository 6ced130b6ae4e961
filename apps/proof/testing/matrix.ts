import { openTestProduct, type TestProduct, type Payer } from '@wura/app-server/testing/test-product';
import type { TestDatabase } from '@wura/testkit/database';
import { untilServed } from '@wura/testkit/until-served';
import type { Judgement } from '../check.ts';
import { createHistory, type History } from '../history.ts';
import { bearWitness, whatIsShown } from '../witness.ts';
import { isForOneAtATime, modes, prepare, scenarios, type Due, type End, type Mode, type Operation } from './cells.ts';
import { newPayers, runDue } from './deeds.ts';

export interface Cell {
  readonly operation: Operation;
  readonly mode: Mode;
  readonly runs: number;
  /** How many calls met the fault. */
  met: number;
  /** Payments that stand otherwise than they must. */
  wrong: string[];
  /** From the customer's first call to the last state, with whatever waits made due at once. */
  finalMs: number[];
  /** The payments of its runs. */
  due: Due[];
}

export interface LaneReport {
  operation: Operation;
  cells: Cell[];
  judgement: Judgement;
  /** In kobo: what still stands in the clearing wallets. */
  clearing: bigint;
}

/** Every misbehaviour of one operation, one after the other, in a product of its own; the runs of a cell at once. */
export async function runLane(database: TestDatabase, operation: Operation, runs: number): Promise<LaneReport> {
  let aheadMs = 0;
  const product = await openTestProduct(database, {}, { now: () => Date.now() + aheadMs });
  const history = createHistory();
  try {
    const payers = await newPayers(product, runs, { hasPin: true });
    await introduce(product, history, payers);
    const cells: Cell[] = [];
    for (const mode of modes) cells.push(await runCell({ product, history, payers }, { operation, mode }));
    // A day later nothing is expected any more that has not come.
    aheadMs = 25 * 60 * 60 * 1000;
    for (let n = 0; n < 3; n++) await product.runJobs();
    for (const cell of cells) await judgeCell(product, cell);
    const judgement = await bearWitness({
      history,
      shown: await whatAreShown({ product, history, payers }),
      provider: await product.control('/books/paystack'),
      checker: database.pool('wura_checker'),
    });
    return { operation, cells, judgement, clearing: await product.clearing() };
  } finally {
    await product.close();
  }
}

interface Lane {
  product: TestProduct;
  history: History;
  payers: readonly Payer[];
}

/** Each client is known to the checker, and given money by card, as one of its own operations. */
async function introduce(product: TestProduct, history: History, payers: readonly Payer[]): Promise<void> {
  for (const [at, payer] of payers.entries()) {
    const { body } = await untilServed(() => product.call('GET', '/api/user', { token: payer.token }));
    history.start(at + 1, { customer: body.id, wallet: payer.wallet });
    for (let n = 0; n < 7; n++) {
      await scenarios.verify({ product, history, payer, client: at + 1, mode: 'slow', turn: 0 });
    }
  }
}

async function runCell(lane: Lane, { operation, mode }: { operation: Operation; mode: Mode }): Promise<Cell> {
  const { payers } = lane;
  const cell: Cell = { operation, mode, runs: payers.length, met: 0, wrong: [], finalMs: [], due: [] };
  // All at once where it can be, because most of the time is waiting.
  const groups = isForOneAtATime(mode) ? payers.map((_, turn) => [turn]) : [payers.map((_, turn) => turn)];
  for (const turns of groups) await runGroup(lane, cell, turns);
  return cell;
}

async function runGroup({ product, history, payers }: Lane, cell: Cell, turns: readonly number[]): Promise<void> {
  const { operation, mode } = cell;
  // Jobs of payments that have long ended would meet the fault in place of the one that it lies in wait for.
  if (isForOneAtATime(mode)) await product.runJobs();
  const spare = await prepare(product, payers[0]!, { operation, mode, runs: turns.length });
  await Promise.all(
    turns.map(async turn => {
      const startedAt = performance.now();
      const run = { product, history, payer: payers[turn]!, client: turn + 1, mode, turn };
      const due = await scenarios[operation](run);
      await settled(product, due);
      cell.finalMs.push(performance.now() - startedAt);
      cell.due.push(...due);
    }),
  );
  const waiting = (await product.control('/faults')) as { times: number }[];
  const left = waiting.reduce((sum, { times }) => sum + times, 0);
  cell.met += turns.length - Math.max(0, left - spare);
}

/** Until nothing is open any more that can end by itself. */
async function settled(product: TestProduct, payments: readonly Due[]): Promise<void> {
  const ends = payments.filter(({ end }) => end !== 'expired' && end !== 'failed').map(({ reference }) => reference);
  for (let n = 0; n < 40; n++) {
    const { rows } = await product.pool.query(
      `select from provider_payments.payment where reference = any($1) and state in ('held', 'asked', 'accepted')
       union all select from deposits.deposit where reference = any($1) and state = 'pending'`,
      [ends],
    );
    if (rows.length === 0) return;
    await makeDue(product, ends);
    await runDue(product);
    await new Promise(resolve => setTimeout(resolve, 100));
  }
}

/** A worker that has one of them in hand this moment will be through with it soon enough. */
async function makeDue({ pool }: TestProduct, subjects: readonly string[]): Promise<void> {
  await pool.query(
    `update jobs.job set due_at = clock_timestamp() where id in
       (select id from jobs.job where subject = any($1) for update skip locked)`,
    [subjects],
  );
}

async function judgeCell(product: TestProduct, { due, wrong }: Cell): Promise<void> {
  const theirs = await product.providerBooks();
  const { rows } = await product.pool.query<{ reference: string; state: string; has_case: boolean }>(
    `select reference, state, exists (select from cases.case_file where subject = reference) as has_case
       from (select reference, state from provider_payments.payment union all select reference, state from deposits.deposit) p`,
  );
  const ours = new Map(rows.map(row => [row.reference, row]));
  for (const { reference, end } of due) {
    const here = ours.get(reference);
    const there = theirs.get(reference)?.status ?? 'absent';
    const isRight = here?.state === end && mayBe[end].includes(there) && (end !== 'review' || here.has_case);
    if (!isRight) wrong.push(`${reference}: ${here?.state} here and ${there} there, must be ${end}`);
  }
}

/** Where the provider must stand for each end of ours. */
const mayBe: Readonly<Record<End, readonly string[]>> = {
  credited: ['success'],
  failed: ['absent', 'failed'],
  expired: ['pending'],
  review: ['success'],
  succeeded: ['success'],
  declined: ['failed', 'absent'],
};

/** By customer: everything they are shown. */
async function whatAreShown({ product, payers }: Lane): Promise<Record<string, object>> {
  const shown: Record<string, object> = {};
  for (const payer of payers) {
    const get = (at: string) => untilServed(() => product.call('GET', at, { token: payer.token }));
    shown[(await get('/api/user')).body.id] = await whatIsShown(get);
  }
  return shown;
}
