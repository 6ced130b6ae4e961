import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

// Where programs of a business listen. Each has its own way of being a bad listener, and none fails an event more often than this.

const failuresMax = 4;
/** Later than a sender waits. */
const lateMs = 11_000;

export interface Call {
  readonly event: string;
  /** What it is about: the payment. */
  readonly about: string;
  readonly signature: string;
  readonly attempt: number;
  readonly text: string;
  /** It was answered with 2xx, in time or not. */
  readonly isTaken: boolean;
}

export interface Receiver {
  readonly name: string;
  readonly url: string;
  readonly calls: readonly Call[];
  /** The next call is not answered until it is let go. */
  holdNext(): Promise<() => void>;
  close(): Promise<void>;
}

type Manner = (response: ServerResponse, failed: number) => boolean;

const refuse: Manner = response => (response.writeHead(500).end(), false);
const take: Manner = response => (response.writeHead(204).end(), true);
const hangUp: Manner = response => (response.destroy(), false);

/** How each answers; false: it has not taken what it was told. */
export const manners: Readonly<Record<string, Manner>> = {
  'fails half the time': (response, failed) =>
    (failed < failuresMax && Math.random() < 0.5 ? refuse : take)(response, 0),
  'is slow': response => {
    setTimeout(() => take(response, 0), Math.random() * 1_500);
    return true;
  },
  'answers 200 when its caller has gone': (response, failed) => {
    if (failed >= 1 || Math.random() < 0.9) return take(response, 0);
    setTimeout(() => response.writeHead(200).end(), lateMs);
    return false;
  },
  'drops the connection': (response, failed) =>
    (failed < failuresMax && Math.random() < 0.5 ? hangUp : take)(response, 0),
};

export async function openReceiver(name: string, manner: Manner): Promise<Receiver> {
  const calls: Call[] = [];
  const failures = new Map<string, number>();
  let holding: ((letGo: () => void) => void) | undefined;

  const server = createServer((request, response) => {
    let text = '';
    request.on('data', chunk => (text += chunk));
    request.on('end', () => {
      const { id: event, data } = JSON.parse(text) as { id: string; data: { id: string } };
      const answer = () => {
        const isTaken = manner(response, failures.get(event) ?? 0);
        if (!isTaken) failures.set(event, (failures.get(event) ?? 0) + 1);
        const { 'wura-signature': signature, 'wura-attempt': attempt } = request.headers;
        calls.push({ event, about: data.id, signature: String(signature), attempt: Number(attempt), text, isTaken });
      };
      if (!holding) return answer();
      const held = holding;
      holding = undefined;
      return held(answer);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    name,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/wura`,
    calls,
    holdNext: () => new Promise(resolve => (holding = resolve)),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
