import { parseAmount } from '@wura/money';
import { defineFaults, type Fault } from '@wura/wire/phrases';

/** What this room's own rules find wrong, the same in the form and on the server. */
export const cardFaults = defineFaults({
  card_form_missing: 'Please select a wallet, enter an amount, and a 4-digit PIN',
  card_pin_invalid: 'PIN must be exactly 4 digits',
  card_currency_unknown: 'Please choose USD or NGN',
  card_deposit_missing: 'Please select a card and enter an amount',
  card_sum_missing: 'Please enter an amount',
  card_amount_low: 'A dollar card begins with at least $3.00',
  card_limit_invalid: 'Please enter an amount above zero, or leave it empty',
  card_top_up_invalid: 'Please enter when to top up, by how much, and how much in a month at most',
});

const tierMin = 3;

/** Whether a customer of this tier may have a card: one whose papers are approved. */
export const hasCardTier = (tier: number): boolean => tier >= tierMin;

/** Nothing where it is four ASCII digits. */
export function cardPinFault(pin: string): Fault | undefined {
  if (pin === '') return cardFaults.card_form_missing;
  return /^[0-9]{4}$/.test(pin) ? undefined : cardFaults.card_pin_invalid;
}

export interface NewCardForm {
  readonly wallet: string;
  readonly amount: string;
  readonly pin: string;
}

/** What is wrong with the form for a new card, field by field under the request's names. */
export function newCardFaults({ wallet, amount, pin }: NewCardForm): Readonly<Record<string, Fault>> {
  const missing = cardFaults.card_form_missing;
  const pinFault = cardPinFault(pin);
  return {
    ...(wallet === '' && { wallet_id: missing }),
    ...(typeof parseAmount(amount) === 'string' && { amount: missing }),
    ...(pinFault && { pin: pinFault }),
  };
}
