import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { post } from './post.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A receiver that is called by a name, which leads where the test says. */
async function receiverThat(answers: RequestListener, leadsTo = '127.0.0.1') {
  const paths: (string | undefined)[] = [];
  server = createServer((request, response) => {
    paths.push(request.url);
    answers(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const find = async () => [{ address: leadsTo, family: leadsTo.includes(':') ? 6 : 4 }];
  const message = { url: `http://shop.example:${port}/hook`, body: '{"a":1}', headers: { 'x-a': 'b' } };
  return { paths, send: (more = {}) => post(message, { isLoopbackAllowed: true, find, ...more }) };
}

it('a receiver is called where its name leads now, and nowhere else', async () => {
  let body = '';
  const { send, paths } = await receiverThat((request, response) => {
    request.on('data', chunk => (body += chunk));
    request.on('end', () => response.writeHead(202).end());
  });
  expect(await send()).toMatchObject({ status: 202, fault: null });
  expect([paths, body]).toEqual([['/hook'], '{"a":1}']);
  for (const [address, fault] of [
    ['169.254.169.254', 'address_refused'],
    ['::ffff:127.0.0.1', 'address_refused'],
    ['10.0.0.7', 'address_refused'],
  ] as const) {
    expect(await send({ find: async () => [{ address, family: 4 }] })).toMatchObject({ status: null, fault });
  }
  expect(await send({ isLoopbackAllowed: false })).toMatchObject({ fault: 'address_refused' });
  expect(await send({ find: () => Promise.reject(new Error('ENOTFOUND')) })).toMatchObject({ fault: 'name_unknown' });
  expect(paths).toHaveLength(1);
});

it('a redirect is not followed, a fault is one, and what never comes is not waited for', async () => {
  const redirected = await receiverThat((_request, response) => {
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  expect(await redirected.send()).toMatchObject({ status: 307, fault: 'redirected' });
  expect(redirected.paths).toEqual(['/hook']);
  const broken = await receiverThat((_request, response) => void response.writeHead(500).end());
  expect(await broken.send()).toMatchObject({ status: 500, fault: 'status' });
  const silent = await receiverThat(() => {});
  expect(await silent.send({ timeoutMs: 50 })).toMatchObject({ status: null, fault: 'timeout' });
  const gone = await receiverThat((_request, response) => response.destroy());
  expect(await gone.send()).toMatchObject({ status: null, fault: 'no_connection' });
});

it('an answer without end is cut after four thousand bytes', async () => {
  let written = 0;
  let hungUp: () => void;
  const cut = new Promise<void>(resolve => (hungUp = resolve));
  const { send } = await receiverThat((_request, response) => {
    response.writeHead(200);
    const drip = setInterval(() => {
      written += 1_024;
      response.write('x'.repeat(1_024));
    }, 1);
    response.on('close', () => {
      clearInterval(drip);
      hungUp();
    });
  });
  expect(await send()).toMatchObject({ status: 200, fault: null });
  await cut;
  expect(written).toBeLessThan(1_000_000);
});
