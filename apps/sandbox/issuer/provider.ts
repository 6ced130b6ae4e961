import type { FastifyInstance, FastifyReply } from 'fastify';
import { optional, readInput, text } from '../control-input.ts';
import { bodyOf, textOf, wholeOf, type Body } from '../fields.ts';
import { misbehave, type Act, type Answer } from '../misbehave.ts';
import type { Provider, World } from '../provider.ts';
import { put } from '../put.ts';
import { done, noSuchCard, noSuchHolder, refused, unknownToken, voice } from './answers.ts';
import { balanceOf, cardOnWire, findCard, findHolder, findMove, moveOnWire, movesOf } from './cards.ts';
import type { Desk } from './desk.ts';
import { createEventSender, webhookName } from './events.ts';
import { fund, showStatus, unload } from './fund.ts';
import { register, showHolder } from './holders.ts';
import { keys } from './keys.ts';
import { makeCard } from './make-card.ts';
import { makeToken, revealByToken, revealPlain } from './reveal.ts';
import { entries, minorOf, settle } from './settle.ts';
import { chargeFee, erase, purchase, refund } from './spend.ts';
import { tables, type CardRow } from './tables.ts';
import { issuingBalance } from './wallets.ts';

const operations = [
  'cardholder',
  'create',
  'fund',
  'status',
  'details',
  'unload',
  'transactions',
  'freeze',
  'delete',
  'reveal',
] as const;
type Operation = (typeof operations)[number];

const perPage = 20;

/** Bridgecard as its documentation describes it: cardholders, cards, what is put on them, and what happens at shops. */
export function createIssuer({ world }: { world: World }): Provider {
  const { books, now, webhooks } = world;
  books.define(tables);
  const desk: Desk = { books, now, send: createEventSender({ webhooks }) };
  return {
    name: 'issuer',
    webhookName,
    operations,
    entries: () => entries(desk),
    settle: (reference, outcome) => settle(desk, reference, outcome),
    webhookReference(reference) {
      const move = findMove(desk, reference);
      if (move) return move.reference ?? move.code;
      return findHolder(desk, reference)?.id ?? (settledName(desk, reference) ? reference : undefined);
    },
    serve(app) {
      // Theirs has a path of its own for each environment; what a caller adds to this base is the same.
      for (const prefix of ['/', '/v1/issuing/sandbox']) {
        app.register(async scope => serveApi(scope, { world, desk }), { prefix });
      }
    },
    serveControls: app => serveControls(app, desk),
  };
}

const settledName = ({ books }: Desk, reference: string) =>
  books.one(`select id from issuer_cards where json_extract(meta, '$.transaction_reference') = ?`, reference);

