import { catalogue, translated } from '@wura/browser/messages';
import { blockFaults, blockRefusals } from '../refusals.ts';

export const blockMessages = catalogue({
  title: 'Blocked people',
  lead: 'People you block cannot find you by name or number, send you money or ask you for any. They are not told.',
  loading: 'Loading...',
  failed: 'Failed to load the people you blocked.',
  retry: 'Retry',
  none: 'You have not blocked anybody.',
  whom: '@username or account number',
  block: 'Block',
  unblock: 'Unblock',
  notDone: 'Could not do that. Nothing has changed.',
  close: 'Close',
  blockName: (name: string) => `Block ${name}?`,
  isBlocked: (name: string) => `${name} is blocked.`,
  isUnblocked: (name: string) => `${name} is unblocked.`,
  unblockName: (name: string) => `Unblock ${name}`,
});

translated(
  { blockMessages },
  {
    pcm: () => import('./messages.pcm.ts'),
    fr: () => import('./messages.fr.ts'),
    es: () => import('./messages.es.ts'),
    ha: () => import('./messages.ha.ts'),
    yo: () => import('./messages.yo.ts'),
    ig: () => import('./messages.ig.ts'),
  },
  { ...blockRefusals, ...blockFaults },
);
