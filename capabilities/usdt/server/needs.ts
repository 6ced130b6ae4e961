import type { Pool } from '@wura/database';
import type { Identity } from '@wura/identity/server';
import type { Policy } from '@wura/policy/server';
import type { WalletServices } from '@wura/wallets/server/wallet-services';
import type { UsdtAddresses, UsdtChain } from './ports.ts';

/** What carrying a withdrawal out needs, in whatever process. */
export interface Sending {
  readonly pool: Pool;
  readonly chain: UsdtChain;
  readonly addresses: UsdtAddresses;
  readonly now: () => number;
}

/** What the worker's part needs. */
export interface Watching extends Sending {
  readonly walletServices: Pick<WalletServices, 'wallets'>;
  readonly settings: UsdtSettings;
}

/** What answering customers needs. */
export interface Usdt {
  readonly pool: Pool;
  readonly identity: Pick<Identity, 'pins' | 'holders'>;
  readonly walletServices: WalletServices;
  readonly policy: Policy;
  /** None: switched off here. */
  readonly chain: UsdtChain | undefined;
  readonly addresses: UsdtAddresses | undefined;
  /** New addresses wait a day. */
  readonly hasHold: boolean;
  readonly now: () => number;
}

/** In the smallest unit. */
export interface UsdtSettings {
  /** More than this in the hot wallet is put away. */
  readonly hotMostMinor: bigint;
  /** Less than this is told to the owner. */
  readonly hotLeastMinor: bigint;
  /** Less than this is not worth what its sweep costs. */
  readonly sweepLeastMinor: bigint;
}
