import type { FastifyInstance, FastifyReply } from 'fastify';
import { isBearer } from '../bearer.ts';
import { bodyOf, saidBy } from '../fields.ts';
import { misbehave, type Act } from '../misbehave.ts';
import type { Provider, World } from '../provider.ts';
import { put } from '../put.ts';
import { buyAirtime } from './airtime.ts';
import { badKey, badUtilityKey, noKey, refusal, success, voice } from './answers.ts';
import { balance } from './balance.ts';
import { buyBouquet, listBouquets, lookUpCard } from './cable.ts';
import { listCompanies } from './companies.ts';
import { buyData, listPlans } from './data.ts';
import type { Desk } from './desk.ts';
import { buyElectricity, lookUpMeter } from './electricity.ts';
import { entries, settle } from './entries.ts';
import { tables } from './tables.ts';
import { listVends } from './transactions.ts';

const operations = [
  'airtime',
  'data',
  'electricity',
  'tv',
  'plans',
  'providers',
  'lookup',
  'bouquets',
  'transactions',
] as const;
type Operation = (typeof operations)[number];

/** Printed in the manual, and no secret. Live keys have no business here. */
const secretKey = 'sandbox_sk_sandbox';

/** Squad as its documentation describes it: airtime, data, electricity and cable, out of the merchant's wallet. */
export function createSquad({ world }: { world: World }): Provider {
  const { books, now } = world;
  books.define(tables);
  const desk: Desk = { books, now };
  return {
    name: 'squad',
    operations,
    tellsWhatIsSaid: true,
    entries: () => entries(desk),
    settle: (reference, outcome) => settle(desk, reference, outcome),
    // It has no webhook for what it sells: it is asked.
    webhookReference: () => undefined,
    serve: app => serveApi(app, { world, desk }),
    serveControls: () => {},
  };
}

function serveApi(app: FastifyInstance, { world, desk }: { world: World; desk: Desk }): void {
  app.addHook('onRequest', async ({ headers, url }, reply) => {
    if (isBearer(headers.authorization, secretKey)) return;
    const isUtility = /\/utilities\/|\/v1\/service\//.test(url);
    const refused = isUtility ? badUtilityKey : headers.authorization ? badKey : noKey;
    return reply.code(refused.status).send(refused.body);
  });
  const nowhere = refusal(404, 'Not found');
  app.setNotFoundHandler((_request, reply) => reply.code(nowhere.status).send(nowhere.body));
  app.setErrorHandler((error: { statusCode?: number; message: string }, _request, reply) => {
    const { statusCode = 500, message } = error;
    if (statusCode >= 500) world.log.error('squad call failed', { error: message });
    const answer = statusCode >= 500 ? voice.broken : refusal(statusCode, message);
    return reply.code(answer.status).send(answer.body);
  });

  /** Each call is one transaction of the books, whatever fault may come in its way. */
  async function answer(reply: FastifyReply, act: Act, operation?: Operation): Promise<FastifyReply> {
    const outgoing = await misbehave(how => desk.books.transaction(() => act(how)), {
      fault: operation && world.faults.take('squad', operation, saidBy(reply.request)),
      operation: operation ?? '',
      voice,
      wait: world.wait,
    });
    return put(reply, outgoing);
  }

  app.post('/vending/purchase/airtime', ({ body }, reply) =>
    answer(reply, how => buyAirtime(desk, bodyOf(body), how), 'airtime'),
  );
  app.get('/vending/data-bundles', ({ query }, reply) => answer(reply, () => listPlans(bodyOf(query)), 'plans'));
  app.post('/vending/purchase/data', ({ body }, reply) =>
    answer(reply, how => buyData(desk, bodyOf(body), how), 'data'),
  );
  app.get('/vending/transactions', ({ query }, reply) =>
    answer(reply, how => listVends(desk, bodyOf(query), how), 'transactions'),
  );

  const electricity = '/vending/utilities/electricity';
  app.get(`${electricity}/service-providers`, (_request, reply) => answer(reply, () => listCompanies(), 'providers'));
  app.post(`${electricity}/lookup`, ({ body }, reply) =>
    answer(reply, () => lookUpMeter(desk, bodyOf(body)), 'lookup'),
  );
  app.post(electricity, ({ body }, reply) =>
    answer(reply, how => buyElectricity(desk, bodyOf(body), how), 'electricity'),
  );

  const cable = '/v1/service/cable';
  app.post(`${cable}/bouquet-list`, ({ body }, reply) => answer(reply, () => listBouquets(bodyOf(body)), 'bouquets'));
  app.post(`${cable}/lookup`, ({ body }, reply) => answer(reply, () => lookUpCard(desk, bodyOf(body)), 'lookup'));
  app.post(`${cable}/vend`, ({ body }, reply) => answer(reply, how => buyBouquet(desk, bodyOf(body), how), 'tv'));

  app.get('/merchant/balance', (_request, reply) => answer(reply, () => balance(desk.books)));

  // Where a redirected call ends up when its caller follows: it looks like success, and nothing was done.
  app.all('/elsewhere', (_request, reply) => reply.send(success({ status: 'success' }).body));
}
