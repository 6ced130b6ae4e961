import { CallError } from '@wura/browser/call-error';
import { expect, it, vi } from 'vitest';
import { orOlder } from './or-older.ts';

const refusedWith = (status: number) => Promise.reject(new CallError({ kind: 'refused', status, code: 'x' }));

it('the older path is asked where the newer is not there', async () => {
  expect(await orOlder(refusedWith(404), async () => 'older')).toBe('older');
});

it('and never where the newer has answered, or may have done something', async () => {
  const older = vi.fn<() => Promise<string>>(async () => 'older');
  expect(await orOlder(Promise.resolve('newer'), older)).toBe('newer');
  await expect(orOlder(refusedWith(422), older)).rejects.toMatchObject({ status: 422 });
  const lost = Promise.reject(new CallError({ kind: 'lost', status: 404, code: 'unreadable' }));
  await expect(orOlder(lost, older)).rejects.toMatchObject({ kind: 'lost' });
  expect(older).not.toHaveBeenCalled();
});
