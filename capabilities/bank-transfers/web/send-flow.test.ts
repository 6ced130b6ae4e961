import { describe, expect, it } from 'vitest';
import { advance, start, type Event, type Flow, type Order, type Sent } from './send-flow.ts';

const order: Order = {
  key: 'k1',
  fromWalletId: 'wal_1',
  bankCode: '058',
  bankName: 'Guaranty Trust Bank',
  accountNumber: '0123456789',
  accountName: 'ADEBAYO TOLULOPE GRACE',
  isFirstTime: true,
  minutesSinceSame: undefined,
  amount: '2000',
  remarks: '',
  fees: [{ name: 'Fee', amount: '10.00' }],
  total: '2010.75',
};
const sent: Sent = {
  id: 'mov_1',
  reference: 'wur_1',
  status: 'completed',
  date: '2026-11-20T13:06:31.000Z',
  expectedBy: null,
  sessionId: null,
};

const after = (...events: Event[]) => events.reduce<Flow>(advance, start);
const review: Event = { type: 'review', order };
const confirm: Event = { type: 'confirm', needsFirstPin: false };
const send: Event = { type: 'send' };

describe('money to a bank account', () => {
  it('goes from the form through review, PIN and processing to its receipt', () => {
    expect(after(review).step).toBe('review');
    expect(after(review, confirm)).toMatchObject({ step: 'pin', order, needsFirstPin: false });
    expect(after(review, confirm, send)).toEqual({ step: 'processing', order, isLost: false });
    expect(after(review, confirm, send, { type: 'done', sent })).toEqual({ step: 'receipt', order, sent });
  });

  it('never skips the PIN', () => {
    expect(after(review, send)).toEqual(after(review));
  });

  it('has a first PIN set on the way, known beforehand or learnt from the server', () => {
    expect(after(review, { type: 'confirm', needsFirstPin: true })).toMatchObject({ step: 'pin', needsFirstPin: true });
    expect(after(review, confirm, send, { type: 'pin_missing' })).toMatchObject({
      step: 'pin',
      order: { key: 'k1' },
      needsFirstPin: true,
    });
  });

  it('stays at the PIN when it was wrong, and sends the same order under the same key', () => {
    const wrong = after(review, confirm, send, { type: 'pin_refused', text: 'Wrong PIN. 3 tries left.' });
    expect(wrong).toMatchObject({ step: 'pin', order, refusal: { text: 'Wrong PIN. 3 tries left.' } });
    expect(advance(wrong, send)).toEqual({ step: 'processing', order, isLost: false });
  });

  it('goes back one step at a time, until it is being sent', () => {
    expect(after(review, confirm, { type: 'back' })).toEqual(after(review));
    expect(after(review, { type: 'back' })).toEqual(start);
    expect(after(review, confirm, send, { type: 'back' }).step).toBe('processing');
  });

  it('returns to the form with what happened, and no banner outlives the next review', () => {
    const failure = { kind: 'declined', order, reference: 'wur_1', reason: undefined } as const;
    const failed = after(review, confirm, send, { type: 'failed', failure });
    expect(failed).toEqual({ step: 'form', failure });
    expect(advance(failed, { type: 'dismiss' })).toEqual(start);
    expect(advance(advance(failed, review), { type: 'back' })).toEqual(start);
  });

  it('waits while its answer is lost, and can still end either way', () => {
    const lost = after(review, confirm, send, { type: 'lost' });
    expect(lost).toMatchObject({ step: 'processing', isLost: true });
    expect(advance(lost, { type: 'done', sent: { ...sent, status: 'pending' } }).step).toBe('receipt');
    expect(advance(lost, { type: 'failed', failure: { kind: 'nothing_sent' } }).step).toBe('form');
  });

  it('is not changed by an answer that comes too late', () => {
    expect(after(review, { type: 'back' }, { type: 'done', sent })).toEqual(start);
  });
});
