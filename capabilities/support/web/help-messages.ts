import { catalogue, translated } from '@wura/browser/messages';

export const helpMessages = catalogue({
  title: 'Talk to us',
  conversation: 'Chat with support',
  answered: 'Answered',
  waiting: 'We answer soon',
  loading: 'Loading hours...',
  now: (time: string) => `A person answers now, until ${time}.`,
  later: (moment: string) => `People are back ${moment}. Write now, and they reply first thing.`,
  unknown: 'We could not ask when people are there. You can write at any time.',
  chat: 'Open the chat',
  write: 'Write by the contact form',
});

translated(
  { helpMessages },
  {
    fr: () => import('./help-messages.fr.ts'),
    es: () => import('./help-messages.es.ts'),
    pcm: () => import('./help-messages.pcm.ts'),
    ha: () => import('./help-messages.ha.ts'),
    yo: () => import('./help-messages.yo.ts'),
    ig: () => import('./help-messages.ig.ts'),
  },
);
