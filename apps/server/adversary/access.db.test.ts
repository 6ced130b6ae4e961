import { randomId } from '@wura/platform/identifiers';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import type { RouteSpec } from '@wura/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contracts } from '../contracts.ts';
import { accessMatrix, namingFields } from './access-matrix.ts';
import type { Kind } from './kinds.ts';
import { newTally, send } from './attack.ts';
import { findAbout } from './findings.ts';
import { bearer, openProduct, type Product } from './product.ts';
import { faultsOf, type Answer } from './judge.ts';
import { fieldsOf, nameOf, withValue, type Request } from './requests.ts';
import { report } from './report.ts';
import { needsSecret, sampleOf, type Findings } from './samples.ts';
import { servedRoutes } from './served-routes.ts';
import { readState, whatChanged } from './state.ts';

let database: TestDatabase;
let product: Product;
let found: Findings;
let theirs: Findings;
let dead: string;
let names: Record<Kind, { theirs: string; nobodys: string }>;
const tally = newTally('X', contracts.length);

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openProduct(database);
  theirs = await findAbout(product, product.victim);
  found = { ...(await findAbout(product, product.attacker)), photoId: theirs.photoId };
  dead = await product.signIn(product.victim);
  const { app } = product.application;
  await app.inject({ method: 'POST', url: '/api/logout', headers: bearer(dead) });
  const cursor = await cursorOf('/api/transactions');
  const deposits = await cursorOf('/api/deposits');
  names = {
    wallet: { theirs: product.victim.wallets['NGN']!, nobodys: randomId('wal') },
    'USDT wallet': { theirs: product.victim.wallets['USDT']!, nobodys: randomId('wal') },
    'saved address': { theirs: theirs.savedAddressId, nobodys: randomId('uad') },
    movement: { theirs: theirs.movementId, nobodys: randomId('mov') },
    'idempotency key': { theirs: theirs.idempotencyKey, nobodys: 'nobody-used-this' },
    device: { theirs: theirs.deviceId, nobodys: randomId('dev') },
    'device, to be removed': { theirs: theirs.spareDeviceId, nobodys: randomId('dev') },
    session: { theirs: theirs.spareSessionId, nobodys: randomId('ses') },
    'list cursor': { theirs: cursor, nobodys: 'A'.repeat(cursor.length) },
    passkey: { theirs: theirs.passkeyId, nobodys: randomId('psk') },
    'session cursor': { theirs: theirs.spareSessionId, nobodys: randomId('ses') },
    notification: { theirs: theirs.notificationId, nobodys: randomId('ntf') },
    'message cursor': { theirs: theirs.messageId, nobodys: randomId('msg') },
    'notification cursor': { theirs: theirs.notificationId, nobodys: randomId('ntf') },
    deposit: { theirs: theirs.depositReference, nobodys: 'DEP_nobody_made_this' },
    'deposit cursor': { theirs: deposits, nobodys: 'A'.repeat(deposits.length) },
    quote: { theirs: theirs.quoteId, nobodys: randomId('quo') },
    'empty wallet': { theirs: product.victim.wallets['KES']!, nobodys: randomId('wal') },
    'rate alert': { theirs: theirs.alertId, nobodys: randomId('alt') },
    'alert cursor': { theirs: theirs.alertId, nobodys: randomId('alt') },
    'conversion order': { theirs: theirs.conversionOrderId, nobodys: randomId('cor') },
    'bulk payment': { theirs: theirs.bulkId, nobodys: randomId('blk') },
    'bulk payment, to be stopped': { theirs: theirs.spareBulkId, nobodys: randomId('blk') },
    'API key': { theirs: theirs.keyId, nobodys: randomId('key') },
    'API key, to be revoked': { theirs: theirs.spareKeyId, nobodys: randomId('key') },
    'webhook address': { theirs: theirs.webhookId, nobodys: randomId('whk') },
    'webhook address, to be removed': { theirs: theirs.spareWebhookId, nobodys: randomId('whk') },
    pot: { theirs: theirs.potId, nobodys: randomId('pot') },
    'scheduled payment': { theirs: theirs.scheduleId, nobodys: randomId('sch') },
    'schedule cursor': { theirs: theirs.scheduleId, nobodys: randomId('sch') },
    'order cursor': { theirs: theirs.conversionOrderId, nobodys: randomId('cor') },
    beneficiary: { theirs: theirs.beneficiaryId, nobodys: randomId('ben') },
    'saved person': { theirs: theirs.personId, nobodys: randomId('per') },
    'saved person cursor': { theirs: theirs.personId, nobodys: randomId('per') },
    biller: { theirs: theirs.billerId, nobodys: randomId('bil') },
    'biller cursor': { theirs: theirs.billerId, nobodys: randomId('bil') },
    'meter check': { theirs: theirs.meterChecks.pop()!, nobodys: randomId('mtr') },
    'card check': { theirs: theirs.cardChecks.pop()!, nobodys: randomId('crd') },
    'card check, older path': { theirs: theirs.cardChecks.pop()!, nobodys: randomId('crd') },
    vend: { theirs: theirs.vendId, nobodys: randomId('vnd') },
    'gift card price': { theirs: theirs.giftPrices.pop()!, nobodys: randomId('gfq') },
    'gift card': { theirs: theirs.giftCardId, nobodys: randomId('gft') },
    'gift card cursor': { theirs: theirs.giftCardId, nobodys: randomId('gft') },
    'vend cursor': { theirs: theirs.vendId, nobodys: randomId('vnd') },
    'virtual card': { theirs: theirs.virtualCardId, nobodys: randomId('crd') },
    'virtual card, to be closed': { theirs: theirs.spareCardId, nobodys: randomId('crd') },
    'card quote': { theirs: theirs.cardQuotes.pop()!, nobodys: randomId('quo') },
    'card quote, for a deposit': { theirs: theirs.cardQuotes.pop()!, nobodys: randomId('quo') },
    'card entry cursor': { theirs: theirs.cardEntryId, nobodys: randomId('cde') },
    'payment request': { theirs: theirs.requestCode, nobodys: '0'.repeat(16) },
    'payment request, to the payer': { theirs: theirs.askedCode, nobodys: '0'.repeat(16) },
    'payment request cursor': { theirs: theirs.requestCode, nobodys: '0'.repeat(16) },
    dispute: { theirs: theirs.disputeId, nobodys: randomId('dsp') },
    'dispute cursor': { theirs: theirs.disputeId, nobodys: randomId('dsp') },
    recall: { theirs: theirs.recallId, nobodys: randomId('rcl') },
    'recall cursor': { theirs: theirs.recallId, nobodys: randomId('rcl') },
    'guardian link, asked': { theirs: theirs.askedLinkId, nobodys: randomId('grd') },
    'guardian link': { theirs: theirs.linkId, nobodys: randomId('grd') },
    'guardian link, to be ended': { theirs: theirs.spareLinkId, nobodys: randomId('grd') },
    'blocked person': { theirs: theirs.blockId, nobodys: randomId('blk') },
    'blocked person cursor': { theirs: theirs.keptBlockId, nobodys: randomId('blk') },
    'face check': { theirs: theirs.faceCheckId, nobodys: randomId('fac') },
    'loan request': { theirs: theirs.loanRequestId, nobodys: randomId('ord') },
    'business request': { theirs: theirs.businessRequestId, nobodys: randomId('ord') },
    'water order': { theirs: theirs.waterOrderId, nobodys: randomId('ord') },
  };
});
afterAll(async () => {
  report([tally]);
  await product.close();
  await database.close();
});

