import type { Transaction } from '@wura/wallets/contract';
import { describe, expect, it } from 'vitest';
import { advance, start, type Event, type Flow, type Order } from './transfer-flow.ts';

const order: Order = {
  key: 'k1',
  toAccountNumber: '2041773052',
  recipientName: 'Chinedu Okafor',
  fromWalletId: 'wal_1',
  currency: 'NGN',
  amount: '5000',
};
const transaction = { id: 'mov_1' } as Transaction;
const refused = { kind: 'refused', error: new Error('no') } as const;

const after = (...events: Event[]) => events.reduce<Flow>(advance, start);
const review: Event = { type: 'review', order };
const send: Event = { type: 'send' };

describe('a transfer', () => {
  it('goes from the form through review and processing to its receipt', () => {
    expect(after(review).step).toBe('review');
    expect(after(review, send)).toEqual({ step: 'processing', order, isLost: false });
    expect(after(review, send, { type: 'done', transaction })).toEqual({ step: 'receipt', order, transaction });
  });

  it('asks for the PIN only when the server does, and sends the same order under the same key', () => {
    const asked = after(review, send, { type: 'pin_asked', needsFirstPin: false });
    expect(asked).toMatchObject({ step: 'pin', order: { key: 'k1' } });
    expect(advance(asked, send)).toEqual({ step: 'processing', order, isLost: false });
  });

  it('stays at the PIN when it was wrong, and says so', () => {
    const wrong = after(review, send, { type: 'pin_asked', needsFirstPin: false }, send, {
      type: 'pin_refused',
      text: 'Wrong PIN. 3 tries left.',
    });
    expect(wrong).toMatchObject({ step: 'pin', order, refusal: { text: 'Wrong PIN. 3 tries left.' } });
  });

  it('returns to the form when it is refused, and no banner outlives the next review', () => {
    const failed = after(review, send, { type: 'failed', failure: refused });
    expect(failed).toEqual({ step: 'form', failure: refused });
    expect(advance(failed, { type: 'dismiss' })).toEqual(start);
    expect(advance(advance(failed, review), { type: 'back' })).toEqual(start);
  });

  it('waits while its answer is lost, and can still end either way', () => {
    const lost = after(review, send, { type: 'lost' });
    expect(lost).toMatchObject({ step: 'processing', isLost: true });
    expect(advance(lost, { type: 'done', transaction }).step).toBe('receipt');
    expect(advance(lost, { type: 'failed', failure: { kind: 'nothing_sent' } }).step).toBe('form');
  });

  it('cannot be left by Back while it is being sent', () => {
    expect(after(review, send, { type: 'back' }).step).toBe('processing');
  });

  it('is not changed by an answer that comes too late', () => {
    expect(after(review, { type: 'back' }, { type: 'done', transaction })).toEqual(start);
  });
});
