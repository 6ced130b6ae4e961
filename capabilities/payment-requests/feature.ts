import type { Feature } from '@wura/features/server';
import { routes } from './contract.ts';
import { paymentRequests } from './server/plugin.ts';
import { personalData } from './server/personal-data.ts';

export const feature: Feature = {
  name: 'payment-requests',
  personalData,
  routes: [routes],
  migrations: new URL('migrations/', import.meta.url),
  serve: (router, needs) => paymentRequests(router, { ...needs, publicUrl: needs.config.publicUrl }),
};
