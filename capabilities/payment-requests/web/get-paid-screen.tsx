import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { useRoute } from '@wura/browser/query';
import { announce } from '@wura/ui/announce';
import { Banner } from '@wura/ui/banner';
import { Dialog } from '@wura/ui/dialog';
import { EmptyState } from '@wura/ui/empty-state';
import { LinkButton } from '@wura/ui/link-button';
import { useNarrow } from '@wura/ui/use-narrow';
import { PagedList } from '@wura/wallets/web/paged-list';
import { useEffect, useState } from 'react';
import type { PaymentRequest } from '../contract.ts';
import { AskForm } from './ask-form.tsx';
import { listRequests, readRequest } from './calls.ts';
import { LinkCard } from './link-card.tsx';
import { linkMessages } from './link-messages.ts';
import { paidMessages } from './messages.ts';
import { RequestRow } from './request-row.tsx';
import { paidViews } from './shell-messages.ts';

/** Another may pay at any moment, and this is where its asker looks. */
const askAgainMs = 4_000;

export default function GetPaidScreen() {
  const words = useMessages(paidMessages);
  const { getPaid: title, trader } = useMessages(paidViews);
  const isNarrow = useNarrow();
  const [shown, setShown] = useState<string>();
  const requests = useInfiniteQuery({
    queryKey: [listRequests.path],
    queryFn: ({ pageParam: cursor, signal }) => call(listRequests, { query: { limit: '20', cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    refetchInterval: askAgainMs,
  });
  const rows = (requests.data?.pages ?? []).flatMap(({ data }) => data.map(each => ({ ...each, id: each.code })));
  return (
    <div className="px-5 pb-8 md:px-0">
      {!isNarrow && <h1 className="mb-1 text-t1">{title}</h1>}
      <p className="mb-5 max-w-[560px] text-lead text-ink-2">{words.lead}</p>
      <div className="mb-7 flex flex-wrap gap-2.5">
        <LinkButton look="ink" size={48} to="/wallet?view=trader">
          {trader}
        </LinkButton>
        <LinkButton look="line" size={48} to="/wallet?view=pay">
          {words.payOne}
        </LinkButton>
      </div>
      <div className="grid gap-10 xl:grid-cols-[minmax(0,480px)_minmax(0,1fr)]">
        <section aria-labelledby="ask-for" className="max-w-[480px]">
          <h2 id="ask-for" className="mb-3 text-t3">
            {words.askFor}
          </h2>
          <AskForm onAsked={({ code }) => setShown(code)} />
        </section>
        <section aria-labelledby="requests" className="min-w-0">
          <h2 id="requests" className="mb-3 text-t3">
            {words.requests}
          </h2>
          <PagedList
            query={requests}
            rows={rows}
            words={words}
            skeleton="h-28"
            empty={
              <EmptyState motif="cowrie" title={words.empty}>
                {words.emptyText}
              </EmptyState>
            }
          >
            {request => <RequestRow request={request} onShow={() => setShown(request.code)} />}
          </PagedList>
        </section>
      </div>
      <Dialog
        isOpen={shown !== undefined}
        onClose={() => setShown(undefined)}
        title={words.theLink}
        closeLabel={words.closeLink}
      >
        {shown !== undefined && <Shown code={shown} />}
      </Dialog>
    </div>
  );
}

/** The link while it waits to be paid, and the moment in which it is. */
function Shown({ code }: { code: string }) {
  const words = useMessages(paidMessages);
  const { ended, endedText } = useMessages(linkMessages);
  const { data: request } = useRoute(readRequest, { params: { code } }, { everyMs: 2_000 });
  const paid = request?.status === 'paid' ? paidLine(request, words) : undefined;
  useEffect(() => {
    if (paid !== undefined) announce(paid);
  }, [paid]);
  if (!request) return null;
  return (
    <div className="flex flex-col gap-4 text-center">
      <p className="text-lead font-strong">
        {request.amount === null ? words.anyAmount : formatAmount(request.amount, request.currency)}
        {request.note !== null && <span className="block text-note font-regular text-ink-2">“{request.note}”</span>}
      </p>
      {paid !== undefined ? (
        <Banner tone="ok" title={paid}>
          <p>{words.inWallet}</p>
        </Banner>
      ) : request.status === 'returned' ? (
        <Banner tone="wait" title={ended.returned}>
          <p>{endedText.returned}</p>
        </Banner>
      ) : (
        <>
          <LinkCard request={request} />
          <p role="status" className="text-small text-ink-2">
            {request.paid_count > 0 ? words.paidSoFar(request.paid_count) : words.waiting}
          </p>
        </>
      )}
    </div>
  );
}

function paidLine({ payments, paid_total, currency }: PaymentRequest, words: (typeof paidMessages)['en']): string {
  return words.isPaid(formatAmount(paid_total, currency), payments[0]?.name ?? '');
}
