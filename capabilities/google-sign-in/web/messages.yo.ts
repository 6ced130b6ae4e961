import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { googleFaults, googleRefusals } from '../refusals.ts';
import type * as english from './messages.ts';

export default {
  googleMessages: {
    pageTitle: 'Tẹ̀síwájú pẹ̀lú Google',
    google: 'Tẹ̀síwájú pẹ̀lú Google',
    leaving: 'Ó ń lọ sí Google...',
    off: 'Kò tíì wà',
    offInApp: 'Ṣí Wura nínú aṣàwárí rẹ fún èyí: Google kò gbà á nínú áàpù mìíràn.',
    working: 'Dúró díẹ̀: a ń béèrè ẹni tí o jẹ́ lọ́wọ́ Google.',
    failedTitle: 'O kò tíì wọlé',
    failed: 'Kò ṣiṣẹ́. Ẹnikẹ́ni kò wọlé.',
    cancelled: 'O kò tẹ̀síwájú pẹ̀lú Google. Ohunkóhun kò yí padà.',
    withPassword: 'Wọlé pẹ̀lú ọ̀rọ̀ aṣínà rẹ',
    toSecurity: 'Padà sí Ààbò',
    notLinkedTitle: 'A kò so ohunkóhun pọ̀',
    notLinked: 'Kò ṣiṣẹ́. A kò so ohunkóhun pọ̀.',
    codeLead: 'Google mọ̀ ọ́. Báyìí tẹ kóòdù tí áàpù ìfìdímúlẹ̀ rẹ ń fi hàn.',
    linkedDone: 'A ti so àkáǹtì Google pọ̀',
    panelTitle: 'Google',
    panelLead: 'Wọlé pẹ̀lú àkáǹtì Google rẹ. Orúkọ àti ímeèlì rẹ nìkan ni a ń mọ̀ láti ọ̀dọ̀ Google.',
    loading: 'Ó ń gbé...',
    loadFailed: 'A kò lè gbé èyí.',
    retry: 'Tún gbìyànjú',
    linkedSince: date => `A so ó pọ̀ ní ${date}`,
    link: 'So àkáǹtì Google pọ̀',
    linkLead: 'Ọ̀rọ̀ aṣínà rẹ ló kọ́kọ́. Lẹ́yìn náà Google yóò béèrè àkáǹtì tó jẹ́.',
    unlink: 'Yọ kúrò',
    unlinkName: email => `Yọ ${email} kúrò`,
    unlinkLead: 'Kò ní lè wọlé níbí mọ́. Ìwọ ṣì lè wọlé pẹ̀lú ọ̀rọ̀ aṣínà rẹ.',
    unlinked: 'A ti yọ àkáǹtì Google kúrò',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  google_off: 'A ti pa ìwọlé pẹ̀lú Google níbí. Jọ̀wọ́ lo ọ̀rọ̀ aṣínà rẹ.',
  google_silent: 'Google kò dáhùn báyìí. Ẹnikẹ́ni kò wọlé. Lo ọ̀rọ̀ aṣínà rẹ, tàbí tún gbìyànjú ní ìṣẹ́jú kan.',
  google_untrue: 'A kò lè gbẹ́kẹ̀ lé ohun tó wá láti Google, nítorí náà ẹnikẹ́ni kò wọlé. Jọ̀wọ́ lo ọ̀rọ̀ aṣínà rẹ.',
  google_begin_again: 'Èyí pẹ́ jù, tàbí inú aṣàwárí mìíràn ló ti bẹ̀rẹ̀. Jọ̀wọ́ tún tẹ̀síwájú pẹ̀lú Google.',
  google_email_unverified:
    'Google kò tíì fìdí ímeèlì àkáǹtì náà múlẹ̀, nítorí náà ẹnikẹ́ni kò wọlé. Fìdí rẹ̀ múlẹ̀ ní Google, tàbí lo ọ̀rọ̀ aṣínà rẹ.',
  google_email_unconfirmed:
    'Àkáǹtì Wura kan ní ímeèlì yìí, àmọ́ a kò fìdí rẹ̀ múlẹ̀ níbí rí. Wọlé pẹ̀lú ọ̀rọ̀ aṣínà rẹ, fìdí rẹ̀ múlẹ̀ nínú Ìsọfúnni Mi, lẹ́yìn náà tẹ̀síwájú pẹ̀lú Google.',
  google_other_account:
    'Àkáǹtì Wura yìí so mọ́ àkáǹtì Google mìíràn. Lo ìyẹn, tàbí wọlé pẹ̀lú ọ̀rọ̀ aṣínà rẹ kí o sì yọ ọ́ kúrò nínú Ààbò.',
  google_confirm_email_first: 'Jọ̀wọ́ kọ́kọ́ fìdí ímeèlì rẹ múlẹ̀ nínú Ìsọfúnni Mi. A kò so ohunkóhun pọ̀.',
  google_taken: 'Àkáǹtì Google yẹn so mọ́ àkáǹtì Wura mìíràn. A kò so ohunkóhun pọ̀.',
  google_linked_already: 'Àkáǹtì Google kan ti so mọ́ ọn. Kọ́kọ́ yọ ọ́ kúrò.',
  google_not_linked: 'Kò sí àkáǹtì Google tó so mọ́ ọn.',
  google_remember_invalid: 'remember gbọ́dọ̀ jẹ́ true tàbí false',
} satisfies PhraseWords<typeof googleRefusals & typeof googleFaults>;
