import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { ownLimitFaults } from '../refusals.ts';
import type * as english from './messages.ts';

export default {
  ownLimitMessages: {
    title: 'Oke nke gị',
    lead: 'Setịrị onwe gị ihe na-erughị nke ogo gị kwere. Ibelata oke na-arụ ọrụ ozugbo; ibuli ya chọrọ nkwado nke abụọ gị.',
    loading: 'Na-ebubata oke gị...',
    failed: 'Enweghị ike ibubata oke gị.',
    retry: 'Nwaa ọzọ',
    perPayment: 'Otu ịkwụ ụgwọ, kacha',
    perDay: 'Otu ụbọchị, kacha',
    asTier: limit => `Dị ka ogo gị: ${limit}`,
    change: 'Gbanwee oke',
    formLead: limit => `Ogo gị kwere ${limit} kwa ụbọchị. Hapụ ubi ka ọ tọgbọrọ chakoo ma ị chọghị oke nke gị.`,
    save: 'Chekwaa oke',
    saving: 'Na-echekwa...',
    saved: 'Agbanweela oke gị.',
    transfers: 'Mbufe ozugbo',
    transfersHelper: 'Gaa n’akaụntụ ụlọ akụ, ndị ahịa ndị ọzọ na adreesị USDT',
    transfersOffNow:
      'Agbanyụrụ: o nweghị ihe ga-agakwuru ndị ọzọ ruo mgbe ị gbanyere ya. Ụgwọ, kaadị na akpa ego gị na-arụ ọrụ ka ọ dị na mbụ.',
    switchOn: 'Gbanye mbufe',
    isOff: 'Agbanyụrụ mbufe na-agakwuru ndị ọzọ.',
    isOn: 'Agbanyere mbufe na-agakwuru ndị ọzọ.',
    confirm: 'Kwado',
    begins: when => `Arịọrọ, ga-amalite ${when}:`,
    nextPayment: limit => `Otu ịkwụ ụgwọ: ${limit}`,
    nextDay: limit => `Otu ụbọchị: ${limit}`,
    nextOn: 'Mbufe ozugbo na-agbanye',
    takeBack: 'Weghachi ya',
    takenBack: 'Eweghachila ya. Oke gị na-anọ ka ọ dị.',
    notSaved: 'Enweghị ike ichekwa nke ahụ. Ọ dị ka ọ dị.',
    close: 'Mechie',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  guard_hour_invalid: 'Biko họrọ otu elekere nke ụbọchị',
  own_limit_above_tier: 'Nke a karịrị ihe ogo gị kwere n’otu ụbọchị',
  own_limit_too_small: 'Biko tinye opekata mpe ₦100, ma ọ bụ hapụrụ ya ogo gị',
  transfers_on_or_off: 'Mbufe na-agbanye ma ọ bụ na-agbanyụ',
} satisfies PhraseWords<typeof ownLimitFaults>;
