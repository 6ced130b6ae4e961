import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type { supportReasons } from '../refusals.ts';
import type { supportFaults } from '../rules.ts';

export default {
  contactFormMessages: {
    name: 'Orúkọ',
    email: 'Ímeèlì',
    emailHelper: 'Àdírẹ́sì yìí ni a óò dáhùn sí',
    subject: 'Kókó',
    chooseSubject: 'Yan kókó',
    subjects: {
      'virtual-card-support': 'Ìrànlọ́wọ́ káàdì orí ayélujára',
      'account-help': 'Ìrànlọ́wọ́ àkáǹtì',
      'billing-question': 'Ìbéèrè nípa owó',
      'feature-request': 'Àbá fún ohun tuntun',
      partnership: 'Àjọṣe',
      other: 'Òmíràn',
    },
    message: 'Ọ̀rọ̀',
    left: count => `Àmì ${count} ló kù`,
    send: 'Fi ọ̀rọ̀ ránṣẹ́',
    sending: 'Ó ń fi ránṣẹ́...',
    failed: 'Ọ̀rọ̀ rẹ kò lọ.',
    kept: 'Ohun tí o kọ ṣì wà níbí.',
    dismiss: 'Gbé kúrò',
    sentTitle: 'A ti gba ọ̀rọ̀ rẹ.',
    number: reference => `Nọ́ńbà rẹ ni ${reference}. Pa á mọ́: ẹnikẹ́ni tí o bá bá sọ̀rọ̀ yóò fi rí ọ̀rọ̀ rẹ.`,
    answerBy: moment => `Ènìyàn yóò dáhùn kí ó tó di ${moment}.`,
    another: 'Kọ ọ̀rọ̀ mìíràn',
    about: what => `Nípa: ${what}\n\n`,
  },
  chatMessages: {
    open: 'Bá wa sọ̀rọ̀',
    close: 'Pa ìfọ̀rọ̀wérọ̀',
    help: 'Ìrànlọ́wọ́, àti àwọn ẹ̀sùn rẹ',
    title: 'Ìrànlọ́wọ́',
    online: 'A wà níbí',
    away: 'A kò sí níbí',
    until: time => `Ènìyàn ń dáhùn títí di ${time}`,
    from: moment => `A óò padà ${moment}. Kọ̀wé báyìí, a ó kọ́kọ́ dáhùn.`,
    conversation: 'Ìfọ̀rọ̀wérọ̀',
    greeting: 'Ẹ ńlẹ́! Báwo ni mo ṣe lè ràn ọ́ lọ́wọ́ lónìí?',
    placeholder: 'Kọ ọ̀rọ̀ rẹ...',
    send: 'Fi ọ̀rọ̀ ránṣẹ́',
    you: 'Ìwọ',
    loading: 'Ìfọ̀rọ̀wérọ̀ rẹ ń gbé...',
    failed: 'A kò lè gbé ìfọ̀rọ̀wérọ̀ rẹ.',
    retry: 'Tún gbìyànjú',
    sending: 'Ó ń fi ránṣẹ́...',
    notSent: 'Kò lọ.',
    again: 'Tún gbìyànjú',
    earlier: 'Ọ̀rọ̀ ìṣáájú',
    number: reference => `Nọ́ńbà rẹ ni ${reference}`,
    emailLabel: 'Ímeèlì rẹ, bí a bá máa dáhùn síbẹ̀ pẹ̀lú',
    saveEmail: 'Fi pamọ́',
    emailSaved: 'A óò dáhùn síbẹ̀ pẹ̀lú.',
    emailFailed: 'A kò lè fi àdírẹ́sì rẹ pamọ́. Jọ̀wọ́ tún gbìyànjú.',
    about: reference => `Nípa ìsanwó ${reference}: `,
  },
} satisfies Translations<typeof english>;

export const phrases = {
  messages_waiting: 'A ti ní ọ̀rọ̀ púpọ̀ láti àdírẹ́sì yìí. Jọ̀wọ́ dúró de ìdáhùn wa.',
  name_missing: 'Jọ̀wọ́ tẹ orúkọ rẹ',
  name_too_long: 'Orúkọ kò gbọ́dọ̀ ju àmì 100 lọ',
  subject_missing: 'Jọ̀wọ́ yan kókó',
  message_missing: 'Jọ̀wọ́ kọ ọ̀rọ̀',
  contact_message_too_long: 'Ọ̀rọ̀ kò gbọ́dọ̀ ju àmì 4000 lọ',
  chat_message_too_long: 'Ọ̀rọ̀ kò gbọ́dọ̀ ju àmì 2000 lọ',
} satisfies PhraseWords<typeof supportReasons & typeof supportFaults>;
