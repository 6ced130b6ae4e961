import type { Translations } from '@wura/browser/messages';
import type * as english from './scam-messages.ts';

export default {
  scamMessages: {
    title: 'Dúró kí o ronú kí o tó fi ránṣẹ́',
    trick:
      'Ṣé ẹnì kan pè ọ́, kọ̀wé sí ọ tàbí dúró tì ọ́ pé kí o fi èyí ránṣẹ́? A kì í ní kí o gbé owó láti dáàbò bò ó, báńkì rẹ tàbí ọlọ́pàá náà kì í sì ṣe bẹ́ẹ̀.',
    answer: 'Kò sẹ́ni tó ní kí n fi èyí ránṣẹ́, mo sì mọ ẹni tó ń gbà á',
    first: name => `O kò tíì san fún ${name} láìpẹ́.`,
    reasons: {
      large: 'Ó pọ̀ gan-an ju ohun tí o máa ń fi ránṣẹ́ lọ.',
      night: 'Òru ni. Ó ṣòro láti kàn sí báńkì tàbí ọ̀rẹ́.',
    },
  },
} satisfies Translations<typeof english>;
