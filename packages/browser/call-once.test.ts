import { minuteMs } from '@wura/platform/time';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callOnce } from './call-once.ts';

const ask = { method: 'POST', path: '/api/asked' } as const;
let keys: string[];
let answers: (() => Response)[];
const lost = () => {
  throw new TypeError('network');
};
const made = () => Response.json({ code: 'abc' }, { status: 201 });
const busy = () => Response.json({ code: 'busy', message: 'Busy' }, { status: 503 });
const send = (body: object) => callOnce(ask, { body }).catch((error: unknown) => error);

beforeEach(() => {
  keys = [];
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { cookie: '' });
  const nothingKept = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal('localStorage', nothingKept);
  vi.stubGlobal('sessionStorage', nothingKept);
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers['idempotency-key']!);
    return answers.shift()!();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('what is sent again because its answer was lost has the same key, whatever PIN it has, until it is answered', async () => {
  answers = [lost, busy, made, made];
  await send({ amount: '500', pin: '1234' });
  await send({ amount: '500', pin: '4321' });
  await send({ amount: '500' });
  expect([...new Set(keys)]).toHaveLength(1);
  await send({ amount: '500' });
  expect([...new Set(keys)]).toHaveLength(2);
});

it('what says something else has another key, and so has what is asked long after', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  answers = [lost, lost, lost, made];
  await send({ amount: '500' });
  await send({ amount: '600' });
  await send({ amount: '600' });
  expect([...new Set(keys)]).toHaveLength(2);
  vi.setSystemTime(Date.now() + 11 * minuteMs);
  await send({ amount: '600' });
  expect([...new Set(keys)]).toHaveLength(3);
});
