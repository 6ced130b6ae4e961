import { useMessages } from '@wura/browser/messages';
import { useRoute } from '@wura/browser/query';
import { Banner } from '@wura/ui/banner';
import { EmptyState } from '@wura/ui/empty-state';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { useNarrow } from '@wura/ui/use-narrow';
import { useWallets } from '@wura/wallets/web/wallet-list';
import { useRef, useState } from 'react';
import { listCards } from './calls.ts';
import { CardActions } from './card-actions.tsx';
import { CardLimits } from './card-limits.tsx';
import { CardHistory } from './card-history.tsx';
import { CardTable } from './card-table.tsx';
import { CreateForm } from './create-form.tsx';
import { DepositForm } from './deposit-form.tsx';
import { MayNotHaveCard } from './may-not-have-card.tsx';
import { cardMessages } from './messages.ts';

const whileMakingMs = 3_000;

/** The customer's cards: the chosen one large, all of them in a table, and beside them the forms for more of either. */
export default function CardsScreen() {
  const words = useMessages(cardMessages);
  const isNarrow = useNarrow();
  const [isWaiting, setWaiting] = useState(false);
  const cards = useRoute(listCards, {}, { everyMs: isWaiting ? whileMakingMs : undefined });
  const wallets = useWallets();
  const topUp = useRef<HTMLDivElement>(null);
  const [chosenId, choose] = useState<string>();
  const [dismissedAt, setDismissedAt] = useState(0);
  const all = cards.data ?? [];
  const chosen = all.find(({ id }) => id === chosenId) ?? all.find(({ status }) => status !== 'closed') ?? all[0];
  const isMaking = all.some(({ status, closing }) => status === 'pending' || closing);
  if (isMaking !== isWaiting) setWaiting(isMaking);

  return (
    <>
      {!isNarrow && <h1 className="mb-3 text-t1">{words.title}</h1>}
      <div className="grid gap-10 px-5 pt-3 pb-8 md:px-0 xl:grid-cols-[minmax(0,1fr)_minmax(0,344px)]">
        <div className="flex min-w-0 flex-col gap-8">
          {cards.isError && dismissedAt !== cards.errorUpdatedAt && (
            <Banner
              tone="bad"
              title={words.listFailed}
              action={
                <button type="button" className="min-h-11" onClick={() => void cards.refetch()}>
                  {words.retry}
                </button>
              }
              onDismiss={() => setDismissedAt(cards.errorUpdatedAt)}
              dismissLabel={words.dismiss}
            />
          )}
          {cards.isPending ? (
            <Loading text={words.loading}>
              <Skeleton className="aspect-[1.586] w-full max-w-[420px]" />
              <Skeleton className="mt-6 h-40" />
            </Loading>
          ) : chosen ? (
            <>
              <CardActions key={chosen.id} card={chosen} onTopUp={() => showForm(topUp.current)} />
              <CardTable cards={all} wallets={wallets.data ?? []} chosen={chosen} onChoose={choose} />
              <CardLimits key={`limits ${chosen.id}`} card={chosen} />
              <CardHistory card={chosen} />
            </>
          ) : (
            !cards.isError && (
              <EmptyState motif="mirror" title={words.none}>
                {words.noneText}
              </EmptyState>
            )
          )}
        </div>
        {/* Under a list that is still to come it would jump. */}
        <aside className={`min-w-0 flex-col gap-8 xl:flex ${cards.isPending ? 'hidden' : 'flex'}`}>
          <MayNotHaveCard />
          <CreateForm wallets={wallets.data ?? []} onMade={choose} />
          {chosen && (
            <div ref={topUp} className="scroll-mt-24">
              <DepositForm cards={all} chosen={chosen} onChoose={choose} />
            </div>
          )}
        </aside>
      </div>
    </>
  );
}

/** On a phone it stands far below the card. */
function showForm(form: HTMLElement | null): void {
  form?.scrollIntoView({ block: 'start' });
  form?.querySelector('input')?.focus({ preventScroll: true });
}
