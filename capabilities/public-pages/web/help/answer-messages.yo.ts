import type { Translations } from '@wura/browser/messages';
import type * as english from './answer-messages.ts';

export default {
  ownAnswers: {
    items: [
      {
        question: 'Èló ni Wura ń gbà?',
        answer:
          'Ṣíṣí àkáǹtì, ìfowósí àti káàdì orí ayélujára jẹ́ ọ̀fẹ́. Pípààrọ̀ bẹ̀rẹ̀ láti 0.5%, ìfiránṣẹ́ láti $2. Iye tí ìsanwó ń gbà lónìí lórí iṣẹ́ yìí wà nínú àtẹ owó iṣẹ́.',
      },
      {
        question: 'Owó ìlú wo ni mo lè ní?',
        answer:
          'Ó lé ní 35, ọ̀kọ̀ọ̀kan nínú àpamọ́wọ́ tirẹ̀, náírà ló ṣáájú. Ọjà tí a ń wo iye rẹ̀ mọ ohun tó lé ní 150: owó ìlú (USD, EUR, GBP, NGN) àti crypto (BTC, ETH, USDT).',
      },
      {
        question: 'Báwo ni ìfiránṣẹ́ ṣe ń pẹ́ tó?',
        answer:
          'Sí oníbàárà Wura mìíràn, kò gba àkókò rárá. Ìfiránṣẹ́ sí òkè òkun sábà máa ń dé láàárín ìṣẹ́jú díẹ̀, àti láàárín wákàtí 24 bí ilé ìfowópamọ́ bá fi falẹ̀. O máa rí èyí tí ó jẹ́ kí o tó fi ránṣẹ́.',
      },
      {
        question: 'Ṣé owó mi wà láìléwu?',
        answer:
          'SSL 256-bit ń dáàbò bo ìsopọ̀ náà, ìgbésẹ̀ méjì ń dáàbò bo ìwọlé, PIN rẹ ń dáàbò bo ìsanwó ńlá. Lẹ́yìn wọn ni àwọn ìwé ìṣirò wà, tí database fúnra rẹ̀ kò gbà kí a yí padà.',
      },
      {
        question: 'Kí ló ń ṣẹlẹ̀ nígbà tí ìsanwó bá kùnà?',
        answer:
          'A ń di owó náà mú títí ìhà kejì fi gbà. Bí ó bá kọ̀, owó náà yóò padà sí àpamọ́wọ́ rẹ lẹ́sẹ̀kẹsẹ̀, fúnra rẹ̀. Níwọ̀n ìgbà tí a kò bá tíì mọ̀, ìsanwó náà yóò sọ pé ó ń lọ lọ́wọ́, ẹni tí a ń dúró dè, àti títí di ìgbà wo.',
      },
      {
        question: 'Báwo ni káàdì orí ayélujára ṣe ń ṣiṣẹ́?',
        answer:
          'O ṣe káàdì ní dọ́là tàbí náírà, o fi owó sí i láti inú àpamọ́wọ́, o sì lò ó níbikíbi tí wọ́n ti ń gba káàdì irú Mastercard lórí ayélujára. Káàdì lásán jẹ́ ọ̀fẹ́. Dá a dúró tàbí tì í pa nígbàkígbà; ohun tó bá kù lórí rẹ̀ á padà.',
      },
      {
        question: 'Báwo ni mo ṣe lè fi owó sí i?',
        answer:
          'Pẹ̀lú káàdì láti ₦100, tàbí nípa ìfiránṣẹ́ sí àkáǹtì ilé ìfowópamọ́ tìrẹ, èyí tó jẹ́ ọ̀fẹ́. Crypto ń dé láàárín ìṣẹ́jú 10 sí 30. Iye tó kù ń yí padà nígbà tí owó náà bá ti dé ní tòótọ́.',
      },
      {
        question: 'Báwo ni mo ṣe lè bá ènìyàn sọ̀rọ̀?',
        answer:
          'Nípa ìtàkùrọ̀sọ, ímeèlì tàbí fóònù, wákàtí 24 lójoojúmọ́. Ìdáhùn àkọ́kọ́ sábà máa ń dé kí wákàtí 2 tó pé, gbogbo ohun tí o bá kọ sì ní nọ́ńbà tí o lè fi béèrè.',
      },
      {
        question: 'Ṣé mo lè gba ìfiránṣẹ́ padà?',
        answer: 'Ìfiránṣẹ́ tó ti dé jẹ́ ti olùgbà. Èyí tó ṣì ń lọ lọ́wọ́ á padà fúnra rẹ̀ bí ilé ìfowópamọ́ bá kọ̀ ọ́.',
      },
      {
        question: 'Kí ni olùgbà ń rí?',
        answer: 'Orúkọ rẹ, iye owó àti àkọsílẹ̀ rẹ. Kò sí ohun mìíràn nípa rẹ.',
      },
      {
        question: 'Ṣé ìyàtọ̀ iye ìpààrọ̀ (spread) wà?',
        answer: 'Bí àwọn tó ń darí iṣẹ́ yìí bá ń gba ọ̀kan, iye náà á fi í hàn lórí ìlà kan. Kò sí òmíràn.',
      },
      {
        question: 'Bí iye ìpààrọ̀ bá yí padà nígbà tí mo ń pinnu ńkọ́?',
        answer: 'Láàárín ìṣẹ́jú-àáyá 30, iye tí o rí ni o máa gbà. Lẹ́yìn náà iye tuntun á wà, á sì sọ pé tuntun ni òun.',
      },
      {
        question: 'Nẹ́tíwọ́ọ̀kì wo ni mo lè lò?',
        answer: 'TRON (TRC-20). A máa ń kọ àdírẹ́sì nẹ́tíwọ́ọ̀kì mìíràn èyíkéyìí.',
      },
      {
        question: 'Ìgbà wo ni owó tó wọlé ń di tèmi?',
        answer: 'Lẹ́yìn iye block tó mú un dúró ṣinṣin. Títí di ìgbà náà a ó tò ó gẹ́gẹ́ bí èyí tó ń bọ̀.',
      },
      {
        question: 'Kí ló ń ṣẹlẹ̀ nígbà tí wọ́n bá kọ ìsanwó káàdì?',
        answer: 'A ó sọ ìdí rẹ̀ fún ọ, a kò sì ní gba nǹkan kan fún un.',
      },
      {
        question: 'Owó ìlú wo ni káàdì náà wà?',
        answer: 'Dọ́là tàbí náírà. A lè fi owó sí i láti inú àpamọ́wọ́ owó ìlú mìíràn, ní iye tí o máa kọ́kọ́ rí.',
      },
      {
        question: 'Mo sanwó, mi ò sì rí token. Kí ni kí n ṣe?',
        answer: 'A ń bá a lọ láti béèrè rẹ̀ lọ́wọ́ ilé-iṣẹ́ náà. Bí kò bá sí, owó náà á padà fúnra rẹ̀.',
      },
      {
        question: 'Ṣé mo lè sanwó fún ẹlòmíràn?',
        answer: 'Bẹ́ẹ̀ ni. Nọ́ńbà rẹ̀ tó; ti mítà tàbí smartcard, o máa rí orúkọ kí o tó sanwó.',
      },
      {
        question: 'Ṣé gbèdéke wà?',
        answer: 'Ó dá lórí bí a ṣe mọ̀ ọ́ tó. Gbèdéke rẹ, àti bí o ṣe lè gbé e ga, wà nínú àpamọ́wọ́ rẹ.',
      },
      {
        question: 'Ṣé ẹ ń pa nọ́ńbà káàdì mi mọ́?',
        answer: 'Rárá. Ilé-iṣẹ́ ìsanwó ló ń lọ, kì í gba orí sáfà wa kọjá rárá.',
      },
    ],
  },
} satisfies Translations<typeof english>;
