import { defineRoute } from '@wura/wire';
import { z } from 'zod';

export const routes = {
  services: defineRoute({
    method: 'GET',
    path: '/api/bills/services',
    summary: 'Which bills can be paid now, and why the others cannot',
    access: 'customer',
    answers: {
      200: z.object({
        data: z.array(
          z.object({
            service: z.string().meta({ description: 'As GET /api/config names it: airtime' }),
            is_available: z.boolean(),
            reason: z.enum(['off', 'stopped', 'down']).nullable().meta({
              description: 'off: not offered here; stopped: by us, for now; down: the provider does not answer',
            }),
          }),
        ),
      }),
    },
  }),
};
