import type { Transaction } from '@wura/wallets/contract';

/** What the customer confirmed. It does not change any more: what was on the screen is what is sent. */
export interface Order {
  /** Made on entering the review and kept for every try, so that no try can pay twice. */
  readonly key: string;
  readonly toAccountNumber: string;
  readonly recipientName: string;
  readonly fromWalletId: string;
  readonly currency: string;
  readonly amount: string;
}

export type Failure = { kind: 'refused'; error: unknown } | { kind: 'nothing_sent' };

export type Flow =
  | { step: 'form'; failure: Failure | undefined }
  | { step: 'review'; order: Order }
  | { step: 'pin'; order: Order; needsFirstPin: boolean; refusal: { text: string } | undefined }
  /** `isLost`: the answer did not come, and we are finding out what became of it. */
  | { step: 'processing'; order: Order; isLost: boolean }
  | { step: 'receipt'; order: Order; transaction: Transaction };

export type Event =
  | { type: 'review'; order: Order }
  | { type: 'back' }
  | { type: 'send' }
  | { type: 'pin_asked'; needsFirstPin: boolean }
  | { type: 'pin_refused'; text: string }
  | { type: 'lost' }
  | { type: 'failed'; failure: Failure }
  | { type: 'done'; transaction: Transaction }
  | { type: 'dismiss' };

export const start: Flow = { step: 'form', failure: undefined };

/**
 * Form, review, PIN where the server asks for it, processing, receipt. An event that does not belong to the present step
 * changes nothing: an answer may come after the customer has gone back.
 */
export function advance(flow: Flow, event: Event): Flow {
  switch (event.type) {
    case 'review':
      return flow.step === 'form' ? { step: 'review', order: event.order } : flow;
    case 'back':
      // Once it is being sent there is no way back, only forward to what became of it.
      return flow.step === 'review' || flow.step === 'pin' ? start : flow;
    case 'send':
      if (flow.step !== 'review' && flow.step !== 'pin') return flow;
      return { step: 'processing', order: flow.order, isLost: false };
    case 'pin_asked':
      if (flow.step !== 'processing') return flow;
      return { step: 'pin', order: flow.order, needsFirstPin: event.needsFirstPin, refusal: undefined };
    case 'pin_refused':
      if (flow.step !== 'processing') return flow;
      return { step: 'pin', order: flow.order, needsFirstPin: false, refusal: { text: event.text } };
    case 'lost':
      return flow.step === 'processing' ? { ...flow, isLost: true } : flow;
    case 'failed':
      return flow.step === 'processing' ? { step: 'form', failure: event.failure } : flow;
    case 'done':
      if (flow.step !== 'processing') return flow;
      return { step: 'receipt', order: flow.order, transaction: event.transaction };
    case 'dismiss':
      return flow.step === 'form' ? start : flow;
  }
}
