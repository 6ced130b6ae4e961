import { useDraft, type DraftOptions } from '@wura/browser/drafts';
import { useEffect } from 'react';
import type { PaymentFlow, PaymentOrder, SentPayment } from './payment-flow.ts';

/** As much of a payment as it takes to bring it back: all that `usePayment` answers with is that. */
export interface Unpaid<Order, Done, Failure> {
  readonly flow: PaymentFlow<Order, Done, Failure>;
  readonly isOpening: boolean;
  resume(sent: SentPayment<Order, Done>): void;
  opened(): void;
}

interface UnpaidOptions<Order, Done, Failure, Draft> extends Pick<DraftOptions<Draft>, 'name' | 'owner' | 'restore'> {
  draft: Draft;
  payment: Unpaid<Order, Done, Failure>;
}

interface Kept<Order, Done, Draft> {
  readonly typed: Draft;
  /** Left out while nothing has gone out. */
  readonly sent?: SentPayment<Order, Done> | undefined;
}

/**
 * Keeps a payment for a page that is loaded anew, and for a customer who has to sign in again: what was typed until it is
 * sent, and from then on the payment itself. One that is on its way is found out about, one that is made has its receipt;
 * neither is an empty form, which would ask to be paid twice.
 */
export function useUnpaid<Order extends PaymentOrder, Done, Failure, Draft>({
  payment: { flow, isOpening, resume, opened },
  draft: typed,
  restore,
  name,
  owner,
}: UnpaidOptions<Order, Done, Failure, Draft>): void {
  const sent = flow.step === 'processing' || flow.step === 'receipt' ? flow : undefined;
  // Where the session ends under it while its answer is awaited, that answer is the end of the session: nothing was sent.
  const isRefused = sent?.step === 'processing' && !sent.isLost;
  useDraft<Kept<Order, Done, Draft>>({
    name,
    owner,
    draft: { typed, sent: isRefused ? undefined : sent },
    reloaded: { typed, sent },
    isSent: sent !== undefined,
    restore: kept => {
      // At another address it is another payment that is asked for.
      if (kept.sent && !isOpening) return;
      restore(kept.typed);
      if (kept.sent) resume(kept.sent);
    },
  });
  useEffect(() => {
    if (owner !== undefined) opened();
  }, [owner, opened]);
}
