import type { Feature } from '@wura/features/server';
import { routes } from './contract.ts';
import { giftCardBill } from './server/bill.ts';
import { serveGiftCards } from './server/plugin.ts';
import { resealCodes } from './server/reseal-codes.ts';

export const feature: Feature = {
  name: 'gift-cards',
  routes: [routes],
  migrations: new URL('migrations/', import.meta.url),
  bills: [giftCardBill],
  serve: serveGiftCards,
  reseal: { of: 'gift cards', run: resealCodes },
};
