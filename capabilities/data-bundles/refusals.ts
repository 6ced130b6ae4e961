import { definePhrases, withFacts } from '@wura/wire/phrases';
import { defineRefusals } from '@wura/wire/refusals';

export const dataRefusals = defineRefusals({
  unknown_plan: { status: 422, message: 'Please select a plan.' },
});

export const dataReasons = definePhrases({
  plans_unavailable: 'Failed to load data plans. Please try again.',
});

export const dataPhrases = definePhrases({
  data_for: withFacts(
    { network: 'text', plan: 'text', phone: 'text' },
    ({ network, plan, phone }) => `${network} data ${plan} for ${phone}`,
  ),
});
