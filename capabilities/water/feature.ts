import type { Feature } from '@wura/features/server';
import { routes } from './contract.ts';
import { waterPurchase } from './server/kind.ts';
import { water } from './server/plugin.ts';
import { waterPrice } from './server/prices.ts';
import { waterOrder } from './server/water-order.ts';

export const feature: Feature = {
  name: 'water',
  routes: [routes],
  kinds: [waterPurchase],
  prices: [waterPrice],
  orders: [waterOrder],
  serve: water,
};
