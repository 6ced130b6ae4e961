import { catalogue, translated } from '@wura/browser/messages';
import { waterReasons, waterPhrases } from '../refusals.ts';

// What the menus and the history say of water, apart from the screen: every customer downloads it.

export const waterMenuMessages = catalogue({
  title: 'Purchase Water',
  quick: 'Water',
  detail: 'Sachets, bottles, dispensers and tankers',
});

translated(
  { waterMenuMessages },
  {
    fr: () => import('./menu-messages.fr.ts'),
    es: () => import('./menu-messages.es.ts'),
    pcm: () => import('./menu-messages.pcm.ts'),
    ha: () => import('./menu-messages.ha.ts'),
    yo: () => import('./menu-messages.yo.ts'),
    ig: () => import('./menu-messages.ig.ts'),
  },
  { ...waterReasons, ...waterPhrases },
);
