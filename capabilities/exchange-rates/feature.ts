import type { Feature } from '@wura/features/server';
import { routes } from '@wura/rates/contract';
import { rateSources } from '@wura/rates/server/ports';
import { operatorRoutes } from './operator-contract.ts';
import { rateApproval } from './server/decide-rate.ts';
import { rateJobs } from './server/fetch-rates.ts';
import { exchangeRates } from './server/plugin.ts';
import { exchangeRatesForStaff } from './server/staff-plugin.ts';

export const feature: Feature = {
  name: 'exchange-rates',
  routes: [routes, operatorRoutes],
  serve: (router, needs) => exchangeRates(router, { ...needs, sources: needs.ports(rateSources) }),
  serveStaff: (router, needs) =>
    exchangeRatesForStaff(router, {
      ...needs,
      sources: needs.ports(rateSources),
      approvals: needs.operators.approvals,
    }),
  approvals: ({ now, ports }) => [rateApproval({ now, sources: ports(rateSources) })],
  jobs: ({ pool, now, ports }) => rateJobs({ pool, now, sources: ports(rateSources) }),
  services: { rates: ({ port }) => port(rateSources) !== undefined },
  gauges: [
    {
      name: 'rates_age_seconds',
      help: 'Age of the newest exchange rates, by the clock of their source',
      sql: 'select extract(epoch from now() - as_of)::float8 as value from rates.newest',
    },
  ],
};
