import { useQueryClient } from '@tanstack/react-query';
import { useStepAddress } from '@wura/browser/step-address';
import { startTransition, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  advance,
  start,
  type PaymentEvent,
  type PaymentFlow,
  type PaymentOrder,
  type PlainFailure,
  type SentPayment,
} from './payment-flow.ts';
import { findOut, sendPayment, type PaymentKind } from './send-payment.ts';

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
  // A page that is loaded anew where a payment has gone out keeps its address until it is known what became of that.
  const openedAt = useSearchParams()[0].get('step');
  const [isOpening, setOpening] = useState(openedAt === 'processing' || openedAt === 'receipt');
  useStepAddress({
    step: flow.step !== 'form' ? flow.step : isOpening ? openedAt : null,
    goBack: flow.step === 'review' || flow.step === 'pin' ? goBack : undefined,
  });

  function hear(event: Event) {
    tell(event);
    // Balances, history and who was paid last are stale from the moment money may have moved.
    if (event.type === 'done' || event.type === 'lost' || event.type === 'failed') void queries.invalidateQueries();
  }

  function send(order: Order, pin?: string) {
    tell({ type: 'send' });
    leaving.current = new AbortController();
    void sendPayment(kind, { order, pin, signal: leaving.current.signal }, hear);
  }

  function resume(sent: SentPayment<Order, Done>) {
    tell({ type: 'resume', sent });
    if (sent.step === 'receipt') return;
    leaving.current = new AbortController();
    void findOut(kind, { order: sent.order, pin: undefined, signal: leaving.current.signal }).then(
      end => end && hear(end),
    );
  }

  return {
    flow,
    // Piece by piece: drawn in one go, and opened in the same breath, a slow phone would not listen for a third of a second.
    review: (order: Order) => startTransition(() => tell({ type: 'review', order })),
    askPin: (how: { needsFirstPin: boolean }) => tell({ type: 'ask_pin', ...how }),
    dismiss: () => tell({ type: 'dismiss' }),
    goBack,
    send,
    /** Whether the page was loaded anew where a payment has gone out, and what became of that is not known yet. */
    isOpening,
    resume,
    opened: useCallback(() => setOpening(false), []),
  };
}
