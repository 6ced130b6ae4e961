/** In fours, as a meter and a card show their numbers and a meter's keypad is fed. */
export const groupsOf = (digits: string): string[] => digits.match(/.{1,4}/g) ?? [];

export const inFours = (digits: string): string => groupsOf(digits).join(' ');
