import type { Tx } from '@wura/database';
import type { Entry } from '@wura/ledger/server/order';
import type { Money } from '@wura/money';
import { hourMs } from '@wura/platform/time';
import { newReference } from '@wura/provider-payments/server/carry-out';
import { pay, type Paid } from '@wura/provider-payments/server/pay';
import type { PaymentPort } from '@wura/provider-payments/server/ports';
import { walletRefusals } from '@wura/wallets/contract';
import type { Asker } from '@wura/wallets/server/asker';
import { admit, clear, type Clearing, type Payer } from '@wura/wallets/server/clear';
import type { Intent } from '@wura/wallets/server/intents';
import { say } from '@wura/wire/phrases';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { billReasons } from '../refusals.ts';
import type { BillDetails } from './bill.ts';
import { choose } from './choose.ts';
import type { OpenBill } from './open-bill.ts';

/** A call that pays a bill, as far as all of them are alike. */
export type BillCall = Asker & {
  /** No wallet: the customer's naira wallet. */
  readonly body: { readonly walletId?: string | null | undefined; readonly pin?: string | undefined };
};

export interface Purchase<Details, Seller> {
  readonly intent: Intent;
  /** Those among whom the seller is chosen, where not all of them sell this. */
  readonly among?: (seller: Seller) => boolean;
  /** What is bought of the seller that was chosen; refuses what it does not sell. */
  readonly order: (seller: Seller, payer: Payer) => Order<Details> | Promise<Order<Details>>;
}

export interface Order<Details> {
  readonly amount: Money;
  /** The phone, the meter, the card: only one purchase of an amount for it may be under way. */
  readonly destination: string;
  readonly details: Omit<Details, 'reference' | 'rules'>;
  /** What else belongs in the commit that holds the money; a refusal there undoes it. */
  readonly alongside?: (tx: Tx, entry: Entry) => Promise<void>;
}

/** Most purchases are done within seconds; what is not is known within the hour. */
const expectedMs = hourMs;
/** How long the customer waits at most for the whole of it, and a moment less than the ten seconds we promise. */
const waitMs = 9_000;

/** Pays a bill: admitted, ordered, cleared, held, and only then sent to its seller. */
export async function buy<Details extends BillDetails, Seller extends PaymentPort<Details>>(
  open: OpenBill<Details, Seller>,
  call: BillCall,
  { intent, among, order }: Purchase<Details, Seller>,
): Promise<Paid<Details>> {
  const { bill, rail, needs } = open;
  const endsAt = performance.now() + waitMs;
  const payer = await admitNaira(needs, call, call.body.walletId);
  const seller = await choose(open, among);
  const { amount, destination, details: ordered, alongside } = await order(seller, payer);
  const { fees, rules } = needs.policy.price({ kind: bill.price, amount });
  const cleared = await clear(needs, payer, { as: 'purchase', amount, fees, pin: call.body.pin });
  // What the room ordered, with the two that are the same for all.
  const details = { ...ordered, rules, reference: newReference() } as unknown as Details;
  const reference = seller.newReference?.(details) ?? details.reference;
  return pay(rail, cleared, {
    port: seller,
    twin: `${destination} ${amount.minor}`,
    details: { ...details, reference },
    intent,
    endsAt,
    expectedBy: new Date(needs.now() + expectedMs),
    ...(alongside && { alongside }),
  });
}

/** The customer with the naira wallet that pays: the one they name, or else the one they have. */
export async function admitNaira(
  needs: Pick<Clearing, 'walletServices' | 'policy'>,
  asker: Asker,
  walletId: string | null | undefined,
): Promise<Payer> {
  const id = walletId ?? (await nairaWalletOf(needs, asker));
  const payer = await admit(needs, asker, id);
  if (payer.wallet.currency === 'NGN') return payer;
  throw refuse(walletRefusals.wrong_currency, { reason: say(billReasons.naira_wallet_pays, {}) });
}

async function nairaWalletOf({ walletServices }: Pick<Clearing, 'walletServices'>, { caller }: Asker): Promise<string> {
  const wallet = await walletServices.wallets.ofCustomer({ owner: caller.number, currency: 'NGN' });
  if (!wallet) throw refuse(commonRefusals.not_found);
  return wallet.publicId;
}
