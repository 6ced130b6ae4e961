import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isBearer } from '../bearer.ts';
import { bodyOf, saidBy } from '../fields.ts';
import { misbehave, type Act } from '../misbehave.ts';
import type { Provider, World } from '../provider.ts';
import { put } from '../put.ts';
import { entityNotFound, invalidKey, refusal, success, voice } from './answers.ts';
import { balance } from './balance.ts';
import { listBanks, resolveAccount } from './banks.ts';
import { serveCheckoutPage } from './checkout-page.ts';
import { serveControls } from './controls.ts';
import { createCustomer } from './customers.ts';
import { assignAccount, createAccount, requeryAccount } from './dedicated-accounts.ts';
import type { Desk } from './desk.ts';
import { listDisputes } from './disputes.ts';
import { entries, settle, webhookReference } from './entries.ts';
import { createEventSender } from './events.ts';
import { listTransactions, listTransfers } from './lists.ts';
import { createRecipient, payeeOf } from './recipients.ts';
import { fetchRefund, listRefunds, refund } from './refunds.ts';
import { listSettlements } from './settlements.ts';
import { tables } from './tables.ts';
import { initialize, verify } from './transactions.ts';
import { transfer, verifyTransfer } from './transfers.ts';

const operations = [
  'initialize',
  'verify',
  'banks',
  'resolve',
  'recipient',
  'transfer',
  'transfer_verify',
  'transactions',
  'transfers',
  'refund',
  'refunds',
  'disputes',
  'balance',
  'settlements',
] as const;
type Operation = (typeof operations)[number];

/** Paystack as its documentation describes it: naira in by card and bank transfer, naira out to banks. */
export function createPaystack({ world, secretKey }: { world: World; secretKey: string }): Provider {
  const { books, now, webhooks } = world;
  books.define(tables);
  const sendEvent = createEventSender({ webhooks, secretKey });
  const desk: Desk = { books, now, sendEvent, leftOut: new Set(), renamed: new Map() };
  return {
    name: 'paystack',
    operations,
    tellsWhatIsSaid: true,
    entries: () => entries(desk),
    settle: (reference, outcome) => settle(desk, reference, outcome),
    webhookReference: reference => webhookReference(desk, reference),
    serve(app) {
      serveCheckoutPage(app, desk);
      app.register(async api => serveApi(api, { world, desk, secretKey }));
    },
    serveControls: app => serveControls(app, desk),
  };
}

function serveApi(
  app: FastifyInstance,
  { world, desk, secretKey }: { world: World; desk: Desk; secretKey: string },
): void {
  // Forms are accepted beside JSON.
  const form = 'application/x-www-form-urlencoded';
  app.addContentTypeParser(form, { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
  app.addHook('onRequest', async (request, reply) => {
    if (!isBearer(request.headers.authorization, secretKey)) return reply.code(401).send(invalidKey.body);
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(entityNotFound.body));
  app.setErrorHandler((error: { statusCode?: number; message: string }, _request, reply) => {
    const { statusCode = 500, message } = error;
    if (statusCode >= 500) world.log.error('paystack call failed', { error: message });
    const answer = statusCode >= 500 ? voice.broken : refusal(statusCode, message, { type: 'validation_error' });
    return reply.code(answer.status).send(answer.body);
  });

  /** One call: the work is one transaction of the books, and a fault may come in its way. */
  async function answer(reply: FastifyReply, act: Act, operation?: Operation): Promise<FastifyReply> {
    const outgoing = await misbehave(how => desk.books.transaction(() => act(how)), {
      fault:
        operation &&
        world.faults.take('paystack', operation, saidBy(reply.request) + payeeOf(desk, reply.request.body)),
      operation: operation ?? '',
      voice,
      wait: world.wait,
    });
    return put(reply, outgoing);
  }

  type Named = { Params: { reference: string } };
  app.post('/transaction/initialize', (request, reply) =>
    answer(reply, how => initialize(desk, bodyOf(request.body), { ...how, origin: originOf(request) }), 'initialize'),
  );
  app.get<Named>('/transaction/verify/:reference', ({ params }, reply) =>
    answer(reply, how => verify(desk, params.reference, how), 'verify'),
  );
  app.get('/transaction', ({ query }, reply) =>
    answer(reply, () => listTransactions(desk, bodyOf(query)), 'transactions'),
  );
  app.get('/bank', ({ query }, reply) => answer(reply, () => listBanks(bodyOf(query)), 'banks'));
  app.get('/bank/resolve', ({ query }, reply) => answer(reply, () => resolveAccount(desk, bodyOf(query)), 'resolve'));
  app.post('/transferrecipient', ({ body }, reply) =>
    answer(reply, () => createRecipient(desk, bodyOf(body)), 'recipient'),
  );
  app.post('/transfer', ({ body }, reply) => answer(reply, how => transfer(desk, bodyOf(body), how), 'transfer'));
  app.get<Named>('/transfer/verify/:reference', ({ params }, reply) =>
    answer(reply, how => verifyTransfer(desk, params.reference, how), 'transfer_verify'),
  );

  app.get('/transfer', ({ query }, reply) => answer(reply, () => listTransfers(desk, bodyOf(query)), 'transfers'));

  app.post('/customer', ({ body }, reply) => answer(reply, () => createCustomer(desk, bodyOf(body))));
  app.post('/dedicated_account', ({ body }, reply) => answer(reply, () => createAccount(desk, bodyOf(body))));
  app.post('/dedicated_account/assign', ({ body }, reply) => answer(reply, () => assignAccount(desk, bodyOf(body))));
  app.get('/dedicated_account/requery', ({ query }, reply) => answer(reply, () => requeryAccount(desk, bodyOf(query))));
  app.get('/balance', (_request, reply) => answer(reply, () => balance(desk.books), 'balance'));
  app.get('/settlement', ({ query }, reply) =>
    answer(reply, () => listSettlements(desk, bodyOf(query)), 'settlements'),
  );

  app.post('/refund', ({ body }, reply) => answer(reply, how => refund(desk, bodyOf(body), how), 'refund'));
  app.get('/refund', ({ query }, reply) => answer(reply, () => listRefunds(desk, bodyOf(query)), 'refunds'));
  app.get<{ Params: { id: string } }>('/refund/:id', ({ params }, reply) =>
    answer(reply, () => fetchRefund(desk, params.id), 'refunds'),
  );

  app.get('/dispute', ({ query }, reply) => answer(reply, () => listDisputes(desk, bodyOf(query)), 'disputes'));

  // Where a redirected call ends up when its caller follows: it looks like success, and nothing was done.
  app.all('/elsewhere', (_request, reply) => reply.send(success('Moved', { status: 'success' }).body));
}

/** The address the caller reached us under is the one their customer's browser can reach, too. */
function originOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}`;
}
