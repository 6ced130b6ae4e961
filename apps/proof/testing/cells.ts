import { newReference, type Answer, type MoneyHouse, type Payer } from '@wura/app-server/testing/money-house';
import type { History } from '../history.ts';
import {
  arm,
  beginDeposit,
  checkName,
  disarm,
  learnName,
  pay,
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
  house: MoneyHouse;
  history: History;
  payer: Payer;
  client: number;
  mode: Mode;
  /** Which of the cell's runs: they differ in who asks and in how the provider decides. */
  turn: number;
}

/** Longer than any call waits, so that the provider acts when nobody listens any more. */
const lateMs = {
  initialize: 6_000,
  verify: 6_000,
  resolve: 6_000,
  recipient: 4_000,
  transfer: 5_000,
  transfer_verify: 4_000,
};
const depositNaira = 5_000;

/** What lies in wait before the customers of a cell begin. */
export async function prepare(
  house: MoneyHouse,
  payer: Payer,
  cell: { operation: Operation; mode: Mode; runs: number },
) {
  const { operation, mode, runs: times } = cell;
  await learnName(house, payer);
  await disarm(house);
  if (operation === 'transfer_verify') await arm(house, 'transfer', 'pending', { times });
  if (mode !== 'duplicate') await arm(house, operation, mode, { times, delayMs: lateMs[operation] });
  // They have it, tell nobody, and deny it once: what is sent again then meets itself.
  if (mode === 'duplicate' && operation === 'transfer') {
    await arm(house, 'transfer', 'act_then_timeout', { times });
    await arm(house, 'transfer_verify', 'refuse', { times });
  }
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
  const { house, mode, turn } = run;
  const due: Due[] = [];
  // What a customer does whose deposit could not be begun: again, under another reference.
  for (;;) {
    const reference = newReference();
    if (mode === 'duplicate' && due.length === 0) await begunElsewhere(house, reference);
    const status = await begin(run, reference);
    if (status !== 200) {
      due.push({ reference, end: await endOfLost(run, reference) });
      continue;
    }
    await pay(house, reference, { webhook: turn % 2 === 0 });
    const isOpen = await settleIfOpen(house, reference, decisionOf(turn));
    return [...due, { reference, end: isOpen && decisionOf(turn) === 'failed' ? 'failed' : 'credited' }];
  }
}

async function begin({ house, history, client, payer }: Run, reference: string): Promise<number> {
  const op = history.invoke(client, { kind: 'card_deposit', key: reference, naira: depositNaira });
  const { status, body } = await beginDeposit(house, payer, reference, depositNaira);
  const isRefused = status === 422 || status === 409;
  history.tell(op, isRefused ? 'fail' : 'info', { code: body.code });
  return status;
}

/** What must become of a deposit of which the customer was told that it could not be begun. */
async function endOfLost({ house, mode, turn }: Run, reference: string): Promise<End> {
  if (mode === 'duplicate') return 'review';
  if (!(await reaches(house, reference))) return 'failed';
  if (turn % 2 === 1) return 'expired';
  // Somebody may find the page and pay, although we never heard that there is one.
  await pay(house, reference, { webhook: true });
  return 'credited';
}

/** Somebody with another system on the same account at the provider took the very reference, and was paid. */
async function begunElsewhere(house: MoneyHouse, reference: string): Promise<void> {
  await fetch(`${house.sandboxUrl}/paystack/transaction/initialize`, {
    method: 'POST',
    headers: { authorization: `Bearer ${house.config.paystack!.secretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'shop@example.com', amount: depositNaira * 100, reference }),
  });
  await pay(house, reference, { webhook: true });
}

/** Whether the call got through after all; one that is late does within this time. */
async function reaches(house: MoneyHouse, reference: string): Promise<boolean> {
  for (let n = 0; n < 10; n++) {
    if ((await house.providerBooks()).has(reference)) return true;
    await new Promise(resolve => setTimeout(resolve, 200));
  }
  return false;
}

async function verifying({ house, history, payer, client, mode, turn }: Run): Promise<Due[]> {
  const reference = newReference();
  const op = history.invoke(client, { kind: 'card_deposit', key: reference, naira: depositNaira });
  await beginDeposit(house, payer, reference, depositNaira);
  await pay(house, reference);
  const askers: (() => Promise<unknown>)[] = [
    () => verify(house, payer, reference),
    () => verifyByAlias(house, payer, reference),
    () => house.control(`/webhooks/${reference}/replay`, { times: mode === 'duplicate' ? 5 : 1 }),
    () => house.pool.query('update jobs.job set due_at = clock_timestamp() where subject = $1', [reference]),
    () => Promise.all([verify(house, payer, reference), verifyByAlias(house, payer, reference)]),
  ];
  if (mode === 'duplicate') await Promise.all(askers.map(ask => ask()));
  else await askers[turn % askers.length]!();
  await house.worker.runDue();
  await settleIfOpen(house, reference, 'success');
  const last = await verify(house, payer, reference);
  // A fault that was left over may have opened it again.
  await settleIfOpen(house, reference, 'success');
  history.tell(op, last.body.success ? 'ok' : 'info', { status: last.body.status });
  return [{ reference, end: isLie(mode) ? 'review' : 'credited' }];
}

async function naming(run: Run): Promise<Due[]> {
  const { house, payer, turn, mode } = run;
  if (mode === 'duplicate') await Promise.all([checkName(house, payer), checkName(house, payer)]);
  // Met while a name is typed, or by the payment itself, whose key is then still free.
  else if (turn % 2 === 0) await checkName(house, payer);
  let sent = await send(run);
  for (let n = 0; n < 5 && sent.status !== 200; n++) sent = await send(run, sent.key);
  return [{ reference: sent.body.reference, end: 'succeeded' }];
}

async function sending(run: Run): Promise<Due[]> {
  const { house, mode, turn } = run;
  const sent = await send(run);
  const reference = sent.body.reference as string;
  const isOpen = await settleIfOpen(house, reference, decisionOf(turn));
  if (mode === 'duplicate') await house.control(`/webhooks/${reference}/replay`, { times: 5 }).catch(() => {});
  const isDeclined = sent.status === 422 || (isOpen && decisionOf(turn) === 'failed');
  return [{ reference, end: isDeclined ? 'declined' : 'succeeded' }];
}

/** Answers whether the provider had not decided; now it has. */
async function settleIfOpen(house: MoneyHouse, reference: string, outcome: 'success' | 'failed'): Promise<boolean> {
  const isOpen = (await house.providerBooks()).get(reference)?.status === 'pending';
  if (isOpen) await settle(house, reference, outcome);
  return isOpen;
}

/** A payment under a key, and again under the same key for as long as nobody knows what became of it. */
async function send({ house, history, payer, client }: Run, given?: Sent['key']): Promise<Sent> {
  const key = given ?? { name: newReference(), op: '' };
  key.op ||= history.invoke(client, { kind: 'bank_transfer', key: key.name, naira: usualNaira });
  const answer = await sendMoney(house, payer, { key: key.name });
  const isDone = answer.status === 200 || answer.status === 202;
  const outcome = isDone ? 'ok' : answer.status === 503 && answer.body.code === 'outcome_unknown' ? 'info' : 'fail';
  history.tell(key.op, outcome, { status: answer.body.status, code: answer.body.code });
  return { ...answer, key };
}

interface Sent extends Answer {
  key: { name: string; op: string };
}

const decisionOf = (turn: number) => (turn % 2 === 0 ? 'success' : 'failed');
