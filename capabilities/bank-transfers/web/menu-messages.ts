import { catalogue, translated } from '@wura/browser/messages';
import { bankReasons, declineReasons, transferPhrases } from '../refusals.ts';

// What the menus and the history say of transfers to banks, apart from the screens: every customer downloads it.

export const sendMenuMessages = catalogue({
  title: 'Send Money',
  quick: 'Send',
});

translated(
  { sendMenuMessages },
  {
    fr: () => import('./menu-messages.fr.ts'),
    es: () => import('./menu-messages.es.ts'),
    pcm: () => import('./menu-messages.pcm.ts'),
    ha: () => import('./menu-messages.ha.ts'),
    yo: () => import('./menu-messages.yo.ts'),
    ig: () => import('./menu-messages.ig.ts'),
  },
  { ...bankReasons, ...declineReasons, ...transferPhrases },
);
