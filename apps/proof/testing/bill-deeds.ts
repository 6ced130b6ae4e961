import type { Payer, TestProduct } from '@wura/app-server/testing/test-product';
import { untilServed } from '@wura/testkit/until-served';
import { newPhone, randomInt } from '@wura/testkit/random';
import type { Answer } from '@wura/testkit/client';

// What a customer does to pay each kind of bill, up to the call that moves money: looked up and priced by calls that no
// fault meets.

/** By the names that the sandbox gives to the calls that sell. */
export const bills = ['airtime', 'data', 'electricity', 'tv', 'giftcards'] as const;
export type Bill = (typeof bills)[number];

/** A bill that is ready to be paid. */
export interface Order {
  readonly path: string;
  readonly body: object;
  readonly naira: number;
  /** As the seller's books name it: a number that no other order has. */
  readonly destination: string;
}

type Prepare = (product: TestProduct, payer: Payer) => Promise<Order>;

let cards = 0;

const digits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0');

async function get(product: TestProduct, { token }: Payer, at: string): Promise<any> {
  return (await untilServed(() => product.call('GET', at, { token }))).body.data;
}

async function ask(product: TestProduct, { token }: Payer, at: string, body: object): Promise<any> {
  const { body: answer, status, text } = await untilServed(() => product.call('POST', at, { token, body }));
  if (status !== 200) throw new Error(`${at}: ${text}`);
  return answer.data;
}

export const orders: Readonly<Record<Bill, Prepare>> = {
  async airtime(_product, { wallet }) {
    const phone = newPhone();
    const body = { walletId: wallet, network: 'mtn', phone, amount: 200 };
    return { path: '/api/payments/airtime', body, naira: 200, destination: phone };
  },
  async data(product, payer) {
    const phone = newPhone();
    const plans = await get(product, payer, '/api/squad/data-bundles?network=MTN');
    const { plan_code: itemCode, bundle_price: amount } = plans[0];
    const body = { walletId: payer.wallet, phone, amount, billerCode: 'MTN', itemCode };
    return { path: '/api/payments/data', body, naira: Number(amount), destination: phone };
  },
  async electricity(product, payer) {
    const meter = `04${digits(8)}1`;
    const wanted = { meter_no: meter, meter_type: 'prepaid', provider: 'IKEJA' };
    const { reference } = await ask(product, payer, '/api/squad/electricity/lookup-meter', wanted);
    const body = {
      walletId: payer.wallet,
      amount: 1_000,
      meterNumber: meter,
      meterType: 'prepaid',
      serviceType: 'IKEJA',
      phone_number: newPhone(),
      reference,
    };
    return { path: '/api/payments/electricity', body, naira: 1_000, destination: meter };
  },
  async tv(product, payer) {
    const card = `70${digits(8)}`;
    const { reference } = await ask(product, payer, '/api/squad/tv/lookup-account', {
      provider: 'GOTV',
      smartcard_number: card,
    });
    const { bouquets } = await get(product, payer, '/api/squad/tv/bouquets/GOTV');
    const { code: bouquet_code, kobo_amount: kobo } = bouquets[0];
    const body = { walletId: payer.wallet, provider: 'GOTV', reference, bouquet_code, phone_number: newPhone() };
    return { path: '/api/payments/tv', body, naira: kobo / 100, destination: card };
  },
  async giftcards(product, { token, wallet }) {
    const naira = 500 + 10 * cards++;
    const wanted = { product: 'shoprite-ng', value: naira };
    const ask = () => product.call('POST', '/api/requests/giftcards/quote', { token, body: wanted });
    const { body: quote } = await untilServed(ask);
    const body = { quote_id: quote.quote_id, walletId: wallet };
    return { path: '/api/requests/giftcards', body, naira, destination: `shoprite-ng ${naira}.00` };
  },
};

export const payBill = (product: TestProduct, { token }: Payer, { path, body }: Order, key: string): Promise<Answer> =>
  product.call('POST', path, { token, body, key });
