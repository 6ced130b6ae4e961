import { openScriptedServer, type Script, type Scripted } from '@wura/testkit/scripted-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBridgecard } from './bridgecard.ts';
import card from './fixtures/card.json' with { type: 'json' };
import history from './fixtures/history.json' with { type: 'json' };
import { encryptText } from './openssl-text.ts';
import { isSigned, readEvent } from './webhooks.ts';

let server: Awaited<ReturnType<typeof openScriptedServer>>;
beforeAll(async () => void (server = await openScriptedServer()));
afterAll(() => server.close());

const secrets = { secretKey: 'sk_x', webhookSecret: 'whs_x' };
const answering = (answers: Script) => {
  server.answer(answers);
  const url = { baseUrl: server.url, relayUrl: `${server.url}/relay` };
  const settings = { ...secrets, ...url, token: 'at_test_x', fundEveryMs: 0, readEveryMs: 0, isShownByThem: true };
  return createBridgecard(settings).issuer;
};

const issuerCard = card.data.card_id;
const reference = card.data.meta_data.reference;
const payment = (purpose: 'create' | 'fund', currency: 'USD' | 'NGN' = 'USD') => ({
  reference,
  amountMinor: 3_00n,
  currency,
  providerReference: null,
  createdAt: new Date(),
  details: {
    reference,
    purpose,
    card: 'crd_1',
    holder: card.data.cardholder_id,
    issuer_card: purpose === 'fund' ? issuerCard : null,
    last_four: null,
    currency,
    card_minor: '300',
    card_amount: '3.00',
    rules: '2026-01-01',
    exchange: null,
  },
});
const done = (data: object, status = 200): Scripted => ({ status, body: { status: 'success', message: 'Done', data } });
const refused = (message: string, status = 400): Scripted => ({ status, body: { message } });
const list = (...cards: object[]) => done({ cards, total: cards.length });
const create = 'POST /cards/create_card';
const all = 'GET /cards/get_all_cardholder_cards';
const fund = 'PATCH /cards/fund_card_asynchronously';
const status = 'GET /cards/get_card_transaction_status';

describe('what the rules of Nigeria want them to know', () => {
  const person = {
    customer: 'cus_1',
    firstName: 'Ada',
    lastName: 'Obi',
    email: 'ada@example.com',
    phone: '2348012345678',
  };
  const holder = { ...person, address: '9 Jibowu Street', state: 'Lagos', country: 'NG' };
  const selfieUrl = 'https://wura.example/api/kyc/selfies/x';
  it.each([
    [
      { bvn: '22212345678', nin: '33312345678', selfieUrl },
      { id_type: 'NIGERIAN_BVN_VERIFICATION', bvn: '22212345678', selfie_image: selfieUrl },
    ],
    [{ nin: '33312345678' }, { id_type: 'NIGERIAN_NIN', id_no: '33312345678' }],
    [undefined, undefined],
  ])('goes with the cardholder (%o)', async (papers, identity) => {
    const register = 'POST /cardholder/register_cardholder_synchronously';
    const issuer = answering({ [register]: done({ cardholder_id: 'h' }, 201) });
    await issuer.register({ ...holder, ...(papers && { papers }) });
    expect(server.sent.at(-1)!.body.identity).toEqual(identity);
  });

  it('goes with the order of a naira card', async () => {
    const fundNaira = 'POST /naira_cards/fund_naira_card';
    const issuer = answering({
      [create]: done({ card_id: issuerCard, currency: 'NGN' }, 201),
      [fundNaira]: done({}, 202),
    });
    const order = payment('create', 'NGN');
    await issuer.send({ ...order, details: { ...order.details, nin: '33312345678' } });
    const asked = server.sent.find(({ path }) => path === '/cards/create_card')!;
    expect(asked.body).toMatchObject({ card_currency: 'NGN', nin: '33312345678' });
  });
});

describe('a dollar card', () => {
  it('is made and funded in one call, under a reference of ours', async () => {
    const made = done({ card_id: issuerCard, currency: 'USD' }, 201);
    expect(await answering({ [create]: made }).send(payment('create'))).toEqual({
      outcome: 'accepted',
      isDone: true,
      providerReference: issuerCard,
    });
  });

  it.each<[string, Scripted, object]>([
    [
      'no money of ours with them',
      refused('Please top up your USD issuing wallet, you have insufficient balance'),
      { outcome: 'declined', reason: 'card_issuer_short' },
    ],
    ['a person they bar', refused('Not allowed', 451), { outcome: 'declined', reason: 'card_holder_barred' }],
    [
      'a field they miss',
      { status: 422, body: { detail: [{ msg: 'field required', loc: ['body', 'pin'], type: 'x' }] } },
      { outcome: 'declined', reason: 'card_not_accepted' },
    ],
    ['a token they do not know', refused('Invalid token', 401), { outcome: 'unknown' }],
    ['too many calls', refused('Rate limit exceeded', 420), { outcome: 'unknown' }],
    ['a time-out of theirs', refused('Gateway Timeout', 504), { outcome: 'unknown' }],
    ['a page under 200', { body: '<!doctype html>' }, { outcome: 'unknown' }],
    ['another currency than was ordered', done({ card_id: 'x', currency: 'NGN' }, 201), { outcome: 'unknown' }],
  ])('after %s is what that says, and nothing more', async (_name, answer, verdict) => {
    expect(await answering({ [create]: answer }).send(payment('create'))).toMatchObject(verdict);
  });

  it('whose reference they have already is looked for, not made again', async () => {
    const there = refused('This transaction reference exists please enter another reference');
    const issuer = answering({
      [create]: there,
      [all]: list(card.data),
      [status]: refused('Transaction not found', 404),
    });
    expect(await issuer.send(payment('create'))).toMatchObject({ outcome: 'accepted', providerReference: issuerCard });
  });

  it('that the person has no card of is absent, and may be made', async () => {
    const other = { ...card.data, meta_data: { reference: 'wur_another' } };
    expect(await answering({ [all]: list(other) }).find(payment('create'))).toEqual({ outcome: 'absent' });
  });
});

