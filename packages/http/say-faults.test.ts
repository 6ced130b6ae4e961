import { createLog } from '@wura/platform/log';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFaultLog } from './say-faults.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const lines: Record<string, unknown>[] = [];
  const log = createLog({ level: 'info', write: line => void lines.push(JSON.parse(line)) });
  const faults = createFaultLog(log);
  let calls = 0;
  const fault = (message: string, code?: string) => ({
    code: 'busy',
    requestId: `r-${++calls}`,
    cause: Object.assign(new Error(message), code && { code }),
  });
  const said = () => lines.splice(0).map(({ msg, error, requestId, count }) => [msg, error, requestId ?? count]);
  return { faults, fault, said, lines };
}

test('the first call of an outage is told with its stack, and of those like it how many there were, every ten seconds', () => {
  const { faults, fault, said, lines } = open();
  const refused = () => faults.ofOutage(fault('connect ECONNREFUSED', 'ECONNREFUSED'));
  for (let n = 0; n < 500; n++) refused();
  expect(lines[0]).toMatchObject({ code: 'busy', stack: expect.stringContaining('ECONNREFUSED') });
  expect(said()).toEqual([['request failed', 'connect ECONNREFUSED', 'r-1']]);
  vi.advanceTimersByTime(10_000);
  expect(said()).toEqual([['more requests failed alike', 'connect ECONNREFUSED', 499]]);
  for (let n = 0; n < 3; n++) refused();
  expect(said()).toEqual([]);
  vi.advanceTimersByTime(10_000);
  expect(said()).toEqual([['more requests failed alike', 'connect ECONNREFUSED', 3]]);
  // It is over, and the next is one of its own.
  vi.advanceTimersByTime(10_000);
  refused();
  expect(said()).toEqual([['request failed', 'connect ECONNREFUSED', 'r-504']]);
});

test('outages of several kinds are told apart, by the code of the database where it gives one', () => {
  const { faults, fault, said } = open();
  faults.ofOutage(fault('could not extend file "base/1/2"', '53100'));
  faults.ofOutage(fault('could not extend file "base/1/3"', '53100'));
  faults.ofOutage(fault('cannot execute INSERT in a read-only transaction', '25006'));
  faults.ofOutage(fault('We are very busy.'));
  expect(said().map(([, error]) => error)).toEqual([
    'could not extend file "base/1/2"',
    'cannot execute INSERT in a read-only transaction',
    'We are very busy.',
  ]);
});

test('what was left out is told when the server stops, and nothing keeps it from stopping', () => {
  const { faults, fault, said } = open();
  for (let n = 0; n < 3; n++) faults.ofOutage(fault('gone'));
  faults.ofOutage(fault('away'));
  said();
  faults.stop();
  expect(said()).toEqual([['more requests failed alike', 'gone', 2]]);
  expect(vi.getTimerCount()).toBe(0);
});

test('any other fault is told each time, with its stack', () => {
  const { faults, fault, lines } = open();
  for (let n = 0; n < 3; n++) faults.each(fault('a bug'));
  expect(lines.map(({ stack }) => typeof stack)).toEqual(['string', 'string', 'string']);
});