function serveApi(app: FastifyInstance, { world, desk }: { world: World; desk: Desk }): void {
  app.addHook('onRequest', async ({ headers, url }, reply) => {
    // What a browser asks by a token needs no key: that is what the token is for.
    if (url.includes('/get_card_details_from_token')) return void reply.header('access-control-allow-origin', '*');
    if (headers['token'] !== `Bearer ${keys.token}`) return reply.code(unknownToken.status).send(unknownToken.body);
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'Not Found' }));
  app.setErrorHandler((error: { statusCode?: number; message: string }, _request, reply) => {
    const { statusCode = 500, message } = error;
    if (statusCode >= 500) world.log.error('issuer call failed', { error: message });
    return reply.code(statusCode).send(statusCode >= 500 ? voice.broken.body : { message });
  });

  /** Each call is one transaction of the books, whatever fault may come in its way. */
  async function answer(reply: FastifyReply, operation: Operation, act: Act): Promise<FastifyReply> {
    const outgoing = await misbehave(how => desk.books.transaction(() => act(how)), {
      fault: world.faults.take('issuer', operation),
      operation,
      voice,
      wait: world.wait,
    });
    return put(reply, outgoing);
  }
  const get = (path: string, operation: Operation, act: (query: Body) => Answer) =>
    app.get(path, ({ query }, reply) => answer(reply, operation, () => act(bodyOf(query))));
  const ofCard = (act: (card: CardRow, query: Body) => Answer) => (query: Body) => {
    const card = findCard(desk, textOf(query['card_id']));
    return card ? act(card, query) : noSuchCard;
  };

  for (const way of ['', '_synchronously']) {
    app.post(`/cardholder/register_cardholder${way}`, ({ body }, reply) =>
      answer(reply, 'cardholder', () => register(desk, bodyOf(body))),
    );
  }
  get('/cardholder/get_cardholder', 'cardholder', query => showHolder(desk, textOf(query['cardholder_id'])));

  app.post('/cards/create_card', ({ body }, reply) =>
    answer(reply, 'create', how => makeCard(desk, bodyOf(body), how)),
  );
  get(
    '/cards/get_card_details',
    'details',
    ofCard(card => done('Card details fetched', cardOnWire(desk, card))),
  );
  get('/cards/get_all_cardholder_cards', 'status', query => {
    const holder = findHolder(desk, textOf(query['cardholder_id']));
    if (!holder) return noSuchHolder;
    const rows = desk.books.all<CardRow>('select * from issuer_cards where holder = ?', holder.id);
    return done('Cards were fetched successfully', {
      cards: rows.map(row => cardOnWire(desk, row)),
      total: rows.length,
    });
  });

  for (const path of ['/cards/fund_card_asynchronously', '/cards/fund_card']) {
    app.patch(path, ({ body }, reply) => answer(reply, 'fund', how => fund(desk, bodyOf(body), { ...how, of: 'USD' })));
  }
  app.post('/naira_cards/fund_naira_card', ({ body }, reply) =>
    answer(reply, 'fund', how => fund(desk, bodyOf(body), { ...how, of: 'NGN' })),
  );
  for (const [path, of] of [
    ['/cards/unload_card_asynchronously', 'USD'],
    ['/naira_cards/unload_naira_card', 'NGN'],
  ] as const) {
    app.patch(path, ({ body }, reply) => answer(reply, 'unload', how => unload(desk, bodyOf(body), { ...how, of })));
  }
  get('/cards/get_card_transaction_status', 'status', query => showStatus(desk, query));
  get(
    '/cards/get_card_balance',
    'details',
    ofCard(card => {
      const balance = String(balanceOf(desk, card.id));
      const settled = { settled_available_balance: balance, settled_book_balance: balance };
      return done('Card balance fetched', { card_id: card.id, balance, available_balance: balance, ...settled });
    }),
  );
  // Each currency's cards have lists of their own, and are in no other.
  for (const [path, currency] of [
    ['/cards/get_card_transactions', 'USD'],
    ['/cards/get_naira_card_transactions', 'NGN'],
  ] as const) {
    const show = (card: CardRow, query: Body) => showHistory(desk, card, wholeOf(query['page']) ?? 1);
    const ofIts = ofCard((card, query) => (card.currency === currency ? show(card, query) : noSuchCard));
    get(path, 'transactions', ofIts);
  }

  for (const [folder, currency] of [
    ['/cards', 'USD'],
    ['/naira_cards', 'NGN'],
  ] as const) {
    for (const [verb, isFrozen] of [
      ['freeze', 1],
      ['unfreeze', 0],
    ] as const) {
      app.patch(`${folder}/${verb}_card`, ({ query }, reply) =>
        answer(reply, 'freeze', () =>
          ofCard(card => {
            if (card.status !== 'active' || card.currency !== currency) return noSuchCard;
            desk.books.run('update issuer_cards set is_frozen = ? where id = ?', isFrozen, card.id);
            return done(`Card was ${verb}d successfully`.replace('ezed', 'ozen'), { card_id: card.id });
          })(bodyOf(query)),
        ),
      );
    }
  }
  app.delete<{ Params: { id: string } }>('/cards/delete_card/:id', ({ params }, reply) =>
    answer(reply, 'delete', () => {
      const card = findCard(desk, params.id);
      if (!card) return noSuchCard;
      if (card.status === 'active') erase(desk, card);
      return done('Card was deleted successfully', { card_id: card.id });
    }),
  );

  get('/cards/generate_token_for_card_details', 'reveal', query => makeToken(desk, query));
  get('/relay/cards/get_card_details', 'reveal', query => revealPlain(desk, query));
  get('/relay/cards/get_card_details_from_token', 'reveal', query => revealByToken(desk, query));

  get('/cards/get_issuing_wallet_balance', 'details', () =>
    done('Issuing wallet balance fetched', {
      issuing_balance_USD: String(issuingBalance(desk.books, 'USD')),
      issuing_balance_NGN: String(issuingBalance(desk.books, 'NGN')),
    }),
  );
  app.patch('/cards/fund_issuing_wallet', ({ body, query }, reply) =>
    answer(reply, 'details', () => {
      const { amount, currency } = { ...bodyOf(query), ...bodyOf(body) };
      const minor = minorOf(amount);
      if (!minor) return refused('amount must be in the smallest unit');
      const sql = 'insert into issuer_wallets (currency, amount) values (?, ?)';
      desk.books.run(sql, textOf(currency) ?? 'USD', minor);
      return done('Issuing wallet funded');
    }),
  );
  get('/cards/fx-rate', 'details', () => done('FX rate fetched', { 'NGN-USD': 148_550 }));

  // Where a redirected call ends up when its caller follows: it looks like success, and nothing was done.
  app.all('/elsewhere', (_request, reply) => reply.send(done('Done').body));
}

function showHistory(desk: Desk, card: CardRow, page: number): Answer {
  const rows = movesOf(desk, card.id)
    .filter(({ kind, amount }) => kind !== 'create' || amount > 0)
    .toReversed();
  const shown = rows.slice((page - 1) * perPage, page * perPage).map(row => moveOnWire(desk, row));
  const pages = Math.max(1, Math.ceil(rows.length / perPage));
  const meta = {
    total: rows.length,
    pages,
    previous: page > 1 ? page - 1 : null,
    next: page < pages ? page + 1 : null,
  };
  return done('Card transactions fetched', { transactions: shown, meta });
}

/** What happens at shops. */
function serveControls(app: FastifyInstance, desk: Desk): void {
  const any = (given: unknown) => given;
  app.post('/issuer/purchase', async ({ body }) => {
    const fields = { card_id: text({ max: 64 }), amount: any, merchant: text({ max: 100 }) };
    const more = { currency: optional(text({ max: 3 }), undefined), category: optional(text({ max: 4 }), undefined) };
    const wanted = readInput(body, { ...fields, ...more });
    return desk.books.transaction(() => purchase(desk, wanted));
  });
  app.post('/issuer/refund', async ({ body }) => {
    const { authorization } = readInput(body, { authorization: text({ max: 64 }) });
    const move = desk.books.transaction(() => refund(desk, authorization));
    return { authorization: move.code, approved: true, reason: null };
  });
  app.post('/issuer/fee', async ({ body }) => {
    const wanted = readInput(body, { card_id: text({ max: 64 }), amount: any });
    const move = desk.books.transaction(() => chargeFee(desk, wanted));
    return { authorization: move.code, approved: true, reason: null };
  });
}
