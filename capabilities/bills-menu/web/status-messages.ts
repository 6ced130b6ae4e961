import { catalogue, translated } from '@wura/browser/messages';

export const serviceMessages = catalogue({
  title: 'What works now',
  loading: 'Asking the providers...',
  failed: 'Could not ask what works now.',
  retry: 'Retry',
  works: 'Works',
  off: 'Not offered here',
  stopped: 'Paused by us',
  down: 'Provider does not answer',
  status: 'Status of the service',
  fees: 'What everything costs',
});

translated(
  { serviceMessages },
  {
    fr: () => import('./status-messages.fr.ts'),
    es: () => import('./status-messages.es.ts'),
    pcm: () => import('./status-messages.pcm.ts'),
    ha: () => import('./status-messages.ha.ts'),
    yo: () => import('./status-messages.yo.ts'),
    ig: () => import('./status-messages.ig.ts'),
  },
);
