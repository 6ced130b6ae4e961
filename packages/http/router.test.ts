import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as aPause } from 'node:timers/promises';
import { defineRoute, type RouteSpec } from '@wura/wire';
import { defineRefusals, refuse } from '@wura/wire/refusals';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { createRouter, type Caller, type RouterOptions } from './router.ts';
import { createHttpServer } from './server.ts';
import { silentLog } from '@wura/platform/log';
import { createMetrics } from '@wura/platform/metrics';
import { createRateLimiter, unlimited } from './rate-limit.ts';

const routes = {
  bare: defineRoute({
    method: 'DELETE',
    path: '/api/bare',
    summary: 'Takes nothing',
    access: 'public',
    answers: { 204: null },
  }),
  form: defineRoute({
    method: 'POST',
    path: '/api/form',
    summary: 'Takes a name',
    access: 'public',
    body: z.object({ name: z.string() }),
    answers: { 204: null },
  }),
};

let app: FastifyInstance;
beforeEach(() => {
  app = createHttpServer({ log: silentLog, metrics: createMetrics(), trustProxy: 0, isSecure: false });
  return () => app.close();
});

function openRouter(given: Partial<RouterOptions<Caller>> = {}) {
  const authenticate = () => undefined;
  return createRouter({ app, access: 'customer', authenticate, limiter: unlimited, strict: true, ...given });
}
const nothing = async () => ({ status: 204, body: null }) as const;

async function statusOf(request: InjectOptions): Promise<{ status: number; code: string | undefined }> {
  const { statusCode: status, payload } = await app.inject(request);
  return { status, code: payload ? JSON.parse(payload).code : undefined };
}

it('a refusal says when to come back: by its call, by its own kind, or in a moment where we are too busy', async () => {
  const { test_is_off: off, test_is_late: busy } = defineRefusals({
    test_is_off: { status: 503, retryAfterSeconds: 600, message: 'Switched off.' },
    test_is_late: { status: 503, message: 'Late.' },
  });
  const answers = [refuse(off), refuse(busy), refuse(off, { retryAfterSeconds: 30 })];
  openRouter().serve({ ...routes.bare, refusals: [off, busy] }, () => Promise.reject(answers.shift()));
  for (const seconds of ['600', '2', '30']) {
    const { headers } = await app.inject({ method: 'DELETE', url: '/api/bare' });
    expect(headers['retry-after']).toBe(seconds);
  }
});

describe('a call that names JSON and sends nothing', () => {
  const headers = { 'content-type': 'application/json' };
  beforeEach(() => {
    const router = openRouter();
    router.serve(routes.bare, nothing);
    router.serve(routes.form, nothing);
  });

  it('is a call without a body', async () => {
    expect(await statusOf({ method: 'DELETE', url: '/api/bare', headers })).toMatchObject({ status: 204 });
    const counted = { ...headers, 'content-length': '0' };
    expect(await statusOf({ method: 'DELETE', url: '/api/bare', headers: counted })).toMatchObject({ status: 204 });
  });

  it('is refused where a body is needed, as one that names nothing is', async () => {
    const refused = { status: 400, code: 'invalid_json' };
    expect(await statusOf({ method: 'POST', url: '/api/form', headers })).toEqual(refused);
    expect(await statusOf({ method: 'POST', url: '/api/form' })).toEqual(refused);
    expect(await statusOf({ method: 'POST', url: '/api/form', headers, payload: ' ' })).toEqual(refused);
  });
});

it('whoever is not let in is told how one is, and nobody else', async () => {
  openRouter().serve({ ...routes.bare, access: 'customer' }, nothing);
  const refused = await app.inject({ method: 'DELETE', url: '/api/bare' });
  expect(refused).toMatchObject({ statusCode: 401, headers: { 'www-authenticate': 'Bearer' } });
  expect((await app.inject({ url: '/api/nothing' })).headers).not.toHaveProperty('www-authenticate');
});

