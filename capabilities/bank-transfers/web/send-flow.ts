import type { Transaction } from '@wura/wallets/contract';

/** What the customer confirmed. It does not change any more: what was on the screen is what is sent. */
export interface Order {
  /** Made on entering the review and kept for every try, so that no try can pay twice. */
  readonly key: string;
  readonly fromWalletId: string;
  readonly bankCode: string;
  readonly bankName: string;
  readonly accountNumber: string;
  /** As the bank wrote it when it was asked. */
  readonly accountName: string;
  readonly isFirstTime: boolean;
  /** How long ago the same amount went there, if that was a moment ago. */
  readonly minutesSinceSame: number | undefined;
  readonly amount: string;
  readonly remarks: string;
  readonly fees: readonly { readonly name: string; readonly amount: string }[];
  /** Fees included. */
  readonly total: string;
}

/** What became of an order, from whichever answer told it. */
export interface Sent {
  readonly id: string;
  readonly reference: string;
  readonly status: Transaction['status'];
  readonly date: string;
  /** Until when a payment that is not decided will be. */
  readonly expectedBy: string | null;
  readonly sessionId: string | null;
}

export type Failure =
  | { kind: 'refused'; error: unknown }
  /** It left the wallet, the bank said no, and it came back. */
  | { kind: 'declined'; order: Order; reference: string; reason: string | undefined }
  | { kind: 'nothing_sent' };

export type Flow =
  | { step: 'form'; failure: Failure | undefined }
  | { step: 'review'; order: Order }
  | { step: 'pin'; order: Order; needsFirstPin: boolean; refusal: { text: string } | undefined }
  /** `isLost`: the answer did not come, and we are finding out what became of it. */
  | { step: 'processing'; order: Order; isLost: boolean }
  | { step: 'receipt'; order: Order; sent: Sent };

export type Event =
  | { type: 'review'; order: Order }
  | { type: 'back' }
  | { type: 'confirm'; needsFirstPin: boolean }
  | { type: 'send' }
  | { type: 'pin_missing' }
  | { type: 'pin_refused'; text: string }
  | { type: 'lost' }
  | { type: 'failed'; failure: Failure }
  | { type: 'done'; sent: Sent }
  | { type: 'dismiss' };

export const start: Flow = { step: 'form', failure: undefined };

/**
 * Form, review, PIN always, processing, receipt. An event that does not belong to the present step changes nothing: an
 * answer may come after the customer has gone back.
 */
export function advance(flow: Flow, event: Event): Flow {
  switch (event.type) {
    case 'review':
      return flow.step === 'form' ? { step: 'review', order: event.order } : flow;
    case 'back':
      // Once it is being sent there is no way back, only forward to what became of it.
      if (flow.step === 'pin') return { step: 'review', order: flow.order };
      return flow.step === 'review' ? start : flow;
    case 'confirm':
      if (flow.step !== 'review') return flow;
      return { step: 'pin', order: flow.order, needsFirstPin: event.needsFirstPin, refusal: undefined };
    case 'send':
      return flow.step === 'pin' ? { step: 'processing', order: flow.order, isLost: false } : flow;
    case 'pin_missing':
      if (flow.step !== 'processing') return flow;
      return { step: 'pin', order: flow.order, needsFirstPin: true, refusal: undefined };
    case 'pin_refused':
      if (flow.step !== 'processing') return flow;
      return { step: 'pin', order: flow.order, needsFirstPin: false, refusal: { text: event.text } };
    case 'lost':
      return flow.step === 'processing' ? { ...flow, isLost: true } : flow;
    case 'failed':
      return flow.step === 'processing' ? { step: 'form', failure: event.failure } : flow;
    case 'done':
      return flow.step === 'processing' ? { step: 'receipt', order: flow.order, sent: event.sent } : flow;
    case 'dismiss':
      return flow.step === 'form' ? start : flow;
  }
}
