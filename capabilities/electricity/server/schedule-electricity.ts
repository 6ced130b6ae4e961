import { choose } from '@wura/bills/server/choose';
import { nationalPhone } from '@wura/bills/phone';
import { openBill, type BuyNeeds } from '@wura/bills/server/open-bill';
import { outcomeOf } from '@wura/provider-payments/server/outcome';
import { readFields, type Schedulable } from '@wura/features/server/schedulable';
import { readContactDetails } from '@wura/identity/server';
import { formatMoney, parseMoney } from '@wura/money';
import { nobodyThere } from '@wura/wallets/server/asker';
import { refuse } from '@wura/wire/refusals';
import { companyTitle } from '../companies.ts';
import { routes } from '../contract.ts';
import { electricityRefusals } from '../refusals.ts';
import { electricity } from './bill.ts';
import { createCompanies } from './companies.ts';
import { payElectricity } from './pay-electricity.ts';
import { verifyMeter } from './verify-meter.ts';

const { serviceType, meterNumber, meterType, amount } = routes.pay.body.shape;
const shapes = { number: meterNumber, provider: serviceType, meter_type: meterType };

/** Power on days to come. The meter is looked up again each time, because a look-up is good for a quarter of an hour. */
export const electricitySchedule: Schedulable = {
  kind: electricity.name,
  price: electricity.price,
  fields: [
    { name: 'provider', input: 'choice' },
    { name: 'meter_type', input: 'choice' },
    { name: 'number', input: 'digits' },
  ],
  refusals: [
    electricityRefusals.meter_not_found,
    electricityRefusals.unknown_electricity_provider,
    electricityRefusals.below_meter_minimum,
  ],
  form(needs) {
    const { open, companies, lookUp } = openMeters(needs);
    return {
      isOn: () => open.sellers.length > 0,
      async choices(name) {
        if (name === 'meter_type') return meterType.options.map(value => ({ value, label: value }));
        return (await companies.of(await choose(open))).map(each => ({ value: each.name, label: each.title }));
      },
      async check({ customer, fields, amount: asked }) {
        const read = readFields({ ...shapes, amount }, { ...fields, amount: asked && formatMoney(asked) });
        const { data } = await lookUp(customer, read);
        const least = parseMoney(data.minimum_amount, 'NGN');
        if (typeof least !== 'string' && read.amount.minor < least.minor) {
          const minimum = { currency: 'NGN', amount: data.minimum_amount };
          throw refuse(electricityRefusals.below_meter_minimum, { facts: { minimum } });
        }
        const { number, provider, meter_type } = read;
        return { fields: { number, provider, meter_type }, amount: read.amount, name: nameOf(data, provider), number };
      },
    };
  },
  deed(needs) {
    const { open, lookUp } = openMeters({ ...needs, identity: nobodyThere });
    return async (asker, { wallet: walletId, fields, amount: paid, name }, intent) => {
      const { number: customer } = asker.caller;
      const { number, provider, meter_type } = readFields(shapes, fields);
      const { data } = await lookUp(customer, { number, provider, meter_type });
      if (nameOf(data, provider) !== name) throw refuse(electricityRefusals.meter_not_verified);
      const { phone, email } = await readContactDetails(needs.pool, customer);
      const body = {
        walletId,
        serviceType: provider,
        meterNumber: number,
        meterType: meter_type,
        phone_number: nationalPhone(phone) ?? phone,
        amount: paid,
        reference: data.reference,
        email,
      };
      return outcomeOf(await payElectricity(open, { ...asker, body }, intent));
    };
  },
};

interface Meter {
  readonly number: string;
  readonly provider: string;
  readonly meter_type: 'prepaid' | 'postpaid';
}

function openMeters(needs: BuyNeeds) {
  const open = openBill(electricity, needs);
  const companies = createCompanies(needs);
  const lookUp = (customer: bigint, { number, provider, meter_type }: Meter) =>
    verifyMeter(open, companies, {
      caller: { number: customer },
      body: { provider, meter_no: number, meter_type },
      field: 'fields.provider',
    });
  return { open, companies, lookUp };
}

const nameOf = ({ customer_name: name }: { customer_name: string }, company: string) =>
  `${name}, ${companyTitle(company)}`;
