import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { announce } from '@wura/ui/announce';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { EmptyState } from '@wura/ui/empty-state';
import { Loading, SkeletonRows } from '@wura/ui/skeleton';
import { TransactionList } from '@wura/ui/transaction-row';
import type { Wallet } from '@wura/wallets/contract';
import { ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Filters } from './filters.tsx';
import { isFiltered, noFilter, type Filter } from './filter.ts';
import { historyMessages } from './messages.ts';
import { HistoryRow } from './history-row.tsx';
import { useHistory } from './use-history.ts';

type HistoryProps = {
  wallet: Wallet;
  addressOf: (transactionId: string) => string;
  /** All of them, with more ways to look through them. */
  allAddress: string;
  className?: string;
};

/** 'Recent Transactions' of one wallet, with what narrows them down. */
export function History({ wallet, addressOf, allAddress, className = '' }: HistoryProps) {
  const words = useMessages(historyMessages);
  const [filter, setFilter] = useState(noFilter);
  const { list, rows } = useHistory(wallet, filter, { pageSize: 10 });
  const more = useRef<HTMLDivElement>(null);
  const lastRowCount = useRef(0);

  async function loadMore() {
    lastRowCount.current = rows.length;
    const { data } = await list.fetchNextPage();
    const count = data?.pages.flatMap(page => page.data).length ?? 0;
    announce(words.found(count));
  }

  // When the button goes away with the last page, focus moves on to the first row that came with it.
  useEffect(() => {
    if (lastRowCount.current === 0 || list.hasNextPage || document.activeElement !== document.body) return;
    more.current?.parentElement?.querySelectorAll<HTMLElement>('li a')[lastRowCount.current]?.focus();
    lastRowCount.current = 0;
  }, [list.hasNextPage, rows.length]);

  return (
    <section aria-labelledby="history-title" className={`panel overflow-clip ${className}`}>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2.5 px-3.5 pt-4 pb-3 md:pr-4 md:pl-5">
        <h2 id="history-title" className="mr-auto text-entry">
          {words.title}
        </h2>
        <Filters filter={filter} onChange={setFilter} />
      </div>
      {list.isPending || (rows.length === 0 && list.isFetchingNextPage) ? (
        <Loading text={words.loading} className="pb-2">
          <SkeletonRows count={5} />
        </Loading>
      ) : (
        <div className={list.isPlaceholderData ? 'opacity-60' : ''}>
          {rows.length > 0 && (
            <TransactionList label={words.title}>
              {rows.map(transaction => (
                <li key={transaction.id}>
                  <HistoryRow transaction={transaction} to={addressOf(transaction.id)} />
                </li>
              ))}
            </TransactionList>
          )}
          {list.isSuccess && rows.length === 0 && <NoTransactions filter={filter} clear={() => setFilter(noFilter)} />}
        </div>
      )}
      {list.isError && (
        <div className="p-4">
          <Banner
            tone="bad"
            title={refusalText(list.error, { fallback: words.failed })}
            action={
              <button type="button" className="min-h-11" onClick={() => void list.refetch()}>
                {words.retry}
              </button>
            }
          />
        </div>
      )}
      <div ref={more}>
        {list.hasNextPage && rows.length > 0 && (
          <div className="flex justify-center border-t border-line">
            <Button
              look="quiet"
              size={48}
              isWide
              isLoading={list.isFetchingNextPage}
              loadingLabel={words.loadingMore}
              onClick={() => void loadMore()}
            >
              {words.more}
            </Button>
          </div>
        )}
      </div>
      {rows.length > 0 && (
        <Link
          to={allAddress}
          className="flex min-h-13 items-center justify-center gap-2 border-t border-line text-note font-label text-link hover:bg-surface-hover"
        >
          {words.seeAllLabel}
          <ChevronRight className="size-4" />
        </Link>
      )}
    </section>
  );
}

export function NoTransactions({ filter, clear }: { filter: Filter; clear: () => void }) {
  const words = useMessages(historyMessages);
  const filtered = isFiltered(filter);
  return (
    <EmptyState
      motif="feather"
      title={words.none}
      action={
        filtered && (
          <Button look="line" size={44} onClick={clear}>
            {words.clear}
          </Button>
        )
      }
    >
      {filtered ? words.noneFilteredText : words.noneText}
    </EmptyState>
  );
}
