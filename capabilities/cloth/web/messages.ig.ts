import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { clothFaults } from '../rules.ts';
import type * as english from './messages.ts';

export default {
  clothMessages: {
    lead: 'Ụbọchị ọ bụla ego megharịrị n’akpa ego gị na-aghọ ụkpụrụ nke akwa bụ naanị nke gị. Kaadị gị na elu akpa ego gị na-eyi ya.',
    month: 'Ọnwa',
    loading: 'Na-akpa akwa gị...',
    failed: 'Enweghị ike ise akwa gị.',
    retry: 'Nwaa ọzọ',
    share: 'Kesaa ọnwa a',
    making: 'Na-akwado...',
    shareFailed: 'Enweghị ike ime foto ahụ. Biko nwaa ọzọ.',
    telling:
      'Onye hụrụ ya ga-amata ụbọchị ego megharịrị, ọ gaghị amata ego ole, onye o si n’aka ya ma ọ bụ onye ọ gakwuuru. Otu akụkọ na-akpa otu akwa mgbe niile.',
    poster: month => `Akwa gị na ${month}`,
  },
} satisfies Translations<typeof english>;

export const phrases = {
  month_invalid: 'Biko họrọ ọnwa malitere amalite',
} satisfies PhraseWords<typeof clothFaults>;
