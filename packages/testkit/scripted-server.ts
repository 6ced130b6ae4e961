import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A reply as a provider documents it; text is sent as it is. */
export interface Scripted {
  status?: number;
  body: unknown;
}

export interface Sent {
  method: string;
  path: string;
  query: Readonly<Record<string, string>>;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: any;
}

/** By method and the beginning of a path: `POST /transfer`. The first that fits answers; a list answers call by call. */
export type Script = Readonly<Record<string, Scripted | readonly Scripted[]>>;

/** A server that answers each path as the test says, and keeps what it was asked. */
export async function openScriptedServer() {
  const sent: Sent[] = [];
  let script: [start: string, replies: Scripted[]][] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', chunk => (text += chunk));
    request.on('end', () => {
      const { searchParams, pathname: path } = new URL(request.url!, 'http://x');
      const { method = '', headers } = request;
      const query = Object.fromEntries(searchParams);
      sent.push({ method, path, query, headers, body: text ? JSON.parse(text) : undefined });
      const replies = script.find(([start]) => `${method} ${path}`.startsWith(start))?.[1] ?? [];
      const next = replies.length > 1 ? replies.shift() : replies[0];
      const { status = 200, body } = next ?? { status: 599, body: 'nothing is scripted' };
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    sent,
    url: `http://127.0.0.1:${port}`,
    /** Forgets what it was asked, and answers so from now on. */
    answer(answers: Script): void {
      script = Object.entries(answers).map(([start, replies]) => [start, [replies].flat()]);
      sent.length = 0;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
