import { refusalText } from '@wura/browser/refusal-text';
import type { ReactNode } from 'react';
import { Banner } from './banner.tsx';
import { Loading, Skeleton, SkeletonRows } from './skeleton.tsx';

type ListPanelProps = {
  id: string;
  words: { mine: string; loading: string; listFailed: string; retry: string };
  list: { isPending: boolean; isError: boolean; error: unknown; data: unknown; refetch(): unknown };
  /** How many rows are awaited: as many have their place before they come, and none that of the sentence that says so. */
  awaited?: number;
  /** As wide as the panels that it stands among, and not as a form. */
  isWide?: boolean;
  /** Its rows. */
  children: ReactNode;
};

/** What a customer has in hand with us, beside the form that it began with. */
export function ListPanel({ id, words, list, awaited = 2, isWide = false, children }: ListPanelProps) {
  return (
    <section aria-labelledby={id} className={`panel w-full self-start overflow-clip ${isWide ? '' : 'max-w-[480px]'}`}>
      <h2 id={id} className="px-5 pt-4 pb-2 text-entry">
        {words.mine}
      </h2>
      {list.isPending && (
        <Loading text={words.loading}>
          {awaited > 0 ? <SkeletonRows count={awaited} /> : <Skeleton className="mx-5 mb-5 h-[1lh]" />}
        </Loading>
      )}
      {list.isError && !list.data && (
        <Banner
          tone="bad"
          className="m-3"
          title={refusalText(list.error, { fallback: words.listFailed })}
          action={
            <button type="button" className="min-h-11" onClick={() => void list.refetch()}>
              {words.retry}
            </button>
          }
        />
      )}
      {children}
    </section>
  );
}
