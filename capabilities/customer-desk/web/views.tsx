import type { WebFeature } from '@wura/browser/views';
import { useCustomer } from '@wura/identity/web/customer';
import { lazy, Suspense } from 'react';

const FrozenStrip = lazy(() => import('./frozen-strip.tsx'));

export const web: WebFeature = { order: 125, Strip: WhenFrozen };

function WhenFrozen() {
  const frozen = useCustomer().data?.frozen;
  return (
    frozen && (
      <Suspense>
        <FrozenStrip {...frozen} />
      </Suspense>
    )
  );
}
