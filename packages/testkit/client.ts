import type { FastifyInstance } from 'fastify';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface CallOptions {
  token?: string | undefined;
  key?: string | undefined;
  /** A text is sent as it is, so that it may be no JSON. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  status: number;
  text: string;
  /** Of every shape there is, so tests look into it unchecked. */
  body: any;
  isReplay: boolean;
}

export type Call = (method: Method, url: string, options?: CallOptions) => Promise<Answer>;

interface Sent {
  method: Method;
  headers: Record<string, string>;
  payload?: string;
}

/** Calls the application without a socket. */
export function callApplication(app: FastifyInstance): Call {
  return callWith(async (url, sent) => {
    const { statusCode, payload, headers } = await app.inject({ url, ...sent });
    return { status: statusCode, text: payload, replayed: headers['idempotent-replayed'] };
  });
}

/** Calls a server by its address. */
export function callServer(base: string): Call {
  return callWith(async (url, { payload, ...sent }) => {
    const response = await fetch(`${base}${url}`, { ...sent, body: payload ?? null });
    const replayed = response.headers.get('idempotent-replayed');
    return { status: response.status, text: await response.text(), replayed };
  });
}

function callWith(
  send: (url: string, sent: Sent) => Promise<{ status: number; text: string; replayed: unknown }>,
): Call {
  return async (method, url, { token, key, body, headers = {} } = {}) => {
    const { status, text, replayed } = await send(url, {
      method,
      headers: {
        ...headers,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status, text, body: text ? JSON.parse(text) : undefined, isReplay: replayed === 'true' };
  };
}
