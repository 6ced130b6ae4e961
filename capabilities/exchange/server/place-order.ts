import { transaction } from '@wura/database';
import type { Call } from '@wura/http/router';
import { refuseEnded, type SignedIn } from '@wura/identity/server';
import { enqueue } from '@wura/jobs';
import { isBelowHundredth, moneyOf } from '@wura/money';
import { currencyOf } from '@wura/money/currencies';
import { randomId } from '@wura/platform/identifiers';
import { rateRefusals } from '@wura/rates/contract';
import { rateBetween } from '@wura/rates/cross-rate';
import { ratesChanged } from '@wura/rates/server/changed';
import { admit } from '@wura/wallets/server/clear';
import { confirmForLater } from '@wura/wallets/server/confirm-for-later';
import type { NoteMade } from '@wura/wallets/server/serve-made-once';
import { commonFaults } from '@wura/wire/faults';
import { commonRefusals, refuse, refuseFields } from '@wura/wire/refusals';
import { exchangeRefusals } from '../contract.ts';
import type { orderRoutes } from '../orders-contract.ts';
import { exchangeFaults, orderMsMax, orderMsMin } from '../rules.ts';
import { workOut } from '@wura/rates/work-out';
import type { ExchangeNeeds } from './needs.ts';
import { countOpen, insertOrder, insertOrderEvent, type OrderRow } from './order-queries.ts';
import { conversionFeeBps } from '@wura/rates/server/conversion-price';

const openMax = 20;

/** The PIN is asked for here, because the customer is not there to be asked when the rate comes. */
export async function placeOrder(
  needs: ExchangeNeeds,
  call: Call<typeof orderRoutes.placeOrder, SignedIn>,
  noteMade: NoteMade,
): Promise<OrderRow> {
  const { pool, walletServices, rates, spreadBps, now } = needs;
  const { caller, body, address, requestId } = call;
  const endsAt = new Date(body.ends_at);
  const stands = endsAt.getTime() - now();
  if (!(stands >= orderMsMin && stands <= orderMsMax))
    throw refuseFields({ ends_at: exchangeFaults.order_end_invalid });
  const to = await walletServices.wallets.findOwn(caller.number, body.to_wallet_id);
  if (!to) throw refuse(commonRefusals.not_found);
  const payer = await admit(needs, call, body.from_wallet_id);
  const from = payer.wallet;
  const ceiling = moneyOf(body.ceiling, from.currency);
  if (typeof ceiling === 'string' || isBelowHundredth(ceiling))
    throw refuseFields({ ceiling: commonFaults.amount_invalid });

  const pair = { from: from.currency, to: to.currency };
  const current = await rates.current();
  const mid = current && rateBetween(current.rates, pair);
  if (!mid) throw refuse(rateRefusals.rates_unavailable);
  const sums = workOut(ceiling, { mid, feeBps: conversionFeeBps(needs.policy, pair), spreadBps });
  if (!sums) throw refuse(exchangeRefusals.amount_too_small);
  await confirmForLater(needs, payer, { most: ceiling, pin: body.pin });

  return transaction(pool, async tx => {
    await refuseEnded(tx, caller);
    if ((await countOpen(tx, caller.number)) >= openMax) throw refuse(exchangeRefusals.orders_full);
    const placed = await insertOrder(tx, {
      public_id: randomId('cor'),
      customer: caller.number,
      from_wallet: BigInt(from.id),
      to_wallet: BigInt(to.id),
      from_currency: currencyOf(from.currency).id,
      to_currency: currencyOf(to.currency).id,
      rate_of: body.rate_of ?? 'source',
      target_rate: body.target_rate,
      ceiling: ceiling.minor,
      ends_at: endsAt,
    });
    if (!placed) throw refuse(exchangeRefusals.order_exists);
    await insertOrderEvent(tx, { id: placed.id, what: 'placed', origin: { address, requestId } });
    // The rate may be good enough already.
    await enqueue(tx, ratesChanged);
    await noteMade(tx, placed.public_id);
    return placed;
  });
}
