import { defineRoute } from '@wura/wire';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createDoor } from './door.ts';
import { createHttpServer } from './http.ts';
import { silentLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { unlimited } from './rate-limit.ts';

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
  app = createHttpServer({ log: silentLog, metrics: createMetrics(), trustProxy: false });
  const authenticate = () => undefined;
  const door = createDoor({ app, access: 'customer', authenticate, limiter: unlimited, strict: true });
  door.serve(routes.bare, async () => ({ status: 204, body: null }));
  door.serve(routes.form, async () => ({ status: 204, body: null }));
  return () => app.close();
});

async function statusOf(request: InjectOptions): Promise<{ status: number; code: string | undefined }> {
  const { statusCode: status, payload } = await app.inject(request);
  return { status, code: payload ? JSON.parse(payload).code : undefined };
}

describe('a call that names JSON and sends nothing', () => {
  const headers = { 'content-type': 'application/json' };

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
