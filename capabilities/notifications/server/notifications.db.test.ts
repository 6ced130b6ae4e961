import type { SignedIn } from '@wura/identity/server';
import { openCustomer, openCustomerApp, type CustomerApp } from '@wura/identity/testing';
import { notify } from '@wura/notices/server';
import { defineNotice } from '@wura/notices/server/kinds';
import { transaction } from '@wura/database';
import { randomId } from '@wura/platform/identifiers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notifications } from './plugin.ts';

let product: CustomerApp;
let me: SignedIn & { token: string };
let stranger: SignedIn & { token: string };

beforeAll(async () => {
  product = await openCustomerApp((router, { identity }) =>
    notifications(router, { identity, all: { moneyNotices: [] } }),
  );
});
afterAll(() => product.close());
beforeEach(async () => {
  [me, stranger] = [await openCustomer(product), await openCustomer(product)];
});

const numbered = defineNotice<{ number: number }>({
  name: 'numbered',
  topic: 'money',
  isMailed: false,
  link: ({ number }) => `/wallet?number=${number}`,
  words: { en: said, fr: said, es: said },
});

function said({ number }: { number: number }) {
  return { title: `Notice ${number}`, text: 'Something happened.' };
}

async function tell(count: number): Promise<void> {
  for (let number = 1; number <= count; number++) {
    const at = new Date(product.clock.now);
    await transaction(product.pool, tx => notify(tx, { customer: me.number, what: numbered, facts: { number }, at }));
  }
}

const list = (query = '', token = me.token) => product.call({ path: `/api/notifications${query}`, token });
const post = (path: string, token = me.token) =>
  product.call({ method: 'POST', path: `/api/notifications/${path}`, token });
const unread = async (token = me.token) => (await product.call({ path: '/api/notifications/unread', token })).body;

describe('the list', () => {
  it('is empty for whoever was told nothing', async () => {
    expect((await list()).body).toEqual({ data: [], nextCursor: null, unread: 0 });
  });

  it('shows each notice once, newest first, however it is cut into pages and whatever arrives meanwhile', async () => {
    await tell(5);
    const titles: string[] = [];
    let query = '?limit=2';
    for (let pages = 0; pages < 3; pages++) {
      const { body } = await list(query);
      titles.push(...body.data.map(({ title }: { title: string }) => title));
      query = `?limit=2&cursor=${body.nextCursor}`;
      if (pages === 0) await tell(1);
      if (body.nextCursor === null) break;
    }
    expect(titles).toEqual(['Notice 5', 'Notice 4', 'Notice 3', 'Notice 2', 'Notice 1']);
  });

  it('says what it is about, where it leads, and whether it was read', async () => {
    await tell(1);
    const { data, unread: count } = (await list()).body;
    expect(data).toEqual([
      {
        id: expect.stringMatching(/^ntf_/),
        kind: 'numbered',
        topic: 'money',
        title: 'Notice 1',
        text: 'Something happened.',
        link: '/wallet?number=1',
        created_at: new Date(product.clock.now).toISOString(),
        read: false,
      },
    ]);
    expect(count).toBe(1);
  });

  it('is nobody else’s, nor any page of it', async () => {
    await tell(3);
    const { nextCursor } = (await list('?limit=1')).body;
    expect((await list('', stranger.token)).body).toEqual({ data: [], nextCursor: null, unread: 0 });
    expect((await list(`?cursor=${nextCursor}`, stranger.token)).body.data).toEqual([]);
    expect((await product.call({ path: '/api/notifications' })).status).toBe(401);
  });

  it.each(['?limit=0', '?limit=101', '?limit=x', '?cursor=x'])('refuses %s', async query => {
    expect((await list(query)).status).toBe(422);
  });
});

describe('reading', () => {
  it('one takes it off the count, a second time as well', async () => {
    await tell(2);
    const { id } = (await list()).body.data[0];
    expect((await post(`${id}/read`)).status).toBe(204);
    expect((await post(`${id}/read`)).status).toBe(204);
    expect(await unread()).toEqual({ unread: 1 });
    expect((await list()).body.data.map(({ read }: { read: boolean }) => read)).toEqual([true, false]);
  });

  it('all leaves none, of one’s own', async () => {
    await tell(3);
    expect((await post('read-all', stranger.token)).status).toBe(204);
    expect(await unread()).toEqual({ unread: 3 });
    expect((await post('read-all')).status).toBe(204);
    expect(await unread()).toEqual({ unread: 0 });
  });

  it('somebody else’s is refused like one that never was, and does not count as read', async () => {
    await tell(1);
    const { id } = (await list()).body.data[0];
    const theirs = await post(`${id}/read`, stranger.token);
    const nobodys = await post(`${randomId('ntf')}/read`, stranger.token);
    expect([theirs.status, nobodys.status, (await post('x/read')).status]).toEqual([404, 404, 404]);
    expect(theirs.body.message).toBe(nobodys.body.message);
    expect(await unread()).toEqual({ unread: 1 });
  });

  it('more than a hundred are counted as a hundred', async () => {
    await product.database.pool('wura_owner').query(
      `insert into notices.notifications (public_id, customer, kind, topic, title, text, created_at)
       select 'ntf_' || n || $1, $1::bigint, 'x', 'money', 'x', 'x', now() from generate_series(1, 150) n`,
      [me.number],
    );
    expect(await unread()).toEqual({ unread: 100 });
  });
});
