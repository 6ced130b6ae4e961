import { minuteMs } from '@wura/platform/time';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FilesSpec, RouteSpec } from '@wura/wire';
import { callOnce } from './call-once.ts';
import type { Endpoint } from './client.ts';

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

it('what is said of another thing, or sends another file, has another key', async () => {
  const about: Endpoint<RouteSpec & { files: FilesSpec }> = { method: 'POST', path: '/api/asked/{id}' };
  const file = (name: string) => new File(['x'], name, { lastModified: 1 });
  const sent = [
    { params: { id: 'a' }, body: {} },
    { params: { id: 'b' }, body: {} },
    { params: { id: 'b' }, body: {}, files: { file: file('one.jpg') } },
    { params: { id: 'b' }, body: {}, files: { file: file('two.jpg') } },
    { params: { id: 'b' }, body: {}, files: { file: file('two.jpg') } },
  ];
  answers = sent.map(() => lost);
  for (const args of sent) await callOnce(about, args).catch(() => undefined);
  expect([...new Set(keys)]).toHaveLength(4);
  expect(keys[3]).toBe(keys[4]);
});
