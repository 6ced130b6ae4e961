import { useMessages } from '@wura/browser/messages';
import { useViewsInPlace, viewAddress } from '@wura/browser/views';
import { BackLink } from '@wura/ui/back-link';
import { EmptyState } from '@wura/ui/empty-state';
import { useNarrow } from '@wura/ui/use-narrow';
import { miscellaneousMessages } from './messages.ts';
import { ViewList } from './view-list.tsx';

export default function MiscellaneousScreen() {
  const words = useMessages(miscellaneousMessages);
  const isNarrow = useNarrow();
  const views = useViewsInPlace('miscellaneous');
  return (
    <>
      {!isNarrow && (
        <>
          <BackLink to={viewAddress('bills-menu')}>{words.back}</BackLink>
          <h1 className="mb-6 text-t1">{words.title}</h1>
        </>
      )}
      <div className="flex max-w-[640px] flex-col px-3 pt-1 pb-6 md:px-0">
        {views.length > 0 ? (
          <>
            <h2 className="mb-2.5 px-2 text-row md:px-0">{words.choose}</h2>
            <ViewList views={views} place="miscellaneous" label={words.title} />
          </>
        ) : (
          <div className="panel">
            <EmptyState motif="house" title={words.none} />
          </div>
        )}
      </div>
    </>
  );
}
