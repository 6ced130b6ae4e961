import { openScriptedServer, type Scripted } from '@wura/testkit/scripted-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
  const settings = { apiKey: 'TL_x', senderId: 'Wura', baseUrl: box.url };
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
  });
  expect(read({}, { url: 'http://127.0.0.1:3001' })).toMatchObject({ baseUrl: 'http://127.0.0.1:3001/sms' });
  expect(() => read({ TERMII_SENDER_ID: 'A name that is too long' })).toThrow('TERMII_SENDER_ID');
});
