import type { SignedIn } from '@wura/identity/server';
import { openCustomer, openCustomerApp, type CustomerApp } from '@wura/identity/testing';
import { createWriter } from '@wura/ledger/server/writer';
import { listNotifications } from '@wura/notices/server';
import { openPostOffice, type PostOffice } from '@wura/notices/testing';
import type { Operators } from '@wura/operators/server';
import { openOperator, openStaff } from '@wura/operators/testing';
import { randomId } from '@wura/platform/identifiers';
import { randomBytes } from '@wura/testkit/random';
import { createMovements } from '@wura/wallets/server/movements';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSupportHours } from './hours.ts';
import { supportForOperators } from './operator-plugin.ts';
import { support } from './plugin.ts';

let product: CustomerApp;
let post: PostOffice;
let staff: Operators;
let agent: string;
let count = 0;

beforeAll(async () => {
  product = await openCustomerApp((router, { app, identity }) => {
    const { pool } = identity;
    const needs = {
      identity,
      movements: createMovements({ pool, writer: createWriter({ pool }) }),
      hours: readSupportHours('Mon-Fri 08:00-18:00'),
      hasRateLimits: true,
    };
    support(router, needs);
    staff = openStaff({ app, identity });
    supportForOperators(staff.router, needs);
  });
  post = openPostOffice(product.database, () => product.clock.now);
});
afterAll(() => product.close());
beforeEach(async () => {
  post.handed.length = 0;
  // The clock moves by days, and staff are signed out after minutes.
  agent = (await openOperator({ database: product.database, sessions: staff.sessions, role: 'support' })).token;
});

const newAddress = () => `visitor.${count++}@example.com`;
const fine = () => ({ name: 'Tolu Bello', email: newAddress(), subject: 'billing-question', message: 'Where is it?' });
const contact = (body: unknown, token?: string) => product.call({ method: 'POST', path: '/api/contact', body, token });
const say = (body: unknown, token?: string) =>
  product.call({ method: 'POST', path: '/api/support/messages', body, token });
const hear = (thread = '', { query = '', token }: { query?: string; token?: string } = {}) =>
  product.call({
    path: `/api/support/messages${query}`,
    token,
    headers: thread ? { 'x-support-thread': thread } : {},
  });
const inbox = (query = '') => product.call({ path: `/api/operator/messages${query}`, token: agent });
const open = (id: string) => product.call({ path: `/api/operator/messages/${id}`, token: agent });
const answer = (id: string, message: string) =>
  product.call({ method: 'POST', path: `/api/operator/messages/${id}/reply`, body: { message }, token: agent });
const newest = async (id: string): Promise<string> => (await open(id)).body.messages.at(-1).id;
const answerTo = (id: string, message: string, last_read: string) =>
  product.call({
    method: 'POST',
    path: `/api/operator/messages/${id}/reply`,
    body: { message, last_read },
    token: agent,
  });
const close = (id: string, last_read: string) =>
  product.call({
    method: 'POST',
    path: `/api/operator/messages/${id}/close`,
    body: { last_read, reason: 'It says thanks' },
    token: agent,
  });
const texts = ({ body }: { body: any }): string[] => body.data.map(({ text }: { text: string }) => text);

