import { expect, test } from 'vitest';
import { happened, noConversation, type Conversation, type Happening, type Message } from './conversation.ts';

const message = (id: string, minute: number, from: 'you' | 'support' = 'you'): Message => ({
  id,
  from,
  by: null,
  text: id,
  at: `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`,
});
const page = (data: Message[], nextCursor: string | null = null) => ({
  data: data.toReversed(),
  nextCursor,
  reference: 'WS-1',
  hours: { isNow: true, changesAt: '2026-11-20T17:00:00.000Z' },
});
const after = (...events: Happening[]): Conversation => events.reduce(happened, noConversation);
const texts = ({ messages }: Conversation) => messages.map(({ text }) => text);

test('messages stand in the order they were said, each once, however often they are loaded', () => {
  const [a, b, c] = [message('a', 1), message('b', 2, 'support'), message('c', 3)];
  const now = after({ what: 'loaded', page: page([a, b]) }, { what: 'loaded', page: page([b, c]) });
  expect(texts(now)).toEqual(['a', 'b', 'c']);
});

test('earlier messages come before, and what is loaded later does not move where they begin', () => {
  const now = after(
    { what: 'loaded', page: page([message('c', 3)], 'c') },
    { what: 'earlier loaded', page: page([message('b', 2)], 'b') },
    { what: 'loaded', page: page([message('d', 4)], 'c') },
  );
  expect(texts(now)).toEqual(['b', 'c', 'd']);
  expect(now.cursor).toBe('b');
});

test('what is sent waits in its place, becomes a message, and is not doubled by a load that knows it already', () => {
  const sending = after({ what: 'loaded', page: page([]) }, { what: 'sending', key: '1', text: 'x' });
  expect(sending.unsent).toEqual([{ key: '1', text: 'x', hasFailed: false }]);
  const x = message('x', 5);
  const known = happened(sending, { what: 'loaded', page: page([x]) });
  const sent = happened(known, { what: 'sent', key: '1', message: x, reference: 'WS-1' });
  expect([texts(sent), sent.unsent]).toEqual([['x'], []]);
});

test('what was not sent stays, and is sent again under its own name', () => {
  const failed = after(
    { what: 'loaded', page: page([]) },
    { what: 'sending', key: '1', text: 'x' },
    { what: 'not sent', key: '1' },
  );
  expect(failed.unsent).toEqual([{ key: '1', text: 'x', hasFailed: true }]);
  const again = happened(failed, { what: 'sending', key: '1', text: 'x' });
  expect(again.unsent).toEqual([{ key: '1', text: 'x', hasFailed: false }]);
});

test('a load that fails shows it only while there is nothing else to show', () => {
  expect(after({ what: 'load failed' }).status).toBe('failed');
  expect(after({ what: 'loaded', page: page([]) }, { what: 'load failed' }).status).toBe('ready');
});
