import { expect, test } from 'vitest';
import { answerDue, answeringAt, readSupportHours } from './hours.ts';

const office = readSupportHours('Mon-Fri 08:00-18:00');
// 20 November 2026 is a Friday; Lagos is an hour ahead of UTC.
const answering = (utc: string, hours = office) => {
  const { isNow, changesAt } = answeringAt(Date.parse(utc), hours);
  return [isNow, changesAt.toISOString()];
};

test.each([
  ['2026-11-20T06:59:59Z', false, '2026-11-20T07:00:00.000Z'],
  ['2026-11-20T07:00:00Z', true, '2026-11-20T17:00:00.000Z'],
  ['2026-11-20T16:59:59Z', true, '2026-11-20T17:00:00.000Z'],
  ['2026-11-20T17:00:00Z', false, '2026-11-23T07:00:00.000Z'],
  // Still Sunday in London, Monday already in Lagos.
  ['2026-11-22T23:30:00Z', false, '2026-11-23T07:00:00.000Z'],
])('at %s a person answers: %s, until %s', (utc, isNow, changesAt) => {
  expect(answering(utc)).toEqual([isNow, changesAt]);
});

test('one day a week, over the end of a week, and round the clock are hours too', () => {
  expect(answering('2026-11-21T12:00:00Z', readSupportHours('Fri 09:00-10:00'))).toEqual([
    false,
    '2026-11-27T08:00:00.000Z',
  ]);
  expect(readSupportHours('Sat-Mon 09:00-12:30')).toEqual({ days: [6, 0, 1], fromMinute: 540, toMinute: 750 });
  expect(answering('2026-11-21T12:00:00Z', readSupportHours('Mon-Sun 00:00-24:00'))[0]).toBe(true);
});

test.each([
  ['2026-11-20T09:00:00Z', '2026-11-20T11:00:00.000Z'],
  ['2026-11-20T16:30:00Z', '2026-11-23T08:30:00.000Z'],
  ['2026-11-21T12:00:00Z', '2026-11-23T09:00:00.000Z'],
])('a message of %s is answered by %s: within two hours of those in which anybody answers', (utc, due) => {
  expect(answerDue(Date.parse(utc), office).toISOString()).toBe(due);
});

test('short hours are added up until the answer is due', () => {
  const oneHour = readSupportHours('Mon-Fri 09:00-10:00');
  expect(answerDue(Date.parse('2026-11-20T08:30:00Z'), oneHour).toISOString()).toBe('2026-11-24T08:30:00.000Z');
});
