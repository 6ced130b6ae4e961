import { dayHeading } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { currencyName, formatAmount } from '@wura/browser/money-format';
import { refusalText } from '@wura/browser/refusal-text';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { Loading, Skeleton, SkeletonRows } from '@wura/ui/skeleton';
import { TransactionList } from '@wura/ui/transaction-row';
import { useNarrow } from '@wura/ui/use-narrow';
import { useSlice } from '@wura/ui/use-slice';
import type { Transaction, Wallet } from '@wura/wallets/contract';
import { primaryWallet, useWallets } from '@wura/wallets/web/wallet-list';
import { WalletsFailed } from '@wura/wallets/web/wallets-failed';
import { FileText } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Chips } from '@wura/ui/chips';
import { firstRows, groupByDay, sumsOf, type DayGroup } from './day-groups.ts';
import { noFilter, type More } from './filter.ts';
import { NoTransactions } from './history.tsx';
import { HistoryRow } from './history-row.tsx';
import { historyMessages, transactionsMessages } from './messages.ts';
import { NarrowDown, NarrowDownSheet, WithParty } from './narrow-down.tsx';
import { TransactionDetail } from './transaction-detail.tsx';
import { TransactionsFilters } from './transactions-filters.tsx';
import { useHistory } from './use-history.ts';

/** Every transaction of a wallet, under its day, with what came in and went out. */
export default function TransactionsScreen() {
  const words = useMessages(transactionsMessages);
  const isNarrow = useNarrow();
  const [search, setSearch] = useSearchParams();
  const answer = useWallets();
  const wallets = answer.data ?? [];
  const wallet = wallets.find(({ id }) => id === search.get('wallet')) ?? primaryWallet(wallets);

  function addressWith(name: string, value: string | undefined): URLSearchParams {
    const next = new URLSearchParams(search);
    if (value === undefined) next.delete(name);
    else next.set(name, value);
    return next;
  }

  return (
    <div className="px-3.5 pt-1 pb-8 md:max-w-[820px] md:px-0">
      <div className="flex items-center justify-between gap-3 md:mb-3">
        {!isNarrow && <h1 className="text-t1">{words.title}</h1>}
        {wallet && (
          <Link
            to={`/wallet?view=statements&wallet=${wallet.id}`}
            className="ml-auto flex min-h-11 items-center gap-1.5 text-small font-label text-link underline underline-offset-4"
          >
            <FileText className="size-4" />
            {words.statement}
          </Link>
        )}
      </div>
      <WalletsFailed wallets={answer} />
      {answer.isPending && <DaysShape />}
      {wallet && wallets.length > 1 && (
        <Chips
          legend={words.wallet}
          name="wallet"
          options={Object.fromEntries(wallets.map(({ id, currency }) => [id, currencyName(currency)]))}
          value={wallet.id}
          onChange={id => setSearch(addressWith('wallet', id), { replace: true, preventScrollReset: true })}
        />
      )}
      {wallet && (
        <Days
          key={`${wallet.id} ${search.get('with')}`}
          wallet={wallet}
          party={search.get('with') ?? undefined}
          partyName={search.get('named') ?? ''}
          addressOf={id => `/wallet?${addressWith('transaction', id)}`}
          leaveParty={() => setSearch(addressWith('with', undefined), { replace: true, preventScrollReset: true })}
        />
      )}
      <TransactionDetail
        id={search.get('transaction') ?? undefined}
        onClose={() => setSearch(addressWith('transaction', undefined), { preventScrollReset: true })}
      />
    </div>
  );
}

type DaysProps = {
  wallet: Wallet;
  /** The other side, where the list is of what moved between the two alone. */
  party: string | undefined;
  partyName: string;
  leaveParty: () => void;
  addressOf: (id: string) => string;
};

/** A row is as high as most are. */
const rowPx = 64;
const nothingMore: More = { category: '', min: '', max: '' };

