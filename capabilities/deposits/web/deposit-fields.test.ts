import { describe, expect, it } from 'vitest';
import { referenceFault } from '../rules.ts';
import { depositFaults, newReference } from './deposit-fields.ts';

const email = 'ada@wura.example';

describe('the form of a deposit', () => {
  it('says what is missing in the sentence the customer knows', () => {
    const missing = 'required_fields';
    expect(depositFaults({ amount: '', email: '' })).toEqual({ amount: missing, email: missing });
  });

  it('takes a hundred naira and more, to the kobo', () => {
    const fault = (amount: string) => depositFaults({ amount, email }).amount;
    expect(fault('99.99')).toBe('below_deposit_minimum');
    expect(fault('100')).toBeUndefined();
    expect(fault('100.01')).toBeUndefined();
    expect(fault('0')).toBe('amount_invalid');
  });

  it('wants an address that the provider can write to', () => {
    expect(depositFaults({ amount: '500', email: 'ada@wura' }).email).toBe('email_invalid');
  });
});

describe('the reference of a deposit', () => {
  it('is of the form that the server and the provider take', () => {
    const reference = newReference(1_795_234_000_123);
    expect(reference).toMatch(/^DEP_1795234000123_[0-9a-z]{6}$/);
    expect(referenceFault(reference)).toBeUndefined();
  });

  it('is another one each time', () => {
    const references = Array.from({ length: 100 }, () => newReference(1));
    expect(new Set(references).size).toBe(100);
  });
});
