import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { keyOf } from '@wura/browser/query';
import { useSettled } from '@wura/browser/use-settled';
import type { Wallet } from '@wura/wallets/contract';
import { useEffect } from 'react';
import { listTransactions } from './calls.ts';
import { queryOf, type Filter } from './filter.ts';

/** What moved in one wallet, a page at a time, narrowed down by what is typed and chosen. */
export function useHistory(wallet: Wallet, filter: Filter, { pageSize }: { pageSize: number }) {
  // A request for every letter would only be thrown away.
  const settled = useSettled(filter);
  const query = { wallet_id: wallet.id, ...queryOf(settled), limit: String(pageSize) };
  const list = useInfiniteQuery({
    queryKey: [...keyOf(listTransactions, { query }), 'pages'],
    queryFn: async ({ pageParam, signal }) => {
      const asked = { ...query, ...(pageParam !== null && { cursor: pageParam }) };
      return { ...(await call(listTransactions, { query: asked, signal })), sort: settled.sort };
    },
    initialPageParam: null as string | null,
    getNextPageParam: page => page.nextCursor,
    // Rows of the same wallet stay while a filter changes; another wallet's must not.
    placeholderData: (previous, before) =>
      (before?.queryKey[2] as { wallet_id?: string } | undefined)?.wallet_id === wallet.id ? previous : undefined,
  });
  const { hasNextPage, isFetching, fetchNextPage } = list;
  const isEmptySoFar = list.isSuccess && list.data.pages.every(page => page.data.length === 0);
  // A search through a long history may come back empty-handed and say where to go on: go on until something is found.
  useEffect(() => {
    if (isEmptySoFar && hasNextPage && !isFetching) void fetchNextPage();
  }, [isEmptySoFar, hasNextPage, isFetching, fetchNextPage]);
  const pages = list.data?.pages ?? [];
  // What is shown stands in its own order until the rows of another one are there.
  return { list, rows: pages.flatMap(page => page.data), sort: pages[0]?.sort ?? filter.sort };
}
