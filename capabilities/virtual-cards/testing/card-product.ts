import { randomUUID } from 'node:crypto';
import { deposit, newPayer, type Payer, type TestProduct } from '@wura/app-server/testing/test-product';
import type { Call } from '@wura/testkit/client';

export const pin = '2468';

/** A verified customer with naira and dollars, and what they may do with cards. */
export interface Cardholder extends Payer {
  readonly dollars: string;
  call(method: Parameters<Call>[0], path: string, body?: object, headers?: Record<string, string>): ReturnType<Call>;
  /** In minor units, of the wallet in a currency. */
  balance(currency: string): Promise<bigint>;
}

export async function newCardholder(product: TestProduct, { dollars = '200' } = {}): Promise<Cardholder> {
  const payer = await newPayer(product, { pin });
  const call: Cardholder['call'] = (method, path, body, headers) =>
    product.call(method, path, { token: payer.token, ...(body && { body }), ...(headers && { headers }) });
  await deposit(product, payer, 1_000_000);
  const opened = (await call('POST', '/api/wallets', { currency: 'USD' })).body.id as string;
  const bought = { from_wallet_id: payer.wallet, to_wallet_id: opened, amount: Number(dollars) * 1_500 };
  const quote = await call('POST', '/api/conversions/quote', bought);
  await call('POST', '/api/conversions', { quote_id: quote.body.quote_id, pin });
  return {
    ...payer,
    dollars: opened,
    call,
    async balance(currency) {
      const { body } = await call('GET', '/api/wallets');
      const wallet = (body as { currency: string; balance: string }[]).find(each => each.currency === currency);
      return BigInt((wallet?.balance ?? '0').replace('.', ''));
    },
  };
}

/** Makes a card and answers it; throws what was refused. */
export async function newCard(ada: Cardholder, given: object = {}): Promise<any> {
  const body = { wallet_id: ada.dollars, currency: 'USD', amount: '20', pin, ...given };
  const made = await ada.call('POST', '/api/virtual-cards', body, { 'idempotency-key': randomUUID() });
  if (made.status !== 201) throw new Error(made.text);
  return made.body.card;
}
