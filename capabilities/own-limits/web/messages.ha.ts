import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { ownLimitFaults } from '../refusals.ts';
import type * as english from './messages.ts';

export default {
  ownLimitMessages: {
    title: 'Iyakokin kanku',
    lead: 'Ku saita wa kanku ƙasa da abin da matakinku ya yarda. Rage iyaka yana aiki nan take; ƙara ta yana buƙatar mataki na biyu na tsaro.',
    loading: 'Ana loda iyakokinku...',
    failed: 'Ba a iya loda iyakokinku ba.',
    retry: 'Sake gwadawa',
    perPayment: 'Biya ɗaya, mafi yawa',
    perDay: 'A rana, mafi yawa',
    asTier: limit => `Kamar matakinku: ${limit}`,
    change: 'Canza iyakoki',
    formLead: limit => `Matakinku ya yarda da ${limit} a rana. Ku bar fili babu komai idan ba kwa son iyakar kanku.`,
    save: 'Adana iyakoki',
    saving: 'Ana adanawa...',
    saved: 'An canza iyakokinku.',
    transfers: 'Turawa nan take',
    transfersHelper: 'Zuwa asusun banki, sauran abokan hulɗa da adireshin USDT',
    transfersOffNow:
      'A kashe: babu abin da zai fita zuwa ga wasu sai kun kunna. Bil, katuna da walet ɗinku suna aiki kamar da.',
    switchOn: 'Kunna turawa',
    isOff: 'An kashe turawa zuwa ga wasu.',
    isOn: 'An kunna turawa zuwa ga wasu.',
    confirm: 'Tabbatar',
    begins: when => `An nema, zai fara ${when}:`,
    nextPayment: limit => `Biya ɗaya: ${limit}`,
    nextDay: limit => `A rana: ${limit}`,
    nextOn: 'Turawa nan take a kunne',
    takeBack: 'Janye',
    takenBack: 'An janye. Iyakokinku suna nan yadda suke.',
    notSaved: 'Ba a iya adana hakan ba. Yana nan yadda yake.',
    close: 'Rufe',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  guard_hour_invalid: 'Ku zaɓi wata sa’a ta rana',
  own_limit_above_tier: 'Wannan ya fi abin da matakinku ya yarda a rana',
  own_limit_too_small: 'Ku shigar da aƙalla ₦100, ko ku bar wa matakinku',
  transfers_on_or_off: 'Turawa a kunne take ko a kashe',
} satisfies PhraseWords<typeof ownLimitFaults>;
