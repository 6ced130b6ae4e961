import type { Queries, Tx } from '@wura/database';
import type { Call } from '@wura/http/router';
import type { SignedIn } from '@wura/identity/server';
import { formatMoney, moneyOf, type Money } from '@wura/money';
import { randomId } from '@wura/platform/identifiers';
import { feesOnWire, type Policy } from '@wura/policy/server';
import { rateRefusals } from '@wura/rates/contract';
import { isStopped } from '@wura/rates/server';
import { conversionFeeBps } from '@wura/rates/server/conversion-price';
import type { Fee } from '@wura/wallets/server/statements';
import type { WalletFacts } from '@wura/wallets/server/wallets';
import { commonRefusals, refuse, refuseFields } from '@wura/wire/refusals';
import { cardRefusals, type CardQuote, type routes } from '../contract.ts';
import { cardFaults } from '../rules.ts';
import type { CardNeeds } from './needs.ts';
import { workOutCost } from './work-out-cost.ts';

/** What an amount on a card costs from one wallet, and what it was worked out from. */
export interface CardPrice {
  readonly amount: Money;
  readonly converted: Money;
  readonly fees: readonly Fee[];
  readonly fee: Money;
  readonly rate: string;
  readonly midRate: string;
  readonly source: string | null;
  readonly asOf: Date;
  readonly isSimulated: boolean;
  /** The quote that it was promised in, to be used up. */
  readonly quote: bigint | undefined;
}

export async function quoteCard(
  needs: CardNeeds,
  { caller, body }: Call<typeof routes.quote, SignedIn>,
): Promise<CardQuote> {
  const { pool, walletServices } = needs;
  const wallet = await walletServices.wallets.findOwn(caller.number, body.wallet_id);
  if (!wallet) throw refuse(commonRefusals.not_found);
  const amount = moneyOf(body.amount, body.currency);
  if (typeof amount === 'string') throw refuseFields({ amount: cardFaults.card_form_missing });
  const price = await priceNow(needs, { wallet, amount });
  const publicId = randomId('quo');
  const { rows } = await pool.query<{ expires_at: Date; left: number }>(
    `insert into virtual_cards.quote (public_id, customer, wallet, currency, amount, converted, fee, rate, mid_rate, source,
                                      as_of, is_simulated)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     returning expires_at, (extract(epoch from expires_at - clock_timestamp()) * 1000)::integer as left`,
    [
      publicId,
      caller.number,
      wallet.id,
      amount.currency,
      amount.minor,
      price.converted.minor,
      price.fee.minor,
      price.rate,
      price.midRate,
      price.source,
      price.asOf,
      price.isSimulated,
    ],
  );
  const { expires_at: expiresAt, left } = rows[0]!;
  return {
    quote_id: publicId,
    amount: formatMoney(amount),
    currency: amount.currency,
    converted: formatMoney(price.converted),
    fee: formatMoney(price.fee),
    fees: feesOnWire(price.fees, wallet.currency),
    cost: formatMoney({ currency: wallet.currency, minor: price.converted.minor + price.fee.minor }),
    cost_currency: wallet.currency,
    rate: price.rate,
    mid_rate: price.midRate,
    source: price.source,
    as_of: price.asOf.toISOString(),
    simulated: price.isSimulated,
    expires_at: expiresAt.toISOString(),
    expires_in_ms: Math.max(0, left),
  };
}

type PriceNeeds = Pick<CardNeeds, 'policy' | 'spreadBps' | 'now'> & {
  readonly rates: Pick<CardNeeds['rates'], 'current'>;
};

/** At the rate of this moment. */
export async function priceNow(
  { rates, policy, spreadBps, now }: PriceNeeds,
  { wallet, amount }: { wallet: WalletFacts; amount: Money },
): Promise<CardPrice> {
  const day = new Date(now());
  const none = { currency: wallet.currency, minor: 0n };
  if (wallet.currency === amount.currency) {
    const plain = { fees: [], rate: '1', midRate: '1', source: null, asOf: day, isSimulated: false };
    return { amount, converted: amount, fee: none, quote: undefined, ...plain };
  }
  const current = await rates.current();
  const feeBps = conversionFeeBps(policy, { from: wallet.currency, to: amount.currency });
  const cost = current && workOutCost(amount, { from: wallet.currency, rates: current.rates, feeBps, spreadBps });
  if (!cost) throw refuse(rateRefusals.rates_unavailable);
  const { title } = current.source;
  const told = { source: title, asOf: current.asOf, isSimulated: current.isSimulated, quote: undefined };
  return { amount, ...cost, ...told, fees: feesOf(policy, day, cost.fee) };
}

const feesOf = (policy: Policy, on: Date, fee: Money): readonly Fee[] =>
  fee.minor > 0n ? policy.feeWithVat({ code: 'exchange_fee', fee, on }) : [];

/** As it was promised, or as it is now where nothing was. */
export async function priceOf(
  needs: CardNeeds,
  asked: { customer: bigint; wallet: WalletFacts; amount: Money; quoteId: string | undefined },
): Promise<CardPrice> {
  const { customer, wallet, amount, quoteId } = asked;
  if (quoteId === undefined) return priceNow(needs, asked);
  const { rows } = await needs.pool.query<QuoteRow>(
    'select * from virtual_cards.quote where public_id = $1 and customer = $2',
    [quoteId, customer],
  );
  const row = rows[0];
  if (!row) throw refuse(commonRefusals.not_found);
  const isThis = Number(row.wallet) === wallet.id && row.currency === amount.currency && row.amount === amount.minor;
  if (!isThis || !(await isOpen(needs.pool, row.id))) throw refuse(cardRefusals.card_quote_expired);
  const fee = { currency: wallet.currency, minor: row.fee };
  return {
    amount,
    converted: { currency: wallet.currency, minor: row.converted },
    fee,
    fees: feesOf(needs.policy, row.created_at, fee),
    rate: row.rate,
    midRate: row.mid_rate,
    source: row.source,
    asOf: row.as_of,
    isSimulated: row.is_simulated,
    quote: row.id,
  };
}

/**
 * In the commit that holds the money: of two that use one quote the second hears that it is used, and what staff have stopped
 * since is no promise any more.
 */
export async function takeQuote(tx: Tx, { quote, amount, converted }: CardPrice): Promise<void> {
  if (quote === undefined) return;
  const [from, to] = [converted.currency, amount.currency];
  if (from !== to && (await isStopped(tx, { from, to }))) throw refuse(rateRefusals.rates_unavailable);
  const { rowCount } = await tx.query(
    `update virtual_cards.quote set used_at = clock_timestamp()
      where id = $1 and used_at is null and expires_at > statement_timestamp()`,
    [quote],
  );
  if (rowCount === 0) throw refuse(cardRefusals.card_quote_expired);
}

async function isOpen(db: Queries, id: bigint): Promise<boolean> {
  const { rowCount } = await db.query(
    'select from virtual_cards.quote where id = $1 and used_at is null and expires_at > statement_timestamp()',
    [id],
  );
  return rowCount === 1;
}

interface QuoteRow {
  id: bigint;
  wallet: bigint;
  currency: string;
  amount: bigint;
  converted: bigint;
  fee: bigint;
  rate: string;
  mid_rate: string;
  source: string | null;
  as_of: Date;
  is_simulated: boolean;
  created_at: Date;
}

/** What its customer did not take up, a day after it ended. */
export async function deleteUnused(db: Queries): Promise<void> {
  await db.query(
    `delete from virtual_cards.quote where used_at is null and expires_at < statement_timestamp() - interval '1 day'`,
  );
}
