import { catalogue, translated } from '@wura/browser/messages';

// What the menus say, apart from the screens: every customer downloads it.

export const scheduleMenuMessages = catalogue({ title: 'Scheduled payments', short: 'Scheduled' });

translated(
  { scheduleMenuMessages },
  {
    fr: () => import('./menu-messages.fr.ts'),
    es: () => import('./menu-messages.es.ts'),
    pcm: () => import('./menu-messages.pcm.ts'),
    ha: () => import('./menu-messages.ha.ts'),
    yo: () => import('./menu-messages.yo.ts'),
    ig: () => import('./menu-messages.ig.ts'),
  },
);
