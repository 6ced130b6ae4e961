import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { depositReasons, depositPhrases } from '../refusals.ts';
import type * as english from './menu-messages.ts';

export default {
  depositMenuMessages: {
    title: 'Saka kuɗi',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  naira_wallet_only: 'Kuɗin da aka saka da kati yana zuwa walet ɗinku na naira.',
  account_not_opened: 'Ba a iya buɗe muku lambar asusu ba.',
  not_verified: 'Tantance biya bai yi ba. Ku tuntuɓi tallafi.',
  verification_failed: 'Tantance biya bai yi ba. Ku sake gwadawa.',
  deposit_max: ({ left }) => `Kuna iya saka ${left} mafi yawa a lokaci guda.`,
  deposit_day_limit: ({ left }) => `Kuna iya ƙara saka ${left} yau.`,
  wallet_full: ({ left }) => `Walet ɗinku zai iya karɓar ƙarin ${left}.`,
  card_deposit: 'Saka kuɗi da kati',
  bank_transfer_from: ({ name }) => `Turawa daga banki, ${name}`,
  bank_transfer_received: 'Turawa daga asusun banki',
  deposit_taken_back: 'An janye kuɗin da aka saka',
  deposit_returned: 'An mayar da kuɗin da aka saka',
  deposit_kept: 'Kuɗin da aka saka da ba a iya mayarwa ba',
} satisfies PhraseWords<typeof depositReasons & typeof depositPhrases>;
