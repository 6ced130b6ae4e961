import { inEachLanguage } from '@wura/wire/languages';
import type { SignedIn } from '@wura/identity/server';
import { openCustomer, openCustomerApp, type CustomerApp } from '@wura/identity/testing';
import { notify } from '@wura/notices/server';
import { defineNotice } from '@wura/notices/server/kinds';
import { transaction } from '@wura/database';
import { randomId } from '@wura/platform/identifiers';
import { silentLog } from '@wura/platform/log';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notifications } from './plugin.ts';
import { createStreams, type Streams } from './streams.ts';

let product: CustomerApp;
let me: SignedIn & { token: string };
let stranger: SignedIn & { token: string };
let streams: Streams;
let url: string;

beforeAll(async () => {
  product = await openCustomerApp((router, { identity, app }) => {
    streams = createStreams({ identity, all: { moneyNotices: [] }, log: silentLog });
    app.addHook('preClose', async () => streams.close());
    notifications(router, { identity, streams, all: { moneyNotices: [] } });
  });
  url = await product.app.listen({ port: 0, host: '127.0.0.1' });
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
  words: inEachLanguage(() => said),
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

describe('what a customer hears of', () => {
  const alerts = (token = me.token) => product.call({ path: '/api/notifications/alerts', token });
  const change = (body: object) =>
    product.call({ method: 'PUT', path: '/api/notifications/alerts', token: me.token, body });
  const isOn = (body: any, kind: string, channel: string): boolean =>
    body.kinds.find((each: any) => each.kind === kind).channels.find((each: any) => each.channel === channel).on;

  it('is all of it but text messages until they choose, each choice by itself', async () => {
    const { body } = await alerts();
    expect(isOn(body, 'bills', 'mail')).toBe(true);
    expect(isOn(body, 'bills', 'sms')).toBe(false);
    expect(body.quiet_hours).toBeNull();
    const both = await Promise.all([
      change({ kinds: [{ kind: 'bills', channel: 'mail', on: false }] }),
      change({ kinds: [{ kind: 'bills', channel: 'app', on: false }] }),
      change({ kinds: [{ kind: 'money_out', channel: 'sms', on: true }], quiet_hours: { from: 22, until: 7 } }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
    const after = (await alerts()).body;
    expect([isOn(after, 'bills', 'mail'), isOn(after, 'bills', 'app')]).toEqual([false, false]);
    expect(isOn(after, 'money_out', 'sms')).toBe(true);
    expect(after.quiet_hours).toEqual({ from: 22, until: 7 });
    expect((await change({ quiet_hours: null })).body.quiet_hours).toBeNull();
    expect((await alerts(stranger.token)).body.quiet_hours).toBeNull();
  });

  it('is never without money that leaves and security, inside and by mail', async () => {
    for (const kind of ['money_out', 'security']) {
      for (const channel of ['app', 'mail']) {
        const { status, body } = await change({ kinds: [{ kind, channel, on: false }] });
        expect({ status, codes: body.errorCodes }).toEqual({ status: 422, codes: { kinds: 'alert_always_on' } });
      }
    }
    expect((await change({ quiet_hours: { from: 5, until: 5 } })).status).toBe(422);
    expect((await change({ quiet_hours: { from: 5, until: 24 } })).status).toBe(422);
  });
});

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

  it('of a customer with a long history are counted among the newest five hundred', async () => {
    const owner = product.database.pool('wura_owner');
    const tell = (from: number, to: number) =>
      owner.query(
        `insert into notices.notifications (public_id, customer, kind, topic, title, text, created_at, read_at)
         select 'ntf_old' || n || $1, $1::bigint, 'x', 'money', 'x', 'x', now(), case when n > 3 then now() end
         from generate_series($2::int, $3::int) n`,
        [stranger.number, from, to],
      );
    await tell(1, 500);
    expect(await unread(stranger.token)).toEqual({ unread: 3 });
    await tell(501, 502);
    expect(await unread(stranger.token)).toEqual({ unread: 1 });
  });
});

describe('the stream', () => {
  interface Heard {
    event: string;
    id: string | undefined;
    data: any;
  }

  /** What is heard, one by one; nothing once the server has ended it. */
  async function listen(headers: Record<string, string> = {}, token = me.token) {
    const response = await fetch(`${url}/api/notifications/stream`, {
      headers: { authorization: `Bearer ${token}`, ...headers },
    });
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    async function next(): Promise<Heard | undefined> {
      for (;;) {
        const end = text.indexOf('\n\n');
        if (end >= 0) {
          const fields = Object.fromEntries(
            text
              .slice(0, end)
              .split('\n')
              .map(line => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
          );
          text = text.slice(end + 2);
          if (fields['event']) return { event: fields['event'], id: fields['id'], data: JSON.parse(fields['data']!) };
        } else {
          const { value, done } = await reader.read();
          if (done) return undefined;
          text += value;
        }
      }
    }
    return { status: response.status, type: response.headers.get('content-type'), next, stop: () => reader.cancel() };
  }

  it('tells its customer, and no other, what was committed, as soon as it is', async () => {
    const [mine, theirs] = [await listen(), await listen({}, stranger.token)];
    expect(mine).toMatchObject({ status: 200, type: 'text/event-stream; charset=utf-8' });
    expect(await mine.next()).toMatchObject({ event: 'open', data: { unread: 0 } });
    const undone = transaction(product.pool, async tx => {
      const facts = { number: 7 };
      await notify(tx, { customer: me.number, what: numbered, facts, at: new Date(product.clock.now) });
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await tell(1);
    expect(await mine.next()).toMatchObject({
      event: 'notice',
      data: { notice: { title: 'Notice 1', link: '/wallet?number=1', read: false }, unread: 1 },
    });
    expect(await theirs.next()).toMatchObject({ event: 'open', data: { unread: 0 } });
    const at = new Date(product.clock.now);
    await transaction(product.pool, tx =>
      notify(tx, { customer: stranger.number, what: numbered, facts: { number: 9 }, at }),
    );
    expect(await theirs.next()).toMatchObject({ data: { notice: { title: 'Notice 9' } } });
    await Promise.all([mine.stop(), theirs.stop()]);
  });

  it('begins with what a client that comes back has missed', async () => {
    await tell(3);
    const [, second] = (await list()).body.data;
    const back = await listen({ 'last-event-id': second.id });
    expect(await back.next()).toMatchObject({ event: 'open', data: { unread: 3 } });
    expect(await back.next()).toMatchObject({ data: { notice: { title: 'Notice 3' } } });
    await back.stop();
  });

  it('is no use of the session, and ends when the session does', async () => {
    const { sessions } = product.identity;
    const token = await transaction(product.pool, tx =>
      sessions.start(tx, { customer: me.number, isRemembered: false, address: '10.0.0.3', userAgent: '' }),
    );
    const stream = await listen({}, token);
    expect(await stream.next()).toMatchObject({ event: 'open' });
    product.clock.forward(29 * 60_000);
    await streams.sweep();
    expect((await product.call({ path: '/api/notifications/unread', token })).status).toBe(200);
    // An hour's half after the sign-in, though the stream was open and the bell was asked all the while.
    product.clock.forward(60_000);
    await streams.sweep();
    expect(await stream.next()).toBeUndefined();
    expect((await product.call({ path: '/api/notifications/unread', token })).status).toBe(401);
  });

  it('is no more than four for a session that opens many at the same moment', async () => {
    const before = streams.count();
    const opened = await Promise.all(Array.from({ length: 40 }, () => listen()));
    expect(streams.count() - before).toBe(4);
    const heard = await Promise.all(opened.map(async stream => (await stream.next())?.event));
    expect(heard.filter(event => event === 'open').length).toBeGreaterThanOrEqual(4);
    await Promise.all(opened.map(stream => stream.stop()));
  });

  it('ends at once where the customer signs out elsewhere, and the oldest of a session gives way to a fifth', async () => {
    const first = await listen();
    await first.next();
    const others = [await listen(), await listen(), await listen(), await listen()];
    expect(await first.next()).toBeUndefined();
    await transaction(product.pool, tx =>
      product.identity.sessions.end(tx, { customer: me.number, sessionId: me.sessionId }),
    );
    for (const other of others) {
      expect(await other.next()).toMatchObject({ event: 'open' });
      expect(await other.next()).toBeUndefined();
    }
    expect((await listen()).status).toBe(401);
  });

  it('that is asked for of a process which is stopping ends at once, and keeps nobody from stopping', async () => {
    const stopping = createStreams({ identity: product.identity, all: { moneyNotices: [] }, log: silentLog });
    stopping.close();
    const out = await stopping.open({ caller: me, token: me.token, seen: undefined });
    out.resume();
    await expect.poll(() => [out.readableEnded, stopping.count()]).toEqual([true, 0]);
  });
});
