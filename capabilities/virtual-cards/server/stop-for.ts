import type { CardRow } from './queries.ts';

/**
 * Why a card is stopped after a purchase, if it is. The issuer approves purchases by itself and does not ask us, so a limit is
 * kept by stopping the card at the first purchase that passes it.
 */
export function stopFor(
  card: Pick<CardRow, 'per_purchase' | 'per_month' | 'is_single' | 'merchant'>,
  { minor, shop, spent }: { minor: bigint; shop: string; spent: bigint },
): 'purchase' | 'month' | 'merchant' | undefined {
  if (card.is_single && card.merchant !== null && card.merchant.toLowerCase() !== shop.toLowerCase()) return 'merchant';
  if (card.per_purchase !== null && minor > card.per_purchase) return 'purchase';
  if (card.per_month !== null && spent >= card.per_month) return 'month';
  return undefined;
}