function Days({ wallet, party, partyName, leaveParty, addressOf }: DaysProps) {
  const words = useMessages(historyMessages);
  const isNarrow = useNarrow();
  const [filter, setFilter] = useState(noFilter);
  const { more = nothingMore } = filter;
  // The same object as long as nothing changes: the list waits until it stays.
  const asked = useMemo(() => {
    const { category, min, max } = filter.more ?? nothingMore;
    return { ...filter, more: { category, min: plainSum(min), max: plainSum(max), counterparty: party ?? '' } };
  }, [filter, party]);
  const { list, rows, sort } = useHistory(wallet, asked, { pageSize: 50 });
  const drawn = useSlice(rows.length, { rowPx });
  // By amount the days stand in no order, so each row says its own.
  const isByDay = sort === 'date';
  return (
    <>
      <div className="pt-1 pb-2">
        <TransactionsFilters
          filter={filter}
          onChange={setFilter}
          beside={
            isNarrow && (
              <NarrowDownSheet
                more={more}
                sort={filter.sort}
                onChange={(next, sort) => setFilter({ ...filter, more: next, sort })}
              />
            )
          }
        />
        {!isNarrow && (
          <div className="mt-3">
            <NarrowDown
              more={more}
              sort={filter.sort}
              onChange={(next, sort) => setFilter({ ...filter, more: next, sort })}
            />
          </div>
        )}
        {party !== undefined && <WithParty name={partyName} leave={leaveParty} />}
      </div>
      {list.isError && rows.length === 0 && (
        <Banner
          tone="bad"
          title={refusalText(list.error, { fallback: words.failed })}
          action={
            <button type="button" className="min-h-11" onClick={() => void list.refetch()}>
              {words.retry}
            </button>
          }
        />
      )}
      {(list.isPending || (rows.length === 0 && list.isFetchingNextPage)) && <RowsShape />}
      {list.isSuccess && rows.length === 0 && !list.hasNextPage && (
        <div className="panel">
          <NoTransactions filter={filter} clear={() => setFilter(noFilter)} />
        </div>
      )}
      {rows.length > 0 && <Shown rows={rows} wallet={wallet} hasMore={list.hasNextPage} />}
      <div className={list.isPlaceholderData ? 'opacity-60' : ''}>
        {isByDay
          ? firstRows(groupByDay(rows), drawn).map(({ day, rowsMax }) => (
              <Day key={day.day} day={day} rowsMax={rowsMax} addressOf={addressOf} currency={wallet.currency} />
            ))
          : rows.length > 0 && (
              <div className="panel mt-4 overflow-clip">
                <Rows label={words.sorts.amount} rows={rows} rowsMax={drawn} addressOf={addressOf} />
              </div>
            )}
      </div>
      {list.hasNextPage && rows.length > 0 && (
        <Button
          look="line"
          isWide
          className="mt-4"
          isLoading={list.isFetchingNextPage}
          loadingLabel={words.loadingMore}
          onClick={() => void list.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </>
  );
}

/** What stands in the place of it all before it is known whose wallets these are. */
function DaysShape() {
  return (
    <>
      <div aria-hidden="true" className="skeleton-group pt-1 pb-2">
        <Skeleton className="h-9 w-3/4 rounded-full!" />
        <Skeleton className="mt-3 h-13" />
        <Skeleton className="mt-3 h-9 rounded-full!" />
      </div>
      <RowsShape />
    </>
  );
}

function RowsShape() {
  const words = useMessages(historyMessages);
  return (
    <Loading text={words.loading} className="panel py-1">
      <SkeletonRows count={8} />
    </Loading>
  );
}

/** Typed with a comma between the thousands or before the kobo; nothing as long as it is no sum. */
function plainSum(typed: string): string {
  const plain = typed.replace(/,(?=\d{3}(\D|$))/g, '').replace(',', '.');
  return /^\d+(\.\d+)?$/.test(plain) ? plain : '';
}

type ShownProps = { rows: Parameters<typeof sumsOf>[0]; wallet: Wallet; hasMore: boolean };

/** How many there are on the screen, and their sums. */
function Shown({ rows, wallet, hasMore }: ShownProps) {
  const words = useMessages(transactionsMessages);
  const { moneyIn, moneyOut } = sumsOf(rows);
  return (
    <p role="status" className="mt-1 text-small text-ink-2">
      {words.sums({
        count: rows.length,
        moneyIn: formatAmount(moneyIn, wallet.currency),
        moneyOut: formatAmount(moneyOut, wallet.currency),
      })}
      {hasMore && ` ${words.moreBelow}`}
    </p>
  );
}

type DayProps = { day: DayGroup; currency: string; addressOf: (id: string) => string; rowsMax: number };

function Day({ day: { day, rows, moneyIn, moneyOut }, currency, addressOf, rowsMax }: DayProps) {
  const words = useMessages(transactionsMessages);
  const shown = (amount: string) => (/^[0.]+$/.test(amount) ? undefined : formatAmount(amount, currency));
  return (
    <section aria-labelledby={`day-${day}`} className="mt-4">
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3 px-1">
        <h2 id={`day-${day}`} className="text-small font-label">
          {dayHeading(day)}
        </h2>
        <p className="money-flow text-small whitespace-pre-wrap! text-ink-2">
          {words.daySums({ moneyIn: shown(moneyIn), moneyOut: shown(moneyOut) })}
        </p>
      </div>
      <div className="panel overflow-clip">
        <Rows label={dayHeading(day)} rows={rows} rowsMax={rowsMax} addressOf={addressOf} isUnderItsDay />
      </div>
    </section>
  );
}

type RowsProps = {
  label: string;
  rows: readonly Transaction[];
  rowsMax: number;
  addressOf: (id: string) => string;
  isUnderItsDay?: boolean;
};

function Rows({ label, rows, rowsMax, addressOf, isUnderItsDay = false }: RowsProps) {
  return (
    <>
      <TransactionList label={label}>
        {rows.slice(0, rowsMax).map(transaction => (
          <li key={transaction.id}>
            <HistoryRow transaction={transaction} to={addressOf(transaction.id)} isUnderItsDay={isUnderItsDay} />
          </li>
        ))}
      </TransactionList>
      {/* The page is as long as it will be, so that a customer who comes back stands where they stood. */}
      {rowsMax < rows.length && <div style={{ height: (rows.length - rowsMax) * rowPx }} />}
    </>
  );
}
