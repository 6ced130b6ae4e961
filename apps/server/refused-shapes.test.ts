import { createRouter } from '@wura/http/router';
import { createHttpServer } from '@wura/http/server';
import { unlimited } from '@wura/http/rate-limit';
import { silentLog } from '@wura/platform/log';
import { createMetrics } from '@wura/platform/metrics';
import type { RouteSpec } from '@wura/wire';
import { jsonSchema, refusalsOf } from '@wura/wire/openapi';
import { english, knownPhrases } from '@wura/wire/phrases';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contracts } from './contracts.ts';

// Whatever the shape of a request, its sender reads words of ours and never those of the library that checks shapes.

let app: FastifyInstance;
beforeAll(() => {
  app = createHttpServer({ log: silentLog, metrics: createMetrics(), trustProxy: 0, isSecure: false });
  const common = { app, authenticate: () => ({ id: 'cus_1' }), limiter: unlimited, strict: false };
  const routers = {
    customer: createRouter({ ...common, access: 'customer' }),
    operator: createRouter({ ...common, access: 'operator' }),
  };
  for (const route of contracts) {
    const router = route.access === 'operator' ? routers.operator : routers.customer;
    router.serve(route, () => Promise.reject(new Error('only shapes are asked about')));
  }
});
afterAll(() => app.close());

const wrongs: readonly unknown[] = [
  undefined,
  null,
  true,
  -1,
  1.5,
  '',
  'foo',
  'x'.repeat(3_000),
  [],
  ['a'],
  {},
  { a: 1 },
];
const ours = new Set([...knownPhrases.values()].filter(plain).map(({ code }) => english({ code, facts: {} })));

function plain({ facts }: { facts: object }): boolean {
  return Object.keys(facts).length === 0;
}

const fieldsOf = (shape: RouteSpec['body']) =>
  shape ? Object.keys((jsonSchema(shape, 'input')['properties'] as object | undefined) ?? {}) : [];

function bodiesFor(route: RouteSpec): unknown[] {
  if (!route.body || route.files) return [];
  const fields = fieldsOf(route.body);
  return [...wrongs.slice(1), ...fields.flatMap(field => wrongs.map(wrong => ({ [field]: wrong })))];
}

function queriesFor(route: RouteSpec): string[] {
  const fields = fieldsOf(route.query);
  return fields.flatMap(field =>
    ['foo', '', '-1', 'x'.repeat(3_000)].map(value => `${field}=${value}`).concat(`${field}=a&${field}=b`),
  );
}

/** A header that only this call reads, in every wrong shape. */
const headersFor = (route: RouteSpec): Record<string, string>[] =>
  fieldsOf(route.ownHeaders).flatMap(name => ['foo', '-1', 'x'.repeat(3_000)].map(value => ({ [name]: value })));

const call = (route: RouteSpec, query: string, payload?: unknown): InjectOptions => ({
  method: route.method,
  url: `${route.path.replaceAll(/\{\w+\}/g, 'x')}${query && `?${query}`}`,
  headers: {
    authorization: `Bearer ${'t'.repeat(32)}`,
    ...(payload !== undefined && { 'content-type': 'application/json' }),
  },
  ...(payload !== undefined && { payload: JSON.stringify(payload) }),
});

const walked = contracts
  .filter(route => route.body ?? route.query ?? route.ownHeaders)
  .map(route => [`${route.method} ${route.path}`, route] as const);

test.each(walked)('%s refuses every wrong shape in words of ours, with a code for each field', async (_name, route) => {
  const queries = queriesFor(route).map(query => call(route, query));
  const withHeaders = headersFor(route).map(more => {
    const plainly = call(route, '');
    return { ...plainly, headers: { ...plainly.headers, ...more } };
  });
  for (const request of [...queries, ...withHeaders, ...bodiesFor(route).map(body => call(route, '', body))]) {
    const { statusCode, body } = await app.inject(request);
    const answer = JSON.parse(body) as {
      message: string;
      errors?: Record<string, string>;
      errorCodes?: Record<string, string>;
    };
    const said = [answer.message, ...Object.values(answer.errors ?? {})];
    const foreign = said.filter(text => !ours.has(text));
    expect(foreign, `${JSON.stringify(request).slice(0, 200)}: ${statusCode}`).toEqual([]);
    expect(Object.keys(answer.errorCodes ?? {})).toEqual(Object.keys(answer.errors ?? {}));
  }
});

test('a call that takes no field it does not know says that it may refuse one', () => {
  const silent = contracts.filter(route => {
    const isStrict = route.body && jsonSchema(route.body, 'input')['additionalProperties'] === false;
    return isStrict && !refusalsOf(route).some(({ code }) => code === 'unknown_field');
  });
  expect(silent.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});
