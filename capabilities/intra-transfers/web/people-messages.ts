import { catalogue, translated } from '@wura/browser/messages';

/** The people whom a customer has saved. */
export const peopleMessages = catalogue({
  title: 'Saved people',
  manage: 'Manage',
  star: (name: string) => `Save ${name}`,
  starred: (name: string) => `${name} is saved`,
  save: 'Save this person',
  saving: 'Saving...',
  saved: 'Person saved',
  saveFailed: 'Failed to save this person. Please try again.',
  search: 'Search saved people',
  empty: 'No saved people yet',
  emptyText: 'Press the star beside a name, or save the person after a transfer.',
  noMatch: (query: string) => `No saved person matches “${query}”`,
  account: (digits: string) => `Wura, ${digits}`,
  nicknameHelper: 'Only you see it. Empty: the name of their account.',
  closed: 'Account closed',
  gone: 'A person whose account is closed',
  renamed: 'Name changed',
});

translated(
  { peopleMessages },
  {
    fr: () => import('./people-messages.fr.ts'),
    es: () => import('./people-messages.es.ts'),
    pcm: () => import('./people-messages.pcm.ts'),
    ha: () => import('./people-messages.ha.ts'),
    ig: () => import('./people-messages.ig.ts'),
    yo: () => import('./people-messages.yo.ts'),
  },
);
