import { defineFaults, definePhrases, withFacts } from '@wura/wire/phrases';
import { defineRefusals } from '@wura/wire/refusals';

export const policyRefusals = defineRefusals({
  limit_exceeded: { status: 403, message: 'This is more than your limit allows.' },
  identity_required: { status: 403, message: 'Please verify your BVN or NIN before you move money.' },
  contact_unconfirmed: {
    status: 403,
    message: 'Please confirm your email address or your phone number before you move money.',
  },
  age_restricted: { status: 403, message: 'Under 18, money moves only once a guardian is linked to your account.' },
  paused_by_guardian: { status: 403, message: 'Your guardian has paused payments from your account.' },
  payment_guarded: { status: 403, message: 'Please confirm this payment with your second factor.' },
  transfers_off: { status: 403, message: 'You turned transfers off.' },
});

/** For a transfer to a customer who may hold or receive only so much. */
export const receivingRefusals = defineRefusals({
  recipient_limit: { status: 422, message: 'This is more than the recipient may receive.' },
});

/** Confirmed at another price than the one of now. */
export const pricingRefusals = defineRefusals({
  price_changed: {
    status: 422,
    message: withFacts({ price: 'money' }, ({ price }) => `The price is now ${price}. Please confirm it.`),
  },
});

/** Which limit it was, and what it has left. */
export const limitReasons = definePhrases({
  day_limit: withFacts({ left: 'money' }, ({ left }) => `You can send ${left} more today.`),
  own_limit: withFacts({ limit: 'money' }, ({ limit }) => `Your own limit is ${limit}.`),
  guardian_limit: withFacts({ limit: 'money' }, ({ limit }) => `Your guardian’s limit is ${limit}.`),
  key_limit: withFacts({ limit: 'money' }, ({ limit }) => `This API key may send ${limit} a day.`),
});

/** Why a payment to a payee whom the guard does not know is asked about. */
export const guardReasons = definePhrases({
  guard_night: 'It is night, and you have not paid this account before today.',
  guard_large: 'It is a large sum, and you have not paid this account before today.',
  guard_key: 'An API key cannot make this payment: pay this account once yourself, or change your payment guard.',
});

export const priceFaults = defineFaults({ priced_kind_unknown: 'Please choose what to price' });

/** What the lines of a price are called, by their codes. */
export const feePhrases = definePhrases({
  transfer_fee: 'Fee',
  exchange_fee: 'Exchange fee',
  network_fee: 'Network fee',
  vat: withFacts({ share: 'share' }, ({ share }) => `VAT on the fee (${share})`),
  stamp_duty: 'Stamp duty',
});
