import { definePhrases, withFacts } from '@wura/wire/phrases';

/** Why a number gets no more today. */
export const airtimeReasons = definePhrases({
  airtime_number_limit: withFacts(
    { left: 'money' },
    ({ left }) => `You can buy ${left} more airtime for this number today.`,
  ),
});

export const airtimePhrases = definePhrases({
  airtime_for: withFacts({ network: 'text', phone: 'text' }, ({ network, phone }) => `${network} airtime for ${phone}`),
});
