import type { ReactNode } from 'react';

/**
 * The end of a form, with the button that sends it. On a phone and on a small laptop it stays at the foot of the screen while
 * the form scrolls away beneath it, so that the way on is always under the thumb and never out of sight. Where hardly more
 * than the button would be in sight, it ends the form and no more.
 */
export function FormFooter({ of = 'form', children }: { of?: 'form' | 'review'; children: ReactNode }) {
  const place = of === 'form' ? '-mx-5 from-75% pt-4 md:not-short:p-0' : '-mx-3 mt-auto from-80% pt-6';
  return (
    <div
      className={`sticky bottom-0 z-10 bg-linear-to-t from-canvas to-transparent px-5 pb-[max(20px,calc(8px+env(safe-area-inset-bottom)))] md:mx-0 md:px-0 low:static low:bg-none md:not-short:static md:not-short:bg-none ${place}`}
    >
      {children}
    </div>
  );
}
