import { catalogue, translated } from '@wura/browser/messages';
import type { Subject } from '../rules.ts';
import { supportReasons } from '../refusals.ts';
import { supportFaults } from '../rules.ts';

const subjects: Record<Subject, string> = {
  'virtual-card-support': 'Virtual card support',
  'account-help': 'Account help',
  'billing-question': 'Billing question',
  'feature-request': 'Feature request',
  partnership: 'Partnership',
  other: 'Other',
};

export const contactFormMessages = catalogue({
  name: 'Name',
  email: 'Email',
  emailHelper: 'We answer to this address',
  subject: 'Subject',
  chooseSubject: 'Choose a subject',
  subjects,
  message: 'Message',
  left: (count: number) => `${count} characters left`,
  send: 'Send message',
  sending: 'Sending...',
  failed: 'Your message was not sent.',
  kept: 'What you wrote is still here.',
  dismiss: 'Dismiss',
  sentTitle: 'We have your message.',
  number: (reference: string) =>
    `Your number is ${reference}. Keep it: whoever you talk to finds your message with it.`,
  answerBy: (moment: string) => `A person answers by ${moment}.`,
  another: 'Write another message',
  about: (what: string) => `About: ${what}\n\n`,
});

export const chatMessages = catalogue({
  open: 'Chat with support',
  close: 'Close chat',
  help: 'Help & Support, and your cases',
  title: 'Support',
  online: "We're online",
  away: 'We’re away',
  until: (time: string) => `A person answers until ${time}`,
  from: (moment: string) => `Back ${moment}. Write now, we reply first thing.`,
  conversation: 'Conversation',
  greeting: 'Hi! How can I help you today?',
  placeholder: 'Type your message...',
  send: 'Send message',
  you: 'You',
  loading: 'Loading your conversation...',
  failed: 'Could not load your conversation.',
  retry: 'Retry',
  sending: 'Sending...',
  notSent: 'Not sent.',
  again: 'Try again',
  earlier: 'Earlier messages',
  number: (reference: string) => `Your number is ${reference}`,
  emailLabel: 'Your email, if we should answer there too',
  saveEmail: 'Save',
  emailSaved: 'We answer there too.',
  emailFailed: 'Could not save your address. Please try again.',
  about: (reference: string) => `About payment ${reference}: `,
});

translated(
  { contactFormMessages, chatMessages },
  {
    fr: () => import('./messages.fr.ts'),
    es: () => import('./messages.es.ts'),
    pcm: () => import('./messages.pcm.ts'),
    ha: () => import('./messages.ha.ts'),
    yo: () => import('./messages.yo.ts'),
    ig: () => import('./messages.ig.ts'),
  },
  { ...supportReasons, ...supportFaults },
);
