import { describe, expect, it } from 'vitest';
import { receiptCodeIn, verdictOf, type Found } from './verdict.ts';

const found: Found = {
  status: 'completed',
  amount: '2500.00',
  currency: 'NGN',
  receiver: 'Z••••• B•••••',
  date: '2026-11-20T14:06:00.000Z',
};

describe('what a trader is told of a receipt', () => {
  it('is real only when the money has arrived, and with them', () => {
    expect(verdictOf(found, 'Zainab Bello')).toBe('real');
    expect(verdictOf(found, 'Ada Obi')).toBe('other');
    expect(verdictOf({ ...found, receiver: null }, 'Zainab Bello')).toBe('other');
    expect(verdictOf({ ...found, status: 'pending' }, 'Zainab Bello')).toBe('pending');
    expect(verdictOf({ ...found, status: 'failed' }, 'Zainab Bello')).toBe('returned');
    expect(verdictOf(undefined, 'Zainab Bello')).toBe('false');
  });

  it('is asked by the code of its page, however it came, and by nothing else', () => {
    const code = 'ABCDEFGH0123456789JKMNPQRS';
    for (const text of [`https://wura.example.ng/verify/${code}`, `https://w.ng/track/${code}?x`, ` ${code} `]) {
      expect(receiptCodeIn(text), text).toBe(code);
    }
    for (const text of ['https://wura.example.ng/pay/0123456789abcdef', 'hello', `${code}0`, '']) {
      expect(receiptCodeIn(text), text).toBeUndefined();
    }
  });
});
