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