describe('money for a card', () => {
  const underWay = done({ card_id: issuerCard, transaction_reference: reference }, 202);
  it.each([
    ['SUCCESSFUL', { outcome: 'accepted', isDone: true }],
    ['PENDING', { outcome: 'accepted', isDone: false }],
    ['FAILED', { outcome: 'declined', reason: 'card_not_accepted' }],
    ['REVERSED', { outcome: 'accepted', isDone: false }],
    ['SOMETHING', { outcome: 'accepted', isDone: false }],
  ])('that is under way and %s is that', async (word, verdict) => {
    const issuer = answering({ [fund]: underWay, [status]: done({ transaction_status: word }) });
    expect(await issuer.send(payment('fund'))).toMatchObject(verdict);
  });

  it('of another amount or currency is not ours', async () => {
    for (const lie of [{ amount: '3000' }, { currency: 'NGN' }]) {
      const issuer = answering({ [status]: done({ transaction_status: 'SUCCESSFUL', ...lie }) });
      expect(await issuer.find(payment('fund'))).toMatchObject({ outcome: 'unknown' });
    }
  });

  it('within five minutes of the last is refused, in a word of ours', async () => {
    const soon = refused('You can only fund a card once every 5 minutes, please try again later.');
    const verdict = await answering({ [fund]: soon }).send(payment('fund'));
    expect(verdict).toEqual({ outcome: 'declined', reason: 'card_too_soon' });
  });

  it('that a naira card was made without comes back, and the card stays', async () => {
    const issuer = answering({
      [create]: done({ card_id: issuerCard, currency: 'NGN' }, 201),
      'POST /naira_cards/fund_naira_card': refused(
        'Please top up your NGN issuing wallet, you have insufficient balance',
      ),
    });
    const verdict = await issuer.send(payment('create', 'NGN'));
    expect(verdict).toEqual({ outcome: 'declined', reason: 'card_made_unfunded', providerReference: issuerCard });
  });
});

describe('a card', () => {
  it('is read without its number: cipher text stays where it is', async () => {
    const issuer = answering({
      'GET /cards/get_card_details': { body: card },
      'GET /cards/get_card_balance': done({ card_id: issuerCard, available_balance: '200' }),
    });
    const told = await issuer.details(issuerCard);
    const shown = { lastFour: '4417', expiry: null, brand: 'Mastercard', isActive: true, isDeleted: false };
    expect(told).toEqual({ outcome: 'accepted', ...shown, balanceMinor: 2_00n });
  });

  it('has a history of what was bought and what was put on it', async () => {
    const told = await answering({ 'GET /cards/get_card_transactions': { body: history } }).history(
      issuerCard,
      'USD',
      1,
    );
    expect(told).toMatchObject({
      outcome: 'accepted',
      isLast: true,
      events: [
        { kind: 'purchase', merchant: 'Facebook', amountMinor: 10_00n, state: 'done', reference: null },
        { kind: 'credit', reference, amountMinor: 3_00n, at: new Date(1690869600_000) },
      ],
    });
  });

  it('is shown by its issuer: we pass on an address and a token', async () => {
    const told = await answering({ 'GET /cards/generate_token_for_card_details': done({ token: 'once' }) }).reveal(
      issuerCard,
    );
    const url = `${server.url}/relay/cards/get_card_details_from_token`;
    expect(told).toEqual({ outcome: 'accepted', revealed: { url, token: 'once' } });
  });
});

describe('a webhook', () => {
  it('is theirs when its signature decrypts to our secret, and no one else’s', () => {
    expect(isSigned(encryptText('whs_x', 'sk_x'), secrets)).toBe(true);
    for (const forged of [encryptText('whs_x', 'sk_y'), encryptText('whs_y', 'sk_x'), 'whs_x', '', undefined]) {
      expect(isSigned(forged, secrets)).toBe(false);
    }
  });

  it('of OpenSSL itself is understood', () => {
    // printf whs_x | openssl enc -aes-256-cbc -md md5 -salt -pass pass:sk_x -base64
    expect(isSigned('U2FsdGVkX19xgYs0MnHblZWwEcoZHlq0owhBHm346y0=', secrets)).toBe(true);
  });

  it.each([
    [
      'card_credit_event.successful',
      { transaction_reference: 'wur_1', card_id: 'c' },
      { reference: 'wur_1', job: 'pay' },
    ],
    [
      'naira_card_unload_event.failed',
      { transaction_reference: 'wur_2', card_id: 'c' },
      { reference: 'wur_2', job: 'back' },
    ],
    ['card_debit_event.declined', { transaction_reference: 'x', card_id: 'c' }, { reference: 'c', job: 'card_sync' }],
    ['card_delete_event.notification', { card_id: 'c' }, { reference: 'c', job: 'card_sync' }],
    ['cardholder_verification.successful', { cardholder_id: 'h' }, { reference: 'h', job: 'card_holder_told' }],
    ['cardholder_verification.failed', { cardholder_id: 'h' }, { reference: 'h', job: undefined }],
  ])('%s makes the right question due', (event, data, wanted) => {
    const told = readEvent(Buffer.from(JSON.stringify({ event, data })), { purchase: 'pay', charge: 'back' });
    expect(told).toMatchObject({ provider: 'bridgecard', event, ...wanted });
  });
});
