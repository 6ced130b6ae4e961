import { definePhrases } from '@wura/wire/phrases';
import { defineRefusals } from '@wura/wire/refusals';

export const providerRefusals = defineRefusals({
  payment_declined: { status: 422, message: 'The payment was declined. Your money is back in your wallet.' },
  // Before any money has moved: nothing was sent, so it may simply be tried again.
  provider_unavailable: {
    status: 503,
    message: 'This service does not answer right now. Please try again in a moment.',
  },
  // An operator switched it off, and no caller knows until when: one who comes back every two seconds asks in vain.
  service_off: { status: 503, retryAfterSeconds: 600, message: 'This service is switched off here.' },
});

/** How far a payment to the outside has come. */
export const paymentStates = ['held', 'asked', 'accepted', 'succeeded', 'declined', 'reversed'] as const;
export type PaymentState = (typeof paymentStates)[number];

export const paymentPhrases = definePhrases({
  // The first of the two is not over: whether this one is wanted as well is known when it is.
  payment_under_way: 'The same payment is still being made. Please wait until it has ended.',
  // In our own books alone: no customer reads it.
  provider_loss: 'Given back, and carried out after all',
});
