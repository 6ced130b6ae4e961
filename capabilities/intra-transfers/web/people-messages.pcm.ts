import type { Translations } from '@wura/browser/messages';
import type * as english from './people-messages.ts';

export default {
  peopleMessages: {
    title: 'Saved people',
    manage: 'Manage',
    star: name => `Save ${name}`,
    starred: name => `You don save ${name}`,
    save: 'Save dis person',
    saving: 'E dey save...',
    saved: 'Person don save',
    saveFailed: 'We no fit save dis person. Abeg try again.',
    search: 'Search saved people',
    empty: 'You never save anybody',
    emptyText: 'Press di star near person name, or save dem after transfer.',
    noMatch: query => `No saved person resemble “${query}”`,
    account: digits => `Wura, ${digits}`,
    nicknameHelper: 'Na only you dey see am. If you leave am empty, we go use di name for their account.',
    closed: 'Account don close',
    gone: 'Person wey don close account',
    renamed: 'Name don change',
  },
} satisfies Translations<typeof english>;
