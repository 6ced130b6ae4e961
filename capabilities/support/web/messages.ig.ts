import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type { supportReasons } from '../refusals.ts';
import type { supportFaults } from '../rules.ts';

export default {
  contactFormMessages: {
    name: 'Aha',
    email: 'Email',
    emailHelper: 'Anyị na-aza n’adreesị a',
    subject: 'Isiokwu',
    chooseSubject: 'Họrọ isiokwu',
    subjects: {
      'virtual-card-support': 'Enyemaka kaadị ịntanetị',
      'account-help': 'Enyemaka akaụntụ m',
      'billing-question': 'Ajụjụ banyere ụgwọ',
      'feature-request': 'Arịrịọ ihe ọhụrụ',
      partnership: 'Mmekọ',
      other: 'Ihe ọzọ',
    },
    message: 'Ozi',
    left: count => `Mkpụrụ edemede ${count} fọdụrụ`,
    send: 'Ziga ozi',
    sending: 'Na-ezite...',
    failed: 'Ezigaghị ozi gị.',
    kept: 'Ihe i dere ka dị ebe a.',
    dismiss: 'Mechie',
    sentTitle: 'Anyị natara ozi gị.',
    number: reference => `Nọmba gị bụ ${reference}. Debe ya: onye ọ bụla gị na ya kwurịtara ga-eji ya chọta ozi gị.`,
    answerBy: moment => `Mmadụ ga-aza tupu ${moment}.`,
    another: 'Dee ozi ọzọ',
    about: what => `Banyere: ${what}\n\n`,
  },
  chatMessages: {
    open: 'Gị na nkwado kparịta',
    close: 'Mechie nkata',
    help: 'Enyemaka na nkwado, na mkpesa gị',
    title: 'Nkwado',
    online: 'Anyị nọ ya',
    away: 'Anyị anọghị ya',
    until: time => `Mmadụ na-aza ruo ${time}`,
    from: moment => `Anyị ga-alọta ${moment}. Dee ugbu a, anyị ga-ebu ụzọ zaa gị.`,
    conversation: 'Mkparịta ụka',
    greeting: 'Ndeewo! Kedu ka m ga-esi nyere gị aka taa?',
    placeholder: 'Dee ozi gị...',
    send: 'Ziga ozi',
    you: 'Gị',
    loading: 'Na-ebubata mkparịta ụka gị...',
    failed: 'Enweghị ike ibubata mkparịta ụka gị.',
    retry: 'Nwaa ọzọ',
    sending: 'Na-ezite...',
    notSent: 'Ezigaghị ya.',
    again: 'Nwaa ọzọ',
    earlier: 'Ozi ndị gara aga',
    number: reference => `Nọmba gị bụ ${reference}`,
    emailLabel: 'Email gị, ma anyị kwesịrị ịzakwa ebe ahụ',
    saveEmail: 'Chekwaa',
    emailSaved: 'Anyị ga-azakwa ebe ahụ.',
    emailFailed: 'Enweghị ike ichekwa adreesị gị. Biko nwaa ọzọ.',
    about: reference => `Banyere ịkwụ ụgwọ ${reference}: `,
  },
} satisfies Translations<typeof english>;

export const phrases = {
  messages_waiting: 'Anyị nwerelarị ọtụtụ ozi si n’adreesị a. Biko chere azịza anyị.',
  name_missing: 'Biko tinye aha gị',
  name_too_long: 'Aha agaghị akarị mkpụrụ edemede 100',
  subject_missing: 'Biko họrọ isiokwu',
  message_missing: 'Biko tinye ozi',
  contact_message_too_long: 'Ozi agaghị akarị mkpụrụ edemede 4000',
  chat_message_too_long: 'Ozi agaghị akarị mkpụrụ edemede 2000',
} satisfies PhraseWords<typeof supportReasons & typeof supportFaults>;
