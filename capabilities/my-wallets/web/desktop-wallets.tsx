import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { useTotal } from '@wura/rates/web/total';
import { viewAddress } from '@wura/browser/views';
import { Button } from '@wura/ui/button';
import { EmptyState } from '@wura/ui/empty-state';
import { IconButton } from '@wura/ui/icon-button';
import { Loading, Skeleton, SkeletonRows } from '@wura/ui/skeleton';
import { WalletCard, WalletCardSkeleton } from '@wura/ui/wallet-card';
import { useHiddenBalances } from '@wura/wallets/web/hidden-balances';
import { Eye, EyeOff, LayoutList, Plus, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { History } from './history.tsx';
import { walletsMessages } from './messages.ts';
import { largeCount, OtherWallets, shownCount } from './other-wallets.tsx';
import { PrimaryActions, QuickPanel } from './quick-actions.tsx';
import { Summary } from './summary.tsx';
import { useWalletFace } from './wallet-face.ts';
import { UnknownWallet } from './unknown-wallet.tsx';
import { UpdatedAt } from './updated-at.tsx';
import type { WalletsState } from './wallets-state.ts';

export function DesktopWallets({ state, failure }: { state: WalletsState; failure: ReactNode }) {
  const words = useMessages(walletsMessages);
  const { wallets, selected } = state;
  return (
    <>
      <Header state={state} />
      {failure}
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_344px]">
        <div className="min-w-0">
          {/* Where the rail drops under the content, what most people came for stays above it. */}
          <div className="mb-5 xl:hidden">
            <PrimaryActions />
          </div>
          {state.isPending && (
            <Loading text={words.loading}>
              <div className="grid gap-4 md:grid-cols-2">
                <WalletCardSkeleton />
                <WalletCardSkeleton />
              </div>
              <Skeleton className="mt-5 mb-2.5 h-6 w-32" />
              <div className="grid gap-4 md:grid-cols-2">
                <Skeleton className="h-16" />
                <Skeleton className="h-16" />
              </div>
              <div className="panel mt-6 py-4">
                <SkeletonRows count={5} />
              </div>
            </Loading>
          )}
          {!state.isPending && !wallets && <UnknownWallet size="large" />}
          {wallets?.length === 0 && <NoWallets add={state.add} />}
          {wallets && <Cards state={state} />}
          {selected && (
            <History
              wallet={selected}
              addressOf={state.transactionAddress}
              allAddress={`${viewAddress('transactions')}&wallet=${encodeURIComponent(selected.id)}`}
              className="mt-6"
            />
          )}
        </div>
        <div className="flex flex-col gap-6">
          <div className="hidden xl:block">
            <PrimaryActions />
          </div>
          {selected && <Summary wallet={selected} />}
          {state.isPending && <Skeleton className="h-[413px] rounded-card! xl:h-[326px]" />}
          <QuickPanel />
        </div>
      </div>
    </>
  );
}

function Header({ state }: { state: WalletsState }) {
  const words = useMessages(walletsMessages);
  const { naira, note } = useTotal(state.wallets && state.all);
  const [isHidden, hide] = useHiddenBalances();
  return (
    <div className="mb-6 flex items-center gap-2">
      <div className="mr-auto">
        <h1 className="text-t1">{words.title}</h1>
        <p className="mt-[3px] min-h-[21px] text-note text-ink-2">
          {state.wallets && words.count(state.all.length)}
          {naira !== undefined && !isHidden && `, ${words.inAll(formatAmount(naira, 'NGN'))}`}
        </p>
        {/* They come with the balances and with the rates: their lines are there before. */}
        <div className="min-h-[1lh] text-small">
          <UpdatedAt state={state} />
        </div>
        <p className="min-h-[1lh] text-small text-ink-3">{!isHidden && note}</p>
      </div>
      {/* Together, once it is known whether the last of them is there: it would push the others aside. */}
      {!state.isPending && (
        <>
          <IconButton
            label={words.hide}
            aria-pressed={isHidden}
            icon={isHidden ? <EyeOff /> : <Eye />}
            onClick={() => hide(!isHidden)}
          />
          <IconButton
            label={words.refresh}
            icon={<RefreshCw className={state.isRefreshing ? 'animate-spin' : ''} />}
            onClick={state.refresh}
          />
          {state.all.length > 1 && <IconButton label={words.all} icon={<LayoutList />} onClick={state.seeAll} />}
        </>
      )}
      <Button look="line" size={40} icon={<Plus />} onClick={state.add}>
        {words.add}
      </Button>
    </div>
  );
}

function Cards({ state }: { state: WalletsState }) {
  const words = useMessages(walletsMessages);
  const faceOf = useWalletFace();
  const { wallets = [], selected, primary } = state;
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        {wallets.slice(0, largeCount).map(wallet => (
          <WalletCard
            key={wallet.id}
            {...faceOf(wallet)}
            balanceLabel={state.knownAt === undefined ? words.available : words.lastKnown(state.knownAt)}
            primaryLabel={wallet === primary ? words.primary : undefined}
            activeLabel={words.active}
            isSelected={wallet === selected}
            onSelect={() => state.select(wallet)}
          />
        ))}
      </div>
      <OtherWallets
        state={state}
        className="mt-5"
        aside={
          state.all.length > shownCount && (
            <button type="button" className="link min-h-6 text-note" onClick={state.seeAll}>
              {words.seeAll}
            </button>
          )
        }
      />
    </>
  );
}

export function NoWallets({ add }: { add: () => void }) {
  const words = useMessages(walletsMessages);
  return (
    <div className="panel">
      <EmptyState motif="cowrie" title={words.empty} action={<Button onClick={add}>{words.create}</Button>}>
        {words.emptyText}
      </EmptyState>
    </div>
  );
}
