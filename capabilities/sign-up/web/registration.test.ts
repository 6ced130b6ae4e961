import { describe, expect, it } from 'vitest';
import { emptyRegistration, registrationFaults, wirePhone } from './registration.ts';

describe('an empty registration', () => {
  it('is refused field by field with the sentences the customer knows', () => {
    expect(registrationFaults(emptyRegistration)).toEqual({
      firstname: 'first_name_too_short',
      lastname: 'last_name_too_short',
      email: 'email_invalid',
      phone: 'phone_invalid',
      username: 'username_invalid',
      dob: 'too_young',
      password: 'password_weak',
      confirmation: undefined,
      country: 'country_missing',
      address: 'address_too_short',
      isAgreed: 'terms_not_agreed',
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

  it('in Nigeria has ten digits after the dial code, and one that lacks some is refused while it is filled in', () => {
    const faultOf = (phone: string) => registrationFaults({ ...emptyRegistration, phoneCountry: 'NG', phone }).phone;
    for (const phone of ['0803 441', '803123456', '080312345678']) expect(faultOf(phone)).toBe('phone_invalid');
    for (const phone of ['0803 123 4567', '+447911123456']) expect(faultOf(phone)).toBeUndefined();
  });
});
