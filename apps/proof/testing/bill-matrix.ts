import { openTestProduct, type Payer, type TestProduct } from '@wura/app-server/testing/test-product';
import { faultModes } from '@wura/app-sandbox/faults';
import { stopSelling } from '@wura/bills/server/stopped-sales';
import { transaction, type Pool } from '@wura/database';
import type { TestDatabase } from '@wura/testkit/database';
import { untilServed } from '@wura/testkit/until-served';
import { sentEarlier } from '@wura/provider-payments/testing/sent-earlier';
import { randomBytes } from '@wura/testkit/random';
import type { Judgement } from '../check.ts';
import { createHistory, type History } from '../history.ts';
import { bearWitness, whatIsShown } from '../witness.ts';
import { orders, payBill, type Bill, type Order } from './bill-deeds.ts';
import { scenarios } from './cells.ts';
import { newPayers, runDue, settle } from './deeds.ts';

// Every misbehaviour of the call that sells a bill, in a product of its own.

/** One of a seller's calls, for a kind of bill that it sells. */
export interface SellersCall {
  readonly provider: string;
  readonly bill: Bill;
  /** By the sandbox's name: the call that sells, or the one that tells what became of it. */
  readonly call: string;
  /** The call that sells, where the fault is in the other: then it leaves undecided what it sells. */
  readonly undecidedBy?: string;
}

/** All that the sandbox can do. */
export const billModes = faultModes;
export type BillMode = (typeof billModes)[number];

export interface BillCell {
  readonly mode: BillMode;
  readonly runs: number;
  met: number;
  /** Purchases that stand otherwise than they must. */
  readonly wrong: string[];
  /** From the customer's call to the last state, with whatever waits made due at once. */
  readonly finalMs: number[];
  readonly orders: { order: Order; reference: string }[];
}

export interface BillLane {
  provider: string;
  operation: string;
  cells: BillCell[];
  judgement: Judgement;
  /** In kobo. */
  clearing: bigint;
}

interface Lane {
  readonly product: TestProduct;
  readonly history: History;
  readonly payers: readonly Payer[];
  readonly provider: string;
  readonly bill: Bill;
  readonly of: SellersCall;
  /** As its owner, who alone can let the time pass that a seller's list has. */
  readonly owner: Pool;
}

/** Longer than a call waits, so that the seller acts when our call waits no more. */
const lateMs = 8_000;
/** By then what is late has come, on a machine that others use too. */
const cameMs = lateMs + 6_000;
const definiteMsMax = 30_000;

export async function runBillLane(
  database: TestDatabase,
  { of, modes, runs }: { of: SellersCall; modes: readonly BillMode[]; runs: number },
): Promise<BillLane> {
  const { provider, bill } = of;
  const environment: Record<string, string> = provider === 'vtpass' ? { BILLS_SECOND_SOURCE: 'on' } : {};
  const product = await openTestProduct(database, {}, { environment });
  const history = createHistory();
  try {
    // The second source sells when the first does not.
    if (provider === 'vtpass') {
      await transaction(product.pool, tx => stopSelling(tx, { provider: 'squad' }, 'the other one is tried'));
    }
    const payers = await newPayers(product, runs, { hasPin: false });
    for (const [at, payer] of payers.entries()) {
      const { body } = await product.call('GET', '/api/user', { token: payer.token });
      history.start(at + 1, { customer: body.id, wallet: payer.wallet });
      for (let n = 0; n < 6; n++) {
        await scenarios.verify({ product, history, payer, client: at + 1, mode: 'slow', turn: 0 });
      }
    }
    const lane: Lane = { product, history, payers, provider, bill, of, owner: database.pool('none') };
    const cells: BillCell[] = [];
    for (const mode of modes) cells.push(await runCell(lane, mode));
    const judgement = await bearWitness({
      history,
      shown: await whatAreShown(lane),
      provider: await everybodysBooks(product),
      checker: database.pool('wura_checker'),
    });
    const operation = of.undecidedBy === undefined ? bill : of.call;
    return { provider, operation, cells, judgement, clearing: await product.clearing() };
  } finally {
    await product.close();
  }
}

async function everybodysBooks({ control }: TestProduct): Promise<object[]> {
  const all = ['paystack', 'squad', 'vtpass', 'giftcards'].map(async provider => {
    const rows = (await control(`/books/${provider}`).catch(() => [])) as object[];
    return rows.map(row => ({ ...row, provider }));
  });
  return (await Promise.all(all)).flat();
}

