import type { Translations } from '@wura/browser/messages';
import type * as english from './follow-messages.ts';

export default {
  followMessages: {
    follow: 'Pín ìtọpinpin',
    shareText: 'Tẹ̀lé ìsanwó yìí lórí Wura',
    copied: 'A ti da ìlìǹkì kọ',
    making: 'Ó ń múra...',
    failed: 'A kò lè ṣe ìlìǹkì náà. Jọ̀wọ́ tún gbìyànjú.',
  },
} satisfies Translations<typeof english>;