/** Where the victim's list goes on after its first line. */
async function cursorOf(list: string): Promise<string> {
  const route = contracts.find(({ method, path }) => method === 'GET' && path === list)!;
  const asVictim = sampleOf(route, { ...product, attacker: product.victim }, theirs);
  return JSON.parse((await send(product, { request: withLimit(asVictim, '1') })).text).nextCursor;
}

const each = contracts.map(route => [nameOf(route), route] as const);
const pairs = each.flatMap(([name, route]) =>
  Object.entries(accessMatrix[name]?.names ?? {}).map(([field, thing]) => [name, field, route, thing] as const),
);

describe('the table of access', () => {
  it('has a line for every call and no line for anything else', () => {
    expect(Object.keys(accessMatrix).toSorted()).toEqual(contracts.map(nameOf).toSorted());
  });

  it.each(each)('%s: agrees with the contract, and has thought of every name in it', (name, route) => {
    const { who, names = {}, open = {} } = accessMatrix[name]!;
    expect(route.access).toBe(
      { anybody: 'public', either: 'anyone', customers: 'customer', operators: 'operator' }[who],
    );
    expect([...Object.keys(names), ...Object.keys(open)].toSorted()).toEqual(namingFields(route).toSorted());
  });

  it('is the whole of what is served: each contract has its route, and each route its contract', () => {
    expect(servedRoutes(product.application.app)).toEqual(contracts.map(nameOf).toSorted());
  });
});

