import type { Feature } from '@wura/features/server';
import { plan } from '@wura/jobs';
import { routes } from './contract.ts';
import { createEraser, eraseJob } from './server/erase-customer.ts';
import { rewrapKept } from './server/keep-by-law.ts';
import { myData, openSummaryRenderer } from './server/plugin.ts';
import { createEnding, endKeptJob } from './server/tidy.ts';

export const feature: Feature = {
  name: 'my-data',
  routes: [routes],
  migrations: new URL('migrations/', import.meta.url),
  serve(router, needs) {
    const renderer = openSummaryRenderer();
    needs.onClose(() => renderer.close());
    myData(router, { ...needs, renderer, rules: needs.config.rules });
  },
  jobs: needs => [
    [eraseJob, createEraser(needs)],
    [endKeptJob, createEnding(needs)],
  ],
  whenWorkerStarts: tx => plan(tx, { kind: endKeptJob, subject: 'all' }, { inMs: 60_000 }),
  reseal: { of: 'what the law wants kept', run: ({ pool, vault }) => rewrapKept(pool, vault) },
};
