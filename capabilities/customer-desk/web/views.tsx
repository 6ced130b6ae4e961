import { useKept } from '@wura/browser/use-kept';
import type { WebFeature } from '@wura/browser/views';
import { useCustomer } from '@wura/identity/web/customer';
import { lazy, Suspense } from 'react';

const FrozenStrip = lazy(() => import('./frozen-strip.tsx'));

export const web: WebFeature = { order: 125, Strip: WhenFrozen };

function WhenFrozen() {
  const frozen = useKept('frozen', useCustomer().data?.frozen);
  return (
    frozen && (
      <Suspense fallback={<Shape />}>
        <FrozenStrip {...frozen} />
      </Suspense>
    )
  );
}

/** As high as it is on a phone, where it lies folded above everything. */
function Shape() {
  return <div aria-hidden="true" className="h-24 bg-wait-bg md:mb-5 md:h-[118px] md:rounded-control" />;
}
