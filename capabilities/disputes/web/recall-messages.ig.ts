import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { recallRefusals } from '../recall-refusals.ts';
import type { recallFaults } from '../recall-rules.ts';
import type * as english from './recall-messages.ts';

export default {
  recallMessages: {
    mine: 'A rịọrọ gị ndị a',
    loading: 'Anyị na-ebubata ihe a rịọrọ...',
    listFailed: 'Anyị enweghị ike ibubata ihe a rịọrọ.',
    retry: 'Nwaa ọzọ',
    title: name => `${name} na-arịọ ka e weghachi ya`,
    lead: name => `${name} kwuru na e zigaara gị ya na mmejọ. Ewereghị ihe ọ bụla n’aka gị.`,
    amount: 'Ọ bịakwutere gị',
    from: 'Site n’aka',
    received: 'Enwetara ya na',
    reference: 'Nọmba ntụaka',
    answerBy: 'Biko zaa tupu',
    payment: 'Hụ ịkwụ ụgwọ ahụ',
    part: amount => `Akpa ego gị nwere ${amount} n’ime ya. Nke ahụ nwere ike ịlaghachi; anyị ga-enyocha nke fọdụrụ.`,
    nothingThere:
      'Akpa ego gị enweghị ihe ọ bụla n’ime ya ugbu a. Kwuo ihe kpatara ya n’okpuru, ma ọ bụ lọghachi mgbe e nwere ihe.',
    held: (amount, when) => `E wepụrụ ${amount} n’akụkụ ruo ${when}`,
    heldHow:
      'Ego ahụ ka bụ nke gị, ọ ga-enwere onwe ya n’ụbọchị ahụ. Iji zaa: zighachi ya, kwuo ihe mere ị gaghị ezighachi, ma ọ bụ degara nkwado akwụkwọ.',
    sendBack: amount => `Zighachi ${amount}`,
    question: (amount, name) => `Ka e zighachi ${name} ${amount}?`,
    once: 'Ọ na-aga ozugbo, otu ugboro. Ọ bụ n’efu, a naghị agụnye ya na njedebe ọ bụla. Ihe akpa ego ahụ na-enweghị ka a ga-ewepụ n’ite ego ya.',
    to: 'Nye',
    sending: (amount, name) => `Anyị na-ezighachi ${name} ${amount}`,
    failed: 'Ezighachighị ya',
    nothingSentText: 'Arịrịọ ahụ eruteghị anyị. Biko nwaa ọzọ.',
    close: 'Mechie',
    doneTitle: 'Ezighachila ya',
    done: (amount, name) => `${amount} dị n’aka ${name} ọzọ. Daalụ.`,
    receipt: 'Rasiti',
    keep: 'Kwuo ihe mere i ji edebe ya',
    keepLead: 'Onye nke ọzọ ga-agụ ihe kpatara ya. Ihe i dere bụ naanị nke anyị.',
    why: 'Gịnị kpatara ya',
    choose: 'Họrọ otu',
    reasons: {
      meant_for_me: 'Ọ bụ m ka e bu n’obi',
      for_goods: 'Ọ kwụrụ ụgwọ ngwahịa ma ọ bụ ọrụ',
      not_mine_to_say: 'Amaghị m onye a, achọrọ m ka unu nyochaa',
      spent: 'Emefuola m ya',
      other: 'Ihe ọzọ',
    },
    text: 'Ihe anyị kwesịrị ịma (ọ bụrụ na ịchọrọ)',
    tell: 'Ziga azịza',
    telling: 'Anyị na-eziga...',
    tellFailed: 'Enweghị ike iziga azịza gị. Biko nwaa ọzọ.',
    told: 'Anyị enwetala azịza gị. Ị ka nwere ike izighachi ego ahụ.',
    states: {
      asked: 'Ọ na-eche azịza gị',
      unanswered: 'Anyị na-enyocha ya',
      refused: 'I kwuru mba',
      returned: 'Ezighachila ya',
      ended: 'Ọ gwụla',
      unasked: 'Ajụbeghị',
    },
    asking: 'Ịrịọ ka e weghachi ya',
    progress: {
      unasked: 'Anyị ga-ebu ụzọ nyochaa ya, wee jụọ onye ahịa ji ego ahụ.',
      asked: 'A rịọla onye ahịa ji ego ahụ ka o zighachi ya.',
      unanswered: 'Azịza abịaghị n’oge, ya mere anyị na-enyocha ya.',
      refused: 'Onye ahịa ji ego ahụ kwuru mba. Anyị na-enyocha ya.',
      returned: 'Ego ahụ alọghachila.',
      ended: 'Anaghị ajụzi onye ọ bụla.',
    },
    theirReason: 'Ihe ha kwuru',
    theyAnswerBy: 'Ha ga-aza tupu',
    cameBack: 'Ọ lọghachiri',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  recall_over: 'Arịrịọ a agwụla. Ọ nweghị ihe fọdụrụ ime.',
  recall_refused: 'Ị zaala nke a. Ị ka nwere ike izighachi ego ahụ.',
  recall_sum: ({ amount }) => `Ihe nwere ike ịlaghachi ugbu a bụ ${amount}. Biko lee ya anya ọzọ ma kwenye.`,
  recall_reason_missing: 'Biko họrọ ihe kpatara ya',
  recall_text_too_long: 'Biko agafela mkpụrụ edemede 2,000',
} satisfies PhraseWords<typeof recallRefusals & typeof recallFaults>;
