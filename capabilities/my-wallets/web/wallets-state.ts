import type { Wallet } from '@wura/wallets/contract';

/** What both layouts are drawn from. `wallets` is undefined while unknown. */
export interface WalletsState {
  wallets: readonly Wallet[] | undefined;
  /** Hidden ones too. */
  all: readonly Wallet[];
  /** When the balances were read. */
  readAtMs: number;
  selected: Wallet | undefined;
  primary: Wallet | undefined;
  /** From when the balances are, where they could not be asked for again. */
  knownAt: string | undefined;
  isPending: boolean;
  isRefreshing: boolean;
  select: (wallet: Wallet) => void;
  /** Where a wallet is shown that has a view of its own. */
  ownView: (wallet: Wallet) => string | undefined;
  /** The address that shows this wallet, and the one that shows this transaction over it. */
  walletAddress: (wallet: Wallet) => string;
  transactionAddress: (id: string) => string;
  refresh: () => void;
  add: () => void;
  seeAll: () => void;
}
