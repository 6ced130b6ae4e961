import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCopies, type Copy } from './copies.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const [ada, eve, obi] = [1n, 2n, 3n];
const json = (customer: bigint) => ({ customer, format: 'json' });
const wholeText = (copy: Copy) => Buffer.from(copy as Uint8Array).toString();
const large = 'a'.repeat(1024 * 1024);

/** Says how often it was made, and waits where it is told to. */
function counted(parts: readonly string[], { until = Promise.resolve() } = {}) {
  const made = { times: 0 };
  async function* make() {
    made.times++;
    await until;
    yield* parts;
  }
  return { made, make };
}

it('a copy is made once, and is the answer to who asks again within a minute', async () => {
  const copyFor = createCopies();
  const { made, make } = counted(['one', ' whole']);
  const first = await copyFor(json(ada), make);
  expect(wholeText(first)).toBe('one whole');
  expect(await copyFor(json(ada), make)).toBe(first);
  expect(made.times).toBe(1);
  await copyFor({ customer: ada, format: 'pdf' }, make);
  await copyFor(json(eve), make);
  expect(made.times).toBe(3);
  vi.advanceTimersByTime(60_000);
  await copyFor(json(ada), make);
  expect(made.times).toBe(4);
});

it('one customer has one copy made at a time, and all together two', async () => {
  const copyFor = createCopies();
  const { promise: until, resolve } = Promise.withResolvers<void>();
  const { made, make } = counted(['slow'], { until });
  const first = copyFor(json(ada), make);
  await expect(copyFor({ customer: ada, format: 'pdf' }, make)).rejects.toMatchObject({
    refusal: { code: 'export_busy' },
  });
  const second = copyFor(json(eve), make);
  await expect(copyFor(json(obi), make)).rejects.toMatchObject({ refusal: { code: 'export_busy' } });
  resolve();
  await Promise.all([first, second]);
  await copyFor(json(obi), make);
  expect(made.times).toBe(3);
});

it('a copy too large to keep is sent while it is made, whole, and not made again within the minute', async () => {
  const copyFor = createCopies();
  const { made, make } = counted(Array.from({ length: 9 }, () => large));
  const copy = await copyFor(json(ada), make);
  expect(copy).toBeInstanceOf(Readable);
  expect((await text(copy as Readable)).length).toBe(9 * large.length);
  await expect(copyFor(json(ada), make)).rejects.toMatchObject({ refusal: { code: 'export_busy' } });
  vi.advanceTimersByTime(60_000);
  await text((await copyFor(json(ada), make)) as Readable);
  expect(made.times).toBe(2);
});

it('a caller who goes away before the first byte, or reads for ever, gives their place back', async () => {
  const copyFor = createCopies();
  const { make } = counted(Array.from({ length: 9 }, () => large));
  const closed = (copy: unknown) => new Promise(resolve => (copy as Readable).once('close', resolve));
  const gone = (await copyFor(json(ada), make)) as Readable;
  const slow = await copyFor(json(eve), make);
  await expect(copyFor(json(obi), make)).rejects.toMatchObject({ refusal: { code: 'export_busy' } });
  const ends = Promise.all([closed(gone), closed(slow)]);
  gone.destroy();
  vi.advanceTimersByTime(5 * 60_000);
  await ends;
  for (const customer of [ada, eve]) await text((await copyFor(json(customer), make)) as Readable);
});

it('a copy that could not be made is made anew for who asks again', async () => {
  const copyFor = createCopies();
  const { make } = counted(['whole']);
  const broken = copyFor(json(ada), () => counted([], { until: Promise.reject(new Error('no database')) }).make());
  await expect(broken).rejects.toThrow('no database');
  expect(wholeText(await copyFor(json(ada), make))).toBe('whole');
});
