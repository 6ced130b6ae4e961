import { randomUUID } from 'node:crypto';
import { createWriter } from '@wura/ledger/server/writer';
import { createPool } from '@wura/database';
import { parseArgs } from 'node:util';
import { summarise } from './figures.ts';

// A process of its own that drives the ledger in a closed loop: so many orders in flight, each answered order followed by
// the next, amounts and wallets at random, a new name for each. Prints one line of JSON.

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    wallets: { type: 'string', default: '10000' },
    inFlight: { type: 'string', default: '512' },
    seconds: { type: 'string', default: '3' },
    hot: { type: 'boolean', default: false },
    count: { type: 'string' },
    /** Prints the name of each order that was answered. */
    acknowledged: { type: 'boolean', default: false },
    /** Each wallet receives ten million from outside, instead of paying another. */
    fund: { type: 'boolean', default: false },
  },
});
const wallets = Number(values.wallets);
const count = values.count === undefined ? Infinity : Number(values.count);
const pool = createPool({ url: values.url!, role: 'wura_app', max: 4, applicationName: 'wura-bench' });
const writer = createWriter({ pool });

const pick = () => 1 + Math.floor(Math.random() * wallets);

let funded = 0;

function order() {
  if (values.fund) return transfer({ from: -1, to: ++funded, amount: 1_000_000_000n });
  const from = values.hot ? 2 + Math.floor(Math.random() * (wallets - 1)) : pick();
  let to = values.hot ? 1 : pick();
  while (to === from) to = pick();
  return transfer({ from, to, amount: BigInt(1 + Math.floor(Math.random() * 1000)) });
}

function transfer({ from, to, amount }: { from: number; to: number; amount: bigint }) {
  return {
    kind: 1,
    request: randomUUID(),
    fingerprint: 1,
    sides: [
      { wallet: from, amount: -amount, currency: 1 },
      { wallet: to, amount, currency: 1 },
    ],
  } as const;
}

const startedAt = performance.now();
// The first second warms up: code is compiled, heads are read, the checkpoint's full pages are written.
const warmUpMs = count === Infinity ? 1000 : 0;
const endsAt = count === Infinity ? startedAt + warmUpMs + Number(values.seconds) * 1000 : Infinity;
const latenciesMs: number[] = [];
let sent = 0;
let measured = 0;

async function client(): Promise<void> {
  for (let now = performance.now(); now < endsAt && sent < count; now = performance.now()) {
    sent++;
    const next = order();
    await writer.post(next);
    if (values.acknowledged) process.stdout.write(`ack ${next.request}\n`);
    const answeredAt = performance.now();
    if (answeredAt - startedAt < warmUpMs || answeredAt > endsAt) continue;
    measured++;
    latenciesMs.push(answeredAt - now);
  }
}

await Promise.all(Array.from({ length: Number(values.inFlight) }, client));
const seconds = (Math.min(endsAt, performance.now()) - startedAt - warmUpMs) / 1000;
const { user, system } = process.cpuUsage();
console.log(
  JSON.stringify({
    rate: measured / seconds,
    acknowledged: sent,
    cpuUs: (user + system) / sent,
    ...summarise(latenciesMs),
  }),
);
await writer.close();
await pool.end();
