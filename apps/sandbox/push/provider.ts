import { createECDH, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { optional, readInput, text } from '../control-input.ts';
import type { Fault } from '../faults.ts';
import type { Provider, World } from '../provider.ts';
import { faultOfSender, openMessage } from './open-message.ts';

/** Of RFC 8291: what no service has to take. */
const bytesMax = 4096;
const askBackSeconds = 30;

interface Subscription {
  secret: Uint8Array;
  auth: Uint8Array;
  sender: string | null;
  is_gone: number;
}

/** A push service as RFC 8030 has it, and the browsers behind it: what arrived is kept as the device read it. */
export function createPush({ world }: { world: World }): Provider {
  world.books.define(`create table if not exists push_subscriptions (
    id text primary key, secret blob not null, auth blob not null, sender text, is_gone integer not null default 0
  ) strict`);
  world.books.define(`create table if not exists push_messages (
    number integer primary key, subscription text not null, text text not null, topic text, urgency text, ttl integer not null,
    at integer not null
  ) strict`);
  return {
    name: 'push',
    operations: ['send'],
    entries: () => [],
    settle: () => undefined,
    webhookReference: () => undefined,
    serve: app => serveApi(app, world),
    serveControls: app => serveControls(app, world),
  };
}

interface Said {
  readonly status: number;
  readonly headers?: Record<string, string>;
}

function serveApi(app: FastifyInstance, world: World): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post<{ Params: { id: string } }>('/send/:id', async (request, reply) =>
    spoil(reply, { fault: world.faults.take('push', 'send'), world, act: () => take(request, world) }),
  );
  app.all('/elsewhere', (_request, reply) => reply.code(201).send());
}

function take({ params, headers, body }: FastifyRequest<{ Params: { id: string } }>, world: World): Said {
  const found = world.books.one<Subscription>('select * from push_subscriptions where id = ?', params.id);
  if (!found) return { status: 404 };
  if (found.is_gone) return { status: 410 };
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  const ttl = Number(headers['ttl']);
  if (bytes.length > bytesMax) return { status: 413 };
  if (headers['content-encoding'] !== 'aes128gcm' || !Number.isInteger(ttl) || ttl < 0) return { status: 400 };
  const topic = headers['topic'] === undefined ? null : String(headers['topic']);
  if (topic !== null && !/^[\w-]{1,32}$/.test(topic)) return { status: 400 };
  const fault = faultOfSender(String(headers.authorization), {
    origin: `http://${headers.host}`,
    wantedKey: found.sender,
    nowMs: world.now(),
  });
  if (fault !== undefined) return { status: fault === 'no vapid' ? 401 : 403 };
  const told = openMessage(bytes, { secret: Buffer.from(found.secret), auth: Buffer.from(found.auth) });
  if (told === undefined) return { status: 400 };
  world.books.run(
    'insert into push_messages (subscription, text, topic, urgency, ttl, at) values (?, ?, ?, ?, ?, ?)',
    params.id,
    told,
    topic,
    String(headers['urgency'] ?? 'normal'),
    ttl,
    world.now(),
  );
  return { status: 201, headers: { location: `/push/message/${randomBytes(9).toString('base64url')}` } };
}

/** The faults of a service that says all of it by its status. */
async function spoil(
  reply: FastifyReply,
  { fault, world, act }: { fault: Fault | undefined; world: World; act: () => Said },
): Promise<FastifyReply> {
  switch (fault?.mode) {
    case undefined:
      return say(reply, act());
    case 'slow':
      await world.wait(fault.delayMs);
      return say(reply, act());
    case 'timeout':
      return reply.hijack();
    case 'act_then_timeout':
      act();
      return reply.hijack();
    case 'refuse':
      return say(reply, { status: 403 });
    case 'status429':
      return say(reply, { status: 429, headers: { 'retry-after': String(askBackSeconds) } });
    case 'redirect':
      return say(reply, { status: 307, headers: { location: '/push/elsewhere' } });
    default:
      return say(reply, { status: 500 });
  }
}

function say(reply: FastifyReply, { status, headers = {} }: Said): FastifyReply {
  return reply.code(status).headers(headers).send();
}

function serveControls(app: FastifyInstance, { books }: World): void {
  /** A browser that subscribes: `sender` is the key of who may send to it. */
  app.post('/push/subscriptions', async ({ body, headers }) => {
    const { sender } = readInput(body, { sender: optional(text({ max: 100 }), null) });
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    const [id, auth] = [randomBytes(24).toString('base64url'), randomBytes(16)];
    books.run(
      'insert into push_subscriptions (id, secret, auth, sender) values (?, ?, ?, ?)',
      id,
      pair.getPrivateKey(),
      auth,
      sender,
    );
    return {
      endpoint: `http://${headers.host}/push/send/${id}`,
      keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
    };
  });

  /** What one device was told, the oldest first. */
  app.get<{ Querystring: { endpoint?: string } }>('/push/messages', async ({ query }) =>
    books
      .all<{ text: string; topic: string | null; urgency: string; ttl: number; at: number }>(
        'select text, topic, urgency, ttl, at from push_messages where subscription = ? order by number',
        idOf(query.endpoint),
      )
      .map(({ text: told, ...rest }) => ({ ...rest, told: JSON.parse(told) as unknown })),
  );

  /** The browser hears no more: its permission was withdrawn, or it is no more itself. */
  app.post('/push/gone', async ({ body }) => {
    const { endpoint } = readInput(body, { endpoint: text({ max: 1_024 }) });
    books.run('update push_subscriptions set is_gone = 1 where id = ?', idOf(endpoint));
    return { endpoint };
  });
}

const idOf = (endpoint = '') => endpoint.slice(endpoint.lastIndexOf('/') + 1);
