import type { PinRefusal } from '@wura/identity/web/pin-calls';

/** What the customer confirms. It does not change any more: what was on the screen is what is sent. */
export interface PaymentOrder {
  /** Made on entering the review and kept for every try, so that no try can pay twice. */
  readonly key: string;
}

/** Why there is a form again and no receipt; a room may know more ends than these two. */
export type PlainFailure = { kind: 'refused'; error: unknown } | { kind: 'nothing_sent' };

/** It left the wallet, the provider said no, and it came back. */
export interface Declined {
  kind: 'declined';
  /** What came back, fees included. */
  total: string;
  /** Left out: naira. */
  currency?: string;
  reference: string;
  /** The code of what the provider said, where it said something. */
  reason: string | undefined;
}

/** How a payment through a provider can end without a receipt. */
export type PaymentFailure = PlainFailure | Declined;

export type PaymentFlow<Order, Done, Failure> =
  | { step: 'form'; failure: Failure | undefined }
  | { step: 'review'; order: Order }
  | { step: 'pin'; order: Order; needsFirstPin: boolean; refusal: PinRefusal | undefined }
  /** `isLost`: the answer did not come, and we are finding out what became of it. */
  | { step: 'processing'; order: Order; isLost: boolean }
  | { step: 'receipt'; order: Order; done: Done };

/** A payment that has gone out, as a page that is loaded anew finds it. */
export type SentPayment<Order, Done> = Extract<PaymentFlow<Order, Done, never>, { step: 'processing' | 'receipt' }>;

export type PaymentEvent<Order, Done, Failure> =
  | { type: 'review'; order: Order }
  | { type: 'back' }
  /** The PIN is asked for: before anything is sent, or because the server wants it. */
  | { type: 'ask_pin'; needsFirstPin: boolean }
  | { type: 'send' }
  | { type: 'pin_refused'; refusal: PinRefusal }
  | { type: 'lost' }
  | { type: 'failed'; failure: Failure }
  | { type: 'done'; done: Done }
  /** The page was loaded anew after the payment had gone out. */
  | { type: 'resume'; sent: SentPayment<Order, Done> }
  | { type: 'dismiss' };

export const start = { step: 'form', failure: undefined } as const;

/**
 * Form, review, PIN, processing, receipt. An event that does not belong to the present step changes nothing: an answer may
 * come after the customer has gone back.
 */
export function advance<Order, Done, Failure>(
  flow: PaymentFlow<Order, Done, Failure>,
  event: PaymentEvent<Order, Done, Failure>,
): PaymentFlow<Order, Done, Failure> {
  switch (event.type) {
    case 'review':
      return flow.step === 'form' ? { step: 'review', order: event.order } : flow;
    case 'back':
      // Once it is being sent there is no way back, only forward to what became of it.
      if (flow.step === 'pin') return { step: 'review', order: flow.order };
      return flow.step === 'review' ? start : flow;
    case 'ask_pin':
      if (flow.step !== 'review' && flow.step !== 'processing') return flow;
      return { step: 'pin', order: flow.order, needsFirstPin: event.needsFirstPin, refusal: undefined };
    case 'send':
      if (flow.step !== 'review' && flow.step !== 'pin') return flow;
      return { step: 'processing', order: flow.order, isLost: false };
    case 'pin_refused':
      if (flow.step !== 'processing') return flow;
      return { step: 'pin', order: flow.order, needsFirstPin: false, refusal: event.refusal };
    case 'lost':
      return flow.step === 'processing' ? { ...flow, isLost: true } : flow;
    case 'failed':
      return flow.step === 'processing' ? { step: 'form', failure: event.failure } : flow;
    case 'done':
      return flow.step === 'processing' ? { step: 'receipt', order: flow.order, done: event.done } : flow;
    case 'resume':
      // A payment to be made again may have come as far as its review.
      if (flow.step !== 'form' && flow.step !== 'review') return flow;
      // The page that waited for the answer is gone, and its answer with it.
      return event.sent.step === 'processing' ? { ...event.sent, isLost: true } : event.sent;
    case 'dismiss':
      return flow.step === 'form' ? start : flow;
  }
}
