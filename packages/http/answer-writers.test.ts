import { moneyText } from '@wura/wire/shapes';
import { defineRoute } from '@wura/wire';
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { answerWriters } from './answer-writers.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('money in one of several shapes is written as it is, and the log of the server stays quiet', () => {
  const warn = vi.spyOn(console, 'warn');
  const route = defineRoute({
    method: 'GET',
    path: '/api/either',
    summary: 'One of two',
    access: 'public',
    answers: { 200: z.object({ either: z.union([z.object({ amount: moneyText }), z.object({ none: z.boolean() })]) }) },
  });
  const write = answerWriters(route).serializerCompiler!({ httpStatus: '200' } as never);
  expect(write({ either: { amount: '1500.00' } })).toBe('{"either":{"amount":"1500.00"}}');
  expect(warn).not.toHaveBeenCalled();
});