describe('the contact form', () => {
  it('keeps the message under a number, and says it on the page and by mail', async () => {
    const form = fine();
    const { status, body } = await contact({ ...form, name: ' Tolu   Bello ', message: ' One\r\nTwo 👩‍👩‍👧 ' });
    expect(status).toBe(201);
    expect(body.reference).toMatch(/^WS-[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    expect(body.message).toBe(`We have your message. Your number is ${body.reference}.`);
    expect(Date.parse(body.answer_by)).toBeGreaterThanOrEqual(product.clock.now + 2 * 3_600_000);

    const { data } = (await inbox(`?q=${body.reference}`)).body;
    expect(data).toHaveLength(1);
    const kept = (await open(data[0].id)).body;
    expect(kept).toMatchObject({
      channel: 'contact',
      subject: 'billing-question',
      name: 'Tolu Bello',
      email: form.email,
    });
    expect(kept.messages).toMatchObject([{ from: 'person', operator: null, text: 'One\nTwo 👩‍👩‍👧' }]);

    const [mail] = await post.mailsTo(form.email);
    expect(mail!.subject).toContain(body.reference);
    expect(mail!.text).toContain(body.reference);
  });

  it('says to staff which customer wrote, keeps it out of their chat, and answers to the address they gave', async () => {
    const { token, id } = await openCustomer(product);
    const form = fine();
    const { body } = await contact(form, token);
    const { data } = (await inbox(`?q=${body.reference}`)).body;
    expect(data).toMatchObject([{ channel: 'contact', name: form.name, email: form.email, customer_id: id }]);
    expect((await hear('', { token })).body).toMatchObject({ data: [], reference: null });
    await answer(data[0].id, 'It is in your wallet.');
    const mails = await post.mailsTo(form.email);
    expect(mails.at(-1)!.text).toContain('It is in your wallet.');
    expect((await say({ message: 'Hello' }, token)).body.reference).not.toBe(body.reference);
  });

  it('names everything that is missing, in the order of the form', async () => {
    const { status, body } = await contact({});
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      name: 'Please enter your name',
      email: 'Please enter a valid email address',
      subject: 'Please choose a subject',
      message: 'Please enter a message',
    });
    expect(body.message).toBe('Please enter your name');
  });

  it.each([
    ['name', ' \u0000\u202e '],
    ['name', 'x'.repeat(101)],
    ['email', 'ada@example.com\r\nBcc: everyone@example.com'],
    ['email', 'ada@example.com, bola@example.com'],
    ['subject', 'refund-me'],
    ['subject', '__proto__'],
    ['message', ' \n '],
    ['message', 'x'.repeat(4001)],
    ['message', ['x']],
  ])('refuses a bad %s and keeps nothing (%#)', async (field, value) => {
    const { rows: before } = await product.pool.query('select count(*) from support.tickets');
    const { status, body } = await contact({ ...fine(), [field]: value });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
    expect((await product.pool.query('select count(*) from support.tickets')).rows).toEqual(before);
  });

  it('cannot be made to mail anybody what somebody else wrote', async () => {
    const form = { ...fine(), name: 'Buy gold at evil.example', message: 'http://evil.example' };
    await contact(form);
    const [mail] = await post.mailsTo(form.email);
    expect(`${mail!.subject} ${mail!.text}`).not.toContain('evil');
  });

  it('mails one address three times a day at most, and after ten messages takes no more for it', async () => {
    const form = fine();
    const statuses = [];
    for (let sent = 0; sent < 12; sent++) {
      const email = sent % 2 ? form.email.toUpperCase() : form.email;
      statuses.push((await contact({ ...form, email })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(201), 429, 429]);
    await post.deliver();
    expect(post.handed).toHaveLength(3);
    product.clock.forward(86_400_001);
    expect((await contact(form)).status).toBe(201);
    await post.deliver();
    expect(post.handed).toHaveLength(4);
  });

  it('of twenty at once mails three', async () => {
    const form = fine();
    const answers = await Promise.all(Array.from({ length: 20 }, () => contact(form)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    await post.deliver();
    expect(post.handed).toHaveLength(3);
  });

  it('confirms in the language of the page', async () => {
    const form = fine();
    const headers = { cookie: 'theme=dark; language=fr', 'accept-language': 'en' };
    await product.app.inject({ method: 'POST', url: '/api/contact', payload: form, headers });
    expect((await post.mailsTo(form.email))[0]!.text).toMatch(/^Bonjour,/);
    const other = fine();
    const wished = { 'accept-language': 'de-DE, es-ES;q=0.8' };
    await product.app.inject({ method: 'POST', url: '/api/contact', payload: other, headers: wished });
    expect((await post.mailsTo(other.email))[0]!.text).toMatch(/^Hola:/);
  });
});

describe('a visitor', () => {
  it('begins a thread with the first message, and reads and continues it with its token', async () => {
    expect((await hear()).body).toMatchObject({ data: [], reference: null });
    const first = await say({ message: ' Hello ' });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ from: 'you', by: null, text: 'Hello' });
    const { thread, reference } = first.body;
    expect(thread).toMatch(/^[\w-]{43}$/);
    const second = await say({ message: 'Anybody there?', thread });
    expect(second.body).toMatchObject({ thread, reference });
    const { body } = await hear(thread);
    expect(texts({ body })).toEqual(['Anybody there?', 'Hello']);
    expect(body.reference).toBe(reference);
  });

  it('with another token finds nothing, and the tables do not hold the right one', async () => {
    const { thread } = (await say({ message: 'Secret' })).body;
    const wrong = randomBytes(32).toString('base64url');
    const answers = [
      await hear(wrong),
      await say({ message: 'x', thread: wrong }),
      await product.call({ method: 'PUT', path: '/api/support/email', body: { thread: wrong, email: newAddress() } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await hear('short')).status).toBe(422);
    // A token that stands in an address opens nothing: addresses are written down on the way.
    expect((await hear('', { query: `?thread=${thread}` })).body).toMatchObject({ data: [], reference: null });
    const { rows } = await product.pool.query('select t::text as row from support.tickets t');
    expect(JSON.stringify(rows)).not.toContain(thread);
  });

  it('reads a long thread by pages, each message once', async () => {
    const { thread } = (await say({ message: 'Message 1' })).body;
    for (let n = 2; n <= 5; n++) await say({ message: `Message ${n}`, thread });
    const seen: string[] = [];
    let cursor = '';
    for (let pages = 0; pages < 3; pages++) {
      const answer = await hear(thread, { query: `?limit=2${cursor}` });
      seen.push(...texts(answer));
      cursor = `&cursor=${answer.body.nextCursor}`;
    }
    expect(seen).toEqual([5, 4, 3, 2, 1].map(n => `Message ${n}`));
  });

  it('is answered in the thread, and by mail once an address was left', async () => {
    const { thread, reference } = (await say({ message: 'Hello' })).body;
    const [ticket] = (await inbox(`?q=${reference}`)).body.data;
    await answer(ticket.id, 'Good day.');
    const [said] = (await hear(thread)).body.data;
    expect(said).toMatchObject({ from: 'support', by: 'Test', text: 'Good day.' });
    await post.deliver();
    expect(post.handed).toEqual([]);

    const email = newAddress();
    const left = await product.call({ method: 'PUT', path: '/api/support/email', body: { thread, email } });
    expect(left.status).toBe(204);
    await answer(ticket.id, 'Anything else?');
    const [mail] = await post.mailsTo(email);
    expect(mail!.text).toContain('Anything else?');
    expect(mail!.subject).toContain(reference);
  });

  it.each(['', ' \n\t ', '\u200b', 'x'.repeat(2001)])('says nothing with %o', async message => {
    const refused = await say({ message });
    // A space of no width is no letter, but it is not ours to say so: only what is empty is refused.
    expect(refused.status).toBe(message === '\u200b' ? 201 : 422);
  });
});

describe('a customer', () => {
  let me: SignedIn & { token: string };
  beforeEach(async () => void (me = await openCustomer(product)));

  it('has one conversation, in every window and whatever thread the browser remembers', async () => {
    const { thread } = (await say({ message: 'As a visitor' })).body;
    const first = await say({ message: 'As myself', thread }, me.token);
    expect(first.body.thread).toBeNull();
    await say({ message: 'Again' }, me.token);
    expect(texts(await hear(thread, { token: me.token }))).toEqual(['Again', 'As myself']);
    expect(texts(await hear(thread))).toEqual(['As a visitor']);
  });

  it('begins it once, however many windows begin it together', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, (_, n) => say({ message: `Window ${n}` }, me.token)));
    expect(all.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(all.map(({ body }) => body.reference)).size).toBe(1);
    expect(texts(await hear('', { token: me.token }))).toHaveLength(10);
  });

  it('is refused with a dead token, so that nothing private is said to a stranger’s thread', async () => {
    await product.identity.sessions.end(product.pool as never, { customer: me.number, sessionId: me.sessionId });
    product.identity.sessions.forget(me.number);
    expect((await hear('', { token: me.token })).status).toBe(401);
    expect((await say({ message: 'x' }, me.token)).status).toBe(401);
  });

  it('does not see anybody else’s conversation', async () => {
    const other = await openCustomer(product);
    await say({ message: 'Mine' }, me.token);
    const [{ id }] = (await hear('', { token: me.token })).body.data;
    expect((await hear('', { token: other.token })).body.data).toEqual([]);
    await say({ message: 'Theirs' }, other.token);
    expect((await hear('', { query: `?cursor=${id}`, token: other.token })).body.data).toEqual([]);
  });

  it('is answered in the conversation, by a notice that leads there, and by mail', async () => {
    const { reference } = (await say({ message: 'My transfer is late' }, me.token)).body;
    const [ticket] = (await inbox(`?q=${reference}`)).body.data;
    expect(ticket).toMatchObject({ customer_id: me.id, name: 'Adaeze Okafor', channel: 'chat' });
    expect((await answer(ticket.id, 'It has arrived.')).status).toBe(201);
    expect(texts(await hear('', { token: me.token }))).toEqual(['It has arrived.', 'My transfer is late']);
    const [notice] = await listNotifications(product.pool, { customer: me.number, limit: 1, after: null }, []);
    expect(notice).toMatchObject({ title: 'Support has answered', text: 'It has arrived.', link: '/wallet?help=chat' });
    expect(await post.mailsTo(ticket.email)).toHaveLength(1);
  });

  it('is told when a person answers', async () => {
    product.clock.now = Date.parse('2027-03-05T16:30:00Z');
    expect((await hear()).body.hours).toEqual({ isNow: true, changesAt: '2027-03-05T17:00:00.000Z' });
    product.clock.now = Date.parse('2027-03-05T17:30:00Z');
    expect((await hear()).body.hours).toEqual({ isNow: false, changesAt: '2027-03-08T07:00:00.000Z' });
  });
});

