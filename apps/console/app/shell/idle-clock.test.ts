import { expect, test } from 'vitest';
import { idleState } from './idle-clock.ts';

const minute = 60_000;

test('an operator who presses nothing for 13 minutes is warned, and after 15 is out', () => {
  expect(idleState(0, 0)).toEqual({ name: 'active', nextLookInMs: 13 * minute });
  expect(idleState(0, 13 * minute - 1).name).toBe('active');
  expect(idleState(0, 13 * minute)).toEqual({ name: 'ending', endsInMs: 2 * minute });
  expect(idleState(0, 15 * minute - 1).name).toBe('ending');
  expect(idleState(0, 15 * minute)).toEqual({ name: 'over' });
});
