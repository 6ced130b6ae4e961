import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type { supportReasons } from '../refusals.ts';
import type { supportFaults } from '../rules.ts';

export default {
  contactFormMessages: {
    name: 'Suna',
    email: 'Imel',
    emailHelper: 'Za mu amsa zuwa wannan imel',
    subject: 'Batu',
    chooseSubject: 'Zaɓi batu',
    subjects: {
      'virtual-card-support': 'Taimakon katin intanet',
      'account-help': 'Taimakon asusuna',
      'billing-question': 'Tambaya kan biya',
      'feature-request': 'Shawarar sabon abu',
      partnership: 'Haɗin gwiwa',
      other: 'Wani abu',
    },
    message: 'Saƙo',
    left: count => `Saura haruffa ${count}`,
    send: 'Aika saƙo',
    sending: 'Ana aikawa...',
    failed: 'Ba a aika saƙonku ba.',
    kept: 'Abin da kuka rubuta yana nan.',
    dismiss: 'Rufe',
    sentTitle: 'Mun karɓi saƙonku.',
    number: reference => `Lambarku ita ce ${reference}. Ku ajiye ta: da ita kowa a wurinmu zai samu saƙonku.`,
    answerBy: moment => `Mutum zai amsa kafin ${moment}.`,
    another: 'Rubuta wani saƙo',
    about: what => `Game da: ${what}\n\n`,
  },
  chatMessages: {
    open: 'Hira da tallafi',
    close: 'Rufe hira',
    help: 'Taimako da tallafi, da ƙorafe-ƙorafenku',
    title: 'Tallafi',
    online: 'Muna nan',
    away: 'Ba ma nan',
    until: time => `Mutum yana amsawa har ${time}`,
    from: moment => `Za mu dawo ${moment}. Ku rubuta yanzu, za mu amsa da farko.`,
    conversation: 'Hira',
    greeting: 'Sannu! Ta yaya zan taimake ku yau?',
    placeholder: 'Rubuta saƙonku...',
    send: 'Aika saƙo',
    you: 'Ku',
    loading: 'Ana loda hirarku...',
    failed: 'Ba a iya loda hirarku ba.',
    retry: 'Sake gwadawa',
    sending: 'Ana aikawa...',
    notSent: 'Ba a aika ba.',
    again: 'Sake gwadawa',
    earlier: 'Saƙonnin da suka gabata',
    number: reference => `Lambarku ita ce ${reference}`,
    emailLabel: 'Imel ɗinku, idan za mu amsa a can ma',
    saveEmail: 'Adana',
    emailSaved: 'Za mu amsa a can ma.',
    emailFailed: 'Ba a iya adana imel ɗinku ba. Ku sake gwadawa.',
    about: reference => `Game da biya ${reference}: `,
  },
} satisfies Translations<typeof english>;

export const phrases = {
  messages_waiting: 'Muna da saƙonni da dama daga wannan imel tuni. Ku jira amsarmu.',
  name_missing: 'Ku shigar da sunanku',
  name_too_long: 'Suna kada ya wuce haruffa 100',
  subject_missing: 'Ku zaɓi batu',
  message_missing: 'Ku shigar da saƙo',
  contact_message_too_long: 'Saƙo kada ya wuce haruffa 4000',
  chat_message_too_long: 'Saƙo kada ya wuce haruffa 2000',
} satisfies PhraseWords<typeof supportReasons & typeof supportFaults>;
