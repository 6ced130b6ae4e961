import { connect } from 'node:net';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { summarise } from './figures.ts';
import { customers } from './people.ts';

// A process of its own that sends transfers over HTTP/1.1 in a closed loop on so many connections. It is written on bare
// sockets because it shares two cores with what it measures: a client library would cost more than the server.

interface Payer {
  customerId: string;
  token: string;
  walletId: string;
  accountNumber: string;
}

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    payers: { type: 'string' },
    connections: { type: 'string', default: '128' },
    seconds: { type: 'string', default: '3' },
    acknowledged: { type: 'boolean', default: false },
    /** So many pairs of customers, each once, instead of so many seconds. */
    strangers: { type: 'string' },
    /** How many of them earlier runs have used up. */
    met: { type: 'string', default: '0' },
  },
});
const all = JSON.parse(readFileSync(values.payers!, 'utf8')) as Payer[];
const pairs = Number(values.strangers ?? 0);
const payers = all.slice(0, customers);
const strangers = all.slice(Number(values.met), Number(values.met) + 2 * pairs);
if (strangers.length < 2 * pairs) throw new Error('all strangers have been met');

/** Two customers, at random or such as have not met. Without one there is nothing left to send. */
function nextPair(): [Payer, Payer] | undefined {
  if (pairs > 0) return strangers.length === 0 ? undefined : [strangers.pop()!, strangers.pop()!];
  const from = pick();
  let to = pick();
  while (to === from) to = pick();
  return [from, to];
}
const pick = () => payers[Math.floor(Math.random() * payers.length)]!;

const startedAt = performance.now();
const warmUpMs = pairs > 0 ? 0 : 1000;
const endsAt = pairs > 0 ? Infinity : startedAt + warmUpMs + Number(values.seconds) * 1000;
const latenciesMs: number[] = [];
let measured = 0;
let acknowledged = 0;
let answerBytes = 0;
const failures = new Map<string, number>();
const run = randomBytes(6).toString('hex');
let count = 0;

function request(from: Payer, to: Payer, key: string): string {
  const amount = ((1 + Math.floor(Math.random() * 1000)) / 100).toFixed(2);
  const body = `{"toAccountNumber":"${to.accountNumber}","fromWalletId":"${from.walletId}","amount":"${amount}"}`;
  return (
    `POST /api/intra-transfer HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${from.token}\r\n` +
    `Idempotency-Key: ${key}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  );
}

function client(): Promise<void> {
  return new Promise(resolve => {
    const socket = connect({ port: Number(values.port), host: '127.0.0.1', noDelay: true });
    let sentAt = 0;
    let key = '';
    let from: Payer;
    let buffered = '';

    function next(): void {
      sentAt = performance.now();
      const pair = sentAt < endsAt && nextPair();
      if (!pair) {
        socket.end();
        return resolve();
      }
      key = `${run}-${count++}`;
      from = pair[0];
      socket.write(request(...pair, key));
    }

    socket.setEncoding('latin1');
    socket.on('connect', next);
    socket.on('error', () => resolve());
    socket.on('close', () => resolve());
    socket.on('data', (chunk: string) => {
      buffered = buffered === '' ? chunk : buffered + chunk;
      const headEnd = buffered.indexOf('\r\n\r\n');
      if (headEnd < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(buffered)?.[1]);
      if (buffered.length < headEnd + 4 + length) return;
      answerBytes = buffered.length;
      const status = buffered.slice(9, 12);
      if (status === '200') {
        acknowledged++;
        // The check after the crash asks for each of them: an acknowledged payment may not be lost.
        if (values.acknowledged) process.stdout.write(`ack ${from.customerId} ${key}\n`);
      } else failures.set(status, (failures.get(status) ?? 0) + 1);
      const now = performance.now();
      if (now - startedAt >= warmUpMs && now <= endsAt) {
        measured++;
        latenciesMs.push(now - sentAt);
      }
      buffered = '';
      next();
    });
  });
}

await Promise.all(Array.from({ length: Number(values.connections) }, client));
const seconds = (Math.min(endsAt, performance.now()) - startedAt - warmUpMs) / 1000;
const report = {
  rate: measured / seconds,
  acknowledged,
  answerBytes,
  failures: Object.fromEntries(failures),
  ...summarise(latenciesMs),
};
process.stdout.write(`${JSON.stringify(report)}\n`);
