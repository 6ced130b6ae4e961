import { feeLine, limitsRoute, priceRouteFor } from '@wura/policy/contract';
import { walletRefusals } from '@wura/wallets/contract';
import { defineRoute } from '@wura/wire';
import { moneyText } from '@wura/wire/shapes';
import { z } from 'zod';

/** What can be priced is told by the features of this build. */
export const routesFor = (kinds: readonly string[]) => ({
  fees: defineRoute({
    method: 'GET',
    path: '/api/fees',
    summary: 'What everything costs: the same rules that price each payment',
    access: 'public',
    answers: {
      200: z.object({
        in_force_since: z.string().meta({ description: 'The day on which the newest of the rules came into force' }),
        data: z.array(
          z.object({
            kind: z.enum(kinds),
            currency: z.string(),
            share: z.object({ bps: z.int(), usdt_bps: z.int() }).optional().meta({
              description:
                'In hundredths of a percent of the amount, out of which it is taken, VAT within it; to and from USDT less',
            }),
            /** One row for each range of amounts that costs the same; no fee lines: free. */
            bands: z.array(
              z.object({ from: moneyText, to: moneyText.nullable(), fees: z.array(feeLine), total_fee: moneyText }),
            ),
          }),
        ),
      }),
    },
  }),
  price: defineRoute({ ...priceRouteFor(kinds), refusals: [walletRefusals.unsupported_currency] }),
  limits: limitsRoute,
});
