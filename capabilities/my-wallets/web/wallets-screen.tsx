import { useQueryClient } from '@tanstack/react-query';
import { clockTime } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { announce } from '@wura/ui/announce';
import { Banner } from '@wura/ui/banner';
import { useHasView, viewAddress } from '@wura/browser/views';
import { useNarrow } from '@wura/ui/use-narrow';
import type { Wallet } from '@wura/wallets/contract';
import { primaryWallet } from '@wura/wallets/web/wallet-list';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { AllWalletsDialog } from './all-wallets-dialog.tsx';
import { DesktopWallets } from './desktop-wallets.tsx';
import { useKnownWallets } from './known-wallets.ts';
import { walletsMessages } from './messages.ts';
import { MobileWallets } from './mobile-wallets.tsx';
import { inOwnOrder } from './own-order.ts';
import { TransactionDetail } from './transaction-detail.tsx';
import type { WalletsState } from './wallets-state.ts';

/** Loaded for those who add one, and then kept: it gives focus back when it closes. */
const AddWalletDialog = lazy(async () => ({
  default: (await import('@wura/wallets/web/add-wallet-dialog')).AddWalletDialog,
}));

export default function WalletsScreen() {
  const isNarrow = useNarrow();
  const [dialog, setDialog] = useState<'add' | 'all'>();
  const [isAddingLoaded, loadAdding] = useState(false);
  const [search, setSearch] = useSearchParams();
  const queries = useQueryClient();
  const { answer, wallets: known, knownAt } = useKnownWallets();
  const words = useMessages(walletsMessages);

  const chosenId = search.get('wallet');
  const all = inOwnOrder(known ?? []);
  const primary = known && primaryWallet(known);
  const selected = all.find(wallet => wallet.id === chosenId) ?? primary;
  const wallets = known && all.filter(wallet => !wallet.hidden || wallet === primary);

  function addressWith(change: Record<string, string | undefined>): string {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(change)) {
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    }
    return `/wallet?${next}`;
  }

  const hasUsdtView = useHasView('usdt');
  const navigate = useNavigate();
  // What is done with USDT stands in a view of its own.
  const ownView = ({ currency }: Wallet) => (currency === 'USDT' && hasUsdtView ? viewAddress('usdt') : undefined);
  const state: WalletsState = {
    wallets,
    all,
    readAtMs: answer.dataUpdatedAt,
    selected,
    primary,
    knownAt,
    isPending: answer.isPending,
    isRefreshing: answer.isFetching,
    select: wallet => {
      const view = ownView(wallet);
      if (view !== undefined) void navigate(view);
      else setSearch(now => withEntry(now, 'wallet', wallet.id), { replace: true, preventScrollReset: true });
    },
    ownView,
    walletAddress: wallet => addressWith({ wallet: wallet.id, transaction: undefined }),
    transactionAddress: id => addressWith({ transaction: id }),
    refresh: () => {
      // Whatever is on the screen is read again, and said once.
      void queries.refetchQueries({ type: 'active' }).then(() => {
        if (queries.getQueryState(['/api/wallets', null, null])?.status === 'success') {
          announce(words.refreshed(clockTime(new Date().toISOString())));
        }
      });
    },
    add: () => {
      loadAdding(true);
      setDialog('add');
    },
    seeAll: () => setDialog('all'),
  };

  return (
    <>
      {isNarrow ? (
        <MobileWallets state={state} failure={<Failure answer={answer} knownAt={knownAt} />} />
      ) : (
        <DesktopWallets state={state} failure={<Failure answer={answer} knownAt={knownAt} />} />
      )}
      {isAddingLoaded && (
        <Suspense>
          <AddWalletDialog
            isOpen={dialog === 'add'}
            owned={all}
            onClose={() => setDialog(undefined)}
            onAdded={state.select}
          />
        </Suspense>
      )}
      <AllWalletsDialog isOpen={dialog === 'all'} state={state} onClose={() => setDialog(undefined)} />
      <TransactionDetail
        id={search.get('transaction') ?? undefined}
        onClose={() => setSearch(now => withEntry(now, 'transaction', undefined), { preventScrollReset: true })}
      />
    </>
  );
}

function withEntry(search: URLSearchParams, name: string, value: string | undefined): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === undefined) next.delete(name);
  else next.set(name, value);
  return next;
}

/** The last known balances stay when there are any, with their time; otherwise they are unknown and never zero. */
function Failure({ answer, knownAt }: Pick<ReturnType<typeof useKnownWallets>, 'answer' | 'knownAt'>) {
  const words = useMessages(walletsMessages);
  const [dismissedAt, setDismissedAt] = useState(0);
  if (!answer.isError || dismissedAt === answer.errorUpdatedAt) return null;
  return (
    <Banner
      tone="bad"
      title={words.failed}
      action={
        <button type="button" className="min-h-11" onClick={() => void answer.refetch()}>
          {words.retry}
        </button>
      }
      onDismiss={() => setDismissedAt(answer.errorUpdatedAt)}
      dismissLabel={words.dismiss}
      className="mb-5"
    >
      <p>{knownAt === undefined ? words.failedText : words.stale(knownAt)}</p>
    </Banner>
  );
}
