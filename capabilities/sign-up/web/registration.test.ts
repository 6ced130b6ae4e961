import { describe, expect, it } from 'vitest';
import { emptyRegistration, registrationFaults, wirePhone } from './registration.ts';

describe('an empty registration', () => {
  it('is refused field by field with the sentences the customer knows', () => {
    expect(registrationFaults(emptyRegistration)).toEqual({
      firstname: 'First name must be at least 2 characters',
      lastname: 'Last name must be at least 2 characters',
      email: 'Please enter a valid email address',
      phone: 'Please enter a valid phone number',
      username: 'Username must be 3-20 characters (letters, numbers, underscore only)',
      dob: 'You must be at least 13 years old',
      password: 'Password must be 8+ chars with uppercase, lowercase, and number',
      confirmation: undefined,
      country: 'Please select a country',
      address: 'Please provide a complete address',
      isAgreed: 'You must agree to the terms and conditions',
    });
  });
});

describe('the phone number of a registration', () => {
  it('gets the dial code of its country, whichever way it was typed', () => {
    for (const phone of ['8031234567', '0803 123 4567', '+2348031234567', '2348031234567']) {
      expect(wirePhone({ phone, phoneCountry: 'NG' })).toBe('+2348031234567');
    }
    expect(wirePhone({ phone: '7911123456', phoneCountry: 'GB' })).toBe('+447911123456');
  });
});
