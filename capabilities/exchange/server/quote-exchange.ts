import type { Call } from '@wura/http/router';
import type { SignedIn } from '@wura/identity/server';
import { formatMoney, isBelowHundredth, moneyOf } from '@wura/money';
import { randomId } from '@wura/platform/identifiers';
import { feesOnWire } from '@wura/policy/server';
import { rateRefusals } from '@wura/rates/contract';
import { rateBetween, rateText } from '@wura/rates/cross-rate';
import { conversionFeeBps } from '@wura/rates/server/conversion-price';
import { workOut } from '@wura/rates/work-out';
import { commonFaults } from '@wura/wire/faults';
import { commonRefusals, refuse, refuseFields } from '@wura/wire/refusals';
import { exchangeRefusals, type Quote, type routes } from '../contract.ts';
import type { ExchangeNeeds } from './needs.ts';
import { insertQuote } from './queries.ts';

/** A firm price: bound to this customer, these wallets and this amount, from one snapshot of rates. */
export async function quoteExchange(
  { pool, walletServices: { wallets }, rates, policy, spreadBps }: ExchangeNeeds,
  { caller, body }: Call<typeof routes.quote, SignedIn>,
): Promise<Quote> {
  const [from, to] = [
    await wallets.findOwn(caller.number, body.from_wallet_id),
    await wallets.findOwn(caller.number, body.to_wallet_id),
  ];
  if (!from || !to) throw refuse(commonRefusals.not_found);
  const amount = moneyOf(body.amount, from.currency);
  if (typeof amount === 'string' || isBelowHundredth(amount))
    throw refuseFields({ amount: commonFaults.amount_invalid });

  const current = await rates.current();
  const pair = { from: from.currency, to: to.currency };
  const mid = current && rateBetween(current.rates, pair);
  if (!mid) throw refuse(rateRefusals.rates_unavailable);
  const sums = workOut(amount, { mid, feeBps: conversionFeeBps(policy, pair), spreadBps });
  if (!sums) throw refuse(exchangeRefusals.amount_too_small);
  const fees = policy.feeWithVat({ code: 'exchange_fee', fee: sums.fee });

  const told = {
    rate: rateText(sums.rate),
    mid_rate: rateText(mid),
    spread_bps: Number(spreadBps),
    source: current.source.title,
  };
  const publicId = randomId('quo');
  const ends = await insertQuote(pool, {
    ...told,
    public_id: publicId,
    customer: caller.number,
    from_wallet: BigInt(from.id),
    to_wallet: BigInt(to.id),
    amount: amount.minor,
    fee: sums.fee.minor,
    fees,
    received: sums.received.minor,
    residue: Number(sums.residueMinor),
    snapshot: current.snapshotId,
    as_of: current.asOf,
    is_simulated: current.isSimulated,
  });
  return {
    ...told,
    quote_id: publicId,
    amount: formatMoney(amount),
    currency: from.currency,
    fee: formatMoney(sums.fee),
    fees: feesOnWire(fees, from.currency),
    converted: formatMoney(sums.converted),
    receive_amount: formatMoney(sums.received),
    receive_currency: to.currency,
    expires_at: ends.expires_at.toISOString(),
    expires_in_ms: Math.max(0, ends.expires_in_ms),
    as_of: current.asOf.toISOString(),
    simulated: current.isSimulated,
  };
}
