import { z } from 'zod';

/** What two people agree on about a movement. The lines are how things stood when the first of them looked. */
export const agreedMoney = z.object({
  movement: z.string(),
  amount: z.string(),
  currency: z.string(),
  note: z.string().optional(),
});
