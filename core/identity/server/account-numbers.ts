import { randomInt } from 'node:crypto';

/**
 * Ten digits, the first not zero: random, so that no visitor can count through the customers, and the last a check
 * digit, so that one wrong digit names no account rather than another's.
 */
export function randomAccountNumber(): string {
  const digits = String(randomInt(100_000_000, 1_000_000_000));
  return digits + checkDigit(digits);
}

export function isAccountNumber(text: string): boolean {
  return /^[1-9]\d{9}$/.test(text) && text.at(-1) === checkDigit(text.slice(0, -1));
}

/** Luhn's: it catches every wrong digit and nearly every swap of two neighbours. */
function checkDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}
