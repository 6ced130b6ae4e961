import { purchaseJob } from '@wura/bills/server/bill';
import type { Feature } from '@wura/features/server';
import { purchaseRecords } from '@wura/provider-payments/server/own-records';

/** A feature with everything that follows from the bills it sells: their movements, prices, operations and switches. */
export function withBills(feature: Feature): Feature {
  const { bills = [], kinds = [], prices = [], operations = [], services = {} } = feature;
  if (bills.length === 0) return feature;
  return {
    ...feature,
    kinds: [...kinds, ...bills.map(({ movement }) => movement)],
    prices: [...prices, ...bills.map(({ price }) => price)],
    operations: [
      ...operations,
      ...bills.map(({ sellers }) => ({
        operation: 'purchase' as const,
        through: sellers,
        job: purchaseJob,
        records: purchaseRecords,
      })),
    ],
    services: {
      ...services,
      ...Object.fromEntries(
        bills.map(({ name, sellers }) => [name, ({ port }: Parameters<Service>[0]) => port(sellers) !== undefined]),
      ),
    },
  };
}

type Service = NonNullable<Feature['services']>[string];
