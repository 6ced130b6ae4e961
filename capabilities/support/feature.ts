import type { Feature } from '@wura/features/server';
import { routes } from './contract.ts';
import { operatorRoutes } from './operator-contract.ts';
import { readSupportHours, usualHours, type SupportHours } from './server/hours.ts';
import { supportForOperators } from './server/operator-plugin.ts';
import { support } from './server/plugin.ts';
import { personalData } from './server/personal-data.ts';

export const feature: Feature<SupportHours> = {
  name: 'support',
  personalData,
  routes: [routes, operatorRoutes],
  migrations: new URL('migrations/', import.meta.url),
  settings: (read, { mode }) => readSupportHours(read.text('SUPPORT_HOURS') ?? usualHours[mode]),
  serve: (router, { identity, walletServices: { movements }, config: { hasRateLimits }, settings: hours }) =>
    support(router, { identity, movements, hasRateLimits, hours }),
  serveStaff: supportForOperators,
};
