import type { AirtimeDetails, AirtimeSeller } from '@wura/airtime/server/ports';
import type { SquadClient } from './client.ts';
import { readAside } from './aside.ts';
import { createPhonePurchases } from './phone-purchases.ts';

/** They find the network from the number, and say which it was. A number carried to another network is theirs to know. */
export function createAirtime(client: SquadClient): AirtimeSeller {
  return createPhonePurchases<AirtimeDetails>({
    client,
    type: 'airtime',
    body: ({ details }, naira) => ({ phone_number: details.phone, amount: naira }),
    goods(row) {
      const network = readAside(row.meta)?.['network'];
      return typeof network === 'string' ? { network: network.trim().toLowerCase() } : undefined;
    },
  });
}
