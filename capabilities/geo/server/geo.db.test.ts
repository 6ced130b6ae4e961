import { openCustomerApp, type CustomerApp } from '@wura/identity/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { geo } from './plugin.ts';

let direct: CustomerApp;
let behindProxy: CustomerApp;
const asked: string[] = [];
let answer: () => Promise<string | null>;

const atlas = {
  countryOf(address: string) {
    asked.push(address);
    return answer();
  },
};

beforeAll(async () => {
  const open = (proxy: { trustsProxy: boolean }) =>
    openCustomerApp((router, { identity }) => geo(router, { atlas, now: identity.now, ...proxy }));
  [direct, behindProxy] = await Promise.all([open({ trustsProxy: false }), open({ trustsProxy: true })]);
});
afterAll(() => Promise.all([direct.close(), behindProxy.close()]));
beforeEach(() => {
  asked.length = 0;
  answer = async () => 'NG';
});

async function countryAt(remoteAddress: string, headers: Record<string, string> = {}, product = direct) {
  const response = await product.app.inject({ url: '/api/geo', remoteAddress, headers });
  expect(response.statusCode).toBe(200);
  return response.json().country_code;
}

it('neighbours are asked about once, others again, and everybody again after a day', async () => {
  for (const address of ['102.89.1.1', '102.89.1.200', '::ffff:102.89.1.7']) {
    expect(await countryAt(address)).toBe('NG');
  }
  expect(asked).toHaveLength(1);
  await countryAt('102.89.2.1');
  await countryAt('2c0f:f5c0:1::1');
  await countryAt('2c0f:f5c0:1:ffff::2');
  expect(asked).toHaveLength(3);
  direct.clock.forward(86_400_001);
  await countryAt('102.89.1.1');
  expect(asked).toHaveLength(4);
});

it.each([
  ['102.89.23.177', '102.89.23.0'],
  ['::ffff:196.1.7.9', '196.1.7.0'],
  ['2c0f:f5c0:01ab:77:1:2:3:4', '2c0f:f5c0:1ab::'],
  ['2c0f::7', '2c0f:0:0::'],
])('of %s nobody is told more than %s', async (address, told) => {
  expect(await countryAt(address)).toBe('NG');
  expect(asked).toEqual([told]);
});

it('many at once from one street wait for one answer', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, n) => countryAt(`41.90.7.${n}`)));
  expect(asked).toHaveLength(1);
});

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '192.168.1.1',
  '172.31.0.1',
  '100.64.0.1',
  '::1',
  'fd00::1',
  'fe80::1',
  'fe80::1%eth0',
])('nobody is asked about %s, which is nowhere', async address => {
  expect(await countryAt(address)).toBeNull();
  expect(asked).toEqual([]);
});

it('who cannot be reached is not asked again for a minute, and nobody notices', async () => {
  answer = () => Promise.reject(new Error('no answer in time'));
  expect(await countryAt('8.8.8.8')).toBeNull();
  expect(await countryAt('8.8.8.9')).toBeNull();
  expect(asked).toHaveLength(1);
  answer = async () => 'US';
  direct.clock.forward(60_001);
  expect(await countryAt('8.8.8.8')).toBe('US');
});

it('behind a proxy of ours its word is taken, and unknown is unknown; from anybody else it is ignored', async () => {
  const told = (code: string) => countryAt('8.8.4.4', { 'cf-ipcountry': code }, behindProxy);
  expect(await told('GH')).toBe('GH');
  for (const code of ['XX', 'T1', 'gh', 'GHA', '<b>']) expect(await told(code), code).toBeNull();
  expect(asked).toEqual([]);
  expect(await countryAt('8.8.4.4', { 'cf-ipcountry': 'GH' })).toBe('NG');
});
