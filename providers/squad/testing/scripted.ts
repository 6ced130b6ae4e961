import { openScriptedServer, type Script, type Scripted } from '@wura/testkit/scripted-server';
import { createSquad, type Squad } from '../squad.ts';

/**
 * The adapter against a server that answers as the test says. The adapter is a new one for each test, so that the silence
 * of one does not make the next one rest.
 */
export async function openScripted() {
  const server = await openScriptedServer();
  return {
    ...server,
    answering(answers: Script): Squad {
      server.answer(answers);
      return createSquad({ secretKey: 'sk_x', baseUrl: server.url, cablePath: '/v1/service/cable' });
    },
  };
}

/** The same documented reply with other values in its data. */
export function withData<Reply extends { data: object }>(reply: Reply, data: object): { body: unknown } {
  return { body: { ...reply, data: { ...reply.data, ...data } } };
}

export const listOf = (...rows: object[]): { body: unknown } => ({
  body: { status: 200, success: true, message: 'Success', data: { count: rows.length, rows } },
});

export const refused = (message: string, status = 400): Scripted => ({
  status,
  body: { status, success: false, message, data: {} },
});

/** Replies that say nothing about a purchase, whatever their status. */
export const nonsense: Readonly<Record<string, Scripted>> = {
  'an HTML page under 200': { body: '<!doctype html><title>OK</title>' },
  'half a reply': { body: '{"status":200,"success":true,"data":{"status":"succ' },
  'an empty body': { body: '' },
  'no envelope': { body: { ok: 1 } },
  'an envelope without data': { body: { status: 200, success: true, message: 'Success' } },
  'data of null': { body: { status: 200, success: true, message: 'Success', data: null } },
  'data of another shape': { body: { status: 200, success: true, message: 'Success', data: [{}] } },
  'a no under 200': { body: { status: 200, success: false, message: 'Invalid phone number', data: {} } },
  'a no under 500': refused('Invalid phone number', 500),
  'a time-out of theirs': refused('Request timed out, requery', 424),
  'a no that says to ask again': refused('Transaction is processing, please requery', 400),
  'a no because it is there': refused('Duplicate transaction', 409),
  'a no to our key': { status: 403, body: { success: false, message: 'Merchant authentication failed', data: {} } },
  'a no to our key in other words': refused('Authorization failed', 401),
  'too many calls': refused('Too many requests', 429),
  'a no without words': { status: 400, body: { success: false, message: '', data: {} } },
  'a yes under 400': { status: 400, body: { status: 400, success: true, message: 'Success', data: {} } },
};
