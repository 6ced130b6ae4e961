import { catalogue, translatedPage } from '@wura/browser/messages';

/** What stands on the pictures of the six pages. */
export const featureSceneMessages = catalogue({
  give: 'You convert',
  fee: (percent: string) => `Fee, ${percent}`,
  converted: 'We convert',
  rate: 'Rate',
  get: 'You get',
  tether: 'USDT wallet',
  address: 'Your address, TRON (TRC-20)',
  card: 'Card',
  bank: 'Bank transfer',
  crypto: 'Crypto',
  digital: 'Digital wallet',
  arrived: 'It has arrived',
});

translatedPage(
  { featureSceneMessages },
  { fr: () => import('./scene-messages.fr.ts'), es: () => import('./scene-messages.es.ts') },
);
