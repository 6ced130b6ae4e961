import { useQueryClient } from '@tanstack/react-query';
import { useStepAddress } from '@wura/browser/step-address';
import { startTransition, useCallback, useEffect, useReducer, useRef } from 'react';
import {
  advance,
  start,
  type PaymentEvent,
  type PaymentFlow,
  type PaymentOrder,
  type PlainFailure,
} from './payment-flow.ts';
import { sendPayment, type PaymentKind } from './send-payment.ts';

/** One payment of a screen, from its form to its receipt: where it stands, and what the customer can do about it. */
export function usePayment<Order extends PaymentOrder, Done, Failure = never>(
  kind: PaymentKind<Order, Done, Failure | PlainFailure>,
) {
  type Flow = PaymentFlow<Order, Done, Failure | PlainFailure>;
  type Event = PaymentEvent<Order, Done, Failure | PlainFailure>;
  const [flow, tell] = useReducer<Flow, [Event]>(advance, start);
  const queries = useQueryClient();
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  const goBack = useCallback(() => tell({ type: 'back' }), []);
  useStepAddress({
    step: flow.step === 'form' ? null : flow.step,
    goBack: flow.step === 'review' || flow.step === 'pin' ? goBack : undefined,
  });

  function send(order: Order, pin?: string) {
    tell({ type: 'send' });
    leaving.current = new AbortController();
    void sendPayment(kind, { order, pin, signal: leaving.current.signal }, event => {
      tell(event);
      // Balances, history and who was paid last are stale from the moment money may have moved.
      if (event.type === 'done' || event.type === 'lost' || event.type === 'failed') void queries.invalidateQueries();
    });
  }

  return {
    flow,
    // Piece by piece: drawn in one go, and opened in the same breath, a slow phone would not listen for a third of a second.
    review: (order: Order) => startTransition(() => tell({ type: 'review', order })),
    askPin: (needsFirstPin: boolean) => tell({ type: 'ask_pin', needsFirstPin }),
    dismiss: () => tell({ type: 'dismiss' }),
    goBack,
    send,
  };
}
