import { openScriptedServer, type Script, type Scripted } from '@wura/testkit/scripted-server';
import { createPaystack, type Paystack } from '../paystack.ts';

/**
 * The adapter against a server that answers as the test says. The adapter is a new one for each test, so that the silence
 * of one does not make the next one rest.
 */
export async function openScripted() {
  const server = await openScriptedServer();
  return {
    ...server,
    answering(answers: Script): Paystack {
      server.answer(answers);
      return createPaystack({ secretKey: 'sk_test_x', baseUrl: server.url });
    },
  };
}

/** The same documented reply with other values in its data. */
export function withData<Reply extends { data: object }>(reply: Reply, data: object): { body: unknown } {
  return { body: { ...reply, data: { ...reply.data, ...data } } };
}

/** Replies that say nothing about a payment, whatever their status. */
export const nonsense: Readonly<Record<string, Scripted>> = {
  'an HTML page under 200': { body: '<!doctype html><title>OK</title>' },
  'an HTML page under 502': { status: 502, body: '<html>Bad gateway</html>' },
  'half a reply': { body: '{"status":true,"message":"x","data":{"status":"succ' },
  'an empty body': { body: '' },
  'a bare true': { body: 'true' },
  'no envelope': { body: { ok: 1 } },
  'an envelope without data': { body: { status: true, message: 'Verification successful' } },
  'data of null': { body: { status: true, message: 'Verification successful', data: null } },
  'data of another shape': { body: { status: true, message: 'x', data: [{}] } },
  'a status that is no truth value': { body: { status: 'true', message: 'x', data: {} } },
  'a no under 200': { body: { status: false, message: 'Transfer not found' } },
  'a no under 500': { status: 500, body: { status: false, message: 'Transaction reference not found' } },
  'a no under 403': { status: 403, body: { status: false, message: 'Transfer not found' } },
  'a no without words': { status: 400, body: { status: false } },
  'a yes under 400': { status: 400, body: { status: true, message: 'Transfer not found', data: {} } },
};
