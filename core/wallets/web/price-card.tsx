import { staleness, type Asking, type Price } from '@wura/policy/web/price';
import { Skeleton } from '@wura/ui/skeleton';
import type { ReactNode } from 'react';

type PriceCardProps = {
  asking: Asking;
  /** How many lines a usual price has. */
  lines: number;
  /** Under the last of them stands what is left of the wallet. */
  hasDetail?: boolean;
  className?: string;
  /** The lines themselves, for a `dl`. */
  children: (price: Price) => ReactNode;
};

/**
 * A price within a form, above the button. Its place is taken as soon as an amount is typed: were it only when the price is
 * known, the button would move while the customer reaches for it, and the press be lost.
 */
export function PriceCard({ asking, lines, hasDetail, className = '', children }: PriceCardProps) {
  const { price, isAwaited } = asking;
  const look = `panel px-4.5 py-1 ${className}`;
  if (price) {
    return (
      <dl {...staleness(asking)} className={look}>
        {children(price)}
      </dl>
    );
  }
  if (!isAwaited) return null;
  return (
    <div aria-hidden="true" className={look}>
      {Array.from({ length: lines }, (_, at) => (
        <div key={at} className="py-2.5 not-first:border-t not-first:border-line last:text-entry">
          <div className="flex h-[1lh] items-center justify-between">
            <Skeleton className="h-3 w-28" />
            <Skeleton className="h-3 w-16" />
          </div>
          {hasDetail && at === lines - 1 && <div className="h-[1lh] text-small" />}
        </div>
      ))}
    </div>
  );
}
