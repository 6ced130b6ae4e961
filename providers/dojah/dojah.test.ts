import { openSandbox, type TestSandbox } from '@wura/app-sandbox/testing';
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

it('with a key that is not ours, nothing is known', async () => {
  expect(await dojah({ secretKey: 'another' }).checkBvn('22212345678', ada)).toMatchObject({ outcome: 'unknown' });
});
