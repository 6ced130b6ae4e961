import { catalogue, translated } from '@wura/browser/messages';
import { cardPhrases } from '../phrases.ts';

/** What the frame and the history say of cards; the screen brings its own words when it is opened. */
export const cardTitle = catalogue({ title: 'Virtual Cards', quick: 'Cards' });

translated(
  { cardTitle },
  {
    fr: () => import('./title-messages.fr.ts'),
    es: () => import('./title-messages.es.ts'),
    pcm: () => import('./title-messages.pcm.ts'),
    ha: () => import('./title-messages.ha.ts'),
    yo: () => import('./title-messages.yo.ts'),
    ig: () => import('./title-messages.ig.ts'),
  },
  { ...cardPhrases },
);
