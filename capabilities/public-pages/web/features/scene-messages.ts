import { catalogue } from '@wura/browser/messages';

/** What stands on the pictures of the six pages. */
export const featureSceneMessages = catalogue({
  give: 'You convert',
  fee: 'Fee, 0.5%',
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
