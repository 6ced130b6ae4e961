import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { ownLimitFaults } from '../refusals.ts';
import type * as english from './messages.ts';

export default {
  ownLimitMessages: {
    title: 'Gbèdéke tìrẹ',
    lead: 'Fi gbèdéke tó kéré ju ti ìpele rẹ lé ara rẹ. Dídín gbèdéke kù ń ṣiṣẹ́ lẹ́sẹ̀kẹsẹ̀; gbígbé e ga nílò ìfìdímúlẹ̀ kejì rẹ.',
    loading: 'Àwọn gbèdéke rẹ ń gbé...',
    failed: 'A kò lè gbé àwọn gbèdéke rẹ.',
    retry: 'Tún gbìyànjú',
    perPayment: 'Ìsanwó kan, ó pọ̀ jù',
    perDay: 'Lójúmọ́, ó pọ̀ jù',
    asTier: limit => `Bí ti ìpele rẹ: ${limit}`,
    change: 'Yí gbèdéke padà',
    formLead: limit => `Ìpele rẹ gba ${limit} lójúmọ́. Fi ààyè sílẹ̀ lófo bí o kò bá fẹ́ gbèdéke tìrẹ.`,
    save: 'Fi gbèdéke pamọ́',
    saving: 'Ó ń fi pamọ́...',
    saved: 'A ti yí àwọn gbèdéke rẹ padà.',
    transfers: 'Ìfiránṣẹ́ kíákíá',
    transfersHelper: 'Sí àkáǹtì báńkì, oníbàárà mìíràn àti àdírẹ́sì USDT',
    transfersOffNow:
      'Ó wà ní pípa: owó kankan kò ní lọ sọ́dọ̀ ẹlòmíràn títí o fi máa ṣí i. Ìsanwó, káàdì àti àpamọ́wọ́ rẹ ń ṣiṣẹ́ bíi ti tẹ́lẹ̀.',
    switchOn: 'Ṣí ìfiránṣẹ́',
    isOff: 'Ìfiránṣẹ́ sí ẹlòmíràn wà ní pípa.',
    isOn: 'Ìfiránṣẹ́ sí ẹlòmíràn wà ní ṣíṣí.',
    confirm: 'Fọwọ́ sí i',
    begins: when => `O ti béèrè rẹ̀, yóò bẹ̀rẹ̀ ní ${when}:`,
    nextPayment: limit => `Ìsanwó kan: ${limit}`,
    nextDay: limit => `Lójúmọ́: ${limit}`,
    nextOn: 'Ìfiránṣẹ́ kíákíá yóò ṣí',
    takeBack: 'Gbà á padà',
    takenBack: 'O ti gbà á padà. Àwọn gbèdéke rẹ wà bó ṣe wà.',
    notSaved: 'A kò lè fi pamọ́. Ó wà bó ṣe wà.',
    close: 'Pa á',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  guard_hour_invalid: 'Jọ̀wọ́ yan wákàtí kan nínú ọjọ́',
  own_limit_above_tier: 'Èyí ju ohun tí ìpele rẹ gbà lójúmọ́',
  own_limit_too_small: 'Jọ̀wọ́ tẹ ₦100 ó kéré tán, tàbí fi sílẹ̀ fún ìpele rẹ',
  transfers_on_or_off: 'Ìfiránṣẹ́ jẹ́ ṣíṣí tàbí pípa',
} satisfies PhraseWords<typeof ownLimitFaults>;
