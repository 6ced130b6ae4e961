import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { recallRefusals } from '../recall-refusals.ts';
import type { recallFaults } from '../recall-rules.ts';
import type * as english from './recall-messages.ts';

export default {
  recallMessages: {
    mine: 'An nemi ku mayar',
    loading: 'Ana loda abin da aka nema...',
    listFailed: 'Ba a iya loda abin da aka nema ba.',
    retry: 'Sake gwadawa',
    title: name => `${name} na neman a mayar`,
    lead: name => `${name} ya ce an tura muku bisa kuskure. Ba a ɗauki komai daga gare ku ba.`,
    amount: 'Ya zo muku',
    from: 'Daga',
    received: 'An karɓa',
    reference: 'Lambar bincike',
    answerBy: 'Ku amsa kafin',
    payment: 'Duba biyan',
    part: amount => `Walet ɗinku na da ${amount} daga ciki. Wannan zai iya komawa; sauran mu za mu bincika.`,
    nothingThere: 'Walet ɗinku ba shi da komai daga ciki yanzu. Ku faɗi dalili a ƙasa, ko ku dawo idan akwai wani abu.',
    held: (amount, when) => `An ware ${amount} har zuwa ${when}`,
    heldHow:
      'Kuɗin naku ne har yanzu kuma za su sake da kansu a ranar. Don amsawa: ku mayar, ku faɗi dalilin ƙi, ko ku rubuta wa tallafi.',
    sendBack: amount => `Mayar da ${amount}`,
    question: (amount, name) => `A mayar da ${amount} ga ${name}?`,
    once: 'Yana tafiya nan take kuma sau ɗaya. Kyauta ne, ba a ƙidaya shi a wani iyaka. Abin da walet ɗin ya rasa ana cire shi daga aljihunsa.',
    to: 'Zuwa',
    sending: (amount, name) => `Ana mayar da ${amount} ga ${name}`,
    failed: 'Ba a mayar ba',
    nothingSentText: 'Buƙatar ba ta iso mana ba. Ku sake gwadawa.',
    close: 'Rufe',
    doneTitle: 'An mayar',
    done: (amount, name) => `${amount} ya koma wurin ${name}. Mun gode.`,
    receipt: 'Rasit',
    keep: 'Faɗi dalilin da za ku riƙe',
    keepLead: 'Ɗayan ɓangaren zai karanta dalilin. Abin da kuka rubuta namu ne kaɗai.',
    why: 'Dalili',
    choose: 'Zaɓi ɗaya',
    reasons: {
      meant_for_me: 'An nufa gare ni',
      for_goods: 'Ya biya kaya ko aiki',
      not_mine_to_say: 'Ban san mutumin ba, ina so ku bincika',
      spent: 'Na kashe shi',
      other: 'Wani abu dabam',
    },
    text: 'Abin da ya kamata mu sani (ba dole ba)',
    tell: 'Aika amsa',
    telling: 'Ana aikawa...',
    tellFailed: 'Ba a iya aika amsarku ba. Ku sake gwadawa.',
    told: 'Mun karɓi amsarku. Har yanzu kuna iya mayar da kuɗin.',
    states: {
      asked: 'Yana jiran amsarku',
      unanswered: 'Muna bincikawa',
      refused: 'Kun ce a’a',
      returned: 'An mayar',
      ended: 'Ya ƙare',
      unasked: 'Ba a tambaya ba',
    },
    asking: 'Neman a mayar',
    progress: {
      unasked: 'Mu za mu fara bincikawa, sannan mu tambayi abokin cinikin da ke da kuɗin.',
      asked: 'An nemi abokin cinikin da ke da kuɗin ya mayar.',
      unanswered: 'Ba a samu amsa a kan lokaci ba, don haka muna bincikawa.',
      refused: 'Abokin cinikin da ke da kuɗin ya ce a’a. Muna bincikawa.',
      returned: 'Kuɗin sun dawo.',
      ended: 'Ba a tambayar kowa yanzu.',
    },
    theirReason: 'Dalilinsu',
    theyAnswerBy: 'Za su amsa kafin',
    cameBack: 'Ya dawo',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  recall_over: 'Wannan buƙata ta ƙare. Babu sauran abin yi.',
  recall_refused: 'Kun riga kun amsa. Har yanzu kuna iya mayar da kuɗin.',
  recall_sum: ({ amount }) => `Abin da zai iya komawa yanzu shi ne ${amount}. Ku sake dubawa ku tabbatar.`,
  recall_reason_missing: 'Ku zaɓi dalili',
  recall_text_too_long: 'Kada ku wuce haruffa 2,000',
} satisfies PhraseWords<typeof recallRefusals & typeof recallFaults>;
