import { networkNames, networks } from '@wura/bills/networks';
import { openBill } from '@wura/bills/server/open-bill';
import { outcomeOf } from '@wura/provider-payments/server/outcome';
import { readFields, type Schedulable } from '@wura/features/server/schedulable';
import { formatMoney } from '@wura/money';
import { nobodyThere } from '@wura/wallets/server/asker';
import { routes } from '../contract.ts';
import { airtimeBill } from './bill.ts';
import { buyAirtime } from './buy-airtime.ts';
import { airtimeSellers } from './ports.ts';

const { phone, network, amount } = routes.pay.body.shape;
const shapes = { number: phone, network };

/** Airtime on days to come, for a phone that runs out on the same day each week. */
export const airtimeSchedule: Schedulable = {
  kind: airtimeBill.name,
  price: airtimeBill.price,
  fields: [
    { name: 'number', input: 'digits' },
    { name: 'network', input: 'choice' },
  ],
  form: ({ ports }) => ({
    isOn: () => ports(airtimeSellers).length > 0,
    choices: async () => networks.map(value => ({ value, label: networkNames[value] })),
    async check({ fields, amount: asked }) {
      const read = readFields({ ...shapes, amount }, { ...fields, amount: asked && formatMoney(asked) });
      const { number } = read;
      return {
        fields: { number, network: read.network },
        amount: read.amount,
        name: networkNames[read.network],
        number,
      };
    },
  }),
  deed: needs => {
    const open = openBill(airtimeBill, { ...needs, identity: nobodyThere });
    return async (asker, { wallet: walletId, fields, amount: paid }, intent) => {
      const { number, network: chosen } = readFields(shapes, fields);
      const body = { walletId, phone: number, network: chosen, amount: paid };
      return outcomeOf(await buyAirtime(open, { ...asker, body }, intent));
    };
  },
};
