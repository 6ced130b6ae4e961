import type { Feature } from '@wura/features/server';
import { z } from 'zod';
import { readFigures, type Figures } from './figures.ts';

export const feature: Feature<Figures | undefined> = {
  name: 'public-pages',
  settings: read => readFigures(read.text('FIGURES')),
  publicSettings: {
    shape: {
      /** What the public pages say of this service, as FIGURES gives it; without it they show samples, marked as such. */
      figures: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    },
    read: figures => ({ figures }),
  },
};
