import type { DataDetails, DataPlan, DataSeller } from '@wura/data-bundles/server/ports';
import type { SquadClient } from './client.ts';
import { createPhonePurchases } from './phone-purchases.ts';
import { wholeNaira } from './vend-verdict.ts';
import { plan, plans } from './wire.ts';

export function createData(client: SquadClient): DataSeller {
  return {
    ...createPhonePurchases<DataDetails>({
      client,
      type: 'data',
      body: ({ details }, naira) => ({ phone_number: details.phone, plan_code: details.planCode, amount: naira }),
    }),
    async plans(network) {
      const query = { network: network.toUpperCase() };
      const reply = await client.call(
        { operation: 'plans', method: 'GET', path: '/vending/data-bundles', query },
        plans,
      );
      if (reply.kind !== 'done') {
        return { outcome: 'unknown', why: reply.kind === 'no_answer' ? reply.why : reply.message };
      }
      const readable = reply.data.flatMap(line => planOf(line, network) ?? []);
      if (readable.length === 0 && reply.data.length > 0) return { outcome: 'unknown', why: 'plans of another shape' };
      return { outcome: 'accepted', plans: readable };
    },
  };
}

/** Nothing for what is another network's, free, or at a price that cannot be paid. */
function planOf(line: unknown, network: DataDetails['network']): DataPlan | undefined {
  const read = plan.safeParse(line).data;
  if (!read || (read.network ?? network).toLowerCase() !== network) return undefined;
  if (read.bundle_price === 0n || wholeNaira(read.bundle_price) === undefined) return undefined;
  return {
    code: read.plan_code,
    name: read.plan_name,
    priceMinor: read.bundle_price,
    value: read.bundle_value,
    validity: read.bundle_validity ?? '',
    description: read.bundle_description ?? '',
  };
}
