import type { DataDetails, DataPlan, DataSeller } from '@wura/data-bundles/server/ports';
import type { VtpassClient } from './client.ts';
import { createSales } from './sales.ts';
import { networks } from './services.ts';
import { readVariations, type Variation } from './variations.ts';

const serviceOf = (network: DataDetails['network']) => `${networks[network]}-data`;

export function createData(client: VtpassClient, now: () => number): DataSeller {
  return {
    ...createSales<DataDetails>({
      client,
      now,
      body: ({ network, planCode, phone }) => ({
        serviceID: serviceOf(network),
        billersCode: phone,
        variation_code: planCode,
      }),
      destination: ({ phone }) => phone,
    }),
    async plans(network) {
      const read = await readVariations(client, serviceOf(network));
      return read.outcome === 'unknown' ? read : { outcome: 'accepted', plans: read.variations.map(planOf) };
    },
  };
}

/** How much, and for how long, stand in one sentence with the price: "N100 100MB - 24 hrs". */
export function planOf({ code, name, priceMinor }: Variation): DataPlan {
  const [value] = /\d+(?:\.\d+)?\s?[KMGT]B/i.exec(name) ?? [name];
  const [validity = ''] =
    /\d+\s?-?(?:hour|hr|day|week|month|year)s?|\b(?:daily|weekly|monthly|yearly)\b/i.exec(name) ?? [];
  return { code, name, priceMinor, value, validity, description: name };
}
