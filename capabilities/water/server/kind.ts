import type { MovementKind } from '@wura/wallets/server/kinds';
import { say } from '@wura/wire/phrases';
import { z } from 'zod';
import { waterPhrases } from '../refusals.ts';

/** Which system wallet the money of sold water is in. */
export const salesPurpose = 'water_sales';

const waterDetails = z.object({ waterTypeId: z.string(), quantity: z.number() });
type WaterDetails = Readonly<z.output<typeof waterDetails>>;

export const waterPurchase: MovementKind<WaterDetails> = {
  id: 24,
  name: 'water_purchase',
  isHold: true,
  endsAtOnce: true,
  category: 'water',
  details: waterDetails,
  describe: () => say(waterPhrases.water_purchase, {}),
};
