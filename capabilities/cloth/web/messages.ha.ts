import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { clothFaults } from '../rules.ts';
import type * as english from './messages.ts';

export default {
  clothMessages: {
    lead: 'Kowace rana da kuɗi ya motsa a walet ɗinku tana zama zanen wani zane da yake naku kaɗai. Katunanku da saman walet ɗinku suna sanye da shi.',
    month: 'Wata',
    loading: 'Ana saƙa zanenku...',
    failed: 'Ba a iya zana zanenku ba.',
    retry: 'Sake gwadawa',
    share: 'Raba wannan wata',
    making: 'Ana shiryawa...',
    shareFailed: 'Ba a iya yin hoton ba. Ku sake gwadawa.',
    telling:
      'Wanda ya gani zai san ranakun da kuɗi ya motsa, amma ba zai san nawa ba, ko daga wa, ko zuwa ga wa. Tarihi ɗaya kullum zane ɗaya yake saƙawa.',
    poster: month => `Zanenku na ${month}`,
  },
} satisfies Translations<typeof english>;

export const phrases = {
  month_invalid: 'Ku zaɓi watan da ya fara',
} satisfies PhraseWords<typeof clothFaults>;
