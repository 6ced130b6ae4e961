import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { listDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { keyOf } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { announce } from '@wura/ui/announce';
import { Button } from '@wura/ui/button';
import { Loading, SkeletonRows } from '@wura/ui/skeleton';
import { StatusChip, type ChipStatus } from '@wura/ui/status-chip';
import { Tile } from '@wura/ui/tile';
import { toast } from '@wura/ui/toast';
import { Amount } from '@wura/wallets/web/amount';
import { CreditCard, Landmark } from 'lucide-react';
import { Link } from 'react-router';
import type { Deposit } from '../contract.ts';
import { listDeposits } from './calls.ts';
import { recentMessages } from './messages.ts';
import { verifyDeposit } from './verify-deposit.ts';

const perPage = '5';

/** Every deposit that was begun, whatever became of it. */
export function RecentDeposits() {
  const words = useMessages(recentMessages);
  const list = useInfiniteQuery({
    queryKey: keyOf(listDeposits),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) => call(listDeposits, { query: { limit: perPage, cursor }, signal }),
    getNextPageParam: page => page.nextCursor ?? undefined,
  });
  const deposits = list.data?.pages.flatMap(page => page.data) ?? [];
  return (
    <section aria-labelledby="recent-deposits" className="panel pt-4 pb-2">
      <h2 id="recent-deposits" className="mb-1 px-4.5 text-entry">
        {words.title}
      </h2>
      {list.isPending && (
        <Loading text={words.loading}>
          <SkeletonRows count={2} />
        </Loading>
      )}
      {list.isError && (
        <p role="alert" className="px-4.5 pb-2 text-bad">
          {refusalText(list.error, { fallback: words.failed })}{' '}
          <button type="button" className="link min-h-11" onClick={() => void list.refetch()}>
            {words.retry}
          </button>
        </p>
      )}
      {list.data && deposits.length === 0 && <p className="px-4.5 pb-3 text-ink-2">{words.empty}</p>}
      {deposits.length > 0 && (
        <ul>
          {deposits.map(deposit => (
            <li
              key={deposit.reference}
              className="relative flex flex-wrap items-center gap-x-3 px-4.5 py-2.5 not-first:before:absolute not-first:before:top-0 not-first:before:right-4.5 not-first:before:left-[70px] not-first:before:border-t not-first:before:border-line"
            >
              <DepositLine deposit={deposit} />
              {deposit.status === 'pending' && deposit.channel === 'card' && <CheckAgain deposit={deposit} />}
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button
          look="quiet"
          size={44}
          className="mx-2"
          isLoading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </section>
  );
}

const chipFaces: Record<Deposit['status'], ChipStatus> = {
  pending: 'pending',
  completed: 'completed',
  failed: 'failed',
  expired: 'failed',
  review: 'under_review',
  returning: 'pending',
  returned: 'refunded',
  reversed: 'refunded',
};

function DepositLine({ deposit }: { deposit: Deposit }) {
  const words = useMessages(recentMessages);
  const { received, taken_back: takenBack } = deposit;
  const { channel, status, amount, sender, case_number: caseNumber, transaction_id: id, created_at: at } = deposit;
  const title = channel === 'card' ? words.card : sender === null ? words.transfer : words.from(sender);
  const isIn = status === 'completed';
  // A checkout that was left is not something that a bank still decides.
  const shown = status === 'pending' && channel === 'card' && !deposit.is_processing ? 'expired' : status;
  const isVoid = status === 'failed' || status === 'expired' || status === 'returned' || status === 'reversed';
  return (
    <>
      <Tile icon={channel === 'card' ? <CreditCard /> : <Landmark />} />
      <div className="min-w-0 grow leading-[1.3]">
        <p className="font-label wrap-anywhere">
          {id === null ? (
            title
          ) : (
            <Link to={`/wallet?transaction=${encodeURIComponent(id)}`} className="after:absolute after:inset-0">
              {title}
            </Link>
          )}
        </p>
        <p className="text-small text-ink-3">{caseNumber === null ? listDate(at) : words.caseNumber(caseNumber)}</p>
        {received !== null && (
          <p className="text-small text-ink-2">{words.paid(formatAmount(received.amount, received.currency))}</p>
        )}
        {takenBack !== null && (
          <p className="text-small text-ink-2">{words.takenBack(formatAmount(takenBack, 'NGN'))}</p>
        )}
      </div>
      <div className="flex flex-col items-end gap-1">
        <Amount
          amount={amount}
          currency="NGN"
          sign={isIn ? 'movement' : 'balance'}
          className={`font-strong ${isIn ? 'text-ok' : isVoid ? 'text-ink-3 line-through decoration-1' : ''}`}
        />
        {!isIn && <StatusChip status={chipFaces[shown]} label={words.chips[shown]} />}
      </div>
    </>
  );
}

/** For a card that was paid while the page was away. */
function CheckAgain({ deposit }: { deposit: Deposit }) {
  const words = useMessages(recentMessages);
  const queries = useQueryClient();
  const checking = useMutation({
    mutationFn: () => verifyDeposit(deposit),
    onSuccess: verdict => {
      const amount = formatAmount(verdict.amount, 'NGN');
      if (verdict.success) toast(words.credited(amount));
      else announce(words.stillPending);
      return queries.invalidateQueries();
    },
  });
  const isStillPending = checking.data?.status === 'pending';
  return (
    <div className="-mb-2 flex w-full items-center justify-end gap-3 pl-[52px] text-small">
      {checking.isError && (
        <p role="alert" className="mr-auto text-bad">
          {refusalText(checking.error, { fallback: words.checkFailed })}
        </p>
      )}
      {isStillPending && <p className="mr-auto text-ink-2">{words.stillPending}</p>}
      <button
        type="button"
        className="link min-h-11 flex-none"
        aria-label={words.checkAgainName(formatAmount(deposit.amount, 'NGN'))}
        aria-busy={checking.isPending}
        onClick={() => !checking.isPending && checking.mutate()}
      >
        {checking.isPending ? words.checking : words.checkAgain}
      </button>
    </div>
  );
}
