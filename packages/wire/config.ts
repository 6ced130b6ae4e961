import { z } from 'zod';
import { defineRoute } from './route.ts';
import { moneyText } from './shapes.ts';

/** What every build says of itself; the server's adds what its features and vendors say. */
export const configShape = z.object({
  brand: z.string(),
  mode: z.enum(['sandbox', 'live']),
  debug: z.boolean(),
  currencies: z.array(z.object({ code: z.string(), name: z.string(), symbol: z.string(), scale: z.number().int() })),
  /** What may go in, and out, in the 24 hours after a new password; null where the rules lower nothing then. */
  cooling_off_limit: moneyText.nullable(),
  /** What is switched on here. */
  services: z.object({ mail: z.boolean(), sms: z.boolean() }),
});

export const configRoute = defineRoute({
  method: 'GET',
  path: '/api/config',
  summary: 'What a client must know before anyone signs in',
  access: 'public',
  answers: { 200: configShape },
});
