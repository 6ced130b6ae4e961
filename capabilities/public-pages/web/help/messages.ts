import { catalogue, translated } from '@wura/browser/messages';

export const helpMessages = catalogue({
  lead: 'Answers first. If yours is not here, a person is.',
  search: 'Search the answers',
  found: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
  showAll: (count: number) => `All ${count} answers`,
  nothing: 'No answer has all of these words. Try fewer of them, or ask us.',
  answers: 'Questions and answers',
  mine: 'Your cases',
  none: 'You have nothing open with us.',
  loading: 'Loading your cases...',
  listFailed: 'Some of your cases could not be loaded.',
  retry: 'Retry',
});

translated(
  { helpMessages },
  {
    fr: () => import('./messages.fr.ts'),
    es: () => import('./messages.es.ts'),
    pcm: () => import('./messages.pcm.ts'),
    ha: () => import('./messages.ha.ts'),
    yo: () => import('./messages.yo.ts'),
    ig: () => import('./messages.ig.ts'),
  },
);
