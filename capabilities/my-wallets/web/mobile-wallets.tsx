import { useMessages } from '@wura/browser/messages';
import { viewAddress } from '@wura/browser/views';
import { IconButton } from '@wura/ui/icon-button';
import { Later } from '@wura/ui/later';
import { Loading, Skeleton, SkeletonRows } from '@wura/ui/skeleton';
import { WalletCard, WalletCardSkeleton } from '@wura/ui/wallet-card';
import { Plus, RefreshCw } from 'lucide-react';
import { useDeferredValue, useEffect, useRef, type ReactNode } from 'react';
import { NoWallets } from './desktop-wallets.tsx';
import { walletsMessages } from './messages.ts';
import { largeCount, OtherWallets } from './other-wallets.tsx';
import { QuickGrid } from './quick-actions.tsx';
import { RecentTransactions } from './recent-transactions.tsx';
import { Summary } from './summary.tsx';
import { TotalBalance } from './total-balance.tsx';
import { UnknownWallet } from './unknown-wallet.tsx';
import { UpdatedAt } from './updated-at.tsx';
import { useWalletFace } from './wallet-face.ts';
import type { WalletsState } from './wallets-state.ts';

export function MobileWallets({ state, failure }: { state: WalletsState; failure: ReactNode }) {
  const words = useMessages(walletsMessages);
  const { wallets, selected } = state;
  // A cheap phone shows what it was opened for, and hears a tap, before it has made what lies below: first the cards.
  const isBelowDue = useDeferredValue(true, hasStoodWhole);
  const isAwaited = state.isPending || !isBelowDue;
  return (
    <>
      <TotalBalance wallets={wallets && state.all} knownAt={state.knownAt} />
      <div className="relative -mt-11.5 grow rounded-t-[24px] bg-canvas pt-5 pb-6">
        {failure && <div className="px-3 empty:hidden">{failure}</div>}
        <QuickGrid />
        <div className="mt-5 mb-2 flex min-h-11 items-center gap-1 pr-2 pl-5">
          <h2 className="mr-auto min-w-0 text-row tracking-[-.015em]">
            <span className="mr-1.5">{words.title}</span>
            {wallets && (
              <span className="stretch-text inline-block text-note whitespace-nowrap max-[359px]:sr-only font-regular tracking-normal text-ink-3">
                {words.count(state.all.length)}
              </span>
            )}
          </h2>
          {/* Together, once it is known whether the last of them is there: it would push the others aside. */}
          {!state.isPending && (
            <>
              <IconButton
                label={words.refresh}
                icon={<RefreshCw className={state.isRefreshing ? 'animate-spin' : ''} />}
                onClick={state.refresh}
                className="text-link"
              />
              <IconButton label={words.add} icon={<Plus />} onClick={state.add} className="text-link" />
              {state.all.length > 1 && (
                <button
                  type="button"
                  className="min-h-11 px-3 text-note whitespace-nowrap font-label text-link max-[359px]:px-1"
                  onClick={state.seeAll}
                >
                  {words.seeAll}
                </button>
              )}
            </>
          )}
        </div>
        <div className="px-5 empty:hidden">
          <UpdatedAt state={state} />
        </div>
        {isAwaited && (
          <Loading text={words.loading}>
            <div className="flex gap-3 overflow-hidden px-5 py-1">
              <WalletCardSkeleton size="mobile" />
              <WalletCardSkeleton size="mobile" />
            </div>
            <div className="mt-6 px-3">
              <RowsShape />
            </div>
          </Loading>
        )}
        {!isAwaited && !wallets && <UnknownWallet size="mobile" />}
        {!isAwaited && wallets?.length === 0 && (
          <div className="px-3">
            <NoWallets add={state.add} />
          </div>
        )}
        {!isAwaited && wallets && wallets.length > 0 && (
          <>
            <Carousel state={state} />
            <OtherWallets state={state} ownView={state.ownView} className="mt-4 px-5" />
          </>
        )}
        {!isAwaited && selected && (
          <div className="mt-6 flex flex-col gap-5 px-3">
            <Later instead={<RowsShape />} isNow={hasStoodWhole} onDrawn={standWhole}>
              <RecentTransactions
                wallet={selected}
                addressOf={state.transactionAddress}
                allAddress={`${viewAddress('transactions')}&wallet=${encodeURIComponent(selected.id)}`}
              />
              <Summary wallet={selected} />
            </Later>
          </div>
        )}
      </div>
    </>
  );
}

/** From then on the view comes back whole, and with it the place where it was left. */
let hasStoodWhole = false;

function standWhole(): void {
  hasStoodWhole = true;
}

function RowsShape() {
  return (
    <div>
      <Skeleton className="mb-3 ml-2 h-6 w-44" />
      <div className="panel py-1">
        <SkeletonRows count={5} />
      </div>
    </div>
  );
}

/** The first cards side by side; the active one is brought into sight when it was chosen elsewhere. */
function Carousel({ state }: { state: WalletsState }) {
  const words = useMessages(walletsMessages);
  const faceOf = useWalletFace();
  const list = useRef<HTMLUListElement>(null);
  const { wallets = [], selected, primary } = state;
  const at = selected ? wallets.indexOf(selected) : -1;
  const shownAt = useRef(0);
  useEffect(() => {
    // The first stands in sight by itself: to ask where it is would have the whole page laid out at once, before it is drawn.
    if (at === shownAt.current) return;
    shownAt.current = at;
    const card = list.current?.children[at];
    if (card instanceof HTMLElement) list.current?.scrollTo({ left: card.offsetLeft - 20, behavior: 'smooth' });
  }, [at]);
  return (
    <ul ref={list} className="relative flex snap-x scroll-px-5 gap-3 overflow-x-auto px-5 py-1 [scrollbar-width:none]">
      {wallets.slice(0, largeCount).map(wallet => (
        <li key={wallet.id} className="snap-start">
          <WalletCard
            size="mobile"
            {...faceOf(wallet)}
            primaryLabel={wallet === primary ? words.primary : undefined}
            activeLabel={words.active}
            isSelected={wallet === selected}
            onSelect={() => state.select(wallet)}
          />
        </li>
      ))}
    </ul>
  );
}
