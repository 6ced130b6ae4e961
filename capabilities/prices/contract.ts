import { feesRouteFor, limitsRoute, priceRouteFor } from '@wura/policy/contract';
import { walletRefusals } from '@wura/wallets/contract';
import { defineRoute } from '@wura/wire';

/** What can be priced is told by the features of this build. */
export const routesFor = (kinds: readonly string[]) => ({
  fees: feesRouteFor(kinds),
  price: defineRoute({ ...priceRouteFor(kinds), refusals: [walletRefusals.unsupported_currency] }),
  limits: limitsRoute,
});
