import type { Feature } from '@wura/features/server';
import { routes } from './contract.ts';
import { giftCardBill } from './server/bill.ts';
import { serveGiftCards } from './server/plugin.ts';
import { resealCodes } from './server/reseal-codes.ts';
import { personalData } from './server/personal-data.ts';

export const feature: Feature = {
  name: 'gift-cards',
  personalData,
  routes: [routes],
  migrations: new URL('migrations/', import.meta.url),
  bills: [giftCardBill],
  serve: serveGiftCards,
  reseal: { of: 'gift cards', run: resealCodes },
};
