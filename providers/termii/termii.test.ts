import { openScriptedServer, type Scripted } from '@wura/testkit/scripted-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSigned, readReceipt } from './receipts.ts';
import { readSettings } from './settings.ts';
import { createTermii } from './termii.ts';

let box: Awaited<ReturnType<typeof openScriptedServer>>;
beforeAll(async () => void (box = await openScriptedServer()));
afterAll(() => box.close());

const done = {
  code: 'ok',
  message_id: '3017544054459083819',
  message: 'Successfully Sent',
  balance: 1047,
  user: 'Wura',
};

function send(reply: Scripted) {
  box.answer({ 'POST /api/sms/send': reply });
  const settings = { apiKey: 'TL_x', senderId: 'Wura', baseUrl: box.url, secretKey: undefined };
  return createTermii(settings).send({ to: '+2348030000001', text: 'Hello' });
}

describe('a text message', () => {
  it('goes out on the route for messages of service, its number without a plus', async () => {
    expect(await send({ body: done })).toEqual({ outcome: 'accepted', theirs: '3017544054459083819' });
    expect(box.sent[0]!.body).toEqual({
      api_key: 'TL_x',
      to: '2348030000001',
      from: 'Wura',
      sms: 'Hello',
      type: 'plain',
      channel: 'dnd',
    });
  });

  it.each([
    ['a number that is none', { status: 400, body: { message: 'Invalid phone number' } }, 'declined'],
    ['a field that is wrong', { status: 422, body: { message: 'The to field is required.' } }, 'declined'],
    [
      'a sender that is not registered yet',
      { status: 404, body: { message: 'ApplicationSenderId not found for applicationId: 1 and senderName: Wura' } },
      'unknown',
    ],
    ['a key that is wrong', { status: 401, body: { message: 'Invalid API key' } }, 'unknown'],
    ['a balance that is too low', { status: 402, body: { message: 'Insufficient balance' } }, 'unknown'],
    ['too many calls', { status: 429, body: { message: 'Too Many Requests' } }, 'unknown'],
    ['a fault of theirs', { status: 500, body: { message: 'Server Error' } }, 'unknown'],
    ['a yes without its name', { body: { code: 'ok' } }, 'unknown'],
    ['an HTML page', { body: '<!doctype html>' }, 'unknown'],
  ])('met by %s is what that says of it', async (_name, reply, outcome) => {
    expect(await send(reply)).toMatchObject({ outcome });
  });
});

it('in live mode there is none without a key, and a sender must be one', () => {
  const read = (given: Record<string, string>, sandbox?: object) =>
    readSettings(
      { text: (name: string) => given[name], baseUrl: (name: string) => given[name] } as never,
      {
        mode: sandbox ? 'sandbox' : 'live',
        sandbox,
      } as never,
    );
  expect(read({})).toBeUndefined();
  expect(read({ TERMII_API_KEY: 'k' })).toEqual({
    apiKey: 'k',
    senderId: 'Wura',
    baseUrl: 'https://v3.api.termii.com',
    secretKey: undefined,
  });
  expect(read({}, { url: 'http://127.0.0.1:3001' })).toMatchObject({ baseUrl: 'http://127.0.0.1:3001/sms' });
  expect(() => read({ TERMII_SENDER_ID: 'A name that is too long' })).toThrow('TERMII_SENDER_ID');
});

describe('what the network said of a text', () => {
  const told = (status: string) =>
    Buffer.from(
      JSON.stringify({ type: 'outbound', message_id: '5964465985113503103', receiver: '2343459509389', status }),
    );

  it('is believed only if it was signed, over the bytes as they came', () => {
    const body = Buffer.from('{"type":"outbound","message_id":"1","status":"Delivered"}');
    // openssl dgst -sha512 -hmac example-secret
    const signature =
      '40d01d637a070ccc39fda961134aecac3a7096e8fab28957d503430f70413ef49f582574d8fc9b2d54b0add18f198f35c1cd25013c5b967be3dad78a2c12e46d';
    expect(isSigned(body, signature, 'example-secret')).toBe(true);
    expect(isSigned(body, signature.toUpperCase(), 'example-secret')).toBe(true);
    expect(isSigned(Buffer.concat([body, Buffer.from(' ')]), signature, 'example-secret')).toBe(false);
    expect(isSigned(body, signature, 'another')).toBe(false);
    expect(isSigned(body, undefined, 'example-secret')).toBe(false);
  });

  it.each([
    ['DELIVERED | Message delivered to handset', 'delivered'],
    ['Received', 'delivered'],
    ['DND Active on Phone Number', 'barred'],
    ['Rejected', 'barred'],
    ['Expired', 'expired'],
    ['Message Failed', 'failed'],
  ])('%s is what that means', (status, receipt) => {
    expect(readReceipt(told(status))).toEqual({
      provider: 'termii',
      event: `outbound ${receipt}`,
      reference: `${receipt} 5964465985113503103`,
      job: 'text_receipt',
    });
  });

  it('makes nothing due while it is on its way, and is nothing where it cannot be read', () => {
    expect(readReceipt(told('Message Sent'))).toMatchObject({ event: 'outbound under way', job: undefined });
    for (const raw of ['', '{', '[]', '{"type":"device_status","status":"disconnected"}']) {
      expect(readReceipt(Buffer.from(raw))).toBeUndefined();
    }
  });
});
