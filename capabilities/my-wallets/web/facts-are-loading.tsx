import { useMessages } from '@wura/browser/messages';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { detailMessages } from './messages.ts';

/** The shape of a movement's sheet, while its words or its facts are on their way. */
export function FactsAreLoading() {
  const words = useMessages(detailMessages);
  return (
    <Loading text={words.loading} className="min-h-[50dvh] pt-1">
      <Skeleton className="h-11 w-1/2" />
      <Skeleton className="mt-3 mb-4 h-6 w-24 rounded-full!" />
      <div className="flex flex-col divide-y divide-line border-t border-line">
        {[0, 1, 2, 3, 4].map(at => (
          <div key={at} className="flex h-12 items-center justify-between">
            <Skeleton className="h-3.5 w-20" />
            <Skeleton className="h-3.5 w-32" />
          </div>
        ))}
      </div>
      <Skeleton className="mt-5 h-13 rounded-full!" />
    </Loading>
  );
}
