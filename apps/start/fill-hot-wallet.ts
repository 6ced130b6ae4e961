import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '@wura/app-server/config';

/** On the sandbox's chain no operator fills up the wallet that withdrawals are paid from, so its first fill is ours. */
export async function fillHotWallet({ sandbox }: Config, address: string): Promise<void> {
  if (!sandbox) return;
  const control = `${sandbox.url}/_sandbox/chain`;
  for (let tries = 0; tries < 40; tries++) {
    try {
      const stands = (await (await fetch(`${control}/accounts/${address}`)).json()) as { usdt?: number; trx?: number };
      if (stands.usdt === 0) await give(control, { address, amount: 40_000 });
      if (stands.trx === 0) await give(control, { address, amount: 1_000_000, token: 'trx' });
      return;
    } catch {
      // One that the operator starts elsewhere may not be there yet.
      await sleep(250);
    }
  }
}

async function give(control: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await fetch(`${control}/deposit`, { method: 'POST', headers, body: JSON.stringify(body) });
}
