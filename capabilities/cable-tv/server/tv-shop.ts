import { choose } from '@wura/bills/server/choose';
import type { OpenBill } from '@wura/bills/server/open-bill';
import { providerRefusals } from '@wura/provider-payments/contract';
import { asFault } from '@wura/wire/phrases';
import { refuse } from '@wura/wire/refusals';
import { cableRefusals } from '../refusals.ts';
import { tvProviderOf, tvProviders } from '../tv-providers.ts';
import type { CableDetails, CableSeller } from './ports.ts';

export type OpenCable = OpenBill<CableDetails, CableSeller>;

/** Those that a seller has here, in the order in which people know them. */
export function providersSold({ sellers }: OpenCable) {
  if (sellers.length === 0) throw refuse(providerRefusals.service_off);
  return tvProviders.filter(({ name }) => sellers.some(seller => seller.providers.includes(name)));
}

/**
 * Our name of a provider that is sold here, from either case; refuses any other, under the request's name of it, before any
 * seller is asked.
 */
export function providerNamed(open: OpenCable, named: string, field = 'provider'): string {
  const sold = providersSold(open);
  const wanted = tvProviderOf(named);
  if (wanted && sold.includes(wanted)) return wanted.name;
  const { unknown_tv_provider: refusal } = cableRefusals;
  throw refuse(refusal, { errors: { [field]: asFault(refusal) } });
}

/** Who sells it now. */
export const sellerOf = (open: OpenCable, provider: string) =>
  choose(open, seller => seller.providers.includes(provider));
