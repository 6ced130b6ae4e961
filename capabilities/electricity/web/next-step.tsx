import { useMessages } from '@wura/browser/messages';
import { prefetched } from '@wura/browser/prefetched';
import { Suspense, useEffect } from 'react';
import { electricityMessages } from './messages.ts';
import type { PaymentStepProps } from './payment-step.tsx';

const PaymentStep = prefetched<PaymentStepProps>(() => import('./payment-step.tsx'), NotLoaded);

/** What follows the meter is fetched while the customer types its number. */
export function usePaymentStepSoon() {
  useEffect(() => PaymentStep.fetch(), []);
}

export function NextStep(props: PaymentStepProps) {
  return (
    <Suspense fallback={null}>
      <PaymentStep {...props} />
    </Suspense>
  );
}

/** Where the connection went just now. */
function NotLoaded() {
  const words = useMessages(electricityMessages);
  return (
    <p role="alert" className="text-small font-medium text-bad">
      {words.refused}: {words.nothingPaid}
    </p>
  );
}
