import { expect, it } from 'vitest';
import { hourMs } from '@wura/platform/time';
import { isChosen, quietForMs } from './alerts.ts';

it('quiet hours go over midnight, end on the hour, and are none where they were not chosen', () => {
  const night = { from: 22, until: 7 };
  expect(quietForMs(night, 21 * hourMs)).toBe(0);
  expect(quietForMs(night, 22 * hourMs)).toBe(9 * hourMs);
  expect(quietForMs(night, 23.5 * hourMs)).toBe(7.5 * hourMs);
  expect(quietForMs(night, 6 * hourMs)).toBe(hourMs);
  expect(quietForMs(night, 7 * hourMs)).toBe(0);
  expect(quietForMs({ from: 1, until: 3 }, 2 * hourMs)).toBe(hourMs);
  expect(quietForMs(null, 0)).toBe(0);
});

it('money that leaves and security are told inside the wallet and by mail, whatever was chosen', () => {
  const none = { app: false, mail: false, sms: false };
  const choices = { money_out: none, security: none, money_in: none, bills: none };
  for (const kind of ['money_out', 'security'] as const) {
    expect(isChosen(choices, kind, 'app')).toBe(true);
    expect(isChosen(choices, kind, 'mail')).toBe(true);
    expect(isChosen(choices, kind, 'sms')).toBe(false);
  }
  expect(isChosen(choices, 'money_in', 'mail')).toBe(false);
  expect(isChosen(choices, 'bills', 'app')).toBe(false);
  expect(isChosen(null, 'bills', 'mail')).toBe(true);
  expect(isChosen(null, 'bills', 'sms')).toBe(false);
});
