import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer as a provider words it, or whatever happens on the way instead of one. */
export type Reply = { readonly status?: number; readonly body: unknown } | RequestListener;

/** By method and the end of a path, or what stands before a name in it: `POST /transfer`, `GET /transfer/verify/`. */
export type Script = Readonly<Record<string, Reply>>;

/** A server that answers each call as it was last told to. */
export async function openRefusingServer() {
  let script: Script = {};
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    request.resume();
    request.on('end', () => {
      const { pathname } = new URL(request.url!, 'http://x');
      const reply = Object.entries(script).find(([at]) => isAt(at, request.method!, pathname))?.[1];
      if (typeof reply === 'function') return reply(request, response);
      const { status = 200, body } = reply ?? { status: 599, body: 'nothing is scripted' };
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    answer(answers: Script): void {
      script = answers;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function isAt(at: string, method: string, path: string): boolean {
  const [verb, end] = at.split(' ') as [string, string];
  return verb === method && (path.endsWith(end) || (end.endsWith('/') && path.includes(end)));
}
