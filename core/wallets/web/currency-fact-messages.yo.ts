import type { Translations } from '@wura/browser/messages';
import type * as english from './currency-fact-messages.ts';

export default {
  currencyFactMessages: {
    title: 'Ohun tí àpamọ́wọ́ yìí lè ṣe',
    holdAndSend: 'Pa owó mọ́, kí o sì fi ránṣẹ́ sí oníbàárà mìíràn lẹ́sẹ̀kẹsẹ̀.',
    naira: 'Fi owó sí pẹ̀lú káàdì tàbí ìfiránṣẹ́ báńkì, fi ránṣẹ́ sí báńkì èyíkéyìí, kí o sì sanwó.',
    convert: 'Pààrọ̀ sí àpamọ́wọ́ rẹ mìíràn àti láti inú wọn.',
    card: 'San fún káàdì orí ayélujára.',
    chain: 'Gbà á àti fi ránṣẹ́ lórí nẹ́tíwọ́ọ̀kì TRON.',
    free: 'Ṣíṣí i, pípa á mọ́ àti ìfiránṣẹ́ sí oníbàárà jẹ́ ọ̀fẹ́.',
    fee: (amount, fee) => `Pípààrọ̀ ${amount} ń ná ${fee}, pẹ̀lú owó orí.`,
    limit: amount => `Gbogbo àpamọ́wọ́ lápapọ̀ lè fi ${amount} ránṣẹ́ lójúmọ́, ní iye ìpààrọ̀ ìgbà náà.`,
  },
} satisfies Translations<typeof english>;
