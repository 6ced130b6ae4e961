import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { useMessages } from '@wura/browser/messages';
import { viewAddress } from '@wura/browser/views';
import { EmptyState } from '@wura/ui/empty-state';
import { LinkButton } from '@wura/ui/link-button';
import { PagedList } from '@wura/wallets/web/paged-list';
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
        <PagedList
          query={query}
          rows={cards}
          words={words}
          skeleton="h-[168px]"
          empty={
            <EmptyState
              motif="house"
              title={words.none}
              action={<LinkButton to={viewAddress('giftcards-payment')}>{words.buy}</LinkButton>}
            >
              {words.noneText}
            </EmptyState>
          }
        >
          {card => <GiftCardArticle card={card} />}
        </PagedList>
      </div>
    </PaymentPage>
  );
}
