import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { Banner } from '@wura/ui/banner';
import { EmptyState } from '@wura/ui/empty-state';
import { Loading, SkeletonRows } from '@wura/ui/skeleton';
import { TransactionList } from '@wura/ui/transaction-row';
import type { Wallet } from '@wura/wallets/contract';
import { lastCount, useIsRowAwaited } from '@wura/wallets/web/awaited-row';
import { Link } from 'react-router';
import { noFilter } from './filter.ts';
import { HistoryRow } from './history-row.tsx';
import { historyMessages } from './messages.ts';
import { useHistory } from './use-history.ts';

type RecentTransactionsProps = {
  wallet: Wallet;
  addressOf: (transactionId: string) => string;
  /** The view that shows them all, with everything that narrows them down. */
  allAddress: string;
  /** Where something else matters more, nothing is said of a history that has not begun. */
  hidesWhenEmpty?: boolean;
  rowsMax?: number;
};

/** What moved last, and the way to the rest. */
export function RecentTransactions({
  wallet,
  addressOf,
  allAddress,
  hidesWhenEmpty,
  rowsMax = 5,
}: RecentTransactionsProps) {
  const words = useMessages(historyMessages);
  const { list, rows } = useHistory(wallet, noFilter, { pageSize: 10 });
  const isAwaited = useIsRowAwaited('recent transactions', list.isSuccess ? rows.length : undefined, {
    // What is in a wallet came there by something that stands in the list.
    usually: !/^0(\.0+)?$/.test(wallet.balance),
  });
  if (hidesWhenEmpty && rows.length === 0 && !list.isError && !isAwaited) return null;
  return (
    <section aria-labelledby="recent-title">
      <div className="mb-2 flex min-h-11 items-center pr-2 pl-2">
        <h2 id="recent-title" className="mr-auto text-row tracking-[-.015em]">
          {words.title}
        </h2>
        {rows.length > 0 && (
          <Link
            to={allAddress}
            aria-label={words.seeAllLabel}
            className="inline-flex min-h-11 items-center px-3 text-note font-label text-link"
          >
            {words.seeAll}
          </Link>
        )}
      </div>
      <div className="panel overflow-clip">
        {list.isPending && (
          <Loading text={words.loading}>
            <SkeletonRows count={Math.min(rowsMax, lastCount('recent transactions') || rowsMax)} />
          </Loading>
        )}
        {list.isError && rows.length === 0 && (
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
        {list.isSuccess && rows.length === 0 && (
          <EmptyState motif="feather" title={words.none}>
            {words.noneText}
          </EmptyState>
        )}
        {rows.length > 0 && (
          <TransactionList label={words.title}>
            {rows.slice(0, rowsMax).map(transaction => (
              <li key={transaction.id}>
                <HistoryRow transaction={transaction} to={addressOf(transaction.id)} />
              </li>
            ))}
          </TransactionList>
        )}
      </div>
    </section>
  );
}
