import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import events from './fixtures/events.json' with { type: 'json' };
import { isSigned, readEvent } from './webhooks.ts';

const key = 'example-secret';
const body = Buffer.from(
  '{"event":"charge.success","data":{"reference":"T1","amount":50000,"currency":"NGN","status":"success"}}',
);
const signature =
  '77f83fb9ed5e1e861242a9e343a1a6e32e5cc3cedc07d2bd389093f8f0c720772481fc11b252982ae3910b7f39efb77f000746b1d5a366ece268b67dd802b769';

describe('a signature', () => {
  it('is right over the bytes as they came', () => {
    expect(isSigned(body, signature, key)).toBe(true);
  });

  it('is wrong once any byte of the body is another', () => {
    for (let at = 0; at < body.length; at++) {
      const altered = Buffer.from(body);
      altered[at]! ^= 1;
      expect(isSigned(altered, signature, key)).toBe(false);
    }
    expect(isSigned(Buffer.concat([body, Buffer.from(' ')]), signature, key)).toBe(false);
    expect(isSigned(Buffer.from(JSON.stringify(JSON.parse(String(body)), null, 1)), signature, key)).toBe(false);
    expect(isSigned(Buffer.alloc(0), signature, key)).toBe(false);
  });

  it('is wrong in any other writing, under another key, and by another sum', () => {
    const bytes = Buffer.from(signature, 'hex');
    const strange: unknown[] = [
      undefined,
      null,
      '',
      '0',
      0,
      {},
      [signature],
      signature.toUpperCase(),
      `${signature} `,
      ` ${signature}`,
      signature.slice(0, -1),
      `sha512=${signature}`,
      bytes.toString('base64'),
      bytes.toString('latin1'),
      bytes,
      createHmac('sha256', key).update(body).digest('hex'),
      createHmac('sha512', 'another').update(body).digest('hex'),
      createHmac('sha512', '').update(body).digest('hex'),
    ];
    for (const given of strange) expect(isSigned(body, given, key), String(given)).toBe(false);
    for (let at = 0; at < signature.length; at += 7) {
      const altered = `${signature.slice(0, at)}${signature[at] === '0' ? '1' : '0'}${signature.slice(at + 1)}`;
      expect(isSigned(body, altered, key)).toBe(false);
    }
  });
});

describe('an event', () => {
  const read = (event: unknown) =>
    readEvent(Buffer.from(typeof event === 'string' ? event : JSON.stringify(event)), {
      charge: 'ask about the charge',
      refund: 'ask what went back',
      transfer: 'ask about the transfer',
    });
  const charge = { reference: 'DEP_1732161600000_a1', job: 'ask about the charge' };
  const refund = { ...charge, job: 'ask what went back' };
  const transfer = { reference: 'wur_acv9f3kx2m7t1qhz', job: 'ask about the transfer' };

  it.each([
    ['charge_success', charge],
    ['charge_success_older', { reference: 'qTPrJoy9Bx', job: 'ask about the charge' }],
    ['charge_success_with_metadata', charge],
    ['transfer_in', { reference: '000014240917142516000167', job: 'ask about the charge' }],
    ['transfer_success', transfer],
    ['transfer_failed_older', transfer],
    ['transfer_reversed', transfer],
    ['refund_processed', refund],
    ['refund_failed', refund],
    ['dispute_created', refund],
    ['dispute_resolved', refund],
    ['account_assigned', { reference: '', job: undefined }],
    ['customer_identified', { reference: '', job: undefined }],
    ['invoice_failed', { reference: '', job: undefined }],
  ] as const)('as documented (%s) makes us ask about what it is about', (name, told) => {
    expect(read(events[name])).toEqual({ provider: 'paystack', event: events[name].event, ...told });
  });

  it('that cannot be read is nothing', () => {
    for (const text of [
      '',
      'null',
      '[]',
      '"x"',
      '{',
      '<xml/>',
      '{"event":1,"data":{}}',
      '{"event":"charge.success"}',
    ]) {
      expect(read(text), text).toBeUndefined();
    }
    expect(read({ event: 'charge.success', data: { reference: 'x'.repeat(201) } })).toBeUndefined();
  });

  it('of a name that only looks alike makes us ask nothing', () => {
    for (const event of ['charge', 'chargeback.success', 'xcharge.success', 'transfer', 'transferrecipient.created']) {
      expect(read({ event, data: { reference: 'T1' } })?.job, event).toBeUndefined();
    }
  });
});
