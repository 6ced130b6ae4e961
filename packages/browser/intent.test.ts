import { describe, expect, it } from 'vitest';
import { CallError } from './call-error.ts';
import { findLostAnswer, newIntentKey } from './intent.ts';

const notFound = new CallError({ kind: 'refused', status: 404, code: 'not_found' });
const locked = new CallError({ kind: 'refused', status: 403, code: 'session_locked' });
const offline = new CallError({ kind: 'offline', code: 'offline' });

/** A clock that only moves when a test waits, and a server that gives one scripted answer after another. */
function script(answers: (CallError | string | undefined)[]) {
  let nowMs = 0;
  const last = answers.at(-1)!;
  return {
    intent: {
      lookup: async () => {
        const answer = answers.length > 0 ? answers.shift() : last;
        if (answer instanceof CallError) throw answer;
        return answer;
      },
      wait: async (ms: number) => void (nowMs += ms),
      now: () => nowMs,
      signal: new AbortController().signal,
    },
    elapsedMs: () => nowMs,
  };
}

describe('a payment whose answer was lost', () => {
  it('is found when the server knows its key, even if it did not know it at first', async () => {
    const { intent } = script([notFound, notFound, 'done']);
    expect(await findLostAnswer(intent)).toEqual({ outcome: 'found', found: 'done' });
  });

  it('counts as not sent only after thirty seconds of the server not knowing it', async () => {
    const { intent, elapsedMs } = script([notFound]);
    expect(await findLostAnswer(intent)).toEqual({ outcome: 'nothing_sent' });
    expect(elapsedMs()).toBe(30_000);
  });

  it('that is on its way is asked about until it has come', async () => {
    const { intent, elapsedMs } = script([...Array.from({ length: 40 }, () => undefined), 'done']);
    expect(await findLostAnswer(intent)).toEqual({ outcome: 'found', found: 'done' });
    expect(elapsedMs()).toBe(80_000);
  });

  it('never counts as not sent while the server cannot be asked', async () => {
    const { intent } = script([...Array.from({ length: 40 }, () => offline), 'done']);
    expect(await findLostAnswer(intent)).toEqual({ outcome: 'found', found: 'done' });
  });
});

describe('a payment whose answer was lost behind a locked screen', () => {
  it('is asked about until the screen is opened, and then found', async () => {
    const { intent } = script([...Array.from({ length: 40 }, () => locked), 'done']);
    expect(await findLostAnswer(intent)).toEqual({ outcome: 'found', found: 'done' });
  });
});

describe('an intent', () => {
  it('gets a key of visible characters that differs from the last', () => {
    expect(newIntentKey()).toMatch(/^[0-9a-f]{32}$/);
    expect(newIntentKey()).not.toBe(newIntentKey());
  });
});
