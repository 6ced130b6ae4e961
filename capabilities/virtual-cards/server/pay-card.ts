import type { Queries, Tx } from '@wura/database';
import type { SignedIn } from '@wura/identity/server';
import type { Entry } from '@wura/ledger/server/order';
import { formatMoney, moneyOf, type Amount, type Money } from '@wura/money';
import { providerRefusals } from '@wura/provider-payments/contract';
import type { WalletFacts } from '@wura/wallets/server/wallets';
import type { Fault } from '@wura/wire/phrases';
import { refuse, refuseFields } from '@wura/wire/refusals';
import { minuteMs } from '@wura/platform/time';
import { cardRefusals } from '../contract.ts';
import { hasCardTier } from '../rules.ts';
import { readFigure } from './entries.ts';
import { cardCurrencyOf, type CardIssuer, type CardPaymentDetails } from './ports.ts';
import { insertFunding, readUnderWay, type CardRow } from './queries.ts';
import type { CardRails, Opened } from './needs.ts';
import { takeQuote, type CardPrice } from './quote-card.ts';

// What the making of a card and putting money on one have in common.

/** A moment less than the ten seconds that we promise. */
export const waitMs = 9_000;
/** An issuer that does not decide at once mostly has within minutes. */
export const expectedMs = 15 * minuteMs;

/** Of customers whose papers are approved. */
export function requireVerified({ tier }: SignedIn): void {
  if (!hasCardTier(tier)) throw refuse(cardRefusals.kyc_required);
}

export function requireIssuer({ issuer, rails }: Opened): { issuer: CardIssuer; rails: CardRails } {
  if (!issuer || !rails) throw refuse(providerRefusals.service_off);
  return { issuer, rails };
}

export function moneyOn(amount: Amount, currency: Money['currency'], fault: Fault): Money {
  const money = moneyOf(amount, currency);
  if (typeof money === 'string') throw refuseFields({ amount: fault });
  return money;
}

/** What a card may hold at most is the issuer's to say, and they would only say it once the money is on its way. */
export async function requireRoom(
  { pool }: { pool: Queries },
  { issuer, card, amount }: { issuer: CardIssuer; card: CardRow | undefined; amount: Money },
): Promise<void> {
  const most = issuer.terms.balanceMinorMax[cardCurrencyOf(amount.currency)];
  const held = card ? (await readFigure(pool, card.id)).balance + (await readUnderWay(pool, card.id)).into : 0n;
  if (most === null || held + amount.minor <= most) return;
  const facts = { most: { amount: formatMoney({ ...amount, minor: most }), currency: amount.currency } };
  throw refuse(cardRefusals.card_full, { facts });
}

/**
 * A card never holds more than its customer lets it spend in the month: the issuer approves purchases by itself, so what is
 * on the card is the one bound that holds before a purchase.
 */
export async function requireMonthRoom(
  { pool }: { pool: Queries },
  { card, amount }: { card: CardRow; amount: Money },
): Promise<void> {
  if (card.per_month === null) return;
  const { balance, spent } = await readFigure(pool, card.id);
  const room = card.per_month - spent - balance - (await readUnderWay(pool, card.id)).into;
  if (amount.minor <= room) return;
  const left = { amount: formatMoney({ ...amount, minor: room > 0n ? room : 0n }), currency: amount.currency };
  throw refuse(cardRefusals.card_month_limit, { facts: { left } });
}

type About = Pick<
  CardPaymentDetails,
  'reference' | 'purpose' | 'card' | 'holder' | 'issuer_card' | 'last_four' | 'rules'
>;

/** Written down beside the movement, in the same words whether money is put on a new card or on one that is there. */
export function detailsOf(about: About, price: CardPrice, { currency: from }: WalletFacts): CardPaymentDetails {
  const { amount, converted, fee, rate, midRate, source, asOf, isSimulated } = price;
  const currency = cardCurrencyOf(amount.currency);
  return {
    ...about,
    currency,
    card_minor: String(amount.minor),
    card_amount: formatMoney(amount),
    exchange:
      from === currency
        ? null
        : {
            from_amount: formatMoney({ currency: from, minor: converted.minor + fee.minor }),
            from_currency: from,
            rate,
            mid_rate: midRate,
            source: source ?? '',
            as_of: asOf.toISOString(),
            simulated: isSimulated,
          },
  };
}

/** What belongs in the commit that holds the money. */
export async function noteFunding(
  tx: Tx,
  price: CardPrice,
  {
    card,
    entry,
    reference,
    isAutomatic = false,
  }: { card: bigint; entry: Entry; reference: string; isAutomatic?: boolean },
): Promise<void> {
  await takeQuote(tx, price);
  const { currency, minor: amount } = price.amount;
  await insertFunding(tx, {
    reference,
    card,
    amount,
    currency: cardCurrencyOf(currency),
    transfer_id: BigInt(entry.transferId),
    is_automatic: isAutomatic,
  });
}
