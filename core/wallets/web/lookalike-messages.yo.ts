import type { Translations } from '@wura/browser/messages';
import type * as english from './lookalike-messages.ts';

export default {
  lookalikeMessages: {
    title: 'Èyí kì í ṣe àkáǹtì tí o san owó sí tẹ́lẹ̀',
    digits: name => `O ti san fún ${name} rí. Nọ́ńbà méjèèjì fẹ́ẹ̀ jọra pátápátá.`,
    bank: name => `O ti san fún ${name} rí, pẹ̀lú nọ́ńbà kan náà ní báńkì mìíràn.`,
    ends: 'O ti fi ránṣẹ́ sí àdírẹ́sì kan rí tó bẹ̀rẹ̀ tàbí parí bí èyí. Àwọn oníjìbìtì máa ń ṣe irú àdírẹ́sì bẹ́ẹ̀ kí a lè da tiwọn kọ dípò rẹ̀.',
    before: 'Èyí tí o san fún',
    now: 'Èyí',
    compared: 'Mo ti fi gbogbo rẹ̀ wéra, àdírẹ́sì yìí ni mo sì fẹ́',
  },
} satisfies Translations<typeof english>;
