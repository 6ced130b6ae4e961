import { refusalText } from '@wura/browser/refusal-text';
import type { ComponentProps, ReactNode } from 'react';
import { Banner } from './banner.tsx';
import { EmptyState } from './empty-state.tsx';
import { Loading, SkeletonRows } from './skeleton.tsx';
import { useNarrow } from './use-narrow.ts';

type ListPageProps = {
  words: {
    title: string;
    lead: string;
    loading: string;
    failed: string;
    retry: string;
    emptyTitle: string;
    emptyText: string;
  };
  list: { isPending: boolean; isError: boolean; error: unknown; data: unknown; refetch(): unknown };
  isEmpty: boolean;
  motif: ComponentProps<typeof EmptyState>['motif'];
  /** The button that makes one more; where there are none yet it stands in their place. */
  add: ReactNode;
  /** What there is. */
  children: ReactNode;
};

/** A page of what a customer has made here and may make more of. */
export function ListPage({ words, list, isEmpty, motif, add, children }: ListPageProps) {
  const isNarrow = useNarrow();
  return (
    <div className="px-5 pb-8 md:px-0">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="max-w-prose">
          {!isNarrow && <h1 className="text-t1">{words.title}</h1>}
          <p className="mt-1 text-ink-2">{words.lead}</p>
        </div>
        {!isEmpty && add}
      </div>
      {list.isPending && (
        <Loading text={words.loading} className="panel mt-5 overflow-clip">
          <SkeletonRows count={3} />
        </Loading>
      )}
      {list.isError && !list.data && (
        <Banner
          tone="bad"
          className="mt-5"
          title={refusalText(list.error, { fallback: words.failed })}
          action={
            <button type="button" className="min-h-11" onClick={() => void list.refetch()}>
              {words.retry}
            </button>
          }
        />
      )}
      {Boolean(list.data) && isEmpty && (
        <div className="panel mt-5">
          <EmptyState motif={motif} title={words.emptyTitle} action={add}>
            {words.emptyText}
          </EmptyState>
        </div>
      )}
      {children}
    </div>
  );
}