async function runCell(lane: Lane, mode: BillMode): Promise<BillCell> {
  const { product, history, payers, provider, bill, of, owner } = lane;
  const cell: BillCell = { mode, runs: payers.length, met: 0, wrong: [], finalMs: [], orders: [] };
  // Jobs of purchases that have long ended would meet the fault in place of the one that it lies in wait for.
  await product.pool.query('delete from jobs.job');
  await wake(lane);
  const ready = [];
  for (const payer of payers) ready.push(await orders[bill](product, payer));
  await product.clearFaults();
  const arm = (call: string, how: string) =>
    product.control('/faults', { provider, operation: call, mode: how, times: payers.length, delayMs: lateMs });
  if (of.undecidedBy !== undefined) await arm(of.undecidedBy, 'pending');
  await arm(of.call, mode);
  await Promise.all(
    ready.map(async (order, turn) => {
      const startedAt = performance.now();
      const key = randomBytes(12).toString('hex');
      const client = turn + 1;
      const op = history.invoke(client, { kind: 'bill', key, naira: order.naira });
      const answer = await payBill(product, payers[turn]!, order, key);
      const isTaken = answer.status === 200 || answer.status === 202;
      history.tell(op, isTaken ? 'ok' : 'fail', { status: answer.body.status, code: answer.body.code });
      const reference = answer.body.reference as string;
      cell.orders.push({ order, reference });
      await ended(lane, { order, reference, decision: turn % 2 === 0 ? 'success' : 'failed' });
      cell.finalMs.push(performance.now() - startedAt);
    }),
  );
  const waiting = (await product.control('/faults')) as { operation: string; times: number }[];
  const left = waiting.filter(each => each.operation === of.call).reduce((sum, { times }) => sum + times, 0);
  cell.met = payers.length - left;
  await product.clearFaults();
  // Whatever never reached the seller is given back once its list has lacked it for long enough.
  const references = cell.orders.map(({ reference }) => reference);
  await sentEarlier(owner, references, 11 * 60_000);
  await workUntilEnded(lane, references);
  await judgeCell(lane, cell);
  return cell;
}

/** Faults of the cell before may have made the seller seem down, and then nothing is sold. */
async function wake({ product, payers, bill }: Lane): Promise<void> {
  await product.clearFaults();
  for (let n = 0; n < 100; n++) {
    const ask = () => product.call('GET', '/api/bills/services', { token: payers[0]!.token });
    const { body } = await untilServed(ask);
    const service = body.data.find(({ service: name }: { service: string }) => name === bill);
    if (service.is_available) return;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  throw new Error(`${bill} is not sold again`);
}

/** Until nothing that the seller has, or may get, is open any more. */
async function ended(
  lane: Lane,
  { order, reference, decision }: { order: Order; reference: string; decision: 'success' | 'failed' },
): Promise<void> {
  const { product } = lane;
  const startedAt = performance.now();
  for (let n = 0; n < 100; n++) {
    for (const row of await vendsOf(lane, order)) {
      const name = row.reference ?? row.provider_reference;
      if (row.status === 'pending') await settle(product, name, decision).catch(() => {});
    }
    if (!(await isOpen(lane, [reference]))) return;
    // Given up by the customer, and never heard of there: only time brings it to an end.
    if (performance.now() - startedAt > cameMs && (await vendsOf(lane, order)).length === 0) return;
    await work(lane, [reference]);
    await new Promise(resolve => setTimeout(resolve, 200));
  }
}

async function workUntilEnded(lane: Lane, references: readonly string[]): Promise<void> {
  for (let n = 0; n < 20 && (await isOpen(lane, references)); n++) {
    await wake(lane);
    await work(lane, references);
  }
}

/** A worker that has one of them in hand this moment will be through with it soon enough. */
async function work({ product }: Lane, subjects: readonly string[]): Promise<void> {
  await product.pool.query(
    `update jobs.job set due_at = clock_timestamp() where id in
       (select id from jobs.job where subject = any($1) for update skip locked)`,
    [subjects],
  );
  await runDue(product);
}

async function isOpen({ product }: Lane, references: readonly string[]): Promise<boolean> {
  const { rows } = await product.pool.query(
    `select from provider_payments.payment where reference = any($1) and state in ('held', 'asked', 'accepted')`,
    [references],
  );
  return rows.length > 0;
}

interface VendRow {
  readonly reference: string | null;
  readonly provider_reference: string;
  readonly destination: string;
  readonly status: string;
}

async function vendsOf({ product, provider }: Lane, { destination }: Order): Promise<VendRow[]> {
  const rows = (await product.control(`/books/${provider}`)) as VendRow[];
  return rows.filter(row => row.destination.endsWith(destination.replace(/^0/, '')));
}

/** A purchase has succeeded if its seller has done it once, and was given back if it has not. */
async function judgeCell(lane: Lane, { mode, orders: made, wrong, finalMs }: BillCell): Promise<void> {
  for (const { order, reference } of made) {
    const { rows } = await lane.product.pool.query<{ state: string; provider: string }>(
      'select state, provider from provider_payments.payment where reference = $1',
      [reference],
    );
    const done = (await vendsOf(lane, order)).filter(({ status }) => status === 'success').length;
    const must = done === 1 ? 'succeeded' : 'declined';
    const isRight = rows[0]?.state === must && rows[0].provider === lane.provider && done <= 1;
    if (!isRight) wrong.push(`${reference}: ${rows[0]?.state} here and done ${done} times there, must be ${must}`);
    const isDone = mode === 'act_then_timeout' && lane.of.undecidedBy === undefined;
    if (isDone && done !== 1) wrong.push(`${reference}: acted on, and done ${done} times there`);
  }
  if (mode === 'refuse' && finalMs.some(ms => ms > definiteMsMax)) wrong.push('a definite no took too long');
}

/** By customer: everything they are shown. */
async function whatAreShown({ product, payers }: Lane): Promise<Record<string, object>> {
  const shown: Record<string, object> = {};
  for (const payer of payers) {
    const get = async (at: string) => {
      const answer = await untilServed(() => product.call('GET', at, { token: payer.token }));
      if (answer.status !== 200) throw new Error(`${at}: ${answer.status} ${answer.text}`);
      return answer;
    };
    shown[(await get('/api/user')).body.id] = await whatIsShown(get);
  }
  return shown;
}
