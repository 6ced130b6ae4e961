import type { MovementKind } from '@wura/wallets/server/kinds';
import { say } from '@wura/wire/phrases';
import { z } from 'zod';
import { waterPhrases } from '../refusals.ts';

/** Which system wallet the money of sold water is in. */
export const salesPurpose = 'water_sales';

const waterDetails = z.object({
  waterTypeId: z.string(),
  quantity: z.number(),
  // The first of them were written down without where they went.
  countryId: z.string().optional(),
  stateId: z.string().optional(),
  address: z.string().optional(),
});
export type WaterDetails = Readonly<z.output<typeof waterDetails>>;

export const waterPurchase: MovementKind<WaterDetails> = {
  id: 24,
  name: 'water_purchase',
  isHold: true,
  endsAtOnce: true,
  category: 'water',
  details: waterDetails,
  again: ({ waterTypeId, quantity, countryId = '', stateId = '', address = '' }) => ({
    waterTypeId,
    quantity: String(quantity),
    countryId,
    stateId,
    address,
  }),
  describe: () => say(waterPhrases.water_purchase, {}),
};
