import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type { supportReasons } from '../refusals.ts';
import type { supportFaults } from '../rules.ts';

export default {
  contactFormMessages: {
    name: 'Name',
    email: 'Email',
    emailHelper: 'Na dis address we go answer',
    subject: 'Subject',
    chooseSubject: 'Choose subject',
    subjects: {
      'virtual-card-support': 'Virtual card support',
      'account-help': 'Account help',
      'billing-question': 'Question about charges',
      'feature-request': 'New thing wey you want',
      partnership: 'Partnership',
      other: 'Other',
    },
    message: 'Message',
    left: count => `${count} characters remain`,
    send: 'Send message',
    sending: 'E dey send...',
    failed: 'Your message no go.',
    kept: 'Wetin you write still dey here.',
    dismiss: 'Dismiss',
    sentTitle: 'We don get your message.',
    number: reference => `Your number na ${reference}. Keep am: anybody wey you talk to fit find your message with am.`,
    answerBy: moment => `Person go answer by ${moment}.`,
    another: 'Write another message',
    about: what => `About: ${what}\n\n`,
  },
  chatMessages: {
    open: 'Chat with support',
    close: 'Close chat',
    help: 'Help & Support, plus your cases',
    title: 'Support',
    online: 'We dey online',
    away: 'We no dey now',
    until: time => `Person go dey answer until ${time}`,
    from: moment => `We go come back ${moment}. Write now, we go reply first thing.`,
    conversation: 'Conversation',
    greeting: 'How far! Wetin we fit do for you today?',
    placeholder: 'Type your message...',
    send: 'Send message',
    you: 'You',
    loading: 'Your conversation dey load...',
    failed: 'Your conversation no gree load.',
    retry: 'Try again',
    sending: 'E dey send...',
    notSent: 'E no go.',
    again: 'Try again',
    earlier: 'Messages wey dey before',
    number: reference => `Your number na ${reference}`,
    emailLabel: 'Your email, if you want make we answer there too',
    saveEmail: 'Save',
    emailSaved: 'We go answer there too.',
    emailFailed: 'We no fit save your address. Abeg try again.',
    about: reference => `About payment ${reference}: `,
  },
} satisfies Translations<typeof english>;

export const phrases = {
  messages_waiting: 'We don get plenty messages from dis address already. Abeg wait for our answer.',
  name_missing: 'Abeg put your name',
  name_too_long: 'Name no suppose pass 100 characters',
  subject_missing: 'Abeg choose subject',
  message_missing: 'Abeg write message',
  contact_message_too_long: 'Message no suppose pass 4000 characters',
  chat_message_too_long: 'Message no suppose pass 2000 characters',
} satisfies PhraseWords<typeof supportReasons & typeof supportFaults>;
