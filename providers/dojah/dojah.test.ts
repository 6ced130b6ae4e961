import { openSandbox, type TestSandbox } from '@wura/app-sandbox/testing';
import { openScriptedServer } from '@wura/testkit/scripted-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDojah } from './dojah.ts';

// Against the sandbox, which shares no code with the adapter.

let box: TestSandbox;
beforeAll(async () => void (box = await openSandbox()));
afterAll(() => box.close());

const ada = { firstName: 'Adaeze', lastName: 'Nwosu', dateOfBirth: '1994-05-21' };
const dojah = ({ secretKey = 'sandbox_secret', timeoutMs = 5_000 } = {}) =>
  createDojah({ appId: 'sandbox_app', secretKey, baseUrl: `${box.url}/identity`, timeoutMs });
const fault = (operation: string, mode: string) => box.control('/faults', { provider: 'identity', operation, mode });

describe.each(['bvn', 'nin'] as const)('a %s', register => {
  const check = (number: string, by = dojah()) =>
    register === 'bvn' ? by.checkBvn(number, ada) : by.checkNin(number, ada);

  it('is accepted when it is theirs, and declined when it is nobody’s or somebody else’s', async () => {
    expect(await check('22212345678')).toEqual({ outcome: 'accepted' });
    expect(await check('00000000000')).toEqual({ outcome: 'declined', reason: 'no such number' });
    expect(await check('11111111111')).toMatchObject({ outcome: 'declined' });
  });

  it.each(['error500', 'status429', 'timeout', 'redirect', 'garbage', 'oversized', 'act_then_timeout', 'refuse'])(
    'about which nothing sound is heard (%s) is neither',
    async mode => {
      await fault(register, mode);
      expect(await check('22212345678', dojah({ timeoutMs: 500 }))).toMatchObject({ outcome: 'unknown' });
      expect(await check('22212345678')).toEqual({ outcome: 'accepted' });
    },
  );
});

it.each([
  ['a page of theirs that is not there', { error: 'Not found' }],
  ['a gateway before them', { message: 'no Route matched with those values' }],
  ['something without words', {}],
])('a 404 of %s says nothing of the number', async (_name, body) => {
  const server = await openScriptedServer();
  server.answer({ 'GET /api/v1/kyc/': { status: 404, body } });
  const asked = createDojah({ appId: 'a', secretKey: 'k', baseUrl: server.url }).checkBvn('22212345678', ada);
  expect(await asked).toMatchObject({ outcome: 'unknown' });
  await server.close();
});

it('with a key that is not ours, nothing is known', async () => {
  expect(await dojah({ secretKey: 'another' }).checkBvn('22212345678', ada)).toMatchObject({ outcome: 'unknown' });
});
