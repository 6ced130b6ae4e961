import { randomUUID } from 'node:crypto';
import { createPool } from '@wura/database';
import { createWriter } from '@wura/ledger/server/writer';
import { customers } from '../people.ts';

// Sixteen orders in flight for ever; when each was answered and after how many milliseconds is printed every fifth of a second.

const pool = createPool({ url: process.argv[2]!, role: 'wura_app', max: 4, applicationName: 'wura-growth-client' });
const writer = createWriter({ pool });
let answered: [number, number][] = [];
const pick = () => 1 + Math.floor(Math.random() * customers);

async function post(): Promise<void> {
  for (;;) {
    const from = pick();
    const to = (from % customers) + 1;
    const sides = [
      { wallet: from, amount: -1n, currency: 1 },
      { wallet: to, amount: 1n, currency: 1 },
    ] as const;
    const startedAt = performance.now();
    await writer.post({ kind: 1, request: randomUUID(), fingerprint: 1, sides });
    answered.push([Date.now(), performance.now() - startedAt]);
  }
}

setInterval(() => {
  console.log(JSON.stringify(answered));
  answered = [];
}, 200);
await Promise.all(Array.from({ length: 16 }, post));
