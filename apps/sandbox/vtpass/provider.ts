import type { FastifyInstance, FastifyReply } from 'fastify';
import { bodyOf, textOf } from '../fields.ts';
import { misbehave, type Act } from '../misbehave.ts';
import type { Provider, World } from '../provider.ts';
import { put } from '../put.ts';
import { invalidKey, told, voice } from './answers.ts';
import type { Desk } from './desk.ts';
import { entries, settle } from './entries.ts';
import { listVariations } from './list-variations.ts';
import { pay, requery } from './pay.ts';
import { tables } from './tables.ts';
import { verify } from './verify.ts';

const operations = ['pay', 'requery', 'verify', 'variations'] as const;
type Operation = (typeof operations)[number];

/** Printed in the manual, and no secret. Live keys have no business here. */
const keys = { apiKey: 'sandbox_api_key', publicKey: 'PK_sandbox', secretKey: 'SK_sandbox' };

/** VTpass as its documentation describes it: one call that sells everything, under a request id of the caller's. */
export function createVtpass({ world }: { world: World }): Provider {
  const { books, now } = world;
  books.define(tables);
  const desk: Desk = { books, now };
  return {
    name: 'vtpass',
    operations,
    entries: () => entries(desk),
    settle: (reference, outcome) => settle(desk, reference, outcome),
    // It is asked.
    webhookReference: () => undefined,
    serve: app => serveApi(app, { world, desk }),
    serveControls: () => {},
  };
}

function serveApi(app: FastifyInstance, { world, desk }: { world: World; desk: Desk }): void {
  app.addHook('onRequest', async ({ method, headers }, reply) => {
    const isGet = method === 'GET';
    const isKnown =
      headers['api-key'] === keys.apiKey &&
      headers[isGet ? 'public-key' : 'secret-key'] === keys[isGet ? 'publicKey' : 'secretKey'];
    if (!isKnown) return reply.code(invalidKey.status).send(invalidKey.body);
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'Not Found' }));
  app.setErrorHandler((error: { statusCode?: number; message: string }, _request, reply) => {
    const { statusCode = 500, message } = error;
    if (statusCode >= 500) world.log.error('vtpass call failed', { error: message });
    return reply.code(statusCode).send(statusCode >= 500 ? voice.broken.body : { message });
  });

  /** Each call is one transaction of the books, whatever fault may come in its way. */
  async function answer(reply: FastifyReply, operation: Operation, act: Act): Promise<FastifyReply> {
    const outgoing = await misbehave(how => desk.books.transaction(() => act(how)), {
      fault: world.faults.take('vtpass', operation),
      operation,
      voice,
      wait: world.wait,
    });
    return put(reply, outgoing);
  }

  app.post('/pay', ({ body }, reply) => answer(reply, 'pay', how => pay(desk, bodyOf(body), how)));
  app.post('/requery', ({ body }, reply) => answer(reply, 'requery', how => requery(desk, bodyOf(body), how)));
  app.post('/merchant-verify', ({ body }, reply) => answer(reply, 'verify', () => verify(bodyOf(body))));
  app.get('/service-variations', ({ query }, reply) =>
    answer(reply, 'variations', () => listVariations(textOf(bodyOf(query)['serviceID']))),
  );

  // Where a redirected call ends up when its caller follows: it looks like success, and nothing was done.
  app.all('/elsewhere', (_request, reply) => reply.send(told('000', 'TRANSACTION SUCCESSFUL').body));
}
