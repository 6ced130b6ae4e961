import type { ReplyOf } from '@wura/wire';
import type { routes } from '../contract.ts';

/** What the provider's checkout is opened with. */
export interface Payment {
  readonly reference: string;
  readonly amount: string;
  /** The checkout as a page. */
  readonly address: string;
}

export type Verdict = ReplyOf<typeof routes.verify>;

/** Why the form is back. */
export type Notice =
  /** The server answered, and did not begin anything. */
  | { kind: 'not_started' }
  | { kind: 'no_checkout' }
  /** Closed before it was paid, as far as this page can tell: the bank may have charged the card all the same. */
  | { kind: 'cancelled'; reference: string; isChecking: boolean };

export type Flow =
  | { step: 'form'; notice: Notice | undefined }
  | { step: 'paying'; payment: Payment; isBlocked: boolean }
  | { step: 'checking'; reference: string; amount: string }
  /** No verdict: we could not ask. */
  | { step: 'unknown'; reference: string; amount: string; error: unknown }
  | { step: 'verdict'; verdict: Verdict };

export type Event =
  | { type: 'begun'; payment: Payment; isBlocked: boolean }
  | { type: 'opened' }
  | { type: 'not_begun'; notice: Notice }
  | { type: 'left' }
  /** The page was loaded anew while the server was asked, or after it had said something. */
  | { type: 'resumed'; reference: string; amount: string }
  | { type: 'check' }
  | { type: 'told'; verdict: Verdict }
  | { type: 'not_told'; error: unknown }
  /** What a quiet question brought, after leaving or when the page was loaded anew in the checkout: a verdict, or nothing. */
  | { type: 'checked_quietly'; reference: string; verdict: Verdict | undefined }
  | { type: 'again' };

export const start: Flow = { step: 'form', notice: undefined };

/**
 * Form, the provider's checkout, a question to the server, and what it said. An event that does not belong to the present
 * step changes nothing: a checkout may answer after the customer has gone back.
 */
export function advance(flow: Flow, event: Event): Flow {
  switch (event.type) {
    case 'begun':
      if (flow.step !== 'form') return flow;
      return { step: 'paying', payment: event.payment, isBlocked: event.isBlocked };
    case 'opened':
      return flow.step === 'paying' ? { ...flow, isBlocked: false } : flow;
    case 'not_begun':
      return flow.step === 'form' ? { step: 'form', notice: event.notice } : flow;
    case 'left':
      if (flow.step !== 'paying') return flow;
      return {
        step: 'form',
        notice: { kind: 'cancelled', reference: flow.payment.reference, isChecking: true },
      };
    case 'resumed':
      return flow.step === 'form' ? { step: 'checking', ...nameOf(event) } : flow;
    case 'check':
      if (flow.step === 'paying') return { step: 'checking', ...nameOf(flow.payment) };
      if (flow.step === 'unknown') return { step: 'checking', ...nameOf(flow) };
      if (flow.step === 'verdict') {
        const { transaction_ref: reference, amount } = flow.verdict;
        return { step: 'checking', reference, amount };
      }
      return flow;
    case 'told':
      return flow.step === 'checking' ? { step: 'verdict', verdict: event.verdict } : flow;
    case 'not_told':
      return flow.step === 'checking' ? { step: 'unknown', ...nameOf(flow), error: event.error } : flow;
    case 'checked_quietly':
      return afterQuietCheck(flow, event);
    case 'again':
      return start;
  }
}

/**
 * Only money that moved is worth interrupting a customer who has gone back to the form, or is in the checkout still: a card
 * that was declined there can be followed by another.
 */
function afterQuietCheck(flow: Flow, { reference, verdict }: Event & { type: 'checked_quietly' }): Flow {
  const hasMoved = verdict?.success === true || verdict?.status === 'review';
  if (flow.step === 'paying') {
    return hasMoved && flow.payment.reference === reference ? { step: 'verdict', verdict } : flow;
  }
  if (flow.step !== 'form' || flow.notice?.kind !== 'cancelled' || flow.notice.reference !== reference) return flow;
  return hasMoved ? { step: 'verdict', verdict } : { step: 'form', notice: { ...flow.notice, isChecking: false } };
}

const nameOf = ({ reference, amount }: { reference: string; amount: string }) => ({ reference, amount });
