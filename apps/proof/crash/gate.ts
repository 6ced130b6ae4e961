import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

// Everything that one process of the product says to the provider passes here. Nothing of the product knows of it: it is
// an address to call. So it can be seen from outside, to the moment, how far a payment has come when its process dies.

/** One call on its way. */
export interface Passage {
  readonly operation: string;
  /** Of the payment that it is about, where it is about one. */
  readonly reference: string | undefined;
}

/** Where a call is stopped: on its way to the provider, or with the answer on its way back. */
export type Stage = 'arriving' | 'answered';

/** What becomes of a call that was stopped: it goes on, it never arrives, or it arrives when its caller waits no more. */
export type Fate = 'goes on' | 'never arrives' | 'arrives late';

export interface Caught extends Passage {
  release(fate: Fate): void;
}

export interface Gate {
  readonly url: string;
  readonly underWay: ReadonlySet<Passage>;
  /** How many calls it has seen about a payment. */
  callsAbout(reference: string): number;
  /** The next call of such an operation is stopped there; nothing, if none comes in time. */
  stopNext(stage: Stage, operations: readonly string[], withinMs: number): Promise<Caught | undefined>;
  close(): Promise<void>;
}

interface Waiting {
  stage: Stage;
  operations: readonly string[];
  catch(caught: Caught): void;
}

/** The provider's own time-outs are longer than any caller waits here. */
const lateMsMax = 6_000;

export async function openGate(target: string): Promise<Gate> {
  const underWay = new Set<Passage>();
  const calls = new Map<string, number>();
  let waiting: Waiting | undefined;

  function stop(stage: Stage, passage: Passage): Promise<Fate> | undefined {
    if (waiting?.stage !== stage || !waiting.operations.includes(passage.operation)) return undefined;
    const { promise, resolve } = Promise.withResolvers<Fate>();
    const { catch: caught } = waiting;
    waiting = undefined;
    caught({ ...passage, release: resolve });
    return promise;
  }

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const passage = passageOf(request, body);
    const gaveUp = new AbortController();
    response.once('close', () => gaveUp.abort());
    underWay.add(passage);
    if (passage.reference !== undefined) calls.set(passage.reference, (calls.get(passage.reference) ?? 0) + 1);
    try {
      const fate = await stop('arriving', passage);
      if (fate === 'never arrives') return void response.destroy();
      if (fate === 'arrives late') {
        response.destroy();
        await sleep(Math.random() * lateMsMax);
      }
      const answer = await forward(request, body, fate ? undefined : gaveUp.signal);
      if ((await stop('answered', passage)) === 'never arrives') return void response.destroy();
      response.writeHead(answer.status, answer.headers).end(answer.body);
    } catch {
      response.destroy();
    } finally {
      underWay.delete(passage);
    }
  }

  async function forward(request: IncomingMessage, body: Buffer, signal: AbortSignal | undefined) {
    const { authorization, token } = request.headers;
    const answer = await fetch(`${target}${request.url}`, {
      method: request.method!,
      headers: {
        'content-type': request.headers['content-type'] ?? 'application/json',
        ...(authorization !== undefined && { authorization }),
        ...(typeof token === 'string' && { token }),
      },
      body: body.length > 0 ? new Uint8Array(body) : null,
      redirect: 'manual',
      ...(signal && { signal }),
    });
    const type = answer.headers.get('content-type') ?? 'application/json';
    const location = answer.headers.get('location');
    return {
      status: answer.status,
      headers: { 'content-type': type, ...(location && { location }) },
      body: Buffer.from(await answer.arrayBuffer()),
    };
  }

  const server = createServer((request, response) => void pass(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    underWay,
    callsAbout: reference => calls.get(reference) ?? 0,
    async stopNext(stage, operations, withinMs) {
      const { promise, resolve } = Promise.withResolvers<Caught | undefined>();
      waiting = { stage, operations, catch: resolve };
      const patience = setTimeout(() => {
        waiting = undefined;
        resolve(undefined);
      }, withinMs);
      const caught = await promise;
      clearTimeout(patience);
      return caught;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function passageOf({ url = '' }: IncomingMessage, body: Buffer): Passage {
  const { pathname } = new URL(url, 'http://gate');
  const [, , first = '', second = '', third] = pathname.split('/');
  // Nothing of ours names what is bought, so no call about it tells which one it is about.
  if (first === 'vending') return { operation: third ?? second, reference: undefined };
  if (second === 'verify') {
    return {
      operation: first === 'transfer' ? 'transfer_verify' : 'verify',
      reference: decodeURIComponent(third ?? ''),
    };
  }
  const said = (body.length > 0 ? JSON.parse(body.toString()) : {}) as Partial<Record<string, string>>;
  const operations: Readonly<Record<string, string>> = { transferrecipient: 'recipient', transaction: 'initialize' };
  const reference = said['reference'] ?? said['transaction_reference'];
  return { operation: operations[first] ?? (second || first), reference };
}
