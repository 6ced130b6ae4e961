import { catalogue, translated } from '@wura/browser/messages';

/** What the ways to it say: nothing else of this room is fetched with the shell. */
export const guardianViews = catalogue({ title: 'Guardian' });

/** Before anything else is asked of a customer under 18. */
export const guardianFirstMessages = catalogue({
  needed: 'Under 18, money moves only once a guardian is linked to your account.',
  ask: 'Ask a guardian',
  asked: 'Asked. See how it stands',
});

translated(
  { guardianViews, guardianFirstMessages },
  {
    pcm: () => import('./shell-messages.pcm.ts'),
    fr: () => import('./shell-messages.fr.ts'),
    es: () => import('./shell-messages.es.ts'),
    ha: () => import('./shell-messages.ha.ts'),
    yo: () => import('./shell-messages.yo.ts'),
    ig: () => import('./shell-messages.ig.ts'),
  },
);
