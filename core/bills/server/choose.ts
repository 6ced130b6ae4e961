import { providerRefusals } from '@wura/provider-payments/contract';
import type { PaymentPort } from '@wura/provider-payments/server/ports';
import { refuse } from '@wura/wire/refusals';
import type { BillDetails } from './bill.ts';
import type { OpenBill } from './open-bill.ts';
import { isStopped, readStoppedSales, type StoppedSale } from './stopped-sales.ts';

/**
 * Who is to sell it: the first who answers and whom staff have not stopped. Chosen before any money is held and never
 * again for the same purchase, whatever becomes of it: a second seller would sell it twice. What staff say is read every
 * time, so it holds in every process at once.
 */
export async function choose<Details extends BillDetails, Seller extends PaymentPort<Details>>(
  { bill, sellers, needs }: Pick<OpenBill<Details, Seller>, 'bill' | 'sellers' | 'needs'>,
  among: (seller: Seller) => boolean = () => true,
): Promise<Seller> {
  const eligible = sellers.filter(among);
  if (eligible.length === 0) throw refuse(providerRefusals.service_off);
  const selling = sellingOf(bill.name, eligible, await readStoppedSales(needs.pool));
  const seller = selling.find(isUp);
  if (seller) return seller;
  throw refuse(selling.length > 0 ? providerRefusals.provider_unavailable : providerRefusals.service_off);
}

export const isUp = ({ isDown }: PaymentPort<never>): boolean => !isDown?.();

/** Those whom staff let sell this kind. */
export function sellingOf<Seller extends PaymentPort<never>>(
  kind: string,
  sellers: readonly Seller[],
  stopped: readonly StoppedSale[],
): Seller[] {
  return sellers.filter(({ provider }) => !isStopped(stopped, { provider, kind }));
}
