import type { FastifyInstance } from 'fastify';
import { bodyOf, makeCode, textOf, type Body } from '../fields.ts';
import { misbehave, type Answer, type Voice } from '../misbehave.ts';
import type { Outbox } from '../outbox.ts';
import type { Provider, World } from '../provider.ts';
import { put } from '../put.ts';

/** Printed in the manual, and no secret. Live keys have no business here. */
const apiKey = 'TL_sandbox';

/** Termii as its documentation describes it: whatever it is given to send lies in the outbox. */
export function createSms({ world, outbox }: { world: World; outbox: Outbox }): Provider {
  return {
    name: 'sms',
    operations: ['send'],
    entries: () => [],
    settle: () => undefined,
    webhookReference: () => undefined,
    serve: app => serveApi(app, { world, outbox }),
    serveControls: () => {},
  };
}

function serveApi(app: FastifyInstance, { world, outbox }: { world: World; outbox: Outbox }): void {
  app.post('/api/sms/send', async ({ body }, reply) => {
    const outgoing = await misbehave(() => send(outbox, bodyOf(body)), {
      fault: world.faults.take('sms', 'send'),
      operation: 'send',
      voice,
      wait: world.wait,
    });
    return put(reply, outgoing);
  });
  app.all('/elsewhere', () => taken());
}

function send(outbox: Outbox, body: Body): Answer {
  if (body['api_key'] !== apiKey) return refusal(401, 'Invalid API key');
  const [to, from, text] = [textOf(body['to']), textOf(body['from']), textOf(body['sms'])];
  if (!to || !from || !text) return refusal(422, 'The to, from and sms fields are required.');
  if (!/^[1-9]\d{6,14}$/.test(to)) return refusal(400, 'Invalid phone number');
  if (from.length < 3 || from.length > 11) return refusal(400, 'Invalid sender id');
  if (!['generic', 'dnd'].includes(textOf(body['channel']) ?? ''))
    return refusal(422, 'The channel field is required.');
  outbox.keep({ to: `+${to}`, channel: 'sms', subject: '', text });
  return { status: 200, body: taken() };
}

const taken = () => ({
  code: 'ok',
  message_id: makeCode('', 20),
  message: 'Successfully Sent',
  balance: 1_000_000,
  user: 'Wura',
});

const refusal = (status: number, message: string): Answer => ({ status, body: { message } });

const voice: Voice = {
  broken: refusal(500, 'Server Error'),
  tooMany: refusal(429, 'Too Many Requests'),
  refuse: () => refusal(400, 'Invalid phone number'),
  elsewhere: '/sms/elsewhere',
};
