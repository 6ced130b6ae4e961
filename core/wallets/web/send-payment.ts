import { CallError, isOutcomeUnknown } from '@wura/browser/call-error';
import { guardIn, isLocked, pinRefusal } from '@wura/identity/web/pin-calls';
import { findPayment, type Payment } from './find-payment.ts';
import type { Declined, PaymentEvent, PaymentOrder, PlainFailure } from './payment-flow.ts';

/** What a room knows of its own kind of payment. */
export interface PaymentKind<Order extends PaymentOrder, Done, Failure> {
  /** Sends it once, however often it is called with the same order. */
  send(order: Order, pin: string | undefined): Promise<Done>;
  /** How it ended, read from its transaction, because its own answer never came. */
  endOf(payment: Payment, order: Order): { type: 'done'; done: Done } | { type: 'failed'; failure: Failure };
  /** A refusal that says more than that it was refused. */
  failureIn?(error: CallError, order: Order): Failure | undefined;
}

export interface Attempt<Order> {
  readonly order: Order;
  readonly pin: string | undefined;
  /** Given up when the screen is left. */
  readonly signal: AbortSignal;
}

/** Sends an order and tells what became of it, also when the answer is lost. */
export async function sendPayment<Order extends PaymentOrder, Done, Failure>(
  kind: PaymentKind<Order, Done, Failure | PlainFailure>,
  attempt: Attempt<Order>,
  tell: (event: PaymentEvent<Order, Done, Failure | PlainFailure>) => void,
): Promise<void> {
  const { order, pin } = attempt;
  try {
    tell({ type: 'done', done: await kind.send(order, pin) });
  } catch (error) {
    if (!isOutcomeUnknown(error)) {
      const failure = error instanceof CallError ? kind.failureIn?.(error, order) : undefined;
      return tell(failure ? { type: 'failed', failure } : meaningOf(error, pin));
    }
    tell({ type: 'lost' });
    const end = await findOut(kind, attempt);
    if (end) tell(end);
  }
}

/** What a refusal by the provider says, or nothing where it was another. */
export function declinedIn({ code, reason, body }: CallError, { total }: { total: string }): Declined | undefined {
  if (code !== 'payment_declined') return undefined;
  const reference = typeof body['reference'] === 'string' ? body['reference'] : '';
  return { kind: 'declined', total, reference, reason };
}

/** What became of an order whose answer was lost; nothing where this page is left before it is known. */
export async function findOut<Order extends PaymentOrder, Done, Failure>(
  kind: PaymentKind<Order, Done, Failure | PlainFailure>,
  { order, signal }: Attempt<Order>,
) {
  try {
    const answer = await findPayment(order.key, signal);
    if (answer.outcome === 'found') return kind.endOf(answer.found, order);
    return { type: 'failed', failure: { kind: 'nothing_sent' } } as const;
  } catch (error) {
    // The screen was left, or the session ended: the transaction list tells the rest.
    if (!signal.aborted && !(error instanceof CallError)) throw error;
    return undefined;
  }
}

/** A refusal is a question for the PIN, or for the second factor, or the end of this try. */
function meaningOf(error: unknown, pin: string | undefined) {
  const refusal = guardIn(error, pin);
  if (refusal) return { type: 'pin_refused', refusal } as const;
  const code = error instanceof CallError ? error.code : undefined;
  if (code === 'pin_required') return { type: 'ask_pin', needsFirstPin: false } as const;
  if (code === 'pin_not_set') return { type: 'ask_pin', needsFirstPin: true } as const;
  if (error instanceof CallError && (code === 'invalid_pin' || code === 'pin_locked' || code === 'passkey_refused')) {
    return { type: 'pin_refused', refusal: { text: pinRefusal(error), isLocked: isLocked(error) } } as const;
  }
  return { type: 'failed', failure: { kind: 'refused', error } } as const;
}