describe('a call with', () => {
  it.each(each)('no token or a dead one: %s', async (name, route) => {
    const before = await readState(product);
    const sample = () => sampleOf(route, product, found);
    const none = await ask(sample(), {});
    const withDead = await ask(sample(), bearer(dead));
    if (route.access === 'public') {
      const isTaken = none.status < 300 || needsSecret.has(name);
      expect([isTaken, withDead.status]).toEqual([true, none.status]);
      return;
    }
    if (route.access === 'anyone') {
      expect([none.status < 300, withDead.status]).toEqual([true, 401]);
      return;
    }
    expect(none.status).toBe(401);
    expect(withDead.status).toBe(401);
    expect(wordsOf(withDead)).toEqual(wordsOf(none));
    expect(await whatChanged(product, before)).toEqual([]);
  });
});

describe('the token of', () => {
  const ofKind = (access: RouteSpec['access']) => each.filter(([, route]) => route.access === access);

  it.each(ofKind('operator'))('a customer is nothing to %s', async (_name, route) => {
    const sample = sampleOf(route, product, found);
    const theirs = await ask(sample, bearer(product.attacker.token));
    expect(theirs.status).toBe(401);
    expect(wordsOf(theirs)).toEqual(wordsOf(await ask(sample, {})));
  });

  it.each(ofKind('customer'))('an operator is nothing to %s', async (_name, route) => {
    const sample = sampleOf(route, product, found);
    const theirs = await ask(sample, bearer(product.operator.token));
    expect(theirs.status).toBe(401);
    expect(wordsOf(theirs)).toEqual(wordsOf(await ask(sample, {})));
  });
});

describe('somebody else’s name for a thing', () => {
  it.each(pairs)(
    '%s: %s is answered as one that nothing has, and changes nothing',
    async (_name, field, route, thing) => {
      const before = await readState(product);
      const { theirs: taken, nobodys } = names[thing.kind];
      const at = fieldsOf(route).find(({ place, name }) => `${place}.${name}` === field)!;
      const asAttacker = (value: string) =>
        ask(withValue(sampleOf(route, product, found), at, value), bearer(product.attacker.token));
      const [one, two] = [await asAttacker(taken), await asAttacker(nobodys)];
      expect([one.status, two.status]).toEqual([thing.status, thing.status]);
      expect(wordsOf(one)).toEqual(wordsOf(two));
      expect(one.text).not.toContain(product.victim.fullName.split(' ')[0]);
      expect(await whatChanged(product, before)).toEqual([]);

      // The name is good: its owner is answered.
      const asOwner = sampleOf(route, { ...product, attacker: product.victim }, theirs);
      const owners = await ask(withValue(asOwner, at, taken), bearer(product.victim.token));
      expect(owners.status, owners.text).toBeLessThan(300);
    },
  );
});

const withLimit = (request: Request, limit: string) => withValue(request, { place: 'query', name: 'limit' }, limit);

async function ask(request: Request, headers: Record<string, string>): Promise<Answer> {
  tally.requests++;
  const answer = await send(product, { request: { ...request, headers } });
  const faults = faultsOf(answer, request.route.path);
  expect(faults, nameOf(request.route)).toEqual([]);
  return answer;
}

/** What an answer says, save for its own number. */
function wordsOf({ text }: Answer): unknown {
  const { requestId: _number, ...words } = JSON.parse(text);
  return words;
}