describe('staff', () => {
  it('see whoever waits first, the longest waiting on top, and those who were answered after them', async () => {
    const references: string[] = [];
    for (let n = 0; n < 4; n++) {
      product.clock.forward(1_000);
      references.push((await say({ message: `Person ${n}` })).body.reference);
    }
    const ids: string[] = [];
    for (const reference of references) ids.push((await inbox(`?q=${reference}`)).body.data[0].id);
    product.clock.forward(1_000);
    await answer(ids[0]!, 'Yes?');
    product.clock.forward(1_000);
    await answer(ids[1]!, 'Yes?');
    // Who asks again waits from then on.
    const all: string[] = [];
    let cursor = '';
    for (;;) {
      const { body } = await inbox(`?limit=3${cursor}`);
      all.push(...body.data.map(({ id }: { id: string }) => id));
      if (body.nextCursor === null) break;
      cursor = `&cursor=${body.nextCursor}`;
    }
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter(id => ids.includes(id))).toEqual([ids[2], ids[3], ids[1], ids[0]]);
    const waiting = (await inbox('?state=waiting&limit=100')).body.data;
    expect(waiting.filter(({ id }: { id: string }) => ids.includes(id))).toHaveLength(2);
    const answered = (await inbox('?state=answered&limit=100')).body.data;
    expect(answered.every((ticket: { waiting_since: unknown }) => ticket.waiting_since === null)).toBe(true);
  });

  it('find a ticket by number, name or address, and what they type is no pattern', async () => {
    const form = { ...fine(), name: '100% Ọláwálé_' };
    await contact(form);
    const found = async (q: string) => (await inbox(`?q=${encodeURIComponent(q)}`)).body.data.length;
    expect(await found('ọláwálé')).toBe(1);
    expect(await found(form.email.toUpperCase())).toBe(1);
    expect(await found('100% ọ')).toBe(1);
    expect(await found('1%O')).toBe(0);
    expect((await inbox('?q=%00')).status).toBe(200);
  });

  it('find all that one customer wrote, in the chat and by the form, answered or not, and nothing of another', async () => {
    const { token, id } = await openCustomer(product);
    await contact(fine(), token);
    await say({ message: 'Did it arrive?' }, token);
    await say({ message: 'Nor mine' }, (await openCustomer(product)).token);
    const written = (await inbox(`?customer=${id}`)).body.data;
    expect(written.length).toBe(2);
    expect(written.map((row: any) => row.customer_id)).toEqual([id, id]);
    await answer(written[0].id, 'It did');
    expect((await inbox(`?customer=${id}&state=waiting`)).body.data.length).toBe(1);
    expect((await inbox(`?customer=${id}`)).body.data.length).toBe(2);
  });

  it('answer nothing that they have not read, of its person or of a colleague', async () => {
    const { reference, thread } = (await say({ message: 'Where is it?' })).body;
    const [{ id }] = (await inbox(`?q=${reference}`)).body.data;
    const read = await newest(id);
    await say({ message: 'It was another one', thread });
    expect(await answerTo(id, 'It has arrived.', read)).toMatchObject({
      status: 409,
      body: { code: 'conversation_went_on' },
    });
    expect((await inbox(`?q=${reference}&state=waiting`)).body.data).toHaveLength(1);
    const now = await newest(id);
    const both = await Promise.all(['Which one?', 'It has arrived.'].map(text => answerTo(id, text, now)));
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(texts(await hear(thread))).toHaveLength(3);
  });

  it('find words among any number of messages a few thousand at once, and a reference wherever it is', async () => {
    await contact({ ...fine(), name: 'Rarest Name' });
    const { rows } = await product.pool.query<{ reference: string }>(
      `select reference from support.tickets where name = 'Rarest Name'`,
    );
    // Older ones that wait, so that they come first.
    await product.database.pool('wura_owner').query(
      `insert into support.tickets (public_id, reference, channel, name, email, subject, language, created_at, updated_at, waiting_since)
       select 'tkt_' || lpad(n::text, 26, '0'), 'OLD-' || n, 'contact', 'Old', 'old@example.com', 'Help', 'en', now() - interval '9 years',
              now() - interval '9 years', now() - interval '9 years' from generate_series(1, 20000) n`,
    );
    const first = (await inbox('?q=rarest')).body;
    expect(first).toMatchObject({ data: [], nextCursor: expect.stringMatching(/^tkt_/) });
    const second = (await inbox(`?q=rarest&cursor=${first.nextCursor}`)).body;
    expect(second).toMatchObject({ data: [{ name: 'Rarest Name' }], nextCursor: null });
    expect((await inbox(`?q=${rows[0]!.reference.toLowerCase()}`)).body).toMatchObject({
      data: [{ name: 'Rarest Name' }],
      nextCursor: null,
    });
    await product.database.pool('wura_owner').query(`delete from support.tickets where reference like 'OLD-%'`);
  });

  it('take off the list what needs no answer, and whoever wrote it hears nothing', async () => {
    const form = fine();
    const { reference } = (await contact(form)).body;
    await post.deliver();
    const [{ id }] = (await inbox(`?q=${reference}`)).body.data;
    expect(await close(id, await newest(id))).toMatchObject({ status: 200, body: { id, waiting_since: null } });
    expect((await inbox(`?q=${reference}&state=waiting`)).body.data).toEqual([]);
    const { length } = post.handed;
    await post.deliver();
    expect(post.handed).toHaveLength(length);
    const { rows } = await product.pool.query(
      'select what, why from operators.audit where subject = $1 order by id desc limit 1',
      [id],
    );
    expect(rows).toEqual([{ what: 'message_closed', why: 'It says thanks' }]);
  });

  it('leave on the list what was asked while they took it off', async () => {
    const { reference, thread } = (await say({ message: 'Thanks!' })).body;
    const [{ id }] = (await inbox(`?q=${reference}`)).body.data;
    const read = await newest(id);
    await say({ message: 'One more thing', thread });
    expect((await close(id, read)).body.code).toBe('conversation_went_on');
    expect((await inbox(`?q=${reference}&state=waiting`)).body.data).toHaveLength(1);
  });

  it('answer once where their answer was lost or two calls come at once, and say the same again where they have read it', async () => {
    const form = fine();
    const { reference } = (await contact(form)).body;
    const [{ id }] = (await inbox(`?q=${reference}`)).body.data;
    const read = await newest(id);
    const mails = async () => (await post.mailsTo(form.email)).length;
    const before = await mails();
    const answers = await Promise.all(
      [1, 2, 3].flatMap(() => [answer(id, 'We look into it.'), answerTo(id, 'We look into it.', read)]),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect([(await open(id)).body.messages.length, (await mails()) - before]).toEqual([2, 1]);
    const again = await answerTo(id, 'We look into it.', await newest(id));
    expect([again.status, again.body.id === answers[0]!.body.id]).toEqual([201, false]);
    expect([(await open(id)).body.messages.length, (await mails()) - before]).toEqual([3, 2]);
  });

  it('leave a line in the audit log whenever they look or answer', async () => {
    const { reference } = (await say({ message: 'Hello' })).body;
    const [{ id }] = (await inbox(`?q=${reference}`)).body.data;
    await open(id);
    await answer(id, 'Hello.');
    const { rows } = await product.pool.query<{ what: string }>(
      'select what from operators.audit where subject = $1 order by id',
      [id],
    );
    expect(rows.map(({ what }) => what)).toEqual(['message_read', 'message_answered']);
  });

  it('get 404 for a ticket that is not there, and customers and strangers get nothing at all', async () => {
    const nobodys = randomId('tkt');
    expect([(await open(nobodys)).status, (await answer(nobodys, 'x')).status]).toEqual([404, 404]);
    const me = await openCustomer(product);
    for (const token of [me.token, undefined]) {
      expect((await product.call({ path: '/api/operator/messages', token })).status).toBe(401);
    }
  });
});
