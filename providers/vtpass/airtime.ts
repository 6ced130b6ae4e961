import type { AirtimeDetails, AirtimeSeller } from '@wura/airtime/server/ports';
import type { VtpassClient } from './client.ts';
import { createSales } from './sales.ts';
import { networks } from './services.ts';

export function createAirtime(client: VtpassClient, now: () => number): AirtimeSeller {
  return createSales<AirtimeDetails>({
    client,
    now,
    body: ({ network }) => ({ serviceID: networks[network] }),
    destination: ({ phone }) => phone,
  });
}
