import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newTally, type Tally } from './attack.ts';
import type { HttpShape } from './corpus/http-framing.ts';
import { httpShapes } from './corpus/http-shapes.ts';
import { openProduct, type Product } from './product.ts';
import { answerMsMax, faultsOf } from './judge.ts';
import { report } from './report.ts';
import { readState, whatChanged } from './state.ts';
import { sendBytes, type WireAnswer } from './wire.ts';

// Bytes on a real socket. All of them on every run: they are few, and a proxy in front of us will meet them first.

let database: TestDatabase;
let product: Product;
let port: number;
const tally: { current: Tally } = { current: newTally('F', 0) };

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openProduct(database);
  port = Number(new URL(await product.application.listen()).port);
});
afterAll(async () => {
  report([tally.current]);
  await product.close();
  await database.close();
});

it('F: no shape of HTTP breaks anything, is read as two requests, or moves anything', async () => {
  const { attacker, friend } = product;
  const body = JSON.stringify({
    fromWalletId: attacker.wallets['NGN'],
    toAccountNumber: friend.accountNumber,
    amount: 1,
  });
  const shapes = httpShapes({ authorization: `Authorization: Bearer ${attacker.token}`, body });
  tally.current = newTally('F', shapes.length);
  const before = await readState(product);
  const waiting = shapes.values();
  const lane = async () => {
    for (const shape of waiting) await judge(shape);
  };
  await Promise.all(Array.from({ length: 6 }, lane));
  tally.current.violations.push(...(await whatChanged(product, before)));
  expect(tally.current.violations, `${shapes.length} shapes`).toEqual([]);
});

async function judge(shape: HttpShape): Promise<void> {
  const { current } = tally;
  current.requests++;
  let answer = await sendBytes(port, shape.bytes);
  if (answer.tookMs > answerMsMax) answer = await sendBytes(port, shape.bytes);
  for (const fault of [...faultsOf(answer, '/api'), ...shapeFaults(shape, answer)]) {
    current.violations.push(`${shape.what}: ${fault} (${answer.status} ${answer.text.slice(0, 100)})`);
  }
}

function shapeFaults(shape: HttpShape, answer: WireAnswer): string[] {
  const { status } = answer;
  return [
    ...(status === 0 ? ['no answer'] : []),
    ...(answer.tookMs > answerMsMax ? [`took ${Math.round(answer.tookMs)} ms`] : []),
    ...(shape.status && !shape.status.includes(status) ? [`${status} instead of ${shape.status.join(' or ')}`] : []),
    ...(!shape.isHarmless && status < 400 ? [`a success: ${status}`] : []),
    ...(answer.answers > 1 ? [`${answer.answers} answers`] : []),
    ...(shape.mustClose &&
    answer.headers['connection'] !== 'close' &&
    status === 400 &&
    answer.text.includes('bad_request')
      ? ['the connection goes on']
      : []),
  ];
}

it('answers HEAD as it answers GET, and without the body', async () => {
  const { attacker } = product;
  const ask = (method: string, path: string, ...headers: string[]) =>
    sendBytes(port, [`${method} ${path} HTTP/1.1`, 'Host: wura', ...headers, 'Connection: close', '', ''].join('\r\n'));
  const authorization = `Authorization: Bearer ${attacker.token}`;
  for (const path of ['/api/wallets', '/api/health/live', '/api/transactions?limit=0', '/api/config']) {
    const [whole, head] = [await ask('GET', path, authorization), await ask('HEAD', path, authorization)];
    expect(head, path).toMatchObject({ status: whole.status, text: '' });
    for (const name of ['content-type', 'content-length', 'cache-control', 'x-content-type-options']) {
      expect(head.headers[name], `${name} of ${path}`).toBe(whole.headers[name]);
    }
  }
  expect(await ask('HEAD', '/api/user')).toMatchObject({ status: 401, text: '' });
});

it('answers HEAD of what only acts, and of what never ends, as what it does not serve', async () => {
  const authorization = `Authorization: Bearer ${product.attacker.token}`;
  for (const path of ['/api/intra-transfer', '/api/notifications/stream', '/api/nothing']) {
    const answer = await sendBytes(port, `HEAD ${path} HTTP/1.1\r\nHost: wura\r\n${authorization}\r\n\r\n`);
    expect(answer, path).toMatchObject({ status: 404, text: '' });
    expect(answer.headers, path).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  }
});

it('has time-outs for clients that never finish, and looks at them every second', () => {
  const { server } = product.application.app;
  expect((server as unknown as { connectionsCheckingInterval: number }).connectionsCheckingInterval).toBe(1_000);
  expect(server.requestTimeout).toBe(30_000);
  expect(server.headersTimeout).toBe(10_000);
  expect(server.keepAliveTimeout).toBe(72_000);
  expect(server.timeout).toBe(60_000);
});
