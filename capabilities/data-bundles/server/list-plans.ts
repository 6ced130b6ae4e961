import type { Network } from '@wura/bills/networks';
import { choose } from '@wura/bills/server/choose';
import { formatMoney } from '@wura/money';
import type { DataPlanOnWire } from '../contract.ts';
import type { Opened } from './needs.ts';
import { codeOnWire } from './plan-codes.ts';

/** What the seller who would be asked now offers, at its prices. */
export async function listPlans({ data, plans }: Opened, network: Network): Promise<DataPlanOnWire[]> {
  const seller = await choose(data);
  return (await plans.of(seller, network)).map(({ code, name, priceMinor, value, validity, description }) => ({
    plan_name: name.trim(),
    plan_code: codeOnWire(data.sellers, seller, code),
    bundle_price: formatMoney({ currency: 'NGN', minor: priceMinor }),
    bundle_value: value.trim(),
    bundle_validity: validity.trim(),
    bundle_description: description.trim(),
  }));
}
