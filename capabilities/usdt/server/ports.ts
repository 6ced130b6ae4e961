import { definePort } from '@wura/features/server/ports';

export const usdtChain = definePort<UsdtChain>('usdt_chain');
export const usdtAddresses = definePort<UsdtAddresses>('usdt_addresses');

/** A chain on which USDT moves, as this room wishes it were. */
export interface UsdtChain {
  /** Also the purpose of the system wallet that stands for all addresses of ours together. */
  readonly provider: string;
  readonly isDown?: () => boolean;
  /** The newest block, and the newest that no reorganisation reaches; of the second all nodes must say the same. */
  tips(): Promise<Told<{ readonly head: Block; readonly final: Block }>>;
  /** The block of this number, as all nodes have it. */
  block(number: number): Promise<Told<Block>>;
  /** Every transfer of USDT, and of nothing else, in these blocks, both included. `isAgreed`: as all nodes have them. */
  transfers(blocks: { from: number; to: number; isAgreed: boolean }): Promise<Told<readonly ChainTransfer[]>>;
  /** What became of a transaction, once it is final and all nodes say the same. */
  outcome(transaction: string): Promise<Told<ChainOutcome>>;
  /** Exactly these bytes, as often as it is asked. */
  broadcast(signed: string): Promise<BroadcastVerdict>;
  /** What stands at an address. */
  balances(address: string): Promise<Told<ChainBalances>>;
  /** The most that one transfer of USDT costs at present. */
  transferCostSun(): Promise<Told<bigint>>;
}

export type Told<Value> =
  | { readonly outcome: 'accepted'; readonly value: Value }
  | { readonly outcome: 'unknown'; readonly why: string };

export interface Block {
  readonly number: number;
  readonly hash: string;
  /** By the chain's own clock. */
  readonly atMs: number;
}

export interface ChainTransfer {
  readonly transaction: string;
  /** Among the transfers of its transaction, counted from 0: the same in whatever block it stands. */
  readonly place: number;
  readonly block: number;
  readonly from: string;
  readonly to: string;
  readonly amountMinor: bigint;
}

export type ChainOutcome =
  /** No final block has it, up to the one named. */
  | { readonly state: 'absent'; readonly final: Block }
  | { readonly state: 'done' | 'failed'; readonly block: number; readonly feeSun: bigint };

export type BroadcastVerdict =
  /** They have it, now or already. */
  | { readonly outcome: 'accepted' }
  /** They said no to these bytes. That is not yet an end: another node may have them. */
  | { readonly outcome: 'refused'; readonly why: string }
  | { readonly outcome: 'unknown'; readonly why: string };

export interface ChainBalances {
  readonly usdtMinor: bigint;
  readonly trxSun: bigint;
}

/** Which addresses are ours, worked out without any key that could spend from them. */
export interface UsdtAddresses {
  /** The n-th customer's. */
  deposit(index: number): string;
  /** Where withdrawals are paid from. */
  readonly hot: string;
  /** Where what is not needed is sent; none: it stays. */
  readonly cold: string | undefined;
  /** Tether's own: nothing that is sent there comes back. */
  readonly contract: string;
}

/** Where a key stands below the account: a customer's own, or the house's. */
export type KeyName = { readonly kind: 'deposit'; readonly index: number } | { readonly kind: 'hot' };

/** What is to be signed. The signer makes the transaction itself, so that no caller's bytes are ever signed. */
export interface ToSign {
  readonly from: KeyName;
  readonly asset: 'USDT' | 'TRX';
  readonly to: string;
  readonly amountMinor: bigint;
  /** A recent block, so that the transaction is of this chain and of this time. */
  readonly reference: Pick<Block, 'number' | 'hash' | 'atMs'>;
  readonly expiresAtMs: number;
  readonly feeLimitSun: bigint;
}

export interface Signed {
  readonly transaction: string;
  /** The whole of it, as hex. */
  readonly bytes: string;
}

/** What the signer's process alone has. */
export interface SigningKeys {
  /** From which all others work out our addresses. */
  readonly accountKey: string;
  sign(order: ToSign): Signed;
}
