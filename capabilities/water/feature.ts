import type { Feature } from '@wura/features/server';
import { routes } from './contract.ts';
import { waterPurchase } from './server/kind.ts';
import { water } from './server/plugin.ts';
import { waterPrice, waterPrices } from './server/prices.ts';
import { waterOrder } from './server/water-order.ts';

export const feature: Feature = {
  name: 'water',
  routes: [routes],
  kinds: [waterPurchase],
  prices: [waterPrice],
  rules: [waterPrices],
  orders: [waterOrder],
  serve: water,
};
