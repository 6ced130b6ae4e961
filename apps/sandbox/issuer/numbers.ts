import { createHash } from 'node:crypto';

/** What stands on a card. It follows from the card's id alone, so that no file of the sandbox has a number in it. */
export interface Face {
  readonly number: string;
  readonly cvv: string;
  readonly lastFour: string;
  readonly month: string;
  readonly year: string;
}

/** Mastercard's range for tests, which belongs to no bank. */
const bin = '539923';
const validYears = 3;

export function faceOf({ id, at }: { id: string; at: number }): Face {
  const digits = BigInt(`0x${createHash('sha256').update(`card ${id}`).digest('hex').slice(0, 24)}`)
    .toString()
    .slice(-12);
  const body = bin + digits.slice(0, 9);
  const number = body + checkDigit(body);
  const made = new Date(at);
  return {
    number,
    cvv: digits.slice(-3),
    lastFour: number.slice(-4),
    month: String(made.getUTCMonth() + 1).padStart(2, '0'),
    year: String(made.getUTCFullYear() + validYears),
  };
}

/** Luhn's. */
function checkDigit(body: string): string {
  const sum = [...body].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}
