import { expect, it } from 'vitest';
import { pageOf } from './page-of.ts';
import { Refused } from './refusals.ts';
import { cursorQuery, pageQuery } from './shapes.ts';
import { z } from 'zod';

const whole = ['a', 'b', 'c', 'd', 'e'];
const page = (asked: Parameters<typeof pageOf>[1]) => pageOf(whole, asked, row => row);

it('cuts a list into pages that make up the whole, each row once, and ends with no cursor', () => {
  for (const limit of [1, 2, 4, 5, 100]) {
    const read: string[] = [];
    let cursor: string | null | undefined;
    do {
      const { data, nextCursor }: ReturnType<typeof page> = page({ limit, ...(cursor && { cursor }) });
      expect(data.length).toBeLessThanOrEqual(limit);
      read.push(...data);
      cursor = nextCursor;
    } while (cursor !== null);
    expect(read).toEqual(whole);
  }
});

it('answers the whole of a short list to a caller who asks for no limit', () => {
  expect(page({})).toEqual({ data: whole, nextCursor: null });
  expect(pageOf([], {}, String)).toEqual({ data: [], nextCursor: null });
});

it('refuses a cursor that names no row, rather than answer an empty page', () => {
  const refused = () => page({ cursor: 'z' });
  expect(refused).toThrow(Refused);
  expect(refused).toThrow('This cursor belongs to another list.');
});

it('a cursor that no page of the list can have ended with says so, whatever is wrong with it', () => {
  const query = z.object({ cursor: cursorQuery(z.string().regex(/^ord_\d$/)) });
  for (const cursor of ['bad', '', 'ord_12', ['ord_1', 'ord_2']]) {
    expect(query.safeParse({ cursor }).error?.issues[0]?.message).toBe('cursor_foreign');
  }
  expect(query.parse({ cursor: 'ord_1' })).toEqual({ cursor: 'ord_1' });
  expect(pageQuery.parse({})).toEqual({});
});
