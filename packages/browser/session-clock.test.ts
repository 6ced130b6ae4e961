import { minuteMs } from '@wura/platform/time';
import { describe, expect, it } from 'vitest';
import { sessionState } from './session-clock.ts';

const life = { startedAtMs: 0, usedAtMs: 0, isRemembered: false };

describe('a session that nobody uses', () => {
  it('warns two minutes before its idle end, and can be extended', () => {
    expect(sessionState(life, 0)).toEqual({ name: 'fine', nextLookInMs: 28 * minuteMs });
    expect(sessionState(life, 28 * minuteMs)).toEqual({ name: 'ending', endsInMs: 2 * minuteMs, canExtend: true });
  });

  it('is over at its idle end', () => {
    expect(sessionState(life, 30 * minuteMs)).toEqual({ name: 'over' });
  });

  it('lives seven days when it is remembered', () => {
    expect(sessionState({ ...life, isRemembered: true }, 30 * minuteMs).name).toBe('fine');
  });
});

describe('a session in constant use', () => {
  it('still ends after twelve hours, and says that it cannot be extended', () => {
    const busy = { ...life, usedAtMs: 12 * 60 * minuteMs - minuteMs };
    expect(sessionState(busy, 12 * 60 * minuteMs - minuteMs)).toMatchObject({ name: 'ending', canExtend: false });
  });
});

describe('a session that locks by itself', () => {
  it('is over after five minutes, remembered or not, and warns two minutes before', () => {
    const remembered = { ...life, isRemembered: true };
    expect(sessionState(remembered, 0, { isAutoLocked: true })).toEqual({ name: 'fine', nextLookInMs: 3 * minuteMs });
    expect(sessionState(remembered, 3 * minuteMs, { isAutoLocked: true })).toMatchObject({ canExtend: true });
    expect(sessionState(remembered, 5 * minuteMs, { isAutoLocked: true })).toEqual({ name: 'over' });
  });
});
