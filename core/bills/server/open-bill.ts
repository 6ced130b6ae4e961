import type { Pool } from '@wura/database';
import type { Port } from '@wura/features/server/ports';
import { notify } from '@wura/notices/server';
import type { Policy } from '@wura/policy/server';
import type { PaymentPort } from '@wura/provider-payments/server/ports';
import type { PaymentRail } from '@wura/provider-payments/server/rail';
import type { Vault } from '@wura/secrets/vault';
import type { Clearing } from '@wura/wallets/server/clear';
import type { WalletServices } from '@wura/wallets/server/wallet-services';
import { purchaseJob, type Bill, type BillDetails } from './bill.ts';

/** What it takes to carry a purchase out. */
export interface RailNeeds {
  readonly pool: Pool;
  readonly now: () => number;
  /** Seals what is worth its price to its reader. */
  readonly vault: Vault;
  readonly config: { readonly billsUnfoundAfterMs: number };
  ports<Offered>(port: Port<Offered>): readonly Offered[];
}

/** What it takes to buy one for a customer. */
export interface BuyNeeds extends RailNeeds {
  readonly identity: Clearing['identity'];
  readonly walletServices: Pick<WalletServices, 'wallets'>;
  readonly policy: Policy;
}

/** What it takes to sell them to customers who ask. */
export interface BillNeeds extends BuyNeeds {
  readonly walletServices: WalletServices;
}

/** One kind of bill, with those who sell it here. */
export interface OpenBill<
  Details extends BillDetails,
  Seller extends PaymentPort<Details>,
  Needs extends BuyNeeds = BuyNeeds,
> {
  readonly bill: Bill<Details, Seller>;
  /** In the order in which they are asked. None: switched off here. */
  readonly sellers: readonly Seller[];
  readonly rail: PaymentRail<Details>;
  readonly needs: Needs;
}

export function openBill<
  Details extends BillDetails,
  Seller extends PaymentPort<Details>,
  Needs extends BuyNeeds = BuyNeeds,
>(bill: Bill<Details, Seller>, needs: Needs): OpenBill<Details, Seller, Needs> {
  return { bill, needs, sellers: needs.ports(bill.sellers), rail: openBillRail(bill, needs) };
}

/** Purchases on their way; the customer hears of every end, however late it comes. */
export function openBillRail<Details extends BillDetails, Seller extends PaymentPort<Details>>(
  bill: Bill<Details, Seller>,
  { pool, now, vault, config, ports }: RailNeeds,
): PaymentRail<Details> {
  const { movement, name, notices, isWhole, areGoodsSecret, onEnd } = bill;
  return {
    pool,
    now,
    movement,
    job: purchaseJob,
    operation: name,
    ports: ports(bill.sellers),
    unfoundAfterMs: config.billsUnfoundAfterMs,
    isLossOurs: true,
    ...(isWhole && { isWhole }),
    ...(areGoodsSecret && { areGoodsSecret }),
    async onEnd(tx, payment) {
      const { customer, state, amountMinor: minor, currency, details } = payment;
      if (await onEnd?.(tx, payment, vault)) return;
      const what = state === 'succeeded' ? notices.completed : notices.returned;
      await notify(tx, { customer, what, facts: notices.facts(details, { currency, minor }), at: new Date(now()) });
    },
  };
}
