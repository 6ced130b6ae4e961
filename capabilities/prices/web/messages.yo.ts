import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  limitsMessages: {
    title: 'Àwọn gbèdéke rẹ',
    tier: tier => `Ìpele ${tier}`,
    tiers: {
      1: 'O ti forúkọ sílẹ̀',
      2: 'A ti yẹ BVN àti NIN wò',
      3: 'A ti fìdí ìdánimọ̀ múlẹ̀',
    },
    loading: 'Àwọn gbèdéke ń gbé...',
    failed: 'A kò lè gbé àwọn gbèdéke rẹ.',
    retry: 'Tún gbìyànjú',
    outToday: 'Tí o fi ránṣẹ́ lónìí',
    usedOf: (used, limit) => `${used} nínú ${limit}`,
    left: left => `O ṣì lè fi ${left} ránṣẹ́ lónìí.`,
    resets: when => `Yóò tún bẹ̀rẹ̀ ní ${when}`,
    holding: 'Iye tó kù',
    noLimit: 'Kò sí gbèdéke',
    single: 'Ìfowósí kan tó pọ̀ jù',
    firstDay: until =>
      `Gbèdéke àkáǹtì, ẹ̀rọ tàbí ọ̀rọ̀ aṣínà tuntun kéré fún ọjọ́ kan. Gbèdéke kíkún yóò bẹ̀rẹ̀ ní ${until}.`,
    next: tier => `Ohun tí ìpele ${tier} gbà`,
    perDay: 'Ìfiránṣẹ́ lójúmọ́',
    balanceUpTo: 'Iye owó títí dé',
    verify: 'Fìdí ìdánimọ̀ rẹ múlẹ̀',
    highest: 'O wà ní ìpele tó ga jù lọ.',
    bar: percent => `O ti lo ${percent} %`,
    barUnderOne: 'Ohun tí o ti lò kò tó 1 %',
    guardian: 'So alágbàtọ́ mọ́ ọn',
    blocked: {
      identity: 'Jọ̀wọ́ fìdí BVN tàbí NIN rẹ múlẹ̀ kí o tó gbé owó.',
      age: 'Bí o kò bá tíì pé ọdún 18, owó kò ní kúrò tàbí wọlé àfi bí alágbàtọ́ bá ti so mọ́ àkáǹtì rẹ.',
      contact: 'Jọ̀wọ́ fìdí ímeèlì tàbí nọ́ńbà fóònù rẹ múlẹ̀ kí o tó gbé owó.',
    },
  },
} satisfies Translations<typeof english>;
