import type { Bill } from '@wura/bills/server/bill';
import { isUp, sellingOf } from '@wura/bills/server/choose';
import { readStoppedSales } from '@wura/bills/server/stopped-sales';
import type { Pool } from '@wura/database';
import type { Port } from '@wura/features/server/ports';
import type { PaymentPort } from '@wura/provider-payments/server/ports';

export interface Selling {
  readonly pool: Pool;
  readonly all: { readonly bills: readonly Bill[] };
  ports<Offered>(port: Port<Offered>): readonly Offered[];
}

export interface Service {
  readonly service: string;
  readonly is_available: boolean;
  readonly reason: 'off' | 'stopped' | 'down' | null;
}

/** What a customer who pays a bill this moment would meet, for each kind. */
export async function listServices({ pool, all, ports }: Selling): Promise<Service[]> {
  const stopped = await readStoppedSales(pool);
  return all.bills.map(({ name, sellers: port }) => {
    const sellers: readonly PaymentPort<never>[] = ports(port);
    const selling = sellingOf(name, sellers, stopped);
    const reason = sellers.length === 0 ? 'off' : selling.length === 0 ? 'stopped' : selling.some(isUp) ? null : 'down';
    return { service: name, is_available: reason === null, reason };
  });
}
