import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, expect, inject, test } from 'vitest';
import { migrate } from './migrate.ts';

let pooler: Server;
afterEach(() => void pooler.close());

test('a start behind a pooler that drops the settings of connections stops before it touches anything', async () => {
  const url = await poolerThat((caller, startUp) => {
    const { hostname, port } = new URL(inject('databaseServerUrl'));
    const server = connect(Number(port), hostname);
    for (const each of [caller, server]) each.on('error', () => each.destroy());
    server.write(withoutOptions(startUp));
    caller.pipe(server).pipe(caller);
  });
  await expect(migrate({ url, rooms: [] })).rejects.toThrow('name PostgreSQL itself in DATABASE_URL');
});

test('a start that a pooler refuses for the settings of its connections says what to do about it', async () => {
  const url = await poolerThat(caller => {
    const fields = Buffer.from('SFATAL\0C08P01\0Munsupported startup parameter: options\0\0');
    const head = Buffer.from('E\0\0\0\0');
    head.writeInt32BE(fields.length + 4, 1);
    caller.end(Buffer.concat([head, fields]));
  });
  await expect(migrate({ url, rooms: [] })).rejects.toThrow('name PostgreSQL itself in DATABASE_URL');
});

/** Answers the address by which the database of the tests is found behind it. */
async function poolerThat(answer: (caller: Socket, startUp: Buffer) => void): Promise<string> {
  pooler = createServer(caller => caller.once('data', (startUp: Buffer) => answer(caller, startUp)));
  pooler.listen(0, '127.0.0.1');
  await once(pooler, 'listening');
  const url = new URL(inject('databaseServerUrl'));
  [url.hostname, url.port] = ['127.0.0.1', String((pooler.address() as AddressInfo).port)];
  return url.href;
}

/** The start-up message is its length, the version of the protocol, and pairs of texts. */
function withoutOptions(startUp: Buffer): Buffer {
  const words = startUp.toString('latin1', 8).split('\0');
  const at = words.indexOf('options');
  if (at >= 0) words.splice(at, 2);
  const pairs = Buffer.from(words.join('\0'), 'latin1');
  const head = Buffer.from(startUp.subarray(0, 8));
  head.writeInt32BE(pairs.length + 8, 0);
  return Buffer.concat([head, pairs]);
}
