import { giftCardRefusals } from '../refusals.ts';
import { isSoldAt, productFault, valueFault } from '../rules.ts';
import type { GiftProductOnWire } from '../contract.ts';
import { asFault } from '@wura/wire/phrases';

export const emptyGiftCard = { country: '', product: '', value: '' };
export type GiftCardValues = typeof emptyGiftCard;

export function faultsOf({ product, value }: GiftCardValues, chosen: GiftProductOnWire | undefined) {
  return {
    product: productFault(chosen ? product : ''),
    value: valueFault(value) ?? (chosen && !isSoldAt(chosen, value) ? notSold : undefined),
  };
}

const notSold = asFault(giftCardRefusals.gift_card_value_not_sold);
