import { defineRoute } from '@wura/wire';
import { z } from 'zod';

export const routes = {
  showCountry: defineRoute({
    method: 'GET',
    path: '/api/geo',
    summary: 'Which country the visitor seems to be in',
    access: 'public',
    answers: {
      200: z.object({
        country_code: z.string().nullable().meta({ description: 'ISO 3166-1, such as NG; null when unknown' }),
      }),
    },
    limits: [{ max: 60, windowSeconds: 60 }],
  }),
};
