import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { recallRefusals } from '../recall-refusals.ts';
import type { recallFaults } from '../recall-rules.ts';
import type * as english from './recall-messages.ts';

export default {
  recallMessages: {
    mine: 'Wọ́n béèrè àwọn wọ̀nyí lọ́wọ́ rẹ',
    loading: 'A ń mú ohun tí wọ́n béèrè wá...',
    listFailed: 'A kò lè mú ohun tí wọ́n béèrè wá.',
    retry: 'Tún gbìyànjú',
    title: name => `${name} ń béèrè rẹ̀ padà`,
    lead: name => `${name} sọ pé àṣìṣe ni ó fi ránṣẹ́ sí ọ. A kò gba nǹkan kan lọ́wọ́ rẹ.`,
    amount: 'Ó dé ọ̀dọ̀ rẹ',
    from: 'Láti',
    received: 'A gbà á ní',
    reference: 'Ìtọ́kasí',
    answerBy: 'Jọ̀wọ́ dáhùn kí ó tó di',
    payment: 'Wo ìsanwó náà',
    part: amount => `Àpamọ́wọ́ rẹ ní ${amount} nínú rẹ̀. Ìyẹn lè padà; àwa yóò wádìí ìyókù.`,
    nothingThere: 'Àpamọ́wọ́ rẹ kò ní nǹkan kan nínú rẹ̀ báyìí. Sọ ìdí rẹ̀ nísàlẹ̀, tàbí padà wá nígbà tí nǹkan bá wà.',
    held: (amount, when) => `A ya ${amount} sọ́tọ̀ títí di ${when}`,
    heldHow:
      'Tìrẹ ṣì ni owó náà, yóò sì di òmìnira fúnra rẹ̀ ní ọjọ́ náà. Láti dáhùn: dá a padà, sọ ìdí tí o kò fi ní í ṣe bẹ́ẹ̀, tàbí kọ̀wé sí àwọn olùrànlọ́wọ́.',
    sendBack: amount => `Dá ${amount} padà`,
    question: (amount, name) => `Ṣé kí a dá ${amount} padà fún ${name}?`,
    once: 'Ó ń lọ lójú ẹsẹ̀, lẹ́ẹ̀kan ṣoṣo. Ọ̀fẹ́ ni, kò sì kà mọ́ ààlà kankan. Ohun tí kò tó nínú àpamọ́wọ́ ni a ó mú jáde nínú àwọn ìkòkò rẹ̀.',
    to: 'Sí',
    sending: (amount, name) => `A ń dá ${amount} padà fún ${name}`,
    failed: 'A kò dá a padà',
    nothingSentText: 'Ìbéèrè náà kò dé ọ̀dọ̀ wa. Jọ̀wọ́ tún gbìyànjú.',
    close: 'Pa á dé',
    doneTitle: 'A ti dá a padà',
    done: (amount, name) => `${amount} ti padà sọ́dọ̀ ${name}. A dúpẹ́.`,
    receipt: 'Rìsíìtì',
    keep: 'Sọ ìdí tí o fi fẹ́ pa á mọ́',
    keepLead: 'Ẹnì kejì yóò ka ìdí náà. Àwa nìkan ni ohun tí o kọ wà fún.',
    why: 'Ìdí',
    choose: 'Yan ọ̀kan',
    reasons: {
      meant_for_me: 'Èmi ni wọ́n fẹ́ fún',
      for_goods: 'Ó san owó ọjà tàbí iṣẹ́',
      not_mine_to_say: 'N kò mọ ẹni yìí, mo fẹ́ kí ẹ wádìí rẹ̀',
      spent: 'Mo ti ná an',
      other: 'Nǹkan mìíràn',
    },
    text: 'Ohun tí ó yẹ kí a mọ̀ (bí o bá fẹ́)',
    tell: 'Fi ìdáhùn ránṣẹ́',
    telling: 'A ń fi ránṣẹ́...',
    tellFailed: 'A kò lè fi ìdáhùn rẹ ránṣẹ́. Jọ̀wọ́ tún gbìyànjú.',
    told: 'A ti gba ìdáhùn rẹ. O ṣì lè dá owó náà padà.',
    states: {
      asked: 'Ó ń dúró de ìdáhùn rẹ',
      unanswered: 'A ń wádìí rẹ̀',
      refused: 'O sọ pé rárá',
      returned: 'A ti dá a padà',
      ended: 'Ó ti parí',
      unasked: 'A kò tíì béèrè',
    },
    asking: 'Bíbéèrè rẹ̀ padà',
    progress: {
      unasked: 'A óò kọ́kọ́ wádìí rẹ̀, lẹ́yìn náà a óò béèrè lọ́wọ́ oníbàárà tí owó wà lọ́wọ́ rẹ̀.',
      asked: 'A ti bẹ oníbàárà tí owó wà lọ́wọ́ rẹ̀ pé kí ó dá a padà.',
      unanswered: 'Ìdáhùn kò dé ní àkókò, nítorí náà a ń wádìí rẹ̀.',
      refused: 'Oníbàárà tí owó wà lọ́wọ́ rẹ̀ sọ pé rárá. A ń wádìí rẹ̀.',
      returned: 'Owó náà ti padà.',
      ended: 'A kò béèrè lọ́wọ́ ẹnikẹ́ni mọ́.',
    },
    theirReason: 'Ìdí wọn',
    theyAnswerBy: 'Wọn yóò dáhùn kí ó tó di',
    cameBack: 'Ó padà',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  recall_over: 'Ìbéèrè yìí ti parí. Kò sí ohun tí ó kù láti ṣe.',
  recall_refused: 'O ti dáhùn èyí tẹ́lẹ̀. O ṣì lè dá owó náà padà.',
  recall_sum: ({ amount }) => `Ohun tí ó lè padà báyìí ni ${amount}. Jọ̀wọ́ tún wò ó kí o sì fìdí rẹ̀ múlẹ̀.`,
  recall_reason_missing: 'Jọ̀wọ́ yan ìdí',
  recall_text_too_long: 'Jọ̀wọ́ má ṣe ju 2,000 lẹ́tà lọ',
} satisfies PhraseWords<typeof recallRefusals & typeof recallFaults>;
