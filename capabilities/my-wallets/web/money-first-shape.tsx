import { Skeleton, SkeletonRows } from '@wura/ui/skeleton';
import { lastCount } from '@wura/wallets/web/awaited-row';

export const rowsMax = 3;

/** The card, and below it the latest movements where this device has seen some: what stands under both is not pushed down. */
export function MoneyFirstShape() {
  const rows = Math.min(rowsMax, lastCount('recent transactions') ?? 0);
  return (
    <div aria-hidden="true" className="mb-7 flex flex-col gap-5">
      <Skeleton className="h-[173px] rounded-card!" />
      {rows > 0 && (
        <div>
          <div className="mb-2 min-h-11" />
          <div className="panel">
            <SkeletonRows count={rows} />
          </div>
        </div>
      )}
    </div>
  );
}