describe('the budget of an address', () => {
  const limiter = () => createRateLimiter({ now: () => 0 });
  const from = (remoteAddress: string, more: InjectOptions = {}) =>
    statusOf({ method: 'DELETE', url: '/api/bare', remoteAddress, ...more });

  it('is one for the whole network that a line of the long kind is given', async () => {
    openRouter({ limiter: limiter() }).serve(routes.bare, nothing);
    for (let n = 0; n < 600; n++) {
      expect((await from(`2001:db8:1:2::${n.toString(16)}`)).status).toBe(204);
    }
    expect((await from('2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await from('2001:db8:1:3::1')).status).toBe(204);
  });

  it('is one however an address of the short kind is written', async () => {
    openRouter({ limiter: limiter() }).serve(routes.bare, nothing);
    for (let n = 0; n < 600; n++) await from('::ffff:203.0.113.9');
    expect((await from('203.0.113.9')).status).toBe(429);
    expect((await from('203.0.113.8')).status).toBe(204);
  });

  it('is asked before a token is looked up, where each look-up asks the database', async () => {
    let lookUps = 0;
    const authenticate = async () => void lookUps++;
    const router = openRouter({ access: 'operator', limiter: limiter(), asksAddressFirst: true, authenticate });
    router.serve({ ...routes.bare, access: 'operator' }, nothing);
    const forged = { headers: { authorization: `Bearer ${'A'.repeat(43)}` } };
    for (let n = 0; n < 600; n++) expect((await from('203.0.113.9', forged)).status).toBe(401);
    for (let n = 0; n < 10; n++) expect((await from('203.0.113.9', forged)).status).toBe(429);
    expect(lookUps).toBe(600);
    expect((await from('203.0.113.8', forged)).status).toBe(401);
  });
});

it('what a program calls with comes out of a budget of its own, and leaves its owner theirs', async () => {
  const limiter = createRateLimiter({ now: () => 0 });
  const authenticate = (token: string) => ({
    id: 'cus_1',
    ...(token.startsWith('k') && { budget: 'programs of cus_1' }),
  });
  openRouter({ limiter, authenticate }).serve({ ...routes.bare, access: 'customer' }, nothing);
  const by = (letter: string) =>
    statusOf({ method: 'DELETE', url: '/api/bare', headers: { authorization: `Bearer ${letter.repeat(43)}` } });
  for (let n = 0; n < 600; n++) expect((await by('k')).status).toBe(204);
  expect((await by('k')).status).toBe(429);
  expect((await by('s')).status).toBe(204);
});

describe('a limit of a route', () => {
  const limits = [{ max: 2, windowSeconds: 60 }];
  const wrong = defineRefusals({ not_this_one: { status: 422, message: 'This is not the one.' } }).not_this_one;
  const send = (payload: object | string) =>
    statusOf({
      method: 'POST',
      url: '/api/form',
      headers: { 'content-type': 'application/json' },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
  const open = (route: RouteSpec, handler: () => Promise<{ status: 204; body: null }> = nothing) =>
    openRouter({ limiter: createRateLimiter({ now: () => 0 }) }).serve(route, handler);

  it('does not count what the contract refuses', async () => {
    open({ ...routes.form, limits });
    for (let n = 0; n < 5; n++) expect((await send({ name: n })).status).toBe(422);
    for (let n = 0; n < 5; n++) expect((await send('{')).status).toBe(400);
    expect((await send({ name: 'Ada' })).status).toBe(204);
  });

  it('counts a sound form with a wrong secret, and turns away everything once it is used up', async () => {
    open({ ...routes.form, limits, refusals: [wrong] }, () => Promise.reject(refuse(wrong)));
    for (let n = 0; n < 2; n++) expect((await send({ name: 'Ada' })).code).toBe('not_this_one');
    expect((await send({ name: 'Ada' })).status).toBe(429);
    expect((await send('{')).status).toBe(429);
  });

  it('counts what is large before it is read', async () => {
    open({ ...routes.form, limits, bodyBytesMax: 1024 * 1024 });
    for (let n = 0; n < 2; n++) expect((await send({ name: n })).status).toBe(422);
    expect((await send({ name: 'Ada' })).status).toBe(429);
  });

  it('is no way around the budget of all calls', async () => {
    open({ ...routes.form, limits });
    for (let n = 0; n < 600; n++) await send({ name: n });
    expect((await send({ name: 0 })).status).toBe(429);
  });

  it('is one for two calls that share it', async () => {
    const router = openRouter({ limiter: createRateLimiter({ now: () => 0 }) });
    router.serve({ ...routes.form, limits }, nothing);
    router.serve({ ...routes.form, path: '/api/other', sharesLimitsOf: { ...routes.form, limits } }, nothing);
    const other = () => statusOf({ method: 'POST', url: '/api/other', payload: { name: 'Ada' } });
    expect((await send({ name: 'Ada' })).status).toBe(204);
    expect((await other()).status).toBe(204);
    expect((await other()).status).toBe(429);
    expect((await send({ name: 'Ada' })).status).toBe(429);
  });

  it('of an hour or more is asked of the place that all processes share, for those who are known', async () => {
    const counts = new Map<string, number>();
    const countEverywhere = async (tallies: readonly { name: string }[]) =>
      tallies.map(({ name }) => {
        counts.set(name, (counts.get(name) ?? 0) + 1);
        return { count: counts.get(name)!, endsAt: new Date(86_400_000) };
      });
    const perDay = [{ max: 3, windowSeconds: 86_400 }];
    const [first, second] = [0, 1].map(() => {
      app = createHttpServer({ log: silentLog, metrics: createMetrics(), trustProxy: 0, isSecure: false });
      const limiter = createRateLimiter({ now: () => 0, countEverywhere });
      const router = openRouter({ limiter, authenticate: () => ({ id: 'cus_1' }) });
      router.serve({ ...routes.form, access: 'customer', limits: perDay }, nothing);
      router.serve({ ...routes.form, path: '/api/strangers', limits: perDay }, nothing);
      return app;
    });
    const ask = async (at: FastifyInstance, url = '/api/form') => {
      const headers = url === '/api/form' ? { authorization: `Bearer ${'t'.repeat(43)}` } : {};
      return (await at.inject({ method: 'POST', url, headers, payload: { name: 'Ada' } })).statusCode;
    };
    expect([await ask(first!), await ask(second!), await ask(first!)]).toEqual([204, 204, 204]);
    expect([await ask(first!), await ask(second!), await ask(second!)]).toEqual([429, 429, 429]);
    expect([...counts]).toEqual([['86400:POST /api/form cus_1', 4]]);

    for (let n = 0; n < 3; n++) expect(await ask(first!, '/api/strangers')).toBe(204);
    expect(await ask(first!, '/api/strangers')).toBe(429);
    expect(counts.size).toBe(1);
    await Promise.all([first!.close(), second!.close()]);
  });

  it('beside it, a thousand forms that the contract refuses are turned away, and a sound one is still taken', async () => {
    open(routes.form);
    for (let n = 0; n < 120; n++) expect((await send({ name: n })).status).toBe(422);
    for (let n = 0; n < 5; n++) expect((await send({ name: n })).status).toBe(429);
    expect((await send({ name: 'Ada' })).status).toBe(204);
  });
});

describe('the length of a body', () => {
  const send = (path: string, bytes: number) =>
    statusOf({ method: 'POST', url: path, payload: { name: 'x'.repeat(bytes) } });

  it('is that of a small form, except where the contract says how much more', async () => {
    const router = openRouter();
    router.serve(routes.form, nothing);
    router.serve({ ...routes.form, path: '/api/letter', bodyBytesMax: 20_000 }, nothing);
    expect((await send('/api/form', 4_000)).status).toBe(204);
    expect(await send('/api/form', 4_100)).toEqual({ status: 413, code: 'too_large' });
    expect((await send('/api/letter', 19_000)).status).toBe(204);
    expect((await send('/api/letter', 20_000)).status).toBe(413);
  });

  it('is answered to a caller who reads nothing before all is sent, however much that is, with its length or without', async () => {
    openRouter().serve(routes.form, nothing);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const megabytes = 'x'.repeat(20 * 2 ** 20);
    const head = 'POST /api/form HTTP/1.1\r\nHost: wura\r\nContent-Type: application/json\r\n';
    const whole = `Content-Length: ${megabytes.length}\r\n\r\n${megabytes}`;
    const inPieces = `Transfer-Encoding: chunked\r\n\r\n${megabytes.length.toString(16)}\r\n${megabytes}\r\n0\r\n\r\n`;
    for (const rest of [whole, inPieces]) {
      const socket = connect(port, '127.0.0.1');
      await new Promise<void>((resolve, reject) => socket.on('error', reject).end(head + rest, resolve));
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 .*"code":"too_large"/s);
    }
  });

  it('is answered to a caller whose network pauses in the middle, once all is sent', async () => {
    openRouter().serve(routes.form, nothing);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    const piece = 'x'.repeat(2 ** 20);
    const head = 'POST /api/form HTTP/1.1\r\nHost: wura\r\nContent-Type: application/json\r\n';
    let isAnswered = false;
    socket.once('data', () => (isAnswered = true));
    const answer = text(socket);
    socket.write(`${head}Content-Length: ${3 * piece.length}\r\n\r\n`);
    for (let sent = 0; sent < 3; sent++) {
      if (sent > 0) await aPause(450);
      expect(isAnswered).toBe(false);
      await new Promise<void>(resolve => socket.write(piece, () => resolve()));
    }
    expect(await answer).toMatch(/^HTTP\/1\.1 413 .*"code":"too_large"/s);
  });
});

it('a caller who leaves in the middle of what they send is no fault of ours, in the figures or in the log', async () => {
  const metrics = createMetrics();
  const log = { ...silentLog, error: vi.fn<typeof silentLog.error>() };
  const own = createHttpServer({ log, metrics, trustProxy: 0, isSecure: false });
  onTestFinished(() => own.close());
  let made = 0;
  openRouter({ app: own }).serve(routes.form, async () => (made++, nothing()));
  await own.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((own.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    'POST /api/form HTTP/1.1\r\nHost: wura\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{"name":',
  );
  own.server.once('request', () => socket.destroy());
  const refused = async () => (await metrics.refusals.get()).values.map(({ labels }) => labels.code);
  await expect.poll(refused).toEqual(['bad_request']);
  expect(log.error).not.toHaveBeenCalled();
  expect(made).toBe(0);
});

it('a name that is too long, or that no text spells, names nothing', async () => {
  const { method, summary, access, answers } = routes.bare;
  const params = z.object({ id: z.string() });
  const route = defineRoute({ method, summary, access, answers, params, path: '/api/things/{id}' });
  openRouter().serve(route, nothing);
  const ask = (id: string) => statusOf({ method: 'DELETE', url: `/api/things/${id}` });
  expect((await ask('a'.repeat(200))).status).toBe(204);
  for (const id of ['a'.repeat(201), 'a'.repeat(8_000), '%ff', '%']) {
    expect(await ask(id)).toEqual({ status: 404, code: 'not_found' });
  }
});

it('an object that may be null, with a choice in it that may be null too, is answered either way', async () => {
  const state = z.object({ choice: z.enum(['one', 'other']).nullable() }).nullable();
  const route = defineRoute({
    method: 'GET',
    path: '/api/state',
    summary: 'Answers what may be null',
    access: 'public',
    answers: { 200: z.object({ states: z.array(z.object({ state })) }) },
  });
  const states = [{ state: null }, { state: { choice: null } }, { state: { choice: 'other' as const } }];
  openRouter().serve(route, async () => ({ status: 200, body: { states } }));
  const { statusCode, payload } = await app.inject({ method: 'GET', url: '/api/state' });
  expect([statusCode, JSON.parse(payload)]).toEqual([200, { states }]);
});

it('a property that the shape of an answer does not list never leaves, at the first answer as at the later ones', async () => {
  const route = defineRoute({
    method: 'GET',
    path: '/api/person',
    summary: 'Answers with a person',
    access: 'public',
    answers: { 200: z.object({ name: z.string(), pets: z.array(z.object({ name: z.string() })) }) },
  });
  const pets = [{ name: 'Bingo', chip: 'secret' }];
  openRouter({ strict: false }).serve(route, async () => ({
    status: 200,
    body: { name: 'Ada', passwordHash: 'secret', pets } as { name: string; pets: { name: string }[] },
  }));
  for (const _ of [1, 2]) {
    const { payload } = await app.inject({ url: '/api/person' });
    expect(payload).toBe('{"name":"Ada","pets":[{"name":"Bingo"}]}');
  }
});

describe('a body that takes its time', () => {
  const sent = defineRoute({
    method: 'POST',
    path: '/api/sent',
    summary: 'Takes a name',
    access: 'customer',
    body: z.object({ name: z.string() }),
    answers: { 204: null },
  });
  const body = '{"name":"Ada"}';

  /** The head of a call now; the rest of it once something has become of its caller, so many milliseconds later. */
  async function sendSlowly(
    given: Partial<RouterOptions<Caller>>,
    { lateMs, meanwhile }: { lateMs: number; meanwhile(): void },
  ) {
    let asked = 0;
    const authenticate = () => (asked++, given.authenticate!('', { isUse: true }));
    let made = 0;
    openRouter({ ...given, authenticate }).serve(sent, async () => (made++, nothing()));
    await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    const head = ['POST /api/sent HTTP/1.1', 'host: a', 'authorization: Bearer 0123456789abcdef', 'connection: close'];
    const about = ['content-type: application/json', `content-length: ${body.length}`];
    socket.write(`${[...head, ...about].join('\r\n')}\r\n\r\n`);
    await expect.poll(() => asked).toBe(1);
    meanwhile();
    const clock = vi.spyOn(performance, 'now');
    const later = performance.now() + lateMs;
    clock.mockImplementation(() => later);
    onTestFinished(() => clock.mockRestore());
    socket.write(body);
    const answer = await text(socket);
    return { status: Number(answer.split(' ')[1]), made };
  }

  it('makes no call for a caller who has signed out meanwhile', async () => {
    let who: Caller | undefined = { id: 'ada' };
    const late = { lateMs: 1_001, meanwhile: () => void (who = undefined) };
    expect(await sendSlowly({ authenticate: () => who }, late)).toEqual({ status: 401, made: 0 });
  });

  it('makes no call for a caller whose screen is locked by then', async () => {
    let who: Caller = { id: 'ada' };
    const late = { lateMs: 1_001, meanwhile: () => void (who = { id: 'ada', isLocked: true }) };
    expect(await sendSlowly({ authenticate: () => who }, late)).toEqual({ status: 403, made: 0 });
  });

  it('is taken from a caller who is still there', async () => {
    const still = { lateMs: 20_000, meanwhile: () => {} };
    expect(await sendSlowly({ authenticate: () => ({ id: 'ada' }) }, still)).toEqual({ status: 204, made: 1 });
  });
});
