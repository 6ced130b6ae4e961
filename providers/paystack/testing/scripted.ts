import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPaystack, type Paystack } from '../paystack.ts';

/** A reply as Paystack documents it; text is sent as it is. */
export interface Scripted {
  status?: number;
  body: unknown;
}

export interface Sent {
  method: string;
  path: string;
  query: Readonly<Record<string, string>>;
  body: any;
}

/**
 * The adapter against a server that answers each path as the test says, and keeps what it was asked. The adapter is a new
 * one for each test, so that the silence of one does not make the next one rest.
 */
export async function openScripted() {
  const sent: Sent[] = [];
  let script: Readonly<Record<string, Scripted>> = {};
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', chunk => (text += chunk));
    request.on('end', () => {
      const url = new URL(request.url!, 'http://x');
      const query = Object.fromEntries(url.searchParams);
      sent.push({ method: request.method!, path: url.pathname, query, body: text ? JSON.parse(text) : undefined });
      const found = Object.entries(script).find(([start]) => `${request.method} ${url.pathname}`.startsWith(start));
      const { status = 200, body } = found?.[1] ?? { status: 599, body: 'nothing is scripted' };
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    sent,
    /** By method and the beginning of a path: `POST /transfer`. The first that fits answers. */
    answering(answers: Readonly<Record<string, Scripted>>): Paystack {
      script = answers;
      sent.length = 0;
      const config = { secretKey: 'sk_test_x', publicKey: undefined, baseUrl: `http://127.0.0.1:${port}` };
      return createPaystack(config);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The same documented reply with other values in its data. */
export function withData<Reply extends { data: object }>(reply: Reply, data: object): { body: unknown } {
  return { body: { ...reply, data: { ...reply.data, ...data } } };
}

/** Replies that say nothing about a payment, whatever their status. */
export const nonsense: Readonly<Record<string, Scripted>> = {
  'an HTML page under 200': { body: '<!doctype html><title>OK</title>' },
  'an HTML page under 502': { status: 502, body: '<html>Bad gateway</html>' },
  'half a reply': { body: '{"status":true,"message":"x","data":{"status":"succ' },
  'an empty body': { body: '' },
  'a bare true': { body: 'true' },
  'no envelope': { body: { ok: 1 } },
  'an envelope without data': { body: { status: true, message: 'Verification successful' } },
  'data of null': { body: { status: true, message: 'Verification successful', data: null } },
  'data of another shape': { body: { status: true, message: 'x', data: [{}] } },
  'a status that is no truth value': { body: { status: 'true', message: 'x', data: {} } },
  'a no under 200': { body: { status: false, message: 'Transfer not found' } },
  'a no under 500': { status: 500, body: { status: false, message: 'Transaction reference not found' } },
  'a no under 403': { status: 403, body: { status: false, message: 'Transfer not found' } },
  'a no without words': { status: 400, body: { status: false } },
  'a yes under 400': { status: 400, body: { status: true, message: 'Transfer not found', data: {} } },
};
