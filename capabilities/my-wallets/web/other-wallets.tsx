import { useMessages } from '@wura/browser/messages';
import { WalletRow } from '@wura/ui/wallet-card';
import type { Wallet } from '@wura/wallets/contract';
import type { ReactNode } from 'react';
import { walletsMessages } from './messages.ts';
import { useWalletFace } from './wallet-face.ts';
import type { WalletsState } from './wallets-state.ts';

/** How many wallets are drawn large, and how many are drawn at all: the rest is behind See all. */
export const largeCount = 2;
export const shownCount = 4;

type OtherWalletsProps = {
  state: WalletsState;
  /** Where a wallet is shown that has a view of its own. */
  ownView?: (wallet: Wallet) => string | undefined;
  /** At the end of the heading's line. */
  aside?: ReactNode;
  className: string;
};

/** The third wallet and the fourth, small. */
export function OtherWallets({ state, ownView, aside, className }: OtherWalletsProps) {
  const words = useMessages(walletsMessages);
  const faceOf = useWalletFace();
  const { wallets = [], selected } = state;
  const others = wallets.slice(largeCount, shownCount);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="other-wallets" className={className}>
      <div className="mb-2.5 flex items-center justify-between">
        <h2 id="other-wallets" className="text-entry">
          {words.other}
        </h2>
        {aside}
      </div>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {others.map(wallet => {
          const view = ownView?.(wallet);
          return (
            <li key={wallet.id}>
              <WalletRow
                {...faceOf(wallet)}
                detail={wallet === selected ? `${wallet.currency}, ${words.active}` : wallet.currency}
                to={view ?? state.walletAddress(wallet)}
                staysInPlace={view === undefined}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
