import type { CustomerRouter, SignedIn } from '@wura/identity/server';
import type { Call } from '@wura/http/router';
import { answerPayment, type Speech } from '@wura/provider-payments/server/answer';
import type { Paid } from '@wura/provider-payments/server/pay';
import type { PaymentPort, SaleReason } from '@wura/provider-payments/server/ports';
import type { AnswerOf, RouteSpec } from '@wura/wire';
import type { Intent } from '@wura/wallets/server/intents';
import { serveOnce } from '@wura/wallets/server/serve-once';
import { saleReasons } from '../refusals.ts';
import type { BillDetails } from './bill.ts';
import type { BillNeeds, OpenBill } from './open-bill.ts';

export interface Counter<Details, Spec extends RouteSpec, Extras> {
  /** Another name of this route: one key pays once under both. */
  readonly as?: RouteSpec;
  readonly deed: (call: Call<Spec, SignedIn>, intent: Intent) => Promise<Paid<Details>>;
  /** What is said of one that is paid, and of one that waits for its seller. */
  readonly completed: string;
  readonly pending: string;
  readonly extras?: Speech<Details, Extras>['extras'];
}

/**
 * Serves a route that pays a bill: one key pays once, and a caller who asks again reads the first answer. 200 when the seller
 * has confirmed, 202 while it has not, 422 with the money back when it has refused.
 */
export function serveBill<
  Details extends BillDetails,
  Seller extends PaymentPort<Details>,
  Spec extends RouteSpec,
  Extras extends object = object,
>(
  router: CustomerRouter,
  route: Spec,
  { bill, needs }: OpenBill<Details, Seller, BillNeeds>,
  { as, deed, completed, pending, extras = () => ({}) as Extras }: Counter<Details, Spec, Extras>,
): void {
  const speech: Speech<Details, Extras> = {
    details: bill.movement.details,
    completed,
    pending,
    extras,
    reasons: saleReasons satisfies Record<SaleReason, unknown>,
    usualReason: 'not_accepted' satisfies SaleReason,
  };
  const { movements } = needs.walletServices;
  serveOnce(router, route, { movements, deed, isFoundFirst: true, ...(as && { as }) }, async (entry, _who, asked) => {
    // The route's contract is a bill's, which the types of a generic route cannot say.
    return (await answerPayment(needs, speech, entry, asked)) as unknown as AnswerOf<Spec>;
  });
}
