import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Fault } from '../faults.ts';
import type { Provider, World } from '../provider.ts';
import { faultOfSignature } from './signature.ts';

type Operation = 'put' | 'get' | 'delete' | 'list';
const operations: readonly Operation[] = ['put', 'get', 'delete', 'list'];
/** Of a list; theirs has a thousand, which no test would ever fill. */
const pageMax = 10;
const bytesMax = 32 * 1024 * 1024;

interface Said {
  readonly status: number;
  readonly type?: string;
  readonly body?: string | Buffer;
}

/** A store of files that speaks the protocol of Amazon S3, with one bucket. Its files outlive it, as theirs do. */
export function createFiles({ world }: { world: World }): Provider {
  world.books.define(
    'create table if not exists kept_files (key text primary key, bytes blob not null, at integer not null)',
  );
  return {
    name: 'files',
    operations,
    entries: () => [],
    settle: () => undefined,
    webhookReference: () => undefined,
    serve: app => serveApi(app, world),
    serveControls(app) {
      app.get('/files/keys', () =>
        world.books.all<{ key: string }>('select key from kept_files order by key').map(({ key }) => key),
      );
    },
  };
}

function serveApi(app: FastifyInstance, world: World): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bytesMax }, (_request, body, done) => done(null, body));
  const answer =
    (operation: Operation, act: (key: string, request: FastifyRequest, bytes: Buffer) => Said) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const fault = faultOfSignature(request, bytes, world.now());
      if (fault) return say(reply, refusal(403, fault));
      const key = (request.params as { '*'?: string })['*'] ?? '';
      return spoil(reply, { fault: world.faults.take('files', operation), world, act: () => act(key, request, bytes) });
    };

  app.put(
    '/wura/*',
    { bodyLimit: bytesMax },
    answer('put', (key, _request, bytes) => {
      const sql =
        'insert into kept_files values (?, ?, ?) on conflict (key) do update set bytes = excluded.bytes, at = excluded.at';
      world.books.run(sql, key, bytes, world.now());
      return { status: 200 };
    }),
  );
  app.get(
    '/wura/*',
    answer('get', key => {
      const row = world.books.one<{ bytes: Uint8Array }>('select bytes from kept_files where key = ?', key);
      return row
        ? { status: 200, type: 'binary/octet-stream', body: Buffer.from(row.bytes) }
        : refusal(404, 'NoSuchKey');
    }),
  );
  app.delete(
    '/wura/*',
    answer('delete', key => {
      world.books.run('delete from kept_files where key = ?', key);
      return { status: 204 };
    }),
  );
  app.get(
    '/wura',
    answer('list', (_key, { query }) => list(world, query as Record<string, string>)),
  );
  app.all('/*', (_request, reply) => say(reply, refusal(404, 'NoSuchBucket')));
}

function list(world: World, { prefix = '', 'continuation-token': token = '' }: Record<string, string>): Said {
  const after = Buffer.from(token, 'base64').toString();
  const rows = world.books.all<{ key: string; at: number }>(
    'select key, at from kept_files where substr(key, 1, ?) = ? and key > ? order by key limit ?',
    prefix.length,
    prefix,
    after,
    pageMax + 1,
  );
  const page = rows.slice(0, pageMax);
  const next = rows.length > pageMax ? Buffer.from(page.at(-1)!.key).toString('base64') : undefined;
  const contents = page.map(
    ({ key, at }) => `<Contents><Key>${key}</Key><LastModified>${new Date(at).toISOString()}</LastModified></Contents>`,
  );
  const more = next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`;
  const body = `<ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${more}${contents.join('')}</ListBucketResult>`;
  return xml(200, body);
}

/** The faults of a store, told in bytes and XML where other providers tell theirs in JSON. */
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
    case 'garbage':
      act();
      return say(reply, { status: 200, type: 'text/html', body: '<!doctype html><title>OK</title>' });
    case 'refuse':
      return say(reply, refusal(403, 'QuotaExceeded'));
    case 'status429':
      return say(reply, refusal(503, 'SlowDown'));
    case 'redirect':
      return reply.code(307).header('location', '/files/elsewhere').send();
    default:
      return say(reply, refusal(500, 'InternalError'));
  }
}

function say(reply: FastifyReply, { status, type, body }: Said): FastifyReply {
  if (type) void reply.type(type);
  return reply.code(status).send(body);
}

const xml = (status: number, body: string): Said => ({
  status,
  type: 'application/xml',
  body: `<?xml version="1.0" encoding="UTF-8"?>\n${body}`,
});
const refusal = (status: number, code: string): Said => xml(status, `<Error><Code>${code}</Code></Error>`);
