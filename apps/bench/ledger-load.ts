import { randomUUID } from 'node:crypto';
import { postJournal } from '@wura/ledger/server/journal';
import { createWriter } from '@wura/ledger/server/writer';
import { createPool } from '@wura/database';
import { parseArgs } from 'node:util';
import { summarise } from './figures.ts';
import { tierOf } from './people.ts';

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
    /** Each wallet receives what a customer of its tier may hold from outside, instead of paying another. */
    fund: { type: 'boolean', default: false },
    /** So many have it already. */
    funded: { type: 'string', default: '0' },
    /** One customer, beside the others, asks so often a second for what their limit refuses. */
    refusals: { type: 'string', default: '0' },
    /** A transaction on one wallet stays open all the time, and orders for that wallet keep coming. */
    frozen: { type: 'boolean', default: false },
  },
});
const wallets = Number(values.wallets);
const count = values.count === undefined ? Infinity : Number(values.count);
const pool = createPool({ url: values.url!, role: 'wura_app', max: 4, applicationName: 'wura-bench' });
const writer = createWriter({ pool });

/** The first two belong to those who disturb the others. */
const pick = () => 3 + Math.floor(Math.random() * (wallets - 2));

let funded = Number(values.funded);

function order() {
  if (values.fund)
    return transfer({ from: -1, to: ++funded, amount: tierOf(funded) === 3 ? 1_000_000_000n : 10_000_000n });
  const from = pick();
  let to = values.hot ? 2 : pick();
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

const disturbances: NodeJS.Timeout[] = [];
const ignore = () => {};
if (Number(values.refusals) > 0) {
  const allowance = { owner: 1n, period: '2026-01-01', sum: 1n, ceiling: 0n };
  const refused = () => void writer.post({ ...transfer({ from: 1, to: 2, amount: 1n }), allowance }).catch(ignore);
  disturbances.push(setInterval(refused, 1000 / Number(values.refusals)));
}
const frozen = createPool({ url: values.url!, role: 'wura_app', max: 1, applicationName: 'wura-bench' });
if (values.frozen) {
  const client = await frozen.connect();
  client.on('error', ignore);
  await client.query('begin');
  await postJournal(client as never, transfer({ from: 1, to: 2, amount: 1n }));
  const own = () => void writer.post(transfer({ from: 1, to: pick(), amount: 1n })).catch(ignore);
  disturbances.push(setInterval(own, 50));
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
for (const disturbance of disturbances) clearInterval(disturbance);
// What is still open, such as the frozen transaction, ends with the process.
process.exit(0);
