import { catalogue, translatedPage } from '@wura/browser/messages';

export const contactMessages = catalogue({
  pageTitle: 'Contact Us',
  description: 'Write to the people who run this service, and know when they answer.',
  title: 'Contact Us',
  lead: 'A person reads every message. You get a ticket number straight away, and a time by which we reply.',
  waysTitle: 'Other ways',
  ways: [
    {
      title: 'Chat',
      text: 'The round button at the bottom of every page. What you write there stays, with its answers.',
    },
    {
      title: 'In your wallet',
      text: 'Open a payment and choose “Report a problem”: its reference comes along by itself.',
    },
  ] as readonly { title: string; text: string }[],
  hoursTitle: 'When we answer',
  hours:
    'You can write day and night. The chat says until when a person answers today, and your number says by when at the latest.',
  neverTitle: 'What nobody from Wura asks for',
  never:
    'Your password, your PIN, or a code that we sent you. Whoever asks, by phone, by mail or in a chat, is not from Wura.',
  faultTitle: 'A fault in the software',
  fault:
    'Report it where the source code is published. Leave out names, account numbers and amounts that are not yours to share.',
});

translatedPage({ contactMessages }, { fr: () => import('./messages.fr.ts'), es: () => import('./messages.es.ts') });
