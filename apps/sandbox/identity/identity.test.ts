import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, openSandbox, type TestSandbox } from '../testing/open-sandbox.ts';

let box: TestSandbox;
beforeAll(async () => void (box = await openSandbox()));
afterAll(() => box.close());

const headers = { appid: 'sandbox_app', authorization: 'sandbox_secret' };
const ask = (path: string, given: Record<string, string> = headers) =>
  call(`${box.url}/identity/api/v1/kyc${path}`, { headers: given });
const person = 'first_name=Ada&last_name=Nwosu&dob=1994-05-21';

test('a BVN is matched with whoever is asked about, and nobody’s data is shown', async () => {
  const { status, body } = await ask(`/bvn?bvn=22212345678&${person}`);
  expect(status).toBe(200);
  expect(body.entity.bvn).toEqual({ value: '22212345678', status: true });
  for (const field of ['first_name', 'last_name', 'date_of_birth']) {
    expect(body.entity[field]).toEqual({ confidence_value: 100, status: true });
  }
  expect(JSON.stringify(body)).not.toContain('Nwosu');
});

test('a NIN shows a person: the one that is asked about, or one who depends only on the number', async () => {
  expect((await ask(`/nin?nin=12345678901&${person}`)).body.entity).toMatchObject({ last_name: 'Nwosu' });
  const [one, two] = [await ask('/nin?nin=12345678901'), await ask('/nin?nin=12345678901')];
  expect(one.body).toEqual(two.body);
  expect(one.body.entity.first_name).toMatch(/^[A-Z]+$/);
});

test('one number is nobody’s, and one is somebody else’s', async () => {
  expect(await ask(`/bvn?bvn=00000000000&${person}`)).toMatchObject({ status: 404, body: { error: 'BVN not found' } });
  expect(await ask(`/nin?nin=00000000000&${person}`)).toMatchObject({ status: 404 });
  const { body } = await ask(`/bvn?bvn=11111111111&${person}`);
  expect(body.entity).toMatchObject({ bvn: { status: true }, last_name: { status: false } });
  expect((await ask(`/nin?nin=11111111111&${person}`)).body.entity.last_name).not.toBe('Nwosu');
});

test('what is no number is 400, and whoever has no key is 401', async () => {
  expect((await ask('/bvn?bvn=123')).status).toBe(400);
  expect((await ask('/nin?nin=12345678901', {})).status).toBe(401);
  expect((await ask('/nin?nin=12345678901', { ...headers, authorization: 'Bearer sandbox_secret' })).status).toBe(401);
});

test('it misbehaves when told to', async () => {
  await box.control('/faults', { provider: 'identity', operation: 'bvn', mode: 'error500' });
  expect((await ask(`/bvn?bvn=22212345678&${person}`)).status).toBe(500);
  expect((await ask(`/bvn?bvn=22212345678&${person}`)).status).toBe(200);
});
