import { useMessages } from '@wura/browser/messages';
import { Banner } from '@wura/ui/banner';
import { Skeleton, Loading } from '@wura/ui/skeleton';
import { billerMessages } from './biller-messages.ts';
import type { useAgain } from './use-again.ts';

/** While the payment that is to be made again is read, and where there is none to be read. */
export function AgainNotice({ again: { isReading, isLost } }: { again: ReturnType<typeof useAgain> }) {
  const words = useMessages(billerMessages);
  if (isLost) return <Banner tone="wait" title={words.lost} />;
  if (!isReading) return null;
  return (
    <Loading text={words.reading}>
      <Skeleton className="h-16 rounded-card!" />
    </Loading>
  );
}
