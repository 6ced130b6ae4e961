import { refusalText } from '@wura/browser/refusal-text';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import type { ReactNode } from 'react';

interface Query {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly error: unknown;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  refetch(): unknown;
  fetchNextPage(): unknown;
}

type PagedListProps<Row> = {
  query: Query;
  rows: readonly Row[];
  words: { loading: string; failed: string; retry: string; more: string };
  /** The height of one row, while none is there. */
  skeleton: string;
  empty: ReactNode;
  children: (row: Row) => ReactNode;
};

/** What was bought and is kept, page by page: on its way, not to be had, none yet, or there. */
export function PagedList<Row extends { readonly id: string }>(props: PagedListProps<Row>) {
  const { query, rows, words, skeleton, empty, children } = props;
  if (query.isPending) {
    return (
      <Loading text={words.loading} className="flex flex-col gap-4">
        <Skeleton className={`rounded-panel! ${skeleton}`} />
        <Skeleton className={`rounded-panel! ${skeleton}`} />
      </Loading>
    );
  }
  if (query.isError && rows.length === 0) {
    return (
      <Banner
        tone="bad"
        title={refusalText(query.error, { fallback: words.failed })}
        action={
          <button type="button" className="min-h-11" onClick={() => void query.refetch()}>
            {words.retry}
          </button>
        }
      />
    );
  }
  if (rows.length === 0) return empty;
  return (
    <>
      <ul className="flex flex-col gap-4">
        {rows.map(row => (
          <li key={row.id}>{children(row)}</li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button look="line" isLoading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </>
  );
}
