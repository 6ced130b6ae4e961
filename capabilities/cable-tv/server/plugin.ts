import { openBill, type BillNeeds } from '@wura/bills/server/open-bill';
import { serveBill } from '@wura/bills/server/serve-bill';
import type { CustomerRouter } from '@wura/identity/server';
import type { Standing } from '@wura/provider-payments/server/pay';
import { routes, type BouquetOnWire } from '../contract.ts';
import { cable } from './bill.ts';
import { createBouquets } from './bouquets.ts';
import { payCable } from './pay-cable.ts';
import type { Bouquet, CableDetails } from './ports.ts';
import { providerNamed, providersSold, sellerOf } from './tv-shop.ts';
import { verifyAccount } from './verify-account.ts';

export function serveCable(router: CustomerRouter, needs: BillNeeds): void {
  const open = openBill(cable, needs);
  const bouquets = createBouquets(needs);

  router.serve(routes.providers, async () => {
    const data = providersSold(open).map(({ name, title }) => ({
      service_type: name,
      provider_name: title,
      provider_id: name,
    }));
    return { status: 200, body: { status: 'success', data } };
  });

  for (const route of [routes.lookUpAccount, routes.lookUpAlias]) {
    router.serve(route, async call => ({ status: 200, body: await verifyAccount(open, call) }));
  }

  async function offered(named: string) {
    const provider = providerNamed(open, named);
    const offers = await bouquets.of(await sellerOf(open, provider), provider);
    return { status: 'success', data: { bouquets: offers.map(onWire) } } as const;
  }
  router.serve(routes.bouquets, async ({ params }) => ({ status: 200, body: await offered(params.provider) }));
  router.serve(routes.bouquetsAlias, async ({ body }) => ({ status: 200, body: await offered(body.provider) }));

  for (const route of [routes.pay, routes.payAlias]) {
    serveBill(router, route, open, {
      // One intent, whichever of its two names it is sent to.
      as: routes.pay,
      deed: (call, intent) => payCable(open, bouquets, call, intent),
      completed: 'Cable subscription payment successful',
      pending: 'Cable subscription payment pending',
      extras: ({ details }: Standing<CableDetails>) => ({
        provider: details.provider,
        bouquet: details.bouquetName,
        smartcard_number: details.smartcard,
        customer_name: details.customerName,
      }),
    });
  }
}

const onWire = ({ name, code, priceMinor, platform }: Bouquet): BouquetOnWire => ({
  name,
  code,
  // Of at most nine figures, so it is exact.
  kobo_amount: Number(priceMinor),
  currency: 'NGN',
  platform,
});
