import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { askEarly, takeAsked, takeRead } from './asked-early.ts';

const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(`${request.url} ${request.headers.authorization}`);
  response.end('{"name":"Adaeze"}');
});
let user: string;

beforeAll(async () => {
  vi.stubGlobal('window', globalThis);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  user = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/user`;
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});

it('what a page asked before its application was there is answered once, and asked anew after that', async () => {
  void askEarly('token', [user]);
  expect(await (await takeAsked(user, 'token'))!.json()).toEqual({ name: 'Adaeze' });
  expect(asked.filter(each => each.startsWith('/api/user Bearer'))).toEqual(['/api/user Bearer token']);
  expect(await takeAsked(user, 'token')).toBeUndefined();
});

it('an answer that has come is drawn at once, by the session that it is for, and asked for no second time', async () => {
  void askEarly('token', [user]);
  expect(takeRead(user, 'token')).toBeUndefined();
  await expect.poll(() => takeRead(user, 'another') ?? window.wuraAsked!.read.size).toBe(1);
  expect(takeRead(user, 'token')).toMatchObject({ value: { name: 'Adaeze' }, status: 200 });
  expect(takeRead(user, 'token')).toBeUndefined();
  expect(await takeAsked(user, 'token')).toBeUndefined();
});

it('an answer for one session is not given to another, nor one that is no longer fresh', async () => {
  void askEarly('token', [user]);
  expect(await takeAsked(user, 'another')).toBeUndefined();
  void askEarly('token', [user]);
  window.wuraAsked = { ...window.wuraAsked!, atMs: Date.now() - 60_000 };
  expect(await takeAsked(user, 'token')).toBeUndefined();
});

it('an answer that never came is asked for again by the application', async () => {
  void askEarly('token', ['http://127.0.0.1:1/api/user']);
  expect(await takeAsked('http://127.0.0.1:1/api/user', 'token')).toBeUndefined();
});
