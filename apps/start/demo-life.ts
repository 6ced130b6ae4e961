import type { Config } from '@wura/app-server/config';
import { pin } from '@wura/app-server/demo-people';
import { say } from './prepare.ts';
import type { Demo } from './seed.ts';

/**
 * What providers have to have had their part in, so that their books and ours agree: USDT that came over the chain, and a card
 * with a purchase and a declined one. Done through the product's own calls once it runs; the card comes last, so that a start
 * that finds one has nothing left to do.
 */
export async function liveDemo({ sandbox }: Config, { url, ada }: Demo & { url: string }): Promise<void> {
  if (!ada || !sandbox) return;
  try {
    await live({ url, sandboxUrl: sandbox.url, ...ada });
  } catch (error) {
    // The product runs without it.
    say(`the demo has no card: ${(error as Error).message}`);
  }
}

interface Life {
  readonly url: string;
  readonly sandboxUrl: string;
  readonly name: string;
  readonly password: string;
}

async function live({ url, sandboxUrl, name, password }: Life): Promise<void> {
  const { token } = await ask<{ token: string }>(`${url}/api/login`, { body: { identifier: name, password } });
  const call = <Told>(path: string, given: Asked = {}) => ask<Told>(`${url}/api${path}`, { ...given, token });
  const control = (path: string, body: object) => ask(`${sandboxUrl}/_sandbox${path}`, { body });
  try {
    const cards = await call<unknown[]>('/virtual-cards');
    if (cards.length > 0) return;
    await call('/usdt/wallet', { body: {} });
    const { deposit_address: address } = await call<{ deposit_address: string }>('/usdt/deposit-address');
    await control('/chain/deposit', { address, amount: 100 });
    await control('/chain/mine', { blocks: 20 });

    const wallets = await call<{ id: string; currency: string }[]>('/wallets');
    const dollars = wallets.find(({ currency }) => currency === 'USD')!.id;
    const wanted = { wallet_id: dollars, currency: 'USD', amount: '25', pin };
    const { card } = await call<{ card: { id: string } }>('/virtual-cards', { body: wanted, key: 'demo-card' });
    await call(`/virtual-cards/${card.id}/limits`, { method: 'PUT', body: { per_month: '200' } });
    const shop = { card_id: card.id, currency: 'USD' };
    await control('/issuer/purchase', { ...shop, amount: '7.99', merchant: 'Netflix' });
    await control('/issuer/purchase', { ...shop, amount: '49.00', merchant: 'Udemy' });
  } finally {
    await call('/logout', { body: {} });
  }
}

interface Asked {
  readonly method?: string;
  readonly body?: object;
  readonly token?: string;
  readonly key?: string;
}

async function ask<Told>(url: string, { method, body, token, key }: Asked): Promise<Told> {
  const response = await fetch(url, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      'user-agent': 'Wura demo',
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${new URL(url).pathname}: ${response.status} ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as Told;
}
