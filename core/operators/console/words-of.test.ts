import { expect, it } from 'vitest';
import { wordsOf } from './words-of.ts';

it('a code reads as words, and what is spelt with capitals keeps them', () => {
  expect(wordsOf('under_review')).toBe('Under review');
  expect(wordsOf('usdt_withdrawal_held')).toBe('USDT withdrawal held');
  expect(wordsOf('kyc')).toBe('KYC');
  expect(wordsOf('pin-locked')).toBe('PIN locked');
  expect(['tv', 'giftcards', 'vtpass'].map(wordsOf)).toEqual(['TV', 'Gift cards', 'VTpass']);
});
