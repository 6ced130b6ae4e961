import { createSettingsReader } from '@wura/platform/settings';
import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';
import { vendor } from './vendor.ts';

const live = { mode: 'live', sandbox: undefined } as const;
const sandbox = {
  mode: 'sandbox',
  sandbox: { url: 'http://127.0.0.1:3001', port: 3001, mailPort: 3002, isElsewhere: false, webhookUrl: '' },
} as const;
const keys = { VTPASS_API_KEY: 'a', VTPASS_PUBLIC_KEY: 'b', VTPASS_SECRET_KEY: 'c' };
const read = (environment: object, surroundings: typeof live | typeof sandbox) =>
  readSettings(createSettingsReader(environment as Record<string, string>), surroundings);

it('is off in live mode without keys, and refuses some of them without the others', () => {
  expect(read({}, live)).toBeUndefined();
  expect(read(keys, live)).toMatchObject({ apiKey: 'a', baseUrl: 'https://vtpass.com/api', isSecondSource: false });
  for (const name of Object.keys(keys)) {
    expect(() => read({ ...keys, [name]: '' }, live)).toThrow('are set together or not at all');
  }
});

it('calls the sandbox with keys that are no secret, and refuses what makes no sense', () => {
  expect(read({}, sandbox)).toMatchObject({ apiKey: 'sandbox_api_key', baseUrl: 'http://127.0.0.1:3001/vtpass' });
  expect(read({ VTPASS_BASE_URL: 'http://10.0.0.1/' }, sandbox)).toMatchObject({ baseUrl: 'http://10.0.0.1' });
  expect(() => read({ BILLS_SECOND_SOURCE: 'yes' }, sandbox)).toThrow('BILLS_SECOND_SOURCE must be on or off');
});

it.each([
  ['off', ['cable_sellers'], ['STARTIMES']],
  ['on', ['cable_sellers', 'airtime_sellers', 'data_sellers', 'electricity_sellers'], ['STARTIMES', 'DSTV', 'GOTV']],
])('with BILLS_SECOND_SOURCE %s sells %o', (BILLS_SECOND_SOURCE, ports, providers) => {
  const { offers } = vendor.open(read({ BILLS_SECOND_SOURCE }, sandbox)!, { now: Date.now });
  expect(offers.map(({ port }) => port.name)).toEqual(ports);
  expect(offers[0]!.adapter).toMatchObject({ provider: 'vtpass', providers });
});
