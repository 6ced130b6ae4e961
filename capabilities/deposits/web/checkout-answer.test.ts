import { describe, expect, it } from 'vitest';
import { checkoutAnswer } from './checkout-answer.ts';

const expected = { address: 'http://127.0.0.1:3001/paystack/checkout/ac_1', reference: 'DEP_1_abc' };
const origin = 'http://127.0.0.1:3001';
const answer = { source: 'sandbox-checkout', outcome: 'success', reference: 'DEP_1_abc', trxref: 'DEP_1_abc' };

describe('what a checkout in a window says', () => {
  it('is that it was finished, paid or declined, or that it was left', () => {
    expect(checkoutAnswer({ origin, data: answer }, expected)).toBe('finished');
    expect(checkoutAnswer({ origin, data: { ...answer, outcome: 'failed' } }, expected)).toBe('finished');
    expect(checkoutAnswer({ origin, data: { ...answer, outcome: 'abandoned' } }, expected)).toBe('left');
  });

  it('is not heard from another origin, about another payment, or in another form', () => {
    expect(checkoutAnswer({ origin: 'http://127.0.0.1:3000', data: answer }, expected)).toBeUndefined();
    expect(checkoutAnswer({ origin, data: { ...answer, reference: 'DEP_2_xyz' } }, expected)).toBeUndefined();
    expect(checkoutAnswer({ origin, data: { ...answer, source: 'devtools' } }, expected)).toBeUndefined();
    expect(checkoutAnswer({ origin, data: 'success' }, expected)).toBeUndefined();
    expect(checkoutAnswer({ origin, data: null }, expected)).toBeUndefined();
  });
});
