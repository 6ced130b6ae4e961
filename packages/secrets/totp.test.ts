import { describe, expect, it } from 'vitest';
import { matchingStep, totpAddress, totpCode } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

describe('a code of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('is the one of RFC 6238 at second %i', (second, code) => {
    expect(totpCode(secret, second * 1000)).toBe(code);
  });

  it('is known in its own half minute and one to each side, and names that half minute', () => {
    const at = 1_800_000_015_000;
    const step = Math.floor(at / 30_000);
    const code = totpCode(secret, at);
    expect([-60, -30, 0, 30, 60].map(seconds => matchingStep(secret, code, at + seconds * 1000))).toEqual([
      undefined,
      step,
      step,
      step,
      undefined,
    ]);
    expect(matchingStep(secret, `${code.slice(0, 3)} ${code.slice(3)}`, at)).toBe(step);
    for (const wrong of ['', '0', '00000', `${code}0`, 'abcdef', '０００００0']) {
      expect(matchingStep(secret, wrong, at)).toBeUndefined();
    }
  });

  it('comes from a secret that the app reads in base 32', () => {
    const address = totpAddress(secret, { issuer: 'Wura', account: 'a+b@wura.example' });
    expect(address).toMatch(
      /^otpauth:\/\/totp\/Wura:a%2Bb%40wura\.example\?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Wura/,
    );
  });
});
