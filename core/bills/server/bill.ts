import type { Tx } from '@wura/database';
import type { Port } from '@wura/features/server/ports';
import type { PricedKind } from '@wura/policy/server';
import type { PaymentPort } from '@wura/provider-payments/server/ports';
import type { PaymentDetails } from '@wura/provider-payments/server/pay';
import type { Payment } from '@wura/provider-payments/server/queries';
import type { Vault } from '@wura/secrets/vault';
import type { MovementKind } from '@wura/wallets/server/kinds';
import { billNotices, type BillNotices, type BillWords } from './notices.ts';

/** The job of carrying a purchase out, whatever was bought, by its reference. */
export const purchaseJob = 'purchase';

/** What a purchase of any kind writes down about itself, for its seller. */
export type BillDetails = PaymentDetails & { readonly rules: string };

/** One kind of bill: what it is in our books, who sells it, and what a customer is told of it. */
export interface Bill<Details extends BillDetails = any, Seller extends PaymentPort<Details> = any> {
  /** What the payment's row, the prices and GET /api/config call it: `airtime`. */
  readonly name: string;
  readonly sellers: Port<Seller>;
  readonly movement: MovementKind<Details>;
  readonly price: PricedKind;
  readonly notices: BillNotices<Details>;
  readonly isWhole?: ((payment: Payment<Details>) => boolean) | undefined;
  readonly areGoodsSecret?: boolean | undefined;
  readonly onEnd?: ((tx: Tx, payment: Payment<Details>, vault: Vault) => Promise<boolean | void>) | undefined;
}

interface BillSpec<Details extends BillDetails, Seller> extends Pick<
  MovementKind<Details>,
  'id' | 'name' | 'details' | 'describe' | 'outsider' | 'again'
> {
  /** Its category in a customer's history, where it is not its name. */
  readonly category?: string;
  readonly sellers: Port<Seller>;
  readonly words: BillWords<Details>;
  /** Whether all that was bought has been handed over; until then its seller is asked again. None: there is nothing. */
  readonly isWhole?: (payment: Payment<Details>) => boolean;
  /** What is handed over is worth its price to its reader: `onEnd` seals it, and nothing else writes it down. */
  readonly areGoodsSecret?: boolean;
  /**
   * What else belongs in the commit that ends the payment. True: it has told the customer, who then hears nothing else of
   * it.
   */
  readonly onEnd?: (tx: Tx, payment: Payment<Details>, vault: Vault) => Promise<boolean | void>;
}

export function defineBill<Details extends BillDetails, Seller extends PaymentPort<Details>>(
  spec: BillSpec<Details, Seller>,
): Bill<Details, Seller> {
  const { id, name, category = name, details, describe, outsider, again } = spec;
  const { sellers, words, isWhole, areGoodsSecret, onEnd } = spec;
  return {
    name,
    sellers,
    movement: {
      id,
      name,
      isHold: true,
      category,
      job: purchaseJob,
      details,
      describe,
      // No bank has the account, ours included.
      ...(outsider && { outsider: of => ({ ...outsider(of)!, bankName: '' }) }),
      ...(again && { again }),
    },
    // Bills are free: their sellers pay us a commission.
    price: { kind: name },
    notices: billNotices(name, words),
    isWhole,
    areGoodsSecret,
    onEnd,
  };
}
