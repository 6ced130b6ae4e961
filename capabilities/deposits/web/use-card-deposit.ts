import { useQueryClient } from '@tanstack/react-query';
import { useDraft } from '@wura/browser/drafts';
import { useForm } from '@wura/browser/form';
import { useRoute } from '@wura/browser/query';
import { useStepAddress } from '@wura/browser/step-address';
import type { Customer } from '@wura/identity/web/customer';
import type { Wallet } from '@wura/wallets/contract';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { beginDeposit } from './begin-deposit.ts';
import { listDeposits } from './calls.ts';
import { attendWindow, openWindow } from './checkout-window.ts';
import { depositFaults, type DepositValues } from './deposit-fields.ts';
import { advance, start, type Flow, type Payment } from './deposit-flow.ts';
import { verifyDeposit } from './verify-deposit.ts';

/** A checkout need not tell this page that it was paid: the provider tells the server. */
const lookEveryMs = 5_000;

interface CardDepositOptions {
  customer: Customer | undefined;
  wallet: Wallet | undefined;
  /** Whether cards are real here; undefined while it is unknown. */
  mode: 'sandbox' | 'live' | undefined;
}

/** A deposit by card from the form to its verdict, and whatever window it happens in. */
export function useCardDeposit({ customer, wallet, mode }: CardDepositOptions) {
  const queries = useQueryClient();
  const [flow, tell] = useReducer(advance, start);
  const checkout = useRef<Window>(null);
  const stopAttending = useRef<() => void>(undefined);
  const form = useForm<DepositValues>({
    initial: { amount: '', email: customer?.email ?? '' },
    faults: depositFaults,
    submit: begin,
  });

  async function begin(values: DepositValues): Promise<void> {
    if (!wallet) return;
    if (mode === undefined) return tell({ type: 'not_begun', notice: { kind: 'no_checkout' } });
    checkout.current = openWindow();
    try {
      const payment = await beginDeposit(values, wallet.id);
      if (!payment) {
        checkout.current?.close();
        return tell({ type: 'not_begun', notice: { kind: 'not_started' } });
      }
      tell({ type: 'begun', payment, isBlocked: checkout.current === null });
      if (checkout.current) checkout.current.location.href = payment.address;
      attend(payment);
    } catch (error) {
      checkout.current?.close();
      throw error;
    }
  }

  function attend(payment: Payment): void {
    stopAttending.current?.();
    stopAttending.current = attendWindow({ checkout: checkout.current, payment }, heard =>
      heard === 'finished' ? check(payment) : leave(payment),
    );
  }

  function check(payment: Pick<Payment, 'reference' | 'amount'>): void {
    stopAttending.current?.();
    tell({ type: 'check' });
    verify(payment);
  }

  function verify(payment: Pick<Payment, 'reference' | 'amount'>): void {
    void verifyDeposit(payment)
      .then(
        verdict => tell({ type: 'told', verdict }),
        (error: unknown) => tell({ type: 'not_told', error }),
      )
      // Balance, history and the list below are stale from the moment money may have moved.
      .finally(() => void queries.invalidateQueries());
  }

  /** The checkout was closed. The bank may have charged the card by then, so it is asked all the same. */
  function leave(payment: Payment): void {
    stopAttending.current?.();
    checkout.current?.close();
    tell({ type: 'left' });
    askQuietly(payment);
  }

  function askQuietly(payment: Payment): void {
    void verifyDeposit(payment)
      .catch(() => undefined)
      .then(verdict => tell({ type: 'checked_quietly', reference: payment.reference, verdict }))
      .finally(() => void queries.invalidateQueries());
  }

  const paying = flow.step === 'paying' ? flow.payment : undefined;
  const latest = useRef({ askQuietly, leave, paying });
  useEffect(() => {
    latest.current = { askQuietly, leave, paying };
  });
  const cancel = useCallback(() => {
    const { leave: leaveNow, paying: payment } = latest.current;
    if (payment) leaveNow(payment);
  }, []);

  const begunLately = useRoute(listDeposits, { query: { limit: '5' } }, { isOff: !paying, everyMs: lookEveryMs }).data;
  const inBooks = paying && begunLately?.data.find(({ reference }) => reference === paying.reference)?.status;
  useEffect(() => {
    const { askQuietly: ask, paying: payment } = latest.current;
    if (payment && inBooks !== undefined && inBooks !== 'pending') ask(payment);
  }, [inBooks]);
  const isPaid = flow.step === 'verdict' && flow.verdict.success;
  useEffect(() => {
    if (!isPaid) return;
    stopAttending.current?.();
    checkout.current?.close();
  }, [isPaid]);

  // A page that is loaded anew from the checkout on keeps its address until it is known what became of the deposit.
  const openedAt = useSearchParams()[0].get('step');
  const [isOpening, setOpening] = useState(Object.values(steps).some(step => step !== null && step === openedAt));
  useStepAddress({
    step: flow.step === 'form' && isOpening ? openedAt : steps[flow.step],
    goBack: paying ? cancel : undefined,
  });
  const begun = begunIn(flow);
  useDraft<Kept>({
    name: 'deposit',
    owner: customer?.id,
    // From the checkout on a card may have been charged: it is asked about, and the form is not filled in again.
    draft: { typed: begun ? undefined : form.values, begun },
    isSent: begun !== undefined,
    restore: kept => {
      if (kept.typed) form.restore(kept.typed);
      if (!kept.begun || !isOpening) return;
      const { address, ...named } = kept.begun;
      if (address === undefined) {
        tell({ type: 'resumed', ...named });
        verify(named);
      } else {
        const payment = { ...named, address };
        tell({ type: 'begun', payment, isBlocked: false });
        // The checkout that was opened still answers to this window, unless it has while the page was away.
        attend(payment);
        askQuietly(payment);
      }
    },
  });
  useEffect(() => {
    if (customer) setOpening(false);
  }, [customer]);
  useEffect(() => () => stopAttending.current?.(), []);

  return {
    flow,
    form,
    check,
    cancel,
    dismiss: () => {
      form.setFailure(undefined);
      if (flow.step === 'form') tell({ type: 'again' });
    },
    another: () => {
      form.set('amount', '');
      tell({ type: 'again' });
    },
    /** From a press of its own, which no browser blocks. Says whether there is a window now. */
    reopen(payment: Payment): boolean {
      checkout.current = openWindow(payment.address);
      if (!checkout.current) return false;
      tell({ type: 'opened' });
      attend(payment);
      return true;
    },
  };
}

interface Kept {
  readonly typed?: DepositValues | undefined;
  /** With the address of its checkout while it may still be paid there. */
  readonly begun?: (Omit<Payment, 'address'> & { readonly address?: string }) | undefined;
}

function begunIn(flow: Flow): Kept['begun'] {
  if (flow.step === 'form') return undefined;
  if (flow.step === 'paying') return flow.payment;
  if (flow.step === 'verdict') return { reference: flow.verdict.transaction_ref, amount: flow.verdict.amount };
  return { reference: flow.reference, amount: flow.amount };
}

/** What the address says of each step. */
const steps = {
  form: null,
  paying: 'pay',
  checking: 'processing',
  unknown: 'receipt',
  verdict: 'receipt',
} as const;
