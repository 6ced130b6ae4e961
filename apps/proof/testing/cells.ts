import { newReference, type TestProduct, type Payer } from '@wura/app-server/testing/test-product';
import type { Answer } from '@wura/testkit/client';
import type { History } from '../history.ts';
import {
  arm,
  beginDeposit,
  checkName,
  learnName,
  pay,
  runDue,
  sendMoney,
  settle,
  usualNaira,
  verify,
  verifyByAlias,
} from './deeds.ts';

// What a customer does while one call of the provider's misbehaves in one way, and how it must end.

export const operations = ['initialize', 'verify', 'resolve', 'recipient', 'transfer', 'transfer_verify'] as const;
export type Operation = (typeof operations)[number];

export const modes = [
  'refuse',
  'timeout',
  'slow',
  'error500',
  'act_then_timeout',
  'pending',
  'garbage',
  'wrong_amount',
  'wrong_currency',
  /** The reference is at the provider already, or comes to it twice. */
  'duplicate',
  'status429',
  'redirect',
  'oversized',
] as const;
export type Mode = (typeof modes)[number];

const isLie = (mode: Mode) => mode === 'wrong_amount' || mode === 'wrong_currency';

/** What changes more than one answer, so that it matters whose call meets it. */
export const isForOneAtATime = (mode: Mode) => isLie(mode) || mode === 'pending';

/** How a payment must stand here and there in the end. */
export type End =
  | 'credited'
  | 'failed'
  /** Begun, never paid, and not expected any more. */
  | 'expired'
  /** A person decides, and has a case. */
  | 'review'
  | 'succeeded'
  | 'declined';

/** One payment of a run, and how it must end. */
export interface Due {
  reference: string;
  end: End;
}

export interface Run {
  product: TestProduct;
  history: History;
  payer: Payer;
  client: number;
  mode: Mode;
  /** Which of the cell's runs: they differ in who asks and in how the provider decides. */
  turn: number;
}

/** Longer than any call waits, so that the provider acts when our call waits no more. */
const lateMs = {
  initialize: 6_000,
  verify: 6_000,
  resolve: 6_000,
  recipient: 4_000,
  transfer: 5_000,
  transfer_verify: 4_000,
};
const depositNaira = 5_000;

/** What lies in wait before the customers of a cell begin. Answers how many of it no customer has to meet. */
export async function prepare(
  product: TestProduct,
  payer: Payer,
  cell: { operation: Operation; mode: Mode; runs: number },
): Promise<number> {
  const { operation, mode, runs } = cell;
  // Two who ask at once are lied to both: the first true answer would credit what is there, and rightly.
  const times = operation === 'verify' && isLie(mode) ? 2 * runs : runs;
  await learnName(product, payer);
  await product.clearFaults();
  if (operation === 'transfer_verify') await arm(product, 'transfer', 'pending', { times });
  if (mode !== 'duplicate') await arm(product, operation, mode, { times, delayMs: lateMs[operation] });
  // They have it, send no webhook, and deny it once: what is sent again then meets itself.
  if (mode === 'duplicate' && operation === 'transfer') {
    await arm(product, 'transfer', 'act_then_timeout', { times });
    await arm(product, 'transfer_verify', 'refuse', { times });
  }
  return times - runs;
}

/** The customer's part, up to the last answer they get. Answers what must become of each payment. */
export const scenarios: Readonly<Record<Operation, (run: Run) => Promise<Due[]>>> = {
  initialize: beginning,
  verify: verifying,
  resolve: naming,
  recipient: sending,
  transfer: sending,
  transfer_verify: sending,
};

async function beginning(run: Run): Promise<Due[]> {
  const { product, mode, turn } = run;
  const due: Due[] = [];
  // What a customer does whose deposit could not be begun: again, under another reference.
  for (;;) {
    const reference = newReference();
    if (mode === 'duplicate' && due.length === 0) await begunElsewhere(product, reference);
    const status = await begin(run, reference);
    if (status !== 200) {
      due.push({ reference, end: await endOfLost(run, reference) });
      continue;
    }
    await pay(product, reference, { webhook: turn % 2 === 0 });
    const isOpen = await settleIfOpen(product, reference, decisionOf(turn));
    return [...due, { reference, end: isOpen && decisionOf(turn) === 'failed' ? 'failed' : 'credited' }];
  }
}

async function begin({ product, history, client, payer }: Run, reference: string): Promise<number> {
  const op = history.invoke(client, { kind: 'card_deposit', key: reference, naira: depositNaira });
  const { status, body } = await beginDeposit(product, payer, reference, depositNaira);
  const isRefused = status === 422 || status === 409;
  history.tell(op, isRefused ? 'fail' : 'info', { code: body.code });
  return status;
}

