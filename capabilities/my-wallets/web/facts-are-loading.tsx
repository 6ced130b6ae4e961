import { useMessages } from '@wura/browser/messages';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { detailMessages } from './messages.ts';

/** The shape of a movement's sheet, while its words or its facts are on their way. */
export function FactsAreLoading() {
  const words = useMessages(detailMessages);
  return (
    <Loading text={words.loading} className="min-h-[50dvh] pt-3">
      <Skeleton className="h-11 w-1/2" />
      <Skeleton className="mt-8 h-40" />
    </Loading>
  );
}
