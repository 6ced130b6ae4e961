import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { bodyOf, makeCode, textOf, type Body } from '../fields.ts';
import { misbehave, type Answer, type Voice } from '../misbehave.ts';
import type { Outbox } from '../outbox.ts';
import type { Provider, World } from '../provider.ts';
import { put } from '../put.ts';

/** Printed in the manual, and no secret. Live keys have no business here. */
const apiKey = 'TL_sandbox';
const secretKey = 'sk_sandbox_termii';
/** Webhooks go to the path of the company whose protocol this is. */
const webhookName = 'termii';

/** Termii as its documentation describes it: whatever it is given to send lies in the outbox. */
export function createSms({ world, outbox }: { world: World; outbox: Outbox }): Provider {
  return {
    name: 'sms',
    webhookName,
    operations: ['send'],
    entries: () => [],
    settle: () => undefined,
    webhookReference(reference) {
      const sql = 'select id from events where provider = ? and reference = ?';
      return world.books.one(sql, webhookName, reference) ? reference : undefined;
    },
    serve: app => serveApi(app, { world, outbox }),
    serveControls: () => {},
  };
}

function serveApi(app: FastifyInstance, { world, outbox }: { world: World; outbox: Outbox }): void {
  app.post('/api/sms/send', async ({ body }, reply) => {
    const outgoing = await misbehave(() => world.books.transaction(() => send({ world, outbox }, bodyOf(body))), {
      fault: world.faults.take('sms', 'send'),
      operation: 'send',
      voice,
      wait: world.wait,
    });
    return put(reply, outgoing);
  });
  app.all('/elsewhere', () => taken());
}

function send({ world, outbox }: { world: World; outbox: Outbox }, body: Body): Answer {
  if (body['api_key'] !== apiKey) return refusal(401, 'Invalid API key');
  const [to, from, text] = [textOf(body['to']), textOf(body['from']), textOf(body['sms'])];
  if (!to || !from || !text) return refusal(422, 'The to, from and sms fields are required.');
  if (!/^[1-9]\d{6,14}$/.test(to)) return refusal(400, 'Invalid phone number');
  if (from.length < 3 || from.length > 11) return refusal(400, 'Invalid sender id');
  if (!['generic', 'dnd'].includes(textOf(body['channel']) ?? ''))
    return refusal(422, 'The channel field is required.');
  outbox.keep({ to: `+${to}`, channel: 'sms', subject: '', text });
  const told = taken();
  announce(world, { to, from, text, theirs: told.message_id });
  return { status: 200, body: told };
}

/** What the network said of it, which is heard at once here: a number that ends in 4040 has asked for no messages. */
function announce(world: World, { to, from, text, theirs }: Record<'to' | 'from' | 'text' | 'theirs', string>): void {
  const body = JSON.stringify({
    type: 'outbound',
    id: makeCode('', 20),
    message_id: theirs,
    receiver: to,
    sender: from,
    message: text,
    sent_at: new Date(world.now()).toISOString().slice(0, 19).replace('T', ' '),
    cost: '3.9',
    status: to.endsWith('4040') ? 'DND Active on Phone Number' : 'DELIVERED | Message delivered to handset',
    channel: 'dnd',
  });
  const headers = {
    'content-type': 'application/json',
    'x-termii-signature': createHmac('sha512', secretKey).update(body).digest('hex'),
  };
  world.webhooks.record({ provider: webhookName, reference: theirs, name: 'outbound', body, headers });
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
