import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { finish, keepHold, Overtaken, planMine, postpone, type Errand } from '@wura/errands';
import { transaction, type Pool, type Tx } from '@wura/platform/database';
import { base32 } from '@wura/platform/identifiers';
import { complete, fail, reverse } from '@wura/wallets/server/waiting-movements';
import { closeCase, openCase } from './cases.ts';
import type { PayoutPort, Verdict } from './ports.ts';
import {
  insertPayment,
  lockPayment,
  noteAsked,
  noteLearnt,
  noteSession,
  readPayment,
  type Payment,
} from './queries.ts';
import { overdueMs, waitMs } from './schedule.ts';

/** One kind of payment that leaves the house: who carries it out, and who is told how it ended. */
export interface Corridor {
  readonly pool: Pool;
  /** Names the errands of this kind. */
  readonly kind: string;
  readonly port: PayoutPort;
  readonly now: () => number;
  /** In the commit that ends the payment. */
  onEnd(tx: Tx, payment: Payment): Promise<void>;
}

/** Unguessable, and of the form that every provider takes. */
export const newReference = () => `wur_${base32(randomBytes(15)).toLowerCase()}`;

/**
 * Writes the payment down with its reference and takes the errand to carry it out, in the transaction that holds its
 * money. Whoever dies after this commit is followed by the worker, when the lease of the errand ends.
 */
export async function openPayment(
  tx: Tx,
  { kind, port }: Pick<Corridor, 'kind' | 'port'>,
  payment: { reference: string; operation: string; transferId: number; customer: bigint },
): Promise<Errand> {
  await insertPayment(tx, { ...payment, provider: port.provider });
  return planMine(tx, { kind, subject: payment.reference });
}

/**
 * Carries the payment out while its customer waits, asking again for as long as there is time, and answers how it stands
 * then. What has no end by then is left to the worker.
 */
export async function carryOut(corridor: Corridor, errand: Errand, { untilMs }: { untilMs: number }): Promise<Payment> {
  const endsAt = performance.now() + untilMs;
  try {
    for (const pauseMs of [700, 2_000, 0]) {
      const mustLetGo = pauseMs === 0 || performance.now() + pauseMs + askMs > endsAt;
      const isOver = await pursue(corridor, errand, { keepsErrand: !mustLetGo });
      if (isOver || mustLetGo) break;
      await sleep(pauseMs);
    }
  } catch (error) {
    // A webhook was faster, or we too slow: somebody else has it in hand, and what they find is what counts.
    if (!(error instanceof Overtaken)) throw error;
    await othersEnd(corridor, errand.subject, endsAt);
  }
  return (await readPayment(corridor.pool, errand.subject))!;
}

/** Waits for whoever has the payment in hand now, as long as the customer does. */
async function othersEnd({ pool }: Corridor, reference: string, endsAt: number): Promise<void> {
  while (performance.now() < endsAt) {
    const payment = await readPayment(pool, reference);
    if (!payment || !isOpen(payment)) return;
    await sleep(200);
  }
}

/** How long one more question may take. */
const askMs = 3_000;

/** The worker's part of it. */
export function createPursuit(corridor: Corridor): (errand: Errand) => Promise<void> {
  return async errand => void (await pursue(corridor, errand, { keepsErrand: false }));
}

/** Asks once and writes down what was learnt. Answers whether the payment has come to its end. */
async function pursue(corridor: Corridor, errand: Errand, { keepsErrand }: { keepsErrand: boolean }): Promise<boolean> {
  const { pool, port } = corridor;
  const before = await transaction(pool, async tx => {
    await keepHold(tx, errand);
    const payment = await lockPayment(tx, errand.subject);
    if (payment) await noteAsked(tx, payment.reference);
    else await finish(tx, errand);
    return payment;
  });
  // Not ours: a provider may tell of payments that another system makes with the same account.
  if (!before) return true;

  // Whoever may have sent it before asks first: sending twice is what a reference is there to prevent, not to invite.
  let verdict = before.state === 'held' ? await port.send(before) : await port.find(before);
  if (verdict.outcome === 'absent' && isOpen(before)) verdict = await port.send(before);
  return transaction(pool, tx => settle(tx, { corridor, errand, verdict, keepsErrand }), { retries: 5 });
}

