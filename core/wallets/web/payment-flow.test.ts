import { describe, expect, it } from 'vitest';
import { advance, start, type PaymentEvent, type PaymentFlow, type PlainFailure } from './payment-flow.ts';

const order = { key: 'k1', amount: '2000' };
const done = { reference: 'wur_1' };
type Event = PaymentEvent<typeof order, typeof done, PlainFailure>;
type Flow = PaymentFlow<typeof order, typeof done, PlainFailure>;

const after = (...events: Event[]) => events.reduce<Flow>(advance, start);
const review: Event = { type: 'review', order };
const askPin: Event = { type: 'ask_pin', needsFirstPin: false };
const send: Event = { type: 'send' };
const refused = { kind: 'refused', error: new Error('no') } as const;

describe('a payment', () => {
  it('goes from the form through review, PIN and processing to its receipt', () => {
    expect(after(review).step).toBe('review');
    expect(after(review, askPin)).toMatchObject({ step: 'pin', order, needsFirstPin: false });
    expect(after(review, askPin, send)).toEqual({ step: 'processing', order, isLost: false });
    expect(after(review, askPin, send, { type: 'done', done })).toEqual({ step: 'receipt', order, done });
  });

  it('can be sent without a PIN, and is asked for it by the server, under the same key', () => {
    expect(after(review, send)).toEqual({ step: 'processing', order, isLost: false });
    const asked = after(review, send, askPin);
    expect(asked).toMatchObject({ step: 'pin', order: { key: 'k1' } });
    expect(advance(asked, send)).toEqual({ step: 'processing', order, isLost: false });
  });

  it('has a first PIN set on the way, known beforehand or learnt from the server', () => {
    const first: Event = { type: 'ask_pin', needsFirstPin: true };
    expect(after(review, first)).toMatchObject({ step: 'pin', needsFirstPin: true });
    expect(after(review, askPin, send, first)).toMatchObject({ step: 'pin', order, needsFirstPin: true });
  });

  it('stays at the PIN when it was wrong, and sends the same order under the same key', () => {
    const wrong = after(review, askPin, send, {
      type: 'pin_refused',
      refusal: { text: 'Wrong PIN. 3 tries left.', isLocked: false },
    });
    expect(wrong).toMatchObject({ step: 'pin', order, refusal: { text: 'Wrong PIN. 3 tries left.' } });
    expect(advance(wrong, send)).toEqual({ step: 'processing', order, isLost: false });
  });

  it('goes back one step at a time, until it is being sent', () => {
    expect(after(review, askPin, { type: 'back' })).toEqual(after(review));
    expect(after(review, { type: 'back' })).toEqual(start);
    expect(after(review, askPin, send, { type: 'back' }).step).toBe('processing');
  });

  it('returns to the form with what happened, and no banner outlives the next review', () => {
    const failed = after(review, askPin, send, { type: 'failed', failure: refused });
    expect(failed).toEqual({ step: 'form', failure: refused });
    expect(advance(failed, { type: 'dismiss' })).toEqual(start);
    expect(advance(advance(failed, review), { type: 'back' })).toEqual(start);
  });

  it('waits while its answer is lost, and can still end either way', () => {
    const lost = after(review, askPin, send, { type: 'lost' });
    expect(lost).toMatchObject({ step: 'processing', isLost: true });
    expect(advance(lost, { type: 'done', done }).step).toBe('receipt');
    expect(advance(lost, { type: 'failed', failure: { kind: 'nothing_sent' } }).step).toBe('form');
  });

  it('is not changed by an answer that comes too late, or by a PIN that nobody waits for', () => {
    expect(after(review, { type: 'back' }, { type: 'done', done })).toEqual(start);
    expect(after(askPin)).toEqual(start);
    expect(after(send)).toEqual(start);
  });
});
