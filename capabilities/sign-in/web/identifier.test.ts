import { describe, expect, it } from 'vitest';
import { looksLikePhone, wireIdentifier } from './identifier.ts';

describe('what is sent as identifier', () => {
  it('begins with the dial code of the chosen country, a username too', () => {
    expect(wireIdentifier(' 8031234567 ', '234')).toBe('+2348031234567');
    expect(wireIdentifier('adaeze_n', '234')).toBe('+234adaeze_n');
  });

  it('is left as it is when it brings a code of its own', () => {
    expect(wireIdentifier('+447911123456', '234')).toBe('+447911123456');
    expect(wireIdentifier('2348031234567', '234')).toBe('2348031234567');
  });

  it('keeps a national number that happens to begin like the dial code', () => {
    expect(wireIdentifier('2345678901', '234')).toBe('+2342345678901');
  });

  it('shows the dial code for digits only', () => {
    expect(looksLikePhone('0803')).toBe(true);
    expect(looksLikePhone('ada')).toBe(false);
  });
});
