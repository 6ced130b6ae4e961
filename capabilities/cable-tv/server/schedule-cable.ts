import { nationalPhone } from '@wura/bills/phone';
import { openBill } from '@wura/bills/server/open-bill';
import { outcomeOf } from '@wura/provider-payments/server/outcome';
import { readFields, type Schedulable } from '@wura/features/server/schedulable';
import { readContactDetails } from '@wura/identity/server';
import { nobodyThere } from '@wura/wallets/server/asker';
import { refuse } from '@wura/wire/refusals';
import { routes } from '../contract.ts';
import { cableRefusals } from '../refusals.ts';
import { tvTitle } from '../tv-providers.ts';
import { cable } from './bill.ts';
import { createBouquets } from './bouquets.ts';
import { payCable, unknownBouquet } from './pay-cable.ts';
import { cableSellers } from './ports.ts';
import { providerNamed, providersSold, sellerOf } from './tv-shop.ts';
import { verifyAccount } from './verify-account.ts';

const { provider, bouquet_code } = routes.pay.body.shape;
const shapes = { number: routes.lookUpAccount.body.shape.smartcard_number, provider, bouquet: bouquet_code };

/** A bouquet that renews itself, at the price its customer was shown: at any other it is not bought. */
export const cableSchedule: Schedulable = {
  kind: cable.name,
  price: cable.price,
  fields: [
    { name: 'provider', input: 'choice' },
    { name: 'bouquet', input: 'choice', after: 'provider' },
    { name: 'number', input: 'digits' },
  ],
  isPriced: true,
  refusals: [cableRefusals.smartcard_not_found, cableRefusals.unknown_tv_provider, cableRefusals.unknown_bouquet],
  form(needs) {
    const open = openBill(cable, needs);
    const bouquets = createBouquets(needs);
    return {
      isOn: () => needs.ports(cableSellers).length > 0,
      async choices(name, fields) {
        if (name === 'provider') return providersSold(open).map(each => ({ value: each.name, label: each.title }));
        const named = providerNamed(open, readFields({ provider }, fields).provider, 'fields.provider');
        return (await bouquets.of(await sellerOf(open, named), named)).map(each => ({
          value: each.code,
          label: each.name,
          price: { currency: 'NGN', minor: each.priceMinor },
        }));
      },
      async check({ customer, fields }) {
        const read = readFields(shapes, fields);
        const { number } = read;
        const named = providerNamed(open, read.provider, 'fields.provider');
        const body = { provider: named, smartcard_number: number };
        const { data } = await verifyAccount(open, { caller: { number: customer }, body });
        const bouquet = (await bouquets.of(await sellerOf(open, named), named)).find(
          each => each.code === read.bouquet,
        );
        if (!bouquet) throw unknownBouquet('fields.bouquet');
        return {
          fields: { number, provider: named, bouquet: bouquet.code },
          amount: { currency: 'NGN', minor: bouquet.priceMinor },
          name: nameOf(data, named),
          number,
        };
      },
    };
  },
  deed(needs) {
    const open = openBill(cable, { ...needs, identity: nobodyThere });
    const bouquets = createBouquets(needs);
    return async (asker, { wallet: walletId, fields, amount, name }, intent) => {
      const { number: customer } = asker.caller;
      const read = readFields(shapes, fields);
      const question = { provider: read.provider, smartcard_number: read.number };
      const { data } = await verifyAccount(open, { caller: { number: customer }, body: question });
      if (nameOf(data, read.provider) !== name) throw refuse(cableRefusals.smartcard_not_verified);
      const { phone, email } = await readContactDetails(needs.pool, customer);
      const body = {
        provider: read.provider,
        walletId,
        phone_number: nationalPhone(phone) ?? phone,
        reference: data.reference,
        bouquet_code: read.bouquet,
        email,
        confirmed_amount: amount,
      };
      return outcomeOf(await payCable(open, bouquets, { ...asker, body }, intent));
    };
  },
};

const nameOf = ({ customer_name: name }: { customer_name: string }, provider: string) =>
  `${name}, ${tvTitle(provider)}`;
