import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { vendor } from './vendor.ts';
import { isSigned, readEvent } from './webhooks.ts';

const jobs = { purchase: 'purchase' };
/** Of their documentation. */
const sample = Buffer.from('{"Event":"charge_successful","TransactionRef":"T1","Body":{"amount":50000}}');
const signature =
  'FF2DA1F9A292DB0223E46BA32B268C9F950831CD18E00BA66ABEE8663B916E62A719D548A45723F205418F805EA787855B8198FF0ADDE48F5C98EF590A3191DF';

describe('a signature', () => {
  it('is that of the bytes as they came, in capitals or not', () => {
    expect(isSigned(sample, signature, 'example-secret')).toBe(true);
    expect(isSigned(sample, signature.toLowerCase(), 'example-secret')).toBe(true);
  });

  it.each([
    ['none', undefined],
    ['an empty one', ''],
    ['two', [signature, signature]],
    ['one that is cut', signature.slice(0, -1)],
    ['another', signature.replace('FF', 'EE')],
    ['one of other letters that fold to it', signature.replace('F', 'Ｆ')],
  ])('is not %s', (_name, given) => {
    expect(isSigned(sample, given, 'example-secret')).toBe(false);
  });

  it('is of this key and this body alone', () => {
    expect(isSigned(sample, signature, 'example-secreT')).toBe(false);
    expect(isSigned(Buffer.concat([sample, Buffer.from(' ')]), signature, 'example-secret')).toBe(false);
  });
});

describe('an event', () => {
  const read = (body: unknown) => readEvent(Buffer.from(JSON.stringify(body)), jobs);

  it('makes us ask about the purchase that it names, wherever the name stands', () => {
    expect(readEvent(sample, jobs)).toEqual({
      provider: 'squad',
      event: 'charge_successful',
      reference: 'T1',
      job: 'purchase',
    });
    expect(read({ Event: 'vend', Body: { transaction_ref: 'IE-1' } })).toMatchObject({ reference: 'IE-1' });
    expect(read({ Event: 'vend', TransactionRef: null, Body: { reference: 'IE-2' } })).toMatchObject({
      reference: 'IE-2',
    });
  });

  it('without a name is kept and followed by nothing', () => {
    expect(read({ Event: 'vend', Body: null })).toMatchObject({ reference: '', job: undefined });
    expect(readEvent(sample, {})).toMatchObject({ reference: 'T1', job: undefined });
  });

  it('that cannot be read is none', () => {
    for (const body of [[], 1, {}, { Event: 1 }, { Event: 'x'.repeat(101) }, { Event: 'x', TransactionRef: {} }]) {
      expect(read(body)).toBeUndefined();
    }
    expect(readEvent(Buffer.from('<html>'), jobs)).toBeUndefined();
  });

  it('is believed from the holder of the key alone', () => {
    const settings = { secretKey: 'k', baseUrl: '', cablePath: '' };
    const signed = createHmac('sha512', 'k').update(sample).digest('hex').toUpperCase();
    const call = (given: string) => ({ raw: sample, jobs, headers: { 'x-squad-encrypted-body': given } });
    expect(vendor.webhook!.read(call(signed), settings)).toMatchObject({ reference: 'T1' });
    expect(vendor.webhook!.read(call(signature), settings)).toBe('unsigned');
    expect(vendor.webhook!.read({ ...call(signed), headers: {} }, settings)).toBe('unsigned');
  });
});
