import { networkNames, networks } from '@wura/bills/networks';
import { choose } from '@wura/bills/server/choose';
import { openBill } from '@wura/bills/server/open-bill';
import { outcomeOf } from '@wura/provider-payments/server/outcome';
import { readFields, type Schedulable } from '@wura/features/server/schedulable';
import { nobodyThere } from '@wura/wallets/server/asker';
import { routes } from '../contract.ts';
import { dataRefusals } from '../refusals.ts';
import { dataBill } from './bill.ts';
import { buyData, planTitle, unknownPlan } from './buy-data.ts';
import type { Opened } from './needs.ts';
import { codeOnWire, readCode } from './plan-codes.ts';
import { createPlans } from './plans.ts';

const { phone, billerCode, itemCode } = routes.pay.body.shape;
const shapes = { number: phone, network: billerCode, plan: itemCode };

/** A data plan on days to come, at the price its customer was shown: at any other it is not bought. */
export const dataSchedule: Schedulable = {
  kind: dataBill.name,
  price: dataBill.price,
  fields: [
    { name: 'number', input: 'digits' },
    { name: 'network', input: 'choice' },
    { name: 'plan', input: 'choice', after: 'network' },
  ],
  isPriced: true,
  refusals: [dataRefusals.unknown_plan],
  form(needs) {
    const opened: Opened = { data: openBill(dataBill, needs), plans: createPlans(needs) };
    const { data, plans } = opened;
    return {
      isOn: () => data.sellers.length > 0,
      async choices(name, fields) {
        if (name === 'network') return networks.map(value => ({ value, label: networkNames[value] }));
        const { network } = readFields({ network: billerCode }, fields);
        const seller = await choose(data);
        return (await plans.of(seller, network)).map(plan => ({
          value: codeOnWire(data.sellers, seller, plan.code),
          label: planTitle(plan),
          price: { currency: 'NGN', minor: plan.priceMinor },
        }));
      },
      async check({ fields }) {
        const { number, network, plan: code } = readFields(shapes, fields);
        const chosen = readCode(data.sellers, code);
        const plan = chosen && (await plans.of(chosen.seller, network)).find(each => each.code === chosen.code);
        if (!plan) throw unknownPlan('fields.plan');
        return {
          fields: { number, network, plan: code },
          amount: { currency: 'NGN', minor: plan.priceMinor },
          name: `${networkNames[network]} ${planTitle(plan)}`,
          number,
        };
      },
    };
  },
  deed(needs) {
    const opened: Opened = { data: openBill(dataBill, { ...needs, identity: nobodyThere }), plans: createPlans(needs) };
    return async (asker, { wallet: walletId, fields, amount }, intent) => {
      const { number, network, plan } = readFields(shapes, fields);
      const body = { walletId, phone: number, billerCode: network, itemCode: plan, amount };
      return outcomeOf(await buyData(opened, { ...asker, body }, intent));
    };
  },
};
