import type { Feature, ServerNeeds } from '@wura/features/server';
import { identityNumbers } from '@wura/identity/server/identity-numbers';
import { readSpread, type SpreadSettings } from '@wura/rates/server/spread';
import { routes } from './contract.ts';
import { operatorRoutes } from './operator-contract.ts';
import { detailsFrame } from './server/details-frame.ts';
import { hearOfFreeze } from './server/hear-of-freeze.ts';
import { cardJobs } from './server/jobs.ts';
import { cardEmptied, cardExchange, cardFunded, cardMade, cardPaymentJob } from './server/kinds.ts';
import { virtualCards } from './server/plugin.ts';
import { cardIssuer } from './server/ports.ts';
import { cardPrice } from './server/price.ts';
import { cardPositionRecords, fundingRecords, unloadingRecords } from './server/records.ts';
import { listCards } from './server/queries.ts';
import { cardsForStaff } from './server/staff-plugin.ts';
import { stopCardsOf } from './server/stop-cards-of.ts';
import { cardUnloadJob } from './server/unload-card.ts';
import { personalData } from './server/personal-data.ts';

export const feature: Feature<SpreadSettings> = {
  name: 'virtual-cards',
  personalData,
  routes: [routes, operatorRoutes],
  migrations: new URL('migrations/', import.meta.url),
  kinds: [cardMade, cardFunded, cardEmptied, cardExchange],
  operations: [
    { operation: 'purchase', through: cardIssuer, job: cardPaymentJob, records: fundingRecords },
    { operation: 'charge', through: cardIssuer, job: cardUnloadJob, records: unloadingRecords },
  ],
  house: [cardPositionRecords],
  prices: [cardPrice],
  frames: ({ port }) => detailsFrame(port(cardIssuer)),
  settings: readSpread,
  whenLocked: stopCardsOf,
  whenFrozen: hearOfFreeze,
  services: { virtual_cards: ({ port }) => port(cardIssuer) !== undefined },
  serve: (router, { settings, ...needs }) =>
    virtualCards(router, { ...needs, ...outside(needs), spreadBps: settings.spreadBps }),
  serveStaff: (router, needs) => cardsForStaff(router, { ...needs, ...outside(needs) }),
  aboutCustomer: async (db, customer) => {
    const cards = await listCards(db, customer);
    return { open: cards.filter(({ status }) => status === 'pending' || status === 'active').length };
  },
  jobs: ({ settings, ...needs }) => cardJobs({ ...needs, ...outside(needs), spreadBps: settings.spreadBps }),
};

/** Who makes cards, and who opens the numbers that the rules of Nigeria want an issuer to know. */
const outside = ({ port, config }: Pick<ServerNeeds, 'port' | 'config'>) => ({
  issuer: port(cardIssuer),
  papers: config.rules === 'nigeria' ? port(identityNumbers) : undefined,
});
