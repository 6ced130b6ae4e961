import { groupPhone, nationalPhone } from './phone.ts';

/** In fours, as a meter and a card show their numbers and a meter's keypad is fed. */
export const groupsOf = (digits: string): string[] => digits.match(/.{1,4}/g) ?? [];

export const inFours = (digits: string): string => groupsOf(digits).join(' ');

/** A number that was paid for, for the eye: a telephone as it is dialled, a meter or a card in fours. */
export const groupNumber = (digits: string): string =>
  nationalPhone(digits) === digits ? groupPhone(digits) : inFours(digits);
