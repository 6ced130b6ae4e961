import { defineRoute } from '@wura/wire';
import { fileOf } from '@wura/wire/shapes';
import { z } from 'zod';
import { clothFaults, monthPattern } from './rules.ts';

/** By the names that the screens call them. */
export const motifNames = ['cowrie', 'spiral', 'feather', 'mirror', 'house', 'corn', 'crossroads', 'wave'] as const;
const motif = z.enum(motifNames);

const month = z
  .string({ error: clothFaults.month_invalid })
  .regex(monthPattern, { error: clothFaults.month_invalid })
  .optional()
  .meta({ description: 'Such as 2026-11, in Lagos; left out: this one' });

const cloth = z.object({
  month: z.string(),
  since: z.string().meta({ description: 'The first one that there is cloth of' }),
  days: z.array(
    z.object({
      day: z.int(),
      motif: motif.nullable().meta({ description: 'null: no money moved, or the day is yet to come' }),
      turn: z.int(),
    }),
  ),
  worn: z.array(motif).meta({ description: 'What cards and headers wear: the newest days first' }),
});
export type OwnCloth = z.output<typeof cloth>;

const file = fileOf('image/svg+xml');

export const routes = {
  showCloth: defineRoute({
    method: 'GET',
    path: '/api/cloth',
    summary: 'Your cloth: a motif for each day on which money moved, whatever it was and however much',
    access: 'customer',
    query: z.object({ month }),
    answers: { 200: cloth },
    limits: [{ max: 60, windowSeconds: 60 }],
  }),
  drawPoster: defineRoute({
    method: 'GET',
    path: '/api/cloth/poster',
    summary: 'A month of your cloth as a picture, the same for ever from the same history',
    access: 'customer',
    query: z.object({ month }),
    answers: { 200: file },
    limits: [{ max: 20, windowSeconds: 60 }],
  }),
};
