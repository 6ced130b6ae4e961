import type { Feature } from '@wura/features/server';
import { readErasure } from '@wura/identity/server/erasures';
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
  // Whoever asks staff whether their account will be closed is told when.
  aboutCustomer: async (db, customer) => {
    const leaving = await readErasure(db, customer);
    return {
      asked_to_close: leaving?.askedAt.toISOString() ?? false,
      closes: leaving?.dueAt.toISOString() ?? null,
    };
  },
  reseal: { of: 'what the law wants kept', run: ({ pool, vault }) => rewrapKept(pool, vault) },
};
