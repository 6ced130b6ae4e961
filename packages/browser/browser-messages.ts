import { byCode, catalogue, translated } from './messages.ts';
import { commonRefusals } from '@wura/wire/refusals';
import { commonFaults, commonReasons } from '@wura/wire/faults';

/** What goes wrong between here and the server, which the server cannot put into words itself. */
export const connectionMessages = catalogue({
  offline: 'You are offline. Nothing was sent.',
  lost: 'We lost the connection. Please check your network and try again.',
  timeout: 'The server took too long to answer. Please try again.',
  reference: (requestId: string) => `Reference: ${requestId}`,
});

export const dateMessages = catalogue({
  today: (time: string) => `Today, ${time}`,
  yesterday: (time: string) => `Yesterday, ${time}`,
  // Twelve and seven names with a space between, from January and from Sunday.
  months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  monthsLong: 'January February March April May June July August September October November December',
  weekdays: 'Sun Mon Tue Wed Thu Fri Sat',
  monthYear: (month: string, year: string) => `${month} ${year}`,
});

/** Amounts as they are said aloud. A currency that is not here is said by its name, with its decimals as digits. */
export const spokenMessages = catalogue({
  both: (major: string, majorUnit: string, minor: string, minorUnit: string) =>
    `${major} ${majorUnit} ${minor} ${minorUnit}`,
  one: (amount: string, unit: string) => `${amount} ${unit}`,
  minus: (amount: string) => `minus ${amount}`,
  units: {
    NGN: { major: 'naira', minor: 'kobo' },
    USD: { major: 'dollars', minor: 'cents' },
    GBP: { major: 'pounds', minor: 'pence' },
    EUR: { major: 'euros', minor: 'cents' },
  },
});

/** What currencies are called where neither our list of them nor the browser says it in the language of the page. */
export const currencyMessages = catalogue({ names: byCode({}) });

translated(
  { connectionMessages, dateMessages, spokenMessages, currencyMessages },
  {
    fr: () => import('./browser-messages.fr.ts'),
    es: () => import('./browser-messages.es.ts'),
    pcm: () => import('./browser-messages.pcm.ts'),
    ha: () => import('./browser-messages.ha.ts'),
    ig: () => import('./browser-messages.ig.ts'),
    yo: () => import('./browser-messages.yo.ts'),
  },
  { ...commonRefusals, ...commonFaults, ...commonReasons },
);
