import { prefetched } from '@wura/browser/prefetched';
import { Suspense } from 'react';
import type { SaveBillerProps } from './save-biller.tsx';

// It stands beneath a receipt: who only looks at the form downloads none of it, and without a connection nothing is saved.
const SaveBiller = prefetched<SaveBillerProps>(() => import('./save-biller.tsx'), Blank);

/** While what is to be paid is read, so that it is there when the receipt is. */
export const fetchSaving = SaveBiller.fetch;

export function SaveBillerButton(props: SaveBillerProps) {
  return (
    <Suspense fallback={<Blank />}>
      <SaveBiller {...props} />
    </Suspense>
  );
}

/** As high as the button, so that the ways out of the receipt do not move. */
function Blank() {
  return <div className="h-13" />;
}