const isOpen = ({ state }: Payment) => state === 'held' || state === 'asked' || state === 'accepted';

interface Settling {
  corridor: Corridor;
  errand: Errand;
  verdict: Verdict;
  keepsErrand: boolean;
}

/** The only place where a provider's word moves money. Every write below it stands or falls with the errand's lease. */
async function settle(tx: Tx, { corridor, errand, verdict, keepsErrand }: Settling): Promise<boolean> {
  await keepHold(tx, errand);
  const payment = (await lockPayment(tx, errand.subject))!;
  if (await hasEnded(tx, payment, verdict, corridor)) {
    // Some only tell by which name the receiver's bank knows it once they are asked.
    const isNameless = isOpen(payment) && verdict.outcome === 'accepted' && verdict.sessionId === undefined;
    if (isNameless) await postpone(tx, errand, waitMs(1));
    else await finish(tx, errand);
    return true;
  }
  if (verdict.outcome === 'accepted') await noteLearnt(tx, payment.reference, { ...verdict, state: 'accepted' });
  if (corridor.now() - payment.createdAt.getTime() > overdueMs) await openCase(tx, overdue(payment, verdict));
  if (!keepsErrand) await postpone(tx, errand, waitMs(payment.asked));
  return false;
}

async function hasEnded(tx: Tx, payment: Payment, verdict: Verdict, corridor: Corridor): Promise<boolean> {
  const { reference, transferId, state } = payment;
  if (state === 'succeeded') {
    // It had ended; we were made to ask again, and only a word taken back changes anything.
    if (verdict.outcome === 'accepted') await noteSession(tx, payment, verdict.sessionId);
    if (verdict.outcome !== 'reversed') return true;
    await reverse(tx, transferId);
    await end(tx, { payment, corridor, learnt: { state: 'reversed', reason: verdict.reason } });
    return true;
  }
  if (!isOpen(payment)) {
    if (verdict.outcome === 'accepted' && verdict.isDone) await openCase(tx, contradiction(payment));
    return true;
  }
  if (verdict.outcome === 'accepted' && verdict.isDone) {
    await complete(tx, transferId, { purpose: payment.provider });
    await end(tx, { payment, corridor, learnt: { ...verdict, state: 'succeeded' } });
  } else if (verdict.outcome === 'declined' || verdict.outcome === 'reversed') {
    await fail(tx, transferId);
    await end(tx, { payment, corridor, learnt: { state: 'declined', reason: verdict.reason } });
  } else {
    return false;
  }
  await closeCase(tx, { kind: overdueKind, subject: reference, resolution: 'the provider has answered' });
  return true;
}

async function end(
  tx: Tx,
  { payment, corridor, learnt }: { payment: Payment; corridor: Corridor; learnt: Parameters<typeof noteLearnt>[2] },
): Promise<void> {
  await noteLearnt(tx, payment.reference, learnt);
  await corridor.onEnd(tx, {
    ...payment,
    state: learnt.state,
    reason: learnt.reason ?? payment.reason,
    sessionId: learnt.sessionId ?? payment.sessionId,
  });
}

const overdueKind = 'payment_overdue';

const overdue = ({ reference, customer, provider }: Payment, verdict: Verdict) => ({
  kind: overdueKind,
  subject: reference,
  customer,
  facts: { provider, last_heard: verdict.outcome },
});

/** We gave the money back on their word, and now they say it arrived. A person decides who bears it. */
const contradiction = ({ reference, customer, provider }: Payment) => ({
  kind: 'payment_done_after_all',
  subject: reference,
  customer,
  facts: { provider },
});
