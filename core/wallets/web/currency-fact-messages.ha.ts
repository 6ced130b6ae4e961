import type { Translations } from '@wura/browser/messages';
import type * as english from './currency-fact-messages.ts';

export default {
  currencyFactMessages: {
    title: 'Abin da wannan walet ke yi',
    holdAndSend: 'Ku ajiye kuɗi, ku tura wa sauran abokan hulɗa nan take.',
    naira: 'Ku ƙara kuɗi da kati ko daga banki, ku tura zuwa kowane banki, ku biya bil.',
    convert: 'Ku canza kuɗi zuwa da kuma daga sauran walet ɗinku.',
    card: 'Ku biya kuɗin katunan intanet.',
    chain: 'Ku karɓa ku kuma tura a hanyar TRON.',
    free: 'Buɗe shi, riƙe shi da tura wa abokan hulɗa duk kyauta ne.',
    fee: (amount, fee) => `Canza ${amount} yana cin ${fee}, har da haraji.`,
    limit: amount => `Duk walet ɗinku tare suna iya tura ${amount} a rana, bisa farashin lokacin.`,
  },
} satisfies Translations<typeof english>;
