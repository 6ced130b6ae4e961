import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { depositReasons, depositPhrases } from '../refusals.ts';
import type * as english from './menu-messages.ts';

export default {
  depositMenuMessages: {
    title: 'Fi owó sí',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  naira_wallet_only: 'Àpamọ́wọ́ náírà rẹ ni ìfowósí káàdì ń lọ.',
  account_not_opened: 'A kò lè ṣí nọ́ńbà àkáǹtì fún ọ.',
  not_verified: 'Ìfìdímúlẹ̀ ìsanwó kùnà. Jọ̀wọ́ kàn sí àwọn olùrànlọ́wọ́.',
  verification_failed: 'Ìfìdímúlẹ̀ ìsanwó kùnà. Jọ̀wọ́ tún gbìyànjú.',
  deposit_max: ({ left }) => `O lè fi ${left} sí lẹ́ẹ̀kan, kò lè ju bẹ́ẹ̀ lọ.`,
  deposit_day_limit: ({ left }) => `O ṣì lè fi ${left} sí lónìí.`,
  wallet_full: ({ left }) => `Àpamọ́wọ́ rẹ ní ààyè fún ${left} sí i.`,
  card_deposit: 'Ìfowósí káàdì',
  bank_transfer_from: ({ name }) => `Ìfiránṣẹ́ báńkì láti ọ̀dọ̀ ${name}`,
  bank_transfer_received: 'Ìfiránṣẹ́ láti àkáǹtì báńkì',
  deposit_taken_back: 'A gba ìfowósí padà',
  deposit_returned: 'A dá ìfowósí padà',
  deposit_kept: 'Ìfowósí tí a kò lè dá padà',
} satisfies PhraseWords<typeof depositReasons & typeof depositPhrases>;
