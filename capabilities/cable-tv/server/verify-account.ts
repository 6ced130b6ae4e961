import { lookupGoodMs } from '@wura/bills/server/lookups';
import { transaction } from '@wura/database';
import { providerRefusals } from '@wura/provider-payments/contract';
import type { BodyOf, ReplyOf } from '@wura/wire';
import { say } from '@wura/wire/phrases';
import { refuse } from '@wura/wire/refusals';
import type { routes } from '../contract.ts';
import { cableReasons, cableRefusals } from '../refusals.ts';
import { keepCheck } from './card-checks.ts';
import { providerNamed, sellerOf, type OpenCable } from './tv-shop.ts';

/** Asks the provider whose card it is, and keeps the answer for the one payment that may follow. */
export async function verifyAccount(
  open: OpenCable,
  { caller, body }: { caller: { number: bigint }; body: BodyOf<typeof routes.lookUpAccount> },
): Promise<ReplyOf<typeof routes.lookUpAccount>> {
  const { smartcard_number: smartcard } = body;
  const provider = providerNamed(open, body.provider);
  const seller = await sellerOf(open, provider);
  const card = await seller.smartcard({ provider, number: smartcard });
  if (card.outcome === 'declined') throw refuse(cableRefusals.smartcard_not_found);
  if (card.outcome === 'unknown') {
    // Nothing has moved, so this is no answer about money: it may simply be asked again.
    throw refuse(providerRefusals.provider_unavailable, { reason: say(cableReasons.smartcard_unavailable, {}) });
  }
  const { customerName, lookup: sellerLookup } = card;
  const { pool, now } = open.needs;
  const reference = await transaction(pool, tx =>
    keepCheck(tx, {
      customer: caller.number,
      seller: seller.provider,
      sellerLookup,
      provider,
      smartcard,
      customerName,
    }),
  );
  const expires_at = new Date(now() + lookupGoodMs).toISOString();
  return { status: 'success', data: { customer_name: customerName, reference, expires_at } };
}
