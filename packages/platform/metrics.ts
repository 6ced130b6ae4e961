import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  readonly refusals: Counter<'code'>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_seconds',
      help: 'How long each call took, from its first byte to the last byte of its answer',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10],
      registers: [registry],
    }),
    refusals: new Counter({
      name: 'refusals_total',
      help: 'Calls refused on purpose, by code',
      labelNames: ['code'],
      registers: [registry],
    }),
  };
}
