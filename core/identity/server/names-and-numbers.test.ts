import fc from '@wura/testkit/property';
import { describe, expect, it } from 'vitest';
import { isAccountNumber, randomAccountNumber } from './account-numbers.ts';
import { namesMeant, namesTaken } from './login-names.ts';
import { attemptsLeft } from './pin-lock.ts';

describe('an account number', () => {
  it('is ten digits without a leading zero, and any one wrong digit makes it nobody’s', () => {
    fc.assert(
      fc.property(fc.nat({ max: 9 }), fc.integer({ min: 1, max: 9 }), (place, shift) => {
        const number = randomAccountNumber();
        expect(number).toMatch(/^[1-9]\d{9}$/);
        expect(isAccountNumber(number)).toBe(true);
        const wrong = [...number];
        wrong[place] = String((Number(wrong[place]) + shift) % 10);
        expect(isAccountNumber(wrong.join(''))).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('an identifier', () => {
  const customer = { email: 'Ada@Example.com', username: 'Ada_1', phone: '+2348031234567' };
  const owned = namesTaken(customer).filter(({ kind }) => kind !== 'spelling');

  it('means the customer in every form people write, with and without a dial code in front', () => {
    const forms = [
      'ADA@example.com',
      '+234ada@example.com',
      'ada_1',
      '+1ada_1',
      '+254 ADA_1',
      '08031234567',
      '+2348031234567',
    ];
    for (const form of [...forms, '8031234567', '002348031234567', '+2342348031234567', '+23408031234567']) {
      const meant = namesMeant(form);
      expect(
        owned.some(({ name }) => meant.includes(name)),
        form,
      ).toBe(true);
    }
  });

  it('of one phone number comes to one last name, by which its failures are counted', () => {
    for (const form of ['08031234567', '+2348031234567', '8031234567', ' 0803 123 4567 ', '+234 0803 123 4567']) {
      expect(namesMeant(form).at(-1), form).toBe('2348031234567');
    }
    for (const form of ['ada_1', '+234ada_1', ' ADA_1 ', '+44ada_1'])
      expect(namesMeant(form).at(-1), form).toBe('ada_1');
  });

  it('that nobody could have means nobody', () => {
    for (const form of ['', ' ', 'a', '\u0000', 'ad\u0430', 'x'.repeat(10_000), 'ada 1', '+']) {
      expect(namesMeant(form), JSON.stringify(form).slice(0, 30)).toEqual([]);
    }
  });
});

describe('the tries left', () => {
  it('count down to each lock', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(attemptsLeft)).toEqual([4, 3, 2, 1, 0, 2, 1, 0, 1, 0]);
  });
});
