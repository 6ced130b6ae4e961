import { definePhrases, withFacts } from '@wura/wire/phrases';
import { defineRefusals } from '@wura/wire/refusals';

export const electricityRefusals = defineRefusals({
  meter_not_found: { status: 422, message: 'Failed to verify meter details' },
  unknown_electricity_provider: { status: 422, message: 'Please select an electricity provider' },
  // The same for a reference that was used, has run out, was made up, or is another customer's or another meter's.
  meter_not_verified: { status: 422, message: 'Please complete meter verification first' },
  below_meter_minimum: {
    status: 422,
    message: withFacts({ minimum: 'money' }, ({ minimum }) => `This meter takes ${minimum} or more.`),
  },
});

export const electricityReasons = definePhrases({
  electricity_providers_unavailable: 'Failed to load electricity providers',
  meter_unavailable: 'Failed to verify meter',
});

export const electricityPhrases = definePhrases({
  electricity_for: withFacts({ company: 'text', meter: 'text' }, ({ company, meter }) => `${company}, meter ${meter}`),
});
