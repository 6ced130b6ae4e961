import { defineRefusals } from '@wura/wire/refusals';

export const providerRefusals = defineRefusals({
  payment_declined: { status: 422, message: 'The payment was declined. Your money is back in your wallet.' },
  // Before any money has moved: nothing was sent, so it may simply be tried again.
  provider_unavailable: {
    status: 503,
    message: 'This service does not answer right now. Please try again in a moment.',
  },
  service_off: { status: 503, message: 'This service is switched off here.' },
});
