import { catalogue, translated } from '@wura/browser/messages';

export const debugMessages = catalogue({
  title: 'Debug API',
  lead: 'The last calls of this page to the server, without passwords, PINs, codes and tokens. They stay on this device and are gone when it is reloaded.',
  health: 'Server',
  up: 'Ready',
  down: 'Not ready',
  asking: 'Asking...',
  askAgain: 'Ask again',
  answeredIn: (ms: number) => `Answered in ${ms} ms`,
  calls: 'Calls',
  failedOnly: 'Only those that failed',
  clear: 'Clear',
  empty: 'No calls yet',
  emptyText: 'Use the wallet in this page, and what it asks of the server is listed here.',
  noAnswer: 'No answer',
  ms: (ms: number) => `${ms} ms`,
  requestId: 'Request',
  copy: 'Copy',
  copied: 'Copied',
  copyRequest: 'Copy the request id',
  sent: 'Sent',
  answer: 'Answer',
  nothing: 'Nothing',
  docs: 'All calls are described in the API document',
});

translated(
  { debugMessages },
  {
    fr: () => import('./messages.fr.ts'),
    es: () => import('./messages.es.ts'),
    pcm: () => import('./messages.pcm.ts'),
    ha: () => import('./messages.ha.ts'),
    yo: () => import('./messages.yo.ts'),
    ig: () => import('./messages.ig.ts'),
  },
);
