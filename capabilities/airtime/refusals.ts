import { definePhrases, withFacts } from '@wura/wire/phrases';

export const airtimePhrases = definePhrases({
  airtime_for: withFacts({ network: 'text', phone: 'text' }, ({ network, phone }) => `${network} airtime for ${phone}`),
});
