import { createHmac } from 'node:crypto';
import { deposit, newPayer, type TestProduct, type Payer } from '@wura/app-server/testing/test-product';
import { isDatabaseUnavailable } from '@wura/database/errors';
import { callServer, type Answer } from '@wura/testkit/client';

// What customers, providers and time do in these proofs, each in one call.

export const pin = '2468';
const account = { account_number: '0123456789', bank_code: '058' };

export const usualNaira = 2_000;

/** One after the other: each brings an identity of its own, which listens on a connection while it lasts. */
export async function newPayers(
  product: TestProduct,
  count: number,
  { naira = 0, hasPin = naira > 0 }: { naira?: number; hasPin?: boolean } = {},
): Promise<Payer[]> {
  const payers: Payer[] = [];
  while (payers.length < count) {
    const payer = await newPayer(product, hasPin ? { pin } : {});
    if (naira > 0) await deposit(product, payer, naira);
    payers.push(payer);
  }
  return payers;
}

export interface Sending {
  amount?: number;
  key?: string;
  /** Another server than the product's own. */
  at?: string;
}

export async function sendMoney(product: TestProduct, payer: Payer, sending: Sending = {}): Promise<Answer> {
  const { amount = usualNaira, key, at } = sending;
  const beneficiary_name = await learnName(product, payer);
  const body = { from_wallet_id: payer.wallet, to_bank_account: { ...account, beneficiary_name }, amount, pin };
  const options = { token: payer.token, body, ...(key !== undefined && { key }) };
  return at === undefined
    ? product.call('POST', '/api/send-money', options)
    : callServer(at)('POST', '/api/send-money', options);
}

const names = new WeakMap<TestProduct, string>();

/** Looked up once in a product, so that a fault of the look-up is met only by the test that means to meet it. */
export async function learnName(product: TestProduct, payer: Payer): Promise<string> {
  const known = names.get(product);
  if (known !== undefined) return known;
  const { body } = await product.call('POST', '/api/paystack/validate-account', { token: payer.token, body: account });
  names.set(product, body.data.account_name);
  return body.data.account_name;
}

export const checkName = (product: TestProduct, payer: Payer): Promise<Answer> =>
  product.call('POST', '/api/paystack/validate-account', { token: payer.token, body: account });

export const beginDeposit = (product: TestProduct, payer: Payer, reference: string, naira = 5_000): Promise<Answer> =>
  product.call('POST', '/api/paystack/create-pending-deposit', {
    token: payer.token,
    body: { amount: naira, email: payer.email, wallet_id: payer.wallet, transaction_ref: reference },
  });

export const verify = (product: TestProduct, payer: Payer, reference: string): Promise<Answer> =>
  product.call('POST', '/api/paystack/verify-payment', { token: payer.token, body: { transaction_ref: reference } });

export const verifyByAlias = (product: TestProduct, payer: Payer, reference: string): Promise<Answer> =>
  product.call('POST', '/api/verify-payment', { token: payer.token, body: { reference } });

export const pay = (product: TestProduct, reference: string, { webhook = false } = {}) =>
  product.control(`/paystack/checkout/${reference}`, { outcome: 'success', webhook });

export const settle = (product: TestProduct, reference: string, outcome: 'success' | 'failed' | 'reversed') =>
  product.control(`/settle/${reference}`, { outcome });

export const arm = (
  product: TestProduct,
  operation: string,
  mode: string,
  more: { times?: number; delayMs?: number } = {},
) => product.control('/faults', { provider: 'paystack', operation, mode, times: 1, ...more });

/** An event as the provider would sign it, whether or not it is true. */
export function tell(product: TestProduct, event: { event: string; data: object }): Promise<Answer> {
  const body = JSON.stringify(event);
  const signature = createHmac('sha512', 'sk_test_sandbox').update(body).digest('hex');
  return product.call('POST', '/api/webhooks/paystack', { body, headers: { 'x-paystack-signature': signature } });
}

/** A worker that could not reach the database in time comes again, as each does by itself. */
export async function runDue({ worker }: TestProduct): Promise<void> {
  await worker.runDue().catch((error: unknown) => {
    if (!isDatabaseUnavailable(error)) throw error;
  });
}