/** What must become of a deposit of which the customer was told that it could not be begun. */
async function endOfLost({ product, mode, turn }: Run, reference: string): Promise<End> {
  if (mode === 'duplicate') return 'review';
  if (!(await reaches(product, reference))) return 'failed';
  if (turn % 2 === 1) return 'expired';
  // A customer may find the page and pay, although we never heard that there is one.
  await pay(product, reference, { webhook: true });
  return 'credited';
}

/** Another system on the same account at the provider took the very reference, and was paid. */
async function begunElsewhere(product: TestProduct, reference: string): Promise<void> {
  await fetch(`${product.sandboxUrl}/paystack/transaction/initialize`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox', 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'shop@example.com', amount: depositNaira * 100, reference }),
  });
  await pay(product, reference, { webhook: true });
}

/** Whether the call got through after all; one that is late does within this time. */
async function reaches(product: TestProduct, reference: string): Promise<boolean> {
  for (let n = 0; n < 10; n++) {
    if ((await product.providerBooks()).has(reference)) return true;
    await new Promise(resolve => setTimeout(resolve, 200));
  }
  return false;
}

async function verifying({ product, history, payer, client, mode, turn }: Run): Promise<Due[]> {
  const reference = newReference();
  const op = history.invoke(client, { kind: 'card_deposit', key: reference, naira: depositNaira });
  await beginDeposit(product, payer, reference, depositNaira);
  await pay(product, reference);
  const askers: (() => Promise<unknown>)[] = [
    () => verify(product, payer, reference),
    () => verifyByAlias(product, payer, reference),
    () => product.control(`/webhooks/${reference}/replay`, { times: mode === 'duplicate' ? 5 : 1 }),
    () => product.pool.query('update jobs.job set due_at = clock_timestamp() where subject = $1', [reference]),
    () => Promise.all([verify(product, payer, reference), verifyByAlias(product, payer, reference)]),
  ];
  if (mode === 'duplicate') await Promise.all(askers.map(ask => ask()));
  else await askers[turn % askers.length]!();
  await runDue(product);
  await settleIfOpen(product, reference, 'success');
  const last = await verify(product, payer, reference);
  // A fault that was left over may have opened it again.
  await settleIfOpen(product, reference, 'success');
  history.tell(op, last.body.success ? 'ok' : 'info', { status: last.body.status });
  return [{ reference, end: isLie(mode) ? 'review' : 'credited' }];
}

async function naming(run: Run): Promise<Due[]> {
  const { product, payer, turn, mode } = run;
  if (mode === 'duplicate') await Promise.all([checkName(product, payer), checkName(product, payer)]);
  // Met while a name is typed, or by the payment itself, whose key is then still free.
  else if (turn % 2 === 0) await checkName(product, payer);
  let sent = await send(run);
  for (let n = 0; n < 5 && sent.status !== 200; n++) sent = await send(run, sent.key);
  return [{ reference: sent.body.reference, end: 'succeeded' }];
}

async function sending(run: Run): Promise<Due[]> {
  const { product, mode, turn } = run;
  const sent = await send(run);
  const reference = sent.body.reference as string;
  const isOpen = await settleIfOpen(product, reference, decisionOf(turn));
  if (mode === 'duplicate') await product.control(`/webhooks/${reference}/replay`, { times: 5 }).catch(() => {});
  const isDeclined = sent.status === 422 || (isOpen && decisionOf(turn) === 'failed');
  return [{ reference, end: isDeclined ? 'declined' : 'succeeded' }];
}

/** Answers whether the provider had not decided; now it has. */
async function settleIfOpen(product: TestProduct, reference: string, outcome: 'success' | 'failed'): Promise<boolean> {
  const isOpen = (await product.providerBooks()).get(reference)?.status === 'pending';
  if (isOpen) await settle(product, reference, outcome);
  return isOpen;
}

/** A payment under a key, and again under the same key for as long as it is unknown what became of it. */
async function send({ product, history, payer, client }: Run, given?: Sent['key']): Promise<Sent> {
  const key = given ?? { name: newReference(), op: '' };
  key.op ||= history.invoke(client, { kind: 'bank_transfer', key: key.name, naira: usualNaira });
  const answer = await sendMoney(product, payer, { key: key.name });
  const isDone = answer.status === 200 || answer.status === 202;
  const outcome = isDone ? 'ok' : answer.status === 503 && answer.body.code === 'outcome_unknown' ? 'info' : 'fail';
  history.tell(key.op, outcome, { status: answer.body.status, code: answer.body.code });
  return { ...answer, key };
}

interface Sent extends Answer {
  key: { name: string; op: string };
}

const decisionOf = (turn: number) => (turn % 2 === 0 ? 'success' : 'failed');
