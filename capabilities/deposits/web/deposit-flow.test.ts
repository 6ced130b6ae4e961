import { describe, expect, it } from 'vitest';
import { advance, start, type Event, type Flow, type Payment, type Verdict } from './deposit-flow.ts';

const payment: Payment = {
  reference: 'DEP_1_abc',
  amount: '5000',
  address: 'http://127.0.0.1:3001/paystack/checkout/ac_1',
};
const verdict: Verdict = {
  success: true,
  status: 'completed',
  message: 'Payment verified',
  reason: null,
  is_processing: false,
  transaction_ref: 'DEP_1_abc',
  amount: '5000.00',
  currency: 'NGN',
  transaction_id: 'mov_1',
  case_number: null,
};
const pending: Verdict = { ...verdict, success: false, status: 'pending', transaction_id: null };

const after = (...events: Event[]) => events.reduce<Flow>(advance, start);
const begun: Event = { type: 'begun', payment, isBlocked: false };
const check: Event = { type: 'check' };

describe('a deposit by card', () => {
  it('goes from the form through the checkout and the question to its verdict', () => {
    expect(after(begun)).toEqual({ step: 'paying', payment, isBlocked: false });
    expect(after(begun, check)).toEqual({ step: 'checking', reference: 'DEP_1_abc', amount: '5000' });
    expect(after(begun, check, { type: 'told', verdict })).toEqual({ step: 'verdict', verdict });
  });

  it('says why nothing began, and forgets it when the next one begins', () => {
    const failed = after({ type: 'not_begun', notice: { kind: 'not_started' } });
    expect(failed).toEqual({ step: 'form', notice: { kind: 'not_started' } });
    expect(advance(failed, begun).step).toBe('paying');
  });

  it('knows when a blocked window was opened after all', () => {
    const blocked = after({ ...begun, isBlocked: true });
    expect(blocked).toMatchObject({ step: 'paying', isBlocked: true });
    expect(advance(blocked, { type: 'opened' })).toMatchObject({ step: 'paying', isBlocked: false });
  });

  it('is cancelled when the checkout is left, and asked about quietly', () => {
    const left = after(begun, { type: 'left' });
    expect(left).toEqual({ step: 'form', notice: { kind: 'cancelled', reference: 'DEP_1_abc', isChecking: true } });
    const reference = 'DEP_1_abc';
    expect(advance(left, { type: 'checked_quietly', reference, verdict: pending })).toMatchObject({
      step: 'form',
      notice: { kind: 'cancelled', isChecking: false },
    });
    expect(advance(left, { type: 'checked_quietly', reference, verdict: undefined })).toMatchObject({
      notice: { isChecking: false },
    });
  });

  it('shows what the bank charged although the checkout was closed', () => {
    const left = after(begun, { type: 'left' });
    const event = { type: 'checked_quietly', reference: 'DEP_1_abc', verdict } as const;
    expect(advance(left, event)).toEqual({ step: 'verdict', verdict });
    const other = { ...event, reference: 'DEP_0_old' };
    expect(advance(left, other)).toEqual(left);
  });

  it('shows what was paid while the page was away, and leaves the checkout alone where nothing was', () => {
    const paying = after(begun);
    const event = { type: 'checked_quietly', reference: 'DEP_1_abc', verdict } as const;
    expect(advance(paying, event)).toEqual({ step: 'verdict', verdict });
    for (const nothing of [pending, { ...pending, status: 'failed' } as const, undefined]) {
      expect(advance(paying, { ...event, verdict: nothing })).toEqual(paying);
    }
    expect(advance(paying, { ...event, reference: 'DEP_0_old' })).toEqual(paying);
  });

  it('can be asked about again while it is undecided or unknown', () => {
    const undecided = after(begun, check, { type: 'told', verdict: pending });
    expect(advance(undecided, check)).toEqual({ step: 'checking', reference: 'DEP_1_abc', amount: '5000.00' });
    const unknown = after(begun, check, { type: 'not_told', error: 'lost' });
    expect(unknown).toMatchObject({ step: 'unknown', reference: 'DEP_1_abc', error: 'lost' });
    expect(advance(unknown, check).step).toBe('checking');
  });

  it('is not changed by a checkout that answers too late', () => {
    expect(after(begun, { type: 'left' }, check)).toEqual(after(begun, { type: 'left' }));
    expect(after(begun, check, { type: 'left' }).step).toBe('checking');
    expect(after({ type: 'told', verdict })).toEqual(start);
  });
});
