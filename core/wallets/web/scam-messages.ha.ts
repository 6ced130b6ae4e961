import type { Translations } from '@wura/browser/messages';
import type * as english from './scam-messages.ts';

export default {
  scamMessages: {
    title: 'Ku tsaya ku yi tunani kafin ku tura',
    trick:
      'Shin wani ya kira ku, ya rubuto muku ko ya tsaya kusa da ku yana cewa ku tura wannan? Ba ma taɓa cewa ku kwashe kuɗi don kare shi, haka nan bankinku ko ’yan sanda.',
    answer: 'Babu wanda ya ce in tura wannan, kuma na san wanda zai karɓa',
    first: name => `Ba ku biya ${name} kwanan nan ba.`,
    reasons: {
      large: 'Ya fi abin da kuka saba turawa nesa.',
      night: 'Dare ne. Yana da wuya a samu banki da abokai.',
    },
  },
} satisfies Translations<typeof english>;
