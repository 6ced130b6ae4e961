import { openScriptedServer, type Script, type Scripted } from '@wura/testkit/scripted-server';
import { createVtpass, type Vtpass } from '../vtpass.ts';

/** When the tests play: 09:30 in Lagos. */
export const now = Date.parse('2026-11-21T08:30:00Z');

/**
 * The adapter against a server that answers as the test says. The adapter is a new one for each test, so that the silence
 * of one does not make the next one rest.
 */
export async function openScripted() {
  const server = await openScriptedServer();
  return {
    ...server,
    answering(answers: Script): Vtpass {
      server.answer(answers);
      const keys = { apiKey: 'api', publicKey: 'PK_x', secretKey: 'SK_x' };
      return createVtpass({ ...keys, baseUrl: server.url, isSecondSource: true }, { now: () => now });
    },
  };
}

export const coded = (code: string, more: object = {}): Scripted => ({
  body: { code, response_description: 'as they word it', content: [], ...more },
});

/** Replies that say nothing about a purchase, whatever their status. */
export const nonsense: Readonly<Record<string, Scripted>> = {
  'an HTML page under 200': { body: '<!doctype html><title>OK</title>' },
  'half a reply': { body: '{"code":"000","content":{"transactions":{"status":"deliv' },
  'an empty body': { body: '' },
  'no code': { body: { response_description: 'TRANSACTION SUCCESSFUL' } },
  'success without a transaction': coded('000'),
  'a code of delay': coded('099'),
  'a fault of their system': coded('083'),
  'a code that nobody knows': coded('777'),
  'a no under 500': { status: 500, body: { code: '018', response_description: 'LOW WALLET BALANCE' } },
  'a no to our key': { status: 401, body: { code: '087', response_description: 'INVALID CREDENTIALS' } },
  'too many calls': { status: 429, body: { message: 'Too Many Attempts.' } },
};
