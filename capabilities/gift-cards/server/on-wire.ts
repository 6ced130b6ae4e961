import { formatMoney } from '@wura/money';
import type { Naming } from '@wura/wallets/server/naming';
import type { GiftCard, GiftProductOnWire } from '../contract.ts';
import type { CardRow } from './cards.ts';
import { giftCardDetails, type GiftProduct } from './ports.ts';

export function productOnWire({ id, brand, country, currency, values, range, redeem }: GiftProduct): GiftProductOnWire {
  const text = (minor: bigint) => formatMoney({ currency, minor });
  return {
    id,
    brand,
    country,
    currency,
    values: values.map(text),
    range: range && { min: text(range.min), max: text(range.max), step: text(range.step) },
    redeem,
  };
}

export function cardOnWire(naming: Naming, row: CardRow): GiftCard {
  const { product, brand, country, currency, value, reference } = giftCardDetails.parse(row.details);
  return {
    id: row.public_id,
    transaction_id: naming.movementId({ wallet: Number(row.wallet), seq: Number(row.seq) }),
    reference,
    product,
    brand,
    country,
    currency,
    value,
    price: formatMoney({ currency: 'NGN', minor: row.amount }),
    status: row.status,
    redeem: row.redeem,
    times_shown: Number(row.times_shown),
    last_shown_at: row.last_shown_at?.toISOString() ?? null,
    date: row.created_at.toISOString(),
  };
}
