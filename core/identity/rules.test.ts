import { describe, expect, it } from 'vitest';
import * as rules from './rules.ts';

const today = new Date('2026-06-15T12:00:00Z');

describe('a phone number', () => {
  it.each([
    ['+2348031234567', 'NG'],
    ['2348031234567', 'NG'],
    ['8031234567', 'NG'],
    ['08031234567', 'NG'],
    ['+23408031234567', 'NG'],
    ['23408031234567', 'NG'],
    ['002348031234567', 'NG'],
    ['+234 803-123-4567', 'US'],
    ['+234 (0) 803 123 4567', 'GB'],
  ] as const)('%s written in %s is +2348031234567', (text, country) => {
    expect(rules.phoneNumber(text, country)).toBe('+2348031234567');
  });

  it('is read by the country where it has no dial code', () => {
    expect(rules.phoneNumber('2025550123', 'US')).toBe('+12025550123');
    // An area code that looks like Nigeria's dial code stays an area code.
    expect(rules.phoneNumber('2345550123', 'US')).toBe('+12345550123');
    expect(rules.phoneNumber('7911123456', 'GB')).toBe('+447911123456');
    expect(rules.phoneNumber('0412345678', 'AU')).toBe('+61412345678');
    expect(rules.phoneNumber('712345678', 'KE')).toBe('+254712345678');
  });

  it('on a form begins with 1 to 9 and has 7 to 15 digits', () => {
    for (const fine of ['+2348031234567', '2348031234567', '+1 202 555 0123', '1234567']) {
      expect(rules.phoneFault(fine), fine).toBeUndefined();
    }
    const wrong = [
      '',
      '+',
      '0803123456',
      '123456',
      '+1234567890123456',
      '+234-803',
      'abc',
      '+２３４8031234567',
      '++2348031',
    ];
    for (const text of wrong) expect(rules.phoneFault(text), text).toBe('phone_invalid');
  });
});

describe('a date of birth', () => {
  it('makes a customer of 13 to 120 by the difference of years', () => {
    for (const fine of ['2013-12-31', '1906-01-01', '2000-02-29']) {
      expect(rules.dateOfBirthFault(fine, today), fine).toBeUndefined();
    }
    const wrong = [
      '2014-01-01',
      '1905-12-31',
      '2026-06-16',
      '2027-01-01',
      '2001-02-29',
      '2000-13-01',
      '0000-01-01',
      '',
    ];
    for (const text of [...wrong, '20/05/1994', '1994-5-20', '1994-05-20T00:00:00Z', 'yesterday']) {
      expect(rules.dateOfBirthFault(text, today), text).toBe('too_young');
    }
  });
});

