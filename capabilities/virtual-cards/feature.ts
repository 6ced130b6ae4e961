import type { Feature } from '@wura/features/server';
import { readSpread, type SpreadSettings } from '@wura/rates/server/spread';
import { routes } from './contract.ts';
import { cardJobs } from './server/jobs.ts';
import { cardEmptied, cardExchange, cardFunded, cardMade, cardPaymentJob } from './server/kinds.ts';
import { virtualCards } from './server/plugin.ts';
import { cardIssuer } from './server/ports.ts';
import { cardPrice } from './server/price.ts';
import { fundingRecords, unloadingRecords } from './server/records.ts';
import { cardUnloadJob } from './server/unload-card.ts';

export const feature: Feature<SpreadSettings> = {
  name: 'virtual-cards',
  routes: [routes],
  migrations: new URL('migrations/', import.meta.url),
  kinds: [cardMade, cardFunded, cardEmptied, cardExchange],
  operations: [
    { operation: 'purchase', through: cardIssuer, job: cardPaymentJob, records: fundingRecords },
    { operation: 'charge', through: cardIssuer, job: cardUnloadJob, records: unloadingRecords },
  ],
  prices: [cardPrice],
  settings: readSpread,
  services: { virtual_cards: ({ port }) => port(cardIssuer) !== undefined },
  serve: (router, { settings, ...needs }) =>
    virtualCards(router, { ...needs, spreadBps: settings.spreadBps, issuer: needs.port(cardIssuer) }),
  jobs: ({ settings, ...needs }) =>
    cardJobs({ ...needs, spreadBps: settings.spreadBps, issuer: needs.port(cardIssuer) }),
};
