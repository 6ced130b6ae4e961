import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { bankReasons, declineReasons, transferPhrases } from '../refusals.ts';
import type * as english from './menu-messages.ts';

export default {
  sendMenuMessages: {
    title: 'Fi Owó Ránṣẹ́',
    quick: 'Fi ránṣẹ́',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  banks_unavailable: 'A kò lè gbé àwọn báńkì wá',
  naira_wallet_needed: 'Àpamọ́wọ́ náírà rẹ ni a fi ń san ìfiránṣẹ́ sí báńkì.',
  not_accepted: 'Báńkì náà kò gba ìfiránṣẹ́ náà.',
  account_unknown: 'Báńkì náà kò mọ àkáǹtì yìí.',
  cannot_be_sent: 'A kò lè fi owó ránṣẹ́ sí báńkì báyìí.',
  sent_back: 'Báńkì tó gbà á dá owó náà padà.',
  bank_transfer_to: ({ name }) => `Ìfiránṣẹ́ báńkì sí ${name}`,
} satisfies PhraseWords<typeof bankReasons & typeof declineReasons & typeof transferPhrases>;
