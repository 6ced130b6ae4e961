import { lazy, Suspense } from 'react';
import type { SaveBillerProps } from './save-biller.tsx';

// It stands beneath a receipt: who only looks at the form downloads none of it, and without a connection nothing is saved.
const SaveBiller = lazy(() => import('./save-biller.tsx').catch(() => ({ default: () => null })));

export function SaveBillerButton(props: SaveBillerProps) {
  return (
    <Suspense fallback={null}>
      <SaveBiller {...props} />
    </Suspense>
  );
}
