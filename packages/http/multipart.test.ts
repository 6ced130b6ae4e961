import { connect } from 'node:net';
import { defineRoute } from '@wura/wire';
import fc from '@wura/testkit/property';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createRouter } from './router.ts';
import { createHttpServer } from './server.ts';
import { silentLog } from '@wura/platform/log';
import { commonFaults } from '@wura/wire/faults';
import { createMetrics } from '@wura/platform/metrics';
import { unlimited } from './rate-limit.ts';

const kilobyte = 1024;
const route = defineRoute({
  method: 'POST',
  path: '/api/upload',
  summary: 'Takes a name and two files',
  access: 'public',
  body: z.object({ name: z.string({ error: commonFaults.field_missing }) }),
  files: {
    names: ['front', 'back'],
    eachBytesMax: 100 * kilobyte,
    allBytesMax: 150 * kilobyte,
    tooLarge: commonFaults.file_too_large,
  },
  answers: { 200: z.object({ name: z.string(), front: z.number().nullable(), back: z.number().nullable() }) },
});

let app: FastifyInstance;

beforeAll(async () => {
  app = createHttpServer({ log: silentLog, metrics: createMetrics(), trustProxy: 0, isSecure: false });
  const router = createRouter({
    app,
    access: 'customer',
    authenticate: async () => undefined,
    limiter: unlimited,
    strict: true,
  });
  router.serve(route, async ({ body, files }) => ({
    status: 200,
    body: { name: body.name, front: files.front?.length ?? null, back: files.back?.length ?? null },
  }));
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

const bytes = (size: number) => new Blob([new Uint8Array(size)]);
const urlOf = () => `http://127.0.0.1:${(app.server.address() as { port: number }).port}/api/upload`;

async function upload(...parts: [name: string, value: string | Blob, file?: string][]) {
  const form = new FormData();
  for (const [name, value, file = 'x.jpg'] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, file);
  }
  const response = await fetch(urlOf(), { method: 'POST', body: form });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function send(body: string | Buffer, type = 'multipart/form-data; boundary=b') {
  const response = await app.inject({
    method: 'POST',
    url: '/api/upload',
    headers: { 'content-type': type },
    payload: body,
  });
  return { status: response.statusCode, body: response.json<{ code: string; message: string }>() };
}

describe('a form with files', () => {
  it('brings its texts and the files that were asked for, whatever they are called', async () => {
    const { status, body } = await upload(
      ['name', 'Ṣadé'],
      ['front', bytes(7), '../../etc/passwd'],
      ['other', bytes(9)],
    );
    expect({ status, body }).toEqual({ status: 200, body: { name: 'Ṣadé', front: 7, back: null } });
  });

  it('is read like any body: what its texts lack is named by their own rules', async () => {
    const { status, body } = await upload(['front', bytes(7)]);
    expect(status).toBe(422);
    expect(body['errors']).toEqual({ name: 'Please fill in this field.' });
  });

  it('may bring a file of exactly the size allowed and not one byte more', async () => {
    expect((await upload(['name', 'a'], ['front', bytes(100 * kilobyte)])).body['front']).toBe(100 * kilobyte);
    const { status, body } = await upload(['name', 'a'], ['front', bytes(100 * kilobyte + 1)]);
    expect({ status, body }).toMatchObject({
      status: 413,
      body: { message: 'File size must be less than 5MB.', errors: { front: 'File size must be less than 5MB.' } },
    });
  });

  it('is refused when everything together is too much, said beforehand or found on the way', async () => {
    const half = bytes(99 * kilobyte);
    expect((await upload(['name', 'a'], ['front', half], ['back', half], ['third', half])).status).toBe(413);
    const part = '--b\r\ncontent-disposition: form-data; name="other"; filename="o"\r\n\r\n';
    expect(await sendInChunks([part, ...Array.from({ length: 40 }, () => 'x'.repeat(10 * kilobyte))])).toMatch(
      /^HTTP\/1.1 413/,
    );
  });

  it('without a file that nobody chose is a form without that file', async () => {
    expect((await upload(['name', 'a'], ['front', bytes(0), ''])).body).toMatchObject({ front: null });
    expect((await upload(['name', 'a'], ['front', bytes(0), 'empty.jpg'])).body).toMatchObject({ front: 0 });
  });

  it('that says a thing twice is refused, because two could read it differently', async () => {
    expect((await upload(['name', 'a'], ['name', 'b'])).status).toBe(400);
    expect((await upload(['name', 'a'], ['front', bytes(3)], ['front', bytes(4)])).status).toBe(400);
    expect((await upload(['name', 'a'], ['front', 'text'], ['front', bytes(4)])).status).toBe(400);
  });

  it('may call its parts what it likes, and takes nothing from a prototype', async () => {
    expect((await upload(['__proto__', 'a'], ['constructor', 'b'])).status).toBe(422);
    expect((await upload(['name', 'a'], ['__proto__', bytes(3)], ['toString', bytes(3)])).status).toBe(200);
  });

  it('with more parts, longer texts or longer headers than anybody needs is refused', async () => {
    const many = Array.from({ length: 100 }, (_, n): [string, string] => [`n${n}`, 'v']);
    expect((await upload(...many)).status).toBe(400);
    expect((await upload(['name', 'x'.repeat(5_000)])).status).toBe(400);
    const header = `x-padding: ${'x'.repeat(20_000)}\r\n`;
    const { status } = await send(`--b\r\n${header}content-disposition: form-data; name="name"\r\n\r\na\r\n--b--\r\n`);
    expect([400, 422]).toContain(status);
  });

  it('is the only body that is read here, and nowhere else is it read', async () => {
    expect((await send('{"name":"a"}', 'application/json')).status).toBe(415);
    expect((await send('x', 'text/plain')).status).toBe(415);
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/mixed; boundary=b']) {
      expect((await send('--b--', type)).status, type).toBeGreaterThanOrEqual(400);
    }
  });

  it('however it is spoilt, is answered and leaves the process alive', async () => {
    const good = Buffer.from(
      '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nAda\r\n' +
        '--b\r\nContent-Disposition: form-data; name="front"; filename="f.png"\r\nContent-Type: image/png\r\n\r\nPNG\r\n--b--\r\n',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(good.length), fc.integer({ min: 0, max: 8 }), fc.uint8Array({ maxLength: 8 })), {
          maxLength: 4,
        }),
        fc.nat(good.length),
        async (edits, end) => {
          let spoilt = Buffer.from(good);
          for (const [at, removed, added] of edits) {
            spoilt = Buffer.concat([spoilt.subarray(0, at), added, spoilt.subarray(at + removed)]);
          }
          const { status } = await send(spoilt.subarray(0, edits.length === 0 ? end : undefined));
          expect([200, 400, 422]).toContain(status);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('that stops half-way, because its sender went away, holds up nobody', async () => {
    for (let n = 0; n < 20; n++) {
      const socket = connect((app.server.address() as { port: number }).port, '127.0.0.1');
      socket.write(
        'POST /api/upload HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 90000\r\n\r\n' +
          `--b\r\ncontent-disposition: form-data; name="front"; filename="f"\r\n\r\n${'x'.repeat(1000)}`,
        () => socket.destroy(),
      );
      await new Promise(resolve => socket.once('close', resolve));
    }
    expect((await upload(['name', 'a'])).status).toBe(200);
  });
});

/** Without a length, as a sender would who means to surprise us; answers the first line of what came back. */
function sendInChunks(chunks: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect((app.server.address() as { port: number }).port, '127.0.0.1');
    socket.once('error', reject);
    socket.once('data', (answer: Buffer) => {
      resolve(answer.toString().split('\r\n', 1)[0]!);
      socket.destroy();
    });
    socket.write(
      'POST /api/upload HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ntransfer-encoding: chunked\r\n\r\n',
    );
    for (const chunk of chunks) socket.write(`${chunk.length.toString(16)}\r\n${chunk}\r\n`);
    socket.write('0\r\n\r\n');
  });
}
