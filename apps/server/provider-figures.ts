import type { VendorHttpOptions } from '@wura/vendor-http';
import type { Pool } from '@wura/database';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { showFigure, type Figure } from './database-figures.ts';
import { features } from './features.ts';

export interface ProviderFigures {
  readonly webhooks: Counter<'provider' | 'outcome'>;
  /** Told of every call that leaves. */
  readonly onEnd: NonNullable<VendorHttpOptions['onEnd']>;
  /** Shows from now on whether the provider is being left alone because it was silent. */
  watch(provider: string, isDown: () => boolean): void;
}

/** How the outside world is doing, and what waits for it. */
export function createProviderFigures(registry: Registry, pool: Pool): ProviderFigures {
  const registers = [registry];
  const calls = new Histogram({
    name: 'provider_call_seconds',
    help: 'How long each call to a provider took, by how it ended: the class of the status, or no_answer',
    labelNames: ['provider', 'operation', 'outcome'],
    buckets: [0.1, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const watched = new Map<string, () => boolean>();
  registry.registerMetric(
    new Gauge({
      name: 'provider_down',
      help: '1 while a provider has been silent for so long that nobody is sent there',
      labelNames: ['provider'],
      registers: [],
      // One process that is kept waiting is enough for a person to look.
      aggregator: 'max',
      collect() {
        for (const [provider, isDown] of watched) this.set({ provider }, isDown() ? 1 : 0);
      },
    }),
  );
  const show = (figure: Figure) => showFigure({ registry, pool }, figure);
  show({
    name: 'payments_open',
    help: 'Payments to the outside that have no end yet',
    sql: `select count(*)::int as value from provider_payments.open_payment`,
  });
  show({
    name: 'payments_open_oldest_seconds',
    help: 'How long the oldest of them has waited',
    sql: `select coalesce(extract(epoch from clock_timestamp() - min(created_at)), 0)::float8 as value
          from provider_payments.open_payment`,
  });
  show({
    name: 'cases_open',
    help: 'What a person has to look at',
    sql: 'select count(*)::int as value from cases.open_case',
  });
  show({
    name: 'payments_final_seconds',
    help: 'From the money being held to the last state, among the newest thousand payments that have one, by quantile',
    label: 'quantile',
    sql: `select q.quantile::text, percentile_cont(q.quantile) within group (order by e.seconds) as value
            from provider_payments.latest_end e
           cross join (values (0.5::float8), (0.99)) as q (quantile)
           group by q.quantile`,
  });
  for (const { gauges = [] } of features) gauges.forEach(show);
  return {
    webhooks: new Counter({
      name: 'provider_webhooks_total',
      help: 'What providers told us on their own',
      labelNames: ['provider', 'outcome'],
      registers,
    }),
    onEnd: ({ provider, operation, outcome, durationMs }) =>
      calls.observe({ provider, operation, outcome }, durationMs / 1000),
    watch: (provider, isDown) => void watched.set(provider, isDown),
  };
}
