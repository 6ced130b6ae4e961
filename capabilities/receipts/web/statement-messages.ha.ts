import type { Translations } from '@wura/browser/messages';
import type * as english from './statement-messages.ts';

export default {
  statementMessages: {
    title: 'Bayanan asusu',
    lead: 'Duk abin da ya motsa a walet tsakanin ranaku biyu, da ragowa kafin da bayan haka. Ana iya duba kowanne da lambarsa.',
    wallet: 'Walet',
    period: 'Kwanaki',
    periods: {
      month: 'Wannan wata',
      last_month: 'Watan jiya',
      quarter: 'Wata 3 da suka wuce',
      year: 'Wannan shekara',
      days: 'Zaɓi ranaku',
    },
    from: 'Daga',
    to: 'Zuwa',
    opening: 'Ragowar farko',
    moneyIn: 'Kuɗin da ya shigo',
    moneyOut: 'Kuɗin da ya fita',
    fees: 'Caji, VAT da haraji',
    closing: 'Ragowar ƙarshe',
    count: count => `Hada-hada ${count}`,
    loading: 'Ana ƙirgawa...',
    pickDays: 'Ku zaɓi rana ta farko da ta ƙarshe.',
    failed: 'Ba a iya yin bayanin asusu ba. Ku sake gwadawa.',
    retry: 'Sake gwadawa',
    pdf: 'Sauke PDF',
    csv: 'Sauke tebur (CSV)',
    making: 'Ana shiryawa...',
    saved: 'An adana bayanin asusu',
  },
} satisfies Translations<typeof english>;
