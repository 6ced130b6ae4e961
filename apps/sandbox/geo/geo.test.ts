import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, openSandbox, type TestSandbox } from '../testing/open-sandbox.ts';

let box: TestSandbox;
beforeAll(async () => void (box = await openSandbox()));
afterAll(() => box.close());

const lookUp = (path: string) => call(`${box.url}/geo${path}`);

test.each([
  ['8.8.8.8', 'US'],
  ['81.2.69.142', 'GB'],
  ['41.90.1.1', 'KE'],
  ['102.89.0.1', 'NG'],
  ['2c0f:f5c0::1', 'NG'],
])('%s is in %s', async (address, code) => {
  const { status, body } = await lookUp(`/${address}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ ip: address, success: true, country_code: code });
});

test.each([
  ['10.1.2.3', 'Reserved range'],
  ['172.20.0.1', 'Reserved range'],
  ['::1', 'Reserved range'],
  ['fd00::1', 'Reserved range'],
  ['nowhere', 'Invalid IP address'],
])('%s is in no country, said with 200: %s', async (address, message) => {
  const { status, body } = await lookUp(`/${address}`);
  expect(status).toBe(200);
  expect(body).toEqual({ ip: address, success: false, message });
});

test('without an address it is the caller’s own, and of the answer only what is asked for', async () => {
  expect((await lookUp('/')).body).toEqual({ ip: '127.0.0.1', success: false, message: 'Reserved range' });
  expect((await lookUp('/8.8.8.8?fields=success,country_code')).body).toEqual({ success: true, country_code: 'US' });
});

test('it misbehaves when told to', async () => {
  await box.control('/faults', { provider: 'geo', operation: 'lookup', mode: 'error500' });
  expect((await lookUp('/8.8.8.8')).status).toBe(500);
  await box.control('/faults', { provider: 'geo', operation: 'lookup', mode: 'garbage' });
  expect((await lookUp('/8.8.8.8')).body).toBeUndefined();
  expect((await lookUp('/8.8.8.8')).status).toBe(200);
});
