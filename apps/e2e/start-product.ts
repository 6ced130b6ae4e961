import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { whenNotBusy } from './when-not-busy.ts';

interface Ready {
  url: string;
  nigerianUrl: string;
  sandboxUrl: string;
  demo: { name: string; password: string };
}

/** Starts the product once for the whole run, and tells the workers by the environment where it is. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const product = fork(fileURLToPath(new URL('product.ts', import.meta.url)), { stdio: 'inherit' });
  const exited = new Promise<void>(resolve => product.once('exit', () => resolve()));
  const ready = await new Promise<Ready>((resolve, reject) => {
    product.once('message', message => resolve(message as Ready));
    void exited.then(() => reject(new Error('the product did not start; its own words are above')));
  });
  process.env['WURA_URL'] = ready.url;
  process.env['WURA_NIGERIAN_URL'] = ready.nigerianUrl;
  process.env['WURA_SANDBOX_URL'] = ready.sandboxUrl;
  process.env['WURA_DEMO_PASSWORD'] = ready.demo.password;
  await enrich(ready);
  return async () => {
    product.disconnect();
    await exited;
  };
}

/** All tests draw on the demonstration's ada, who would run out: a card of hers pays in once. */
async function enrich({ url, sandboxUrl, demo: { password } }: Ready): Promise<void> {
  const ask = async (address: string, { token, body }: { token?: string; body?: object } = {}) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const send = () => fetch(address, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) });
    const answer = await whenNotBusy(send);
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const { token } = await ask(`${url}/api/login`, { body: { identifier: 'ada', password } });
  const wallets: { id: string; currency: string }[] = await ask(`${url}/api/wallets`, { token });
  const wallet_id = wallets.find(({ currency }) => currency === 'NGN')!.id;
  const transaction_ref = `DEP_${Date.now()}_e2e`;
  const deposit = { amount: 4_000_000, email: 'ada@wura.example', wallet_id, transaction_ref };
  await ask(`${url}/api/paystack/create-pending-deposit`, { token, body: deposit });
  await ask(`${sandboxUrl}/_sandbox/paystack/checkout/${transaction_ref}`, { body: { outcome: 'success' } });
  await ask(`${url}/api/paystack/verify-payment`, { token, body: { transaction_ref } });
}
