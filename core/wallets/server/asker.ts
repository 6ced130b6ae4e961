import type { Pins, SignedIn, StandingMover } from '@wura/identity/server';
import type { Entry } from '@wura/ledger/server/order';
import type { Tx } from '@wura/database';

const confirmedBefore = Symbol('confirmed before');

/** Who wants money moved: a customer at their device, or one who confirmed earlier what is done for them now. */
export type Asker = Present | Away;

/** Who asks, and from where. */
export interface Present {
  readonly caller: SignedIn;
  readonly address: string;
  readonly requestId: string;
  /** As the call that asks was made, for a passkey in the PIN's place: without them there is only the PIN. */
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly route?: string;
  readonly key?: string | undefined;
  readonly sent?: unknown;
}

/** A customer who gave the PIN for this when they asked for it, and is not here now. Made by `away` alone. */
export interface Away {
  readonly caller: StandingMover;
  readonly [confirmedBefore]: TakeUp;
}

/** Uses up what was confirmed, in the commit that moves its money; throws where it is used up or no longer wanted. */
export type TakeUp = (tx: Tx, entry: Entry) => Promise<void>;

/**
 * What was confirmed for later is due. It passes the same gate as all else: whose wallet, frozen, tier, limits and funds
 * are asked now; only the PIN was given before, as the caller's row says, for nothing else writes such a row.
 */
export function away(caller: StandingMover, takeUp: TakeUp): Away {
  return { caller, [confirmedBefore]: takeUp };
}

/** For the worker, where no customer is who could be asked. */
export const nobodyThere: { readonly pins: Pick<Pins, 'confirmSpend' | 'isPaymentConfirmed' | 'withoutPin'> } = {
  pins: {
    confirmSpend() {
      throw new Error('a PIN is asked for while its customer is there');
    },
    withoutPin() {
      throw new Error('what a customer who is away confirmed, they gave the PIN for');
    },
    isPaymentConfirmed() {
      throw new Error('a customer who is away confirms no payment');
    },
  },
};

export const isAway = (asker: Asker): asker is Away => confirmedBefore in asker;

/** What uses up the confirmation of a customer who is away; none: they are here. */
export const takeUpOf = (asker: Asker): TakeUp | undefined => (isAway(asker) ? asker[confirmedBefore] : undefined);

export function present(asker: Asker): Present {
  if (isAway(asker)) throw new Error('a customer who is away confirms nothing');
  return asker;
}
