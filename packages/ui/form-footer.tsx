import type { ReactNode } from 'react';

/**
 * The end of a form, with the button that sends it. On a phone it stays at the foot of the screen while the form scrolls away
 * beneath it, so that the way on is always under the thumb.
 */
export function FormFooter({ of = 'form', children }: { of?: 'form' | 'review'; children: ReactNode }) {
  const place = of === 'form' ? '-mx-5 from-75% pt-4 md:p-0' : '-mx-3 mt-auto from-80% pt-6 md:px-0';
  return (
    <div
      className={`sticky bottom-0 z-10 bg-linear-to-t from-canvas to-transparent px-5 pb-5 md:static md:mx-0 md:bg-none ${place}`}
    >
      {children}
    </div>
  );
}
