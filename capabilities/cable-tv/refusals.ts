import { definePhrases, withFacts } from '@wura/wire/phrases';
import { defineRefusals } from '@wura/wire/refusals';

export const cableRefusals = defineRefusals({
  smartcard_not_found: { status: 422, message: 'Failed to verify account details' },
  unknown_tv_provider: { status: 422, message: 'Please select a TV provider' },
  unknown_bouquet: { status: 422, message: 'Please select a bouquet' },
  // The same for a reference that was used, has run out, was made up, or is another customer's or another provider's.
  smartcard_not_verified: { status: 422, message: 'Please complete account verification first' },
});

export const cableReasons = definePhrases({
  tv_providers_unavailable: 'Failed to load TV providers',
  smartcard_unavailable: 'Failed to verify account details',
  bouquets_unavailable: 'Failed to load bouquet options',
});

export const cablePhrases = definePhrases({
  cable_for: withFacts({ bouquet: 'text', card: 'text' }, ({ bouquet, card }) => `${bouquet}, smartcard ${card}`),
});
