import { call, endpoint } from '@wura/browser/client';
import { useMessages } from '@wura/browser/messages';
import { useState } from 'react';
import type { routes } from '../contract.ts';
import { guardMessages } from './guard-messages.ts';
import type { GuardedPayment } from './pin-calls.ts';
import { StepUpForm } from './step-up-form.tsx';

const confirmPayment = endpoint<typeof routes.confirmPayment>('POST', '/api/step-up/payment');

interface GuardStepProps {
  guard: GuardedPayment;
  /** Why it is asked for. */
  why: string;
  /** With the PIN, where it is known by now. */
  onConfirmed: (pin: string | undefined) => void;
}

/** The customer's own guard: before money leaves to a payee who was never paid, the second factor, for this payment alone. */
export default function GuardStep({ guard: { payment, pin }, why, onConfirmed }: GuardStepProps) {
  const words = useMessages(guardMessages);
  const [isDone, setDone] = useState(false);
  if (isDone) return null;
  return (
    <StepUpForm
      lead={`${why} ${words.lead}`}
      submitLabel={words.confirm}
      onProof={async proof => {
        await call(confirmPayment, { body: { payment, ...proof } });
        setDone(true);
        onConfirmed(pin ?? proof.pin);
      }}
    />
  );
}
