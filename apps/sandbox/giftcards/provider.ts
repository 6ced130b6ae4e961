import type { FastifyInstance, FastifyReply } from 'fastify';
import { isBearer } from '../bearer.ts';
import { bodyOf, saidBy, textOf } from '../fields.ts';
import { misbehave, type Act } from '../misbehave.ts';
import type { Provider, World } from '../provider.ts';
import { put } from '../put.ts';
import { invalidKey, refused, voice } from './answers.ts';
import type { Desk } from './desk.ts';
import { entries, settle } from './entries.ts';
import { listOrders, placeOrder, showBalance, showOrder } from './orders.ts';
import { onWire, products } from './products.ts';
import { quote } from './quotes.ts';
import { tables } from './tables.ts';

const operations = ['catalogue', 'quote', 'order', 'lookup', 'orders', 'balance'] as const;
type Operation = (typeof operations)[number];

/** Printed in the manual, and no secret. Live keys have no business here. */
const apiKey = 'gc_sandbox_key';

/** A partner that sells gift cards, as docs/gift-card-partners.md describes one. */
export function createGiftCards({ world }: { world: World }): Provider {
  const { books, now } = world;
  books.define(tables);
  const desk: Desk = { books, now };
  return {
    name: 'giftcards',
    operations,
    tellsWhatIsSaid: true,
    entries: () => entries(desk),
    settle: (reference, outcome) => settle(desk, reference, outcome),
    // It is asked.
    webhookReference: () => undefined,
    serve: app => serveApi(app, { world, desk }),
    serveControls: () => {},
  };
}

function serveApi(app: FastifyInstance, { world, desk }: { world: World; desk: Desk }): void {
  app.addHook('onRequest', async ({ headers }, reply) => {
    if (!isBearer(headers.authorization, apiKey)) return reply.code(invalidKey.status).send(invalidKey.body);
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(refused(404, 'no_such_call', 'Not found.').body));
  app.setErrorHandler((error: { statusCode?: number; message: string }, _request, reply) => {
    const { statusCode = 500, message } = error;
    if (statusCode >= 500) world.log.error('giftcards call failed', { error: message });
    const { body } = statusCode >= 500 ? voice.broken : refused(statusCode, 'unreadable', message);
    return reply.code(statusCode).send(body);
  });

  /** Each call is one transaction of the books, whatever fault may come in its way. */
  async function answer(reply: FastifyReply, operation: Operation, act: Act): Promise<FastifyReply> {
    const outgoing = await misbehave(how => desk.books.transaction(() => act(how)), {
      fault: world.faults.take('giftcards', operation, saidBy(reply.request)),
      operation,
      voice,
      wait: world.wait,
    });
    return put(reply, outgoing);
  }

  app.get('/catalogue', ({ query }, reply) =>
    answer(reply, 'catalogue', () => {
      const country = textOf(bodyOf(query)['country']);
      const wanted = products.filter(each => country === undefined || each.country === country);
      return { status: 200, body: { products: wanted.map(onWire) } };
    }),
  );
  app.post('/quotes', ({ body }, reply) => answer(reply, 'quote', () => quote(desk, bodyOf(body))));
  app.post('/orders', ({ body }, reply) => answer(reply, 'order', how => placeOrder(desk, bodyOf(body), how)));
  app.get('/orders', ({ query }, reply) => answer(reply, 'orders', () => listOrders(desk, bodyOf(query))));
  app.get<{ Params: { reference: string } }>('/orders/:reference', ({ params }, reply) =>
    answer(reply, 'lookup', how => showOrder(desk, params.reference, how)),
  );
  app.get('/balance', (_request, reply) => answer(reply, 'balance', () => showBalance(desk)));

  // Where a redirected call ends up when its caller follows: it looks like success, and nothing was done.
  app.all('/elsewhere', (_request, reply) => reply.send({ status: 'delivered', card: { code: 'ELSEWHERE' } }));
}
