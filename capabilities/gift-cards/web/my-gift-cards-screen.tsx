import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { viewAddress } from '@wura/browser/views';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { EmptyState } from '@wura/ui/empty-state';
import { LinkButton } from '@wura/ui/link-button';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { PaymentPage } from '@wura/wallets/web/payment-page';
import { listGiftCards } from './calls.ts';
import { GiftCardArticle } from './gift-card-article.tsx';
import { myGiftCardMessages } from './messages.ts';

const askAgainMs = 10_000;

/** Every card that was bought; as long as one waits for its code, it is asked for again. */
export default function MyGiftCardsScreen() {
  const words = useMessages(myGiftCardMessages);
  const query = useInfiniteQuery({
    queryKey: [listGiftCards.path, 'mine'],
    queryFn: ({ pageParam, signal }) =>
      call(listGiftCards, { query: { limit: '20', ...(pageParam !== null && { cursor: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: page => page.nextCursor,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(page => page.data.some(({ status }) => status === 'pending')) ? askAgainMs : false,
  });
  const cards = query.data?.pages.flatMap(page => page.data) ?? [];
  return (
    <PaymentPage title={words.title}>
      <div className="flex max-w-[520px] flex-col gap-4 px-5 pt-2 pb-8 md:px-0">
        <p className="text-lead text-ink-2">{words.lead}</p>
        {list()}
      </div>
    </PaymentPage>
  );

  function list() {
    if (query.isPending) {
      return (
        <Loading text={words.loading} className="flex flex-col gap-4">
          <Skeleton className="h-[168px] rounded-panel!" />
          <Skeleton className="h-[168px] rounded-panel!" />
        </Loading>
      );
    }
    if (query.isError && cards.length === 0) {
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
    if (cards.length === 0) {
      return (
        <EmptyState
          motif="house"
          title={words.none}
          action={<LinkButton to={viewAddress('giftcards-payment')}>{words.buy}</LinkButton>}
        >
          {words.noneText}
        </EmptyState>
      );
    }
    return (
      <>
        <ul className="flex flex-col gap-4">
          {cards.map(card => (
            <li key={card.id}>
              <GiftCardArticle card={card} />
            </li>
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
}
