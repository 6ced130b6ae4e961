import { catalogue, translated } from '@wura/browser/messages';
import { exchangePhrases } from '../refusals.ts';

// What the menus and the history say of conversions, apart from the screen: every customer downloads it.

export const convertMenuMessages = catalogue({
  title: 'Convert',
  quick: 'Exchange',
});

translated(
  { convertMenuMessages },
  {
    fr: () => import('./menu-messages.fr.ts'),
    es: () => import('./menu-messages.es.ts'),
    pcm: () => import('./menu-messages.pcm.ts'),
    ha: () => import('./menu-messages.ha.ts'),
    yo: () => import('./menu-messages.yo.ts'),
    ig: () => import('./menu-messages.ig.ts'),
  },
  { ...exchangePhrases },
);
