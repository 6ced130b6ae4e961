import { defineRoute } from '@wura/wire';
import { moneyText, timeText } from '@wura/wire/shapes';
import { z } from 'zod';

const head = z.string().meta({ description: 'SHA-256, chained through everything before it' });

/** What customers and visitors may know of the books: that they were proven, and never how much is in them unless the operator says so. */
export const routes = {
  proof: defineRoute({
    method: 'GET',
    path: '/api/proof',
    summary: 'Read when the books were last proven whole, and the proofs of the last thirty days',
    access: 'public',
    answers: {
      200: z.object({
        state: z
          .enum(['whole', 'broken', 'stale', 'never'])
          .meta({ description: 'stale: the last proof is older than 26 hours, so that nothing is known of now' }),
        checked_at: timeText.nullable(),
        proven_at: timeText.nullable().meta({ description: 'When everything fitted last' }),
        currencies: z.array(
          z.object({
            currency: z.string(),
            debits_equal_credits: z.boolean(),
            customers_equal_house: z
              .boolean()
              .meta({ description: 'All wallets of customers are what the house holds for them' }),
            customers: moneyText.optional().meta({ description: 'In all, where the operator shows it (PROOF_TOTALS)' }),
          }),
        ),
        heads: z.object({ books: head, audit: head }).nullable(),
        days: z
          .array(
            z.object({
              day: z.string(),
              outcome: z.enum(['whole', 'broken', 'none']),
              books: head.nullable(),
              audit: head.nullable(),
            }),
          )
          .meta({
            description: 'The last thirty since the first proof, newest first, in UTC. none: no proof was made',
          }),
      }),
    },
  }),
};