describe('names and words', () => {
  it('count what a person counts as characters, without the space around them', () => {
    expect(rules.nameFault('Bo', 'first')).toBeUndefined();
    for (const fine of [
      'Ọ̀ṣun',
      'Ngũgĩ',
      "O'Neill",
      'D’Souza',
      'Mary-Jane',
      'St. John',
      'J.P.',
      'O.Adewale',
      'Jean Luc',
      '李雷',
    ]) {
      expect(rules.nameFault(fine, 'first'), fine).toBeUndefined();
    }
    for (const wrong of [
      'URGENT: account locked',
      'https://evil.example',
      'Ada 2',
      'A@b',
      '<b>Ada',
      'Ada/Okafor',
      '..',
      'Visit wura-check.com',
      'Wura.ng',
      'Adá.com',
    ]) {
      expect(rules.nameFault(wrong, 'first'), wrong).toBe('first_name_unusable');
    }
    expect(rules.nameFault(' B ', 'first')).toBe('first_name_too_short');
    expect(rules.nameFault('', 'last')).toBe('last_name_too_short');
    expect(rules.nameFault('x'.repeat(101), 'last')).toBe('last_name_too_long');
    expect(rules.cleanLine(' Ada \t Ngozi ')).toBe('Ada Ngozi');
    expect(rules.cleanLine('é')).toBe('é');
  });

  it('hold nothing invisible', () => {
    for (const odd of ['Ad\u0000a', 'Ad\u200ba', 'Ad\u202ea', 'Ad\ud800a', 'Ad\u0007a']) {
      expect(rules.nameFault(odd, 'first'), JSON.stringify(odd)).toBe('first_name_unusable');
      expect(rules.addressFault(`12 Marina, ${odd}`)).toBe('address_unusable');
    }
    expect(rules.addressFault('12 Marina\nLagos Island')).toBeUndefined();
  });

  it('of an address are at least ten characters', () => {
    expect(rules.addressFault('123456789')).toBe('address_too_short');
    expect(rules.addressFault('1234567890')).toBeUndefined();
  });

  it('of a username are 3 to 20 letters, digits and underscores', () => {
    for (const fine of ['ada', 'A_1', 'x'.repeat(20), '08031234567'])
      expect(rules.usernameFault(fine), fine).toBeUndefined();
    for (const wrong of ['ab', 'x'.repeat(21), 'a-da', 'a da', 'adа', 'ａda', 'ada!', '']) {
      expect(rules.usernameFault(wrong), wrong).toBe('username_invalid');
    }
  });

  it('of an e-mail address are plain', () => {
    for (const fine of ['a@b.co', 'ada.o+wura@mail.example.com', " o'neil@example.ng "]) {
      expect(rules.emailFault(fine), fine).toBeUndefined();
    }
    const wrong = [
      '',
      'a',
      'a@b',
      '@b.co',
      'a@@b.co',
      'a b@c.de',
      'a@b.co\nx',
      'а@b.co',
      '+234a@b.co',
      `${'x'.repeat(250)}@b.co`,
    ];
    for (const text of wrong) expect(rules.emailFault(text), text).toBe('email_invalid');
  });
});

describe('a password', () => {
  it('has eight characters, upper, lower and a digit, and at most 128', () => {
    expect(rules.passwordFault('Abcdefg1')).toBeUndefined();
    expect(rules.passwordFault(`Aa1${'x'.repeat(125)}`)).toBeUndefined();
    for (const weak of ['', 'Abcdef1', 'abcdefg1', 'ABCDEFG1', 'Abcdefgh']) {
      expect(rules.passwordFault(weak)).toBe('password_weak');
    }
    expect(rules.passwordFault(`Aa1${'x'.repeat(126)}`)).toBe('password_too_long');
    expect(rules.confirmationFault('Abcdefg1', 'Abcdefg2')).toBe('passwords_differ');
  });
});

describe('a country', () => {
  it('is one of nine, and UK is another word for GB', () => {
    expect(rules.countries.map(({ code }) => code)).toEqual(['US', 'CA', 'GB', 'AU', 'DE', 'FR', 'NG', 'KE', 'GH']);
    expect(rules.countryOf(' uk ')?.code).toBe('GB');
    for (const wrong of ['', 'ZA', 'Nigeria', 'ΝG', '__proto__', 'constructor']) {
      expect(rules.countryFault(wrong), wrong).toBe('country_missing');
    }
  });
});

describe('the forms of a PIN', () => {
  it('say what is wrong with them in the order they are filled in', () => {
    const { setPinFault, changePinFault } = rules;
    expect(setPinFault({ pin: '', confirmation: '1234' })).toBe('pin_and_confirmation_missing');
    expect(setPinFault({ pin: '123', confirmation: '123' })).toBe('pin_invalid');
    expect(setPinFault({ pin: '1234', confirmation: '1235' })).toBe('pins_differ');
    expect(setPinFault({ pin: '1234', confirmation: '1234' })).toBeUndefined();
    const change = { currentPin: '1234', newPin: '4321', confirmation: '4321' };
    expect(changePinFault(change)).toBeUndefined();
    expect(changePinFault({ ...change, confirmation: '' })).toBe('pins_missing');
    expect(changePinFault({ ...change, currentPin: '12' })).toBe('current_pin_invalid');
    expect(changePinFault({ ...change, newPin: '12' })).toBe('pin_invalid');
    expect(changePinFault({ ...change, newPin: '1234' })).toBe('new_pin_same');
    expect(changePinFault({ ...change, confirmation: '4322' })).toBe('pins_differ');
  });
});
