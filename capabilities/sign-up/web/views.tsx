import type { WebFeature } from '@wura/browser/views';
import { useCustomer } from '@wura/identity/web/customer';
import { lazy, Suspense } from 'react';

const AgreeAgain = lazy(() => import('./agree-again.tsx'));

export const web: WebFeature = { order: 120, Over: NewTerms };

function NewTerms() {
  const { data: customer } = useCustomer();
  return (
    customer?.terms_due === true && (
      <Suspense>
        <AgreeAgain />
      </Suspense>
    )
  );
}
