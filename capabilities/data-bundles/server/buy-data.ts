import { billRefusals } from '@wura/bills/contract';
import { buy } from '@wura/bills/server/buy';
import { formatMoney } from '@wura/money';
import type { Paid } from '@wura/provider-payments/server/pay';
import type { Asker } from '@wura/wallets/server/asker';
import type { Intent } from '@wura/wallets/server/intents';
import type { BodyOf } from '@wura/wire';
import { asFault } from '@wura/wire/phrases';
import { refuse } from '@wura/wire/refusals';
import type { routes } from '../contract.ts';
import { dataRefusals } from '../refusals.ts';
import type { Opened } from './needs.ts';
import { readCode } from './plan-codes.ts';
import type { DataDetails, DataPlan } from './ports.ts';

type DataCall = Asker & { readonly body: BodyOf<typeof routes.pay> };

/** A data plan for a phone, at the price of the seller who offered it. */
export function buyData({ data, plans }: Opened, call: DataCall, intent: Intent): Promise<Paid<DataDetails>> {
  const { amount, phone, billerCode: network, itemCode } = call.body;
  const chosen = readCode(data.sellers, itemCode);
  return buy(data, call, {
    intent,
    among: seller => seller === chosen?.seller,
    async order(seller) {
      const plan = (await plans.of(seller, network)).find(({ code }) => code === chosen?.code);
      if (!plan) throw unknownPlan('itemCode');
      const price = formatMoney({ currency: 'NGN', minor: plan.priceMinor });
      if (plan.priceMinor !== amount.minor) {
        throw refuse(billRefusals.price_changed, {
          facts: { price: { amount: price, currency: 'NGN' } },
          body: { price },
        });
      }
      const planName = planTitle(plan);
      return { amount, destination: phone, details: { phone, network, planCode: plan.code, planName } };
    },
  });
}

/** Under the request's name of it. */
export function unknownPlan(field: string) {
  const { unknown_plan: refusal } = dataRefusals;
  return refuse(refusal, { errors: { [field]: asFault(refusal) } });
}

/** How much, and for how long. */
export const planTitle = ({ value, validity, name }: DataPlan) => [value, validity].filter(Boolean).join(' ') || name;
