import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSandbox, type Sandbox } from '@wura/app-sandbox/sandbox';
import { silentLog } from '@wura/platform/log';
import type { CardEvent } from '@wura/virtual-cards/server/ports';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBridgecard, type Bridgecard } from './bridgecard.ts';

// Both sides were written from the documentation alone, so what they agree on is what it says.

let sandbox: Sandbox;
let url: string;
let bridgecard: Bridgecard;
let holder: string;
const dataDir = mkdtempSync(path.join(tmpdir(), 'wura-issuer-'));
beforeAll(async () => {
  const paystack = { secretKey: 'sk_test_sandbox' };
  sandbox = createSandbox({
    dataDir,
    webhookUrl: 'http://127.0.0.1:9/hooks',
    paystack,
    log: silentLog,
    isDurable: false,
  });
  url = await sandbox.listen(0);
});
beforeEach(async () => {
  await control('/faults', 'DELETE');
  bridgecard = createBridgecard({
    token: 'at_test_sandbox',
    secretKey: 'sk_test_Sandbox_bridgecard',
    webhookSecret: 'whs_sandbox_bridgecard',
    baseUrl: `${url}/issuer`,
    relayUrl: `${url}/issuer/relay`,
    fundEveryMs: 0,
    readEveryMs: 0,
    isShownByThem: false,
  });
  const told = await bridgecard.issuer.register({
    customer: 'cus_1',
    firstName: 'Ada',
    lastName: 'Obi',
    email: 'ada@example.com',
    phone: '2348031234567',
    address: '9 Jibowu Street, Yaba',
    state: 'Lagos',
    country: 'NG',
  });
  if (told.outcome !== 'accepted') throw new Error(told.outcome);
  holder = told.holder;
});
afterAll(async () => {
  await sandbox.close();
  rmSync(dataDir, { recursive: true });
});

async function control(at: string, method = 'GET', body?: object): Promise<any> {
  const answer = await sandbox.app.inject({ method: method as 'GET', url: `/_sandbox${at}`, ...(body && { body }) });
  return answer.json();
}
const spoil = (operation: string, mode: string) => control('/faults', 'POST', { provider: 'issuer', operation, mode });
const shop = (at: string, body: object) => control(`/issuer/${at}`, 'POST', body);

let made = 0;
function newPayment(
  purpose: 'create' | 'fund',
  more: { currency?: 'USD' | 'NGN'; minor?: bigint; card?: string } = {},
) {
  const { currency = 'USD', minor = 10_00n, card = null } = more;
  const reference = `wur_issuer_sandbox_${++made}`;
  const names = { reference, card: `crd_${made}`, holder, issuer_card: card, last_four: null };
  const sums = { currency, card_minor: String(minor), card_amount: '10.00', rules: '2026-01-01', exchange: null };
  const details = { ...names, ...sums, purpose };
  const none: string | null = null;
  return { reference, amountMinor: minor, currency, providerReference: none, createdAt: new Date(), details };
}
/** What the rail does with it once it has no answer: asks, and sends again what is there without its money. */
async function settleLater(payment: ReturnType<typeof newPayment>) {
  const found = await bridgecard.issuer.find(payment);
  if (found.outcome !== 'absent' || found.providerReference === undefined) return found;
  return bridgecard.issuer.send({ ...payment, providerReference: found.providerReference });
}
const patience = () => AbortSignal.timeout(400);

async function newCard(currency: 'USD' | 'NGN' = 'USD'): Promise<string> {
  const verdict = await bridgecard.issuer.send(newPayment('create', { currency }));
  if (verdict.outcome !== 'accepted') throw new Error(JSON.stringify(verdict));
  return verdict.providerReference!;
}

describe.each(['USD', 'NGN'] as const)('a card in %s', currency => {
  it('is made with the money on it, and found by its name', async () => {
    const payment = newPayment('create', { currency });
    const verdict = await bridgecard.issuer.send(payment);
    expect(verdict).toMatchObject({ outcome: 'accepted', isDone: true });
    const { providerReference: card } = verdict as { providerReference: string };
    expect(await bridgecard.issuer.find(payment)).toMatchObject({ outcome: 'accepted', isDone: true });
    expect(await bridgecard.issuer.details(card)).toMatchObject({ balanceMinor: 10_00n, isActive: true });
  });

  it.each(['act_then_timeout', 'garbage', 'oversized', 'wrong_currency'])(
    'that was made without an answer to believe (%s) is found, once',
    async mode => {
      const payment = newPayment('create', { currency });
      await spoil('create', mode);
      expect(await bridgecard.issuer.send(payment, patience())).toMatchObject({ outcome: 'unknown' });
      expect(await settleLater(payment)).toMatchObject({ outcome: 'accepted', isDone: true });
      const again = await bridgecard.issuer.send(payment);
      expect(again).toMatchObject({ outcome: 'accepted', isDone: true });
      const books = await control('/books/issuer');
      expect(books.filter((entry: any) => entry.reference === payment.reference)).toHaveLength(1);
    },
  );

  it.each(['error500', 'timeout', 'status429', 'redirect'])('that was never made (%s) is absent', async mode => {
    const payment = newPayment('create', { currency });
    await spoil('create', mode);
    expect(await bridgecard.issuer.send(payment, patience())).toMatchObject({ outcome: 'unknown' });
    expect(await bridgecard.issuer.find(payment)).toEqual({ outcome: 'absent' });
  });

  it.each([
    ['success', { outcome: 'accepted', isDone: true }],
    ['failed', { outcome: 'declined' }],
  ])('that they decide about later ends as they say: %s', async (outcome, verdict) => {
    const payment = newPayment('create', { currency });
    await spoil('create', 'pending');
    expect(await bridgecard.issuer.send(payment)).toMatchObject({ outcome: 'accepted', isDone: false });
    expect(await bridgecard.issuer.find(payment)).toMatchObject({ outcome: 'accepted', isDone: false });
    await control(`/settle/${payment.reference}`, 'POST', { outcome });
    expect(await settleLater(payment)).toMatchObject(verdict);
  });

  it('takes money, gives it back, and is deleted', async () => {
    const card = await newCard(currency);
    const payment = newPayment('fund', { card, currency, minor: 5_00n });
    expect(await bridgecard.issuer.send(payment)).toMatchObject({ outcome: 'accepted', isDone: true });
    const asked = { reference: `wur_back_${currency}`, issuerCard: card, currency, amountMinor: 15_00n };
    expect(await bridgecard.issuer.unload(asked)).toMatchObject({ outcome: 'accepted', isDone: true });
    expect(await bridgecard.issuer.unload(asked)).toMatchObject({ outcome: 'accepted', isDone: true });
    expect(await bridgecard.issuer.details(card)).toMatchObject({ balanceMinor: 0n });
    expect(await bridgecard.issuer.close(card)).toEqual({ outcome: 'accepted' });
    expect(await bridgecard.issuer.details(card)).toMatchObject({ isDeleted: true, isActive: false });
  });

  it.each(['act_then_timeout', 'garbage', 'timeout', 'error500'])(
    'is funded once, whatever was heard (%s)',
    async mode => {
      const card = await newCard(currency);
      const payment = newPayment('fund', { card, currency, minor: 5_00n });
      await spoil('fund', mode);
      expect(await bridgecard.issuer.send(payment, patience())).toMatchObject({ outcome: 'unknown' });
      const isThere = mode === 'act_then_timeout' || mode === 'garbage';
      expect(await bridgecard.issuer.find(payment)).toMatchObject({ outcome: isThere ? 'accepted' : 'absent' });
      expect(await bridgecard.issuer.send(payment)).toMatchObject({ outcome: 'accepted', isDone: true });
      expect(await bridgecard.issuer.details(card)).toMatchObject({ balanceMinor: 15_00n });
    },
  );
});

describe('what happens at shops', () => {
  const events = async (card: string): Promise<readonly CardEvent[]> => {
    const told = await bridgecard.issuer.history(card, 'USD', 1);
    return told.outcome === 'accepted' ? told.events : [];
  };

  it('is in the history: bought, declined for a reason, refunded, taken back, charged for the month', async () => {
    const card = await newCard();
    const bought = await shop('purchase', { card_id: card, amount: '4.00', currency: 'USD', merchant: 'Netflix' });
    expect(bought).toMatchObject({ approved: true, reason: null });
    expect(await shop('purchase', { card_id: card, amount: 40, merchant: 'Spotify' })).toMatchObject({
      approved: false,
    });
    await shop('refund', { authorization: bought.authorization });
    const other = await shop('purchase', { card_id: card, amount: '1.00', merchant: 'Canva' });
    await control(`/settle/${other.authorization}`, 'POST', { outcome: 'reversed' });
    await shop('fee', { card_id: card, amount: '1' });
    expect((await events(card)).map(({ kind, state, declineReason }) => [kind, state, declineReason])).toEqual([
      ['fee', 'done', null],
      ['refund', 'done', null],
      ['purchase', 'done', null],
      ['refund', 'done', null],
      ['purchase', 'declined', 'insufficient_funds'],
      ['purchase', 'done', null],
      ['credit', 'done', null],
    ]);
    expect(await bridgecard.issuer.details(card)).toMatchObject({ balanceMinor: 9_00n });
  });

  it('is refused on a frozen card, and let through again after', async () => {
    const card = await newCard();
    await bridgecard.issuer.setFrozen(card, { currency: 'USD', isFrozen: true });
    const wanted = { card_id: card, amount: '1', merchant: 'Netflix' };
    expect(await shop('purchase', wanted)).toMatchObject({ approved: false, reason: 'Card is frozen' });
    await bridgecard.issuer.setFrozen(card, { currency: 'USD', isFrozen: false });
    expect(await shop('purchase', wanted)).toMatchObject({ approved: true });
  });

  it('ends the card at the fifteenth decline for lack of money', async () => {
    const card = await newCard();
    const wanted = { card_id: card, amount: '11', merchant: 'Netflix' };
    for (let time = 1; time <= 15; time++) await shop('purchase', wanted);
    expect(await bridgecard.issuer.details(card)).toMatchObject({ isDeleted: true });
    expect((await events(card))[0]).toMatchObject({ kind: 'closing', amountMinor: 10_00n });
  });
});

it('a number comes over the relay alone, and lies in no file of theirs', async () => {
  const card = await newCard();
  const told = await bridgecard.issuer.reveal(card);
  if (told.outcome !== 'accepted' || !('number' in told.revealed)) throw new Error('not revealed');
  const { number, cvv } = told.revealed;
  expect(number).toMatch(/^\d{16}$/);
  expect(cvv).toMatch(/^\d{3}$/);
  const files = readFileSync(path.join(dataDir, 'sandbox', 'books.sqlite'), 'latin1');
  const log = readFileSync(path.join(dataDir, 'sandbox', 'books.sqlite-wal'), 'latin1');
  expect(`${files}${log}`).not.toContain(number);
});

it('a wrong token is told so, and nothing else', async () => {
  const answer = await sandbox.app.inject({ url: '/issuer/cards/fx-rate', headers: { token: 'Bearer at_live_x' } });
  expect([answer.statusCode, answer.json()]).toEqual([401, { message: 'Invalid token' }]);
});

it('a naira card that its issuer would not fund is asked about without being funded', async () => {
  const payment = newPayment('create', { currency: 'NGN' });
  await spoil('fund', 'refuse');
  const verdict = await bridgecard.issuer.send(payment);
  expect(verdict).toMatchObject({ outcome: 'declined', reason: 'card_made_unfunded' });
  const { providerReference: card } = verdict as { providerReference: string };
  expect(await bridgecard.issuer.find(payment)).toEqual({ outcome: 'absent', providerReference: card });
  expect(await bridgecard.issuer.details(card)).toMatchObject({ balanceMinor: 0n });
});

it('the records find each movement by person, card and reference', async () => {
  const payment = newPayment('create');
  await bridgecard.issuer.send(payment);
  const found = await bridgecard.records.find('purchase', `${holder}//${payment.reference}`);
  expect(found).toMatchObject({ outcome: 'accepted', entry: { amountMinor: 10_00n, currency: 'USD', state: 'done' } });
  expect(await bridgecard.records.find('purchase', `${holder}//wur_none`)).toEqual({ outcome: 'absent' });
});

it('the records find what was put on a naira card, whose list is another than that of dollar cards', async () => {
  const payment = newPayment('create', { currency: 'NGN' });
  const made = await bridgecard.issuer.send(payment);
  const { providerReference: card } = made as { providerReference: string };
  for (const named of [`${holder}//${payment.reference}`, `${holder}/${card}/${payment.reference}`]) {
    expect(await bridgecard.records.find('purchase', named)).toMatchObject({
      outcome: 'accepted',
      entry: { reference: named, amountMinor: 10_00n, currency: 'NGN', state: 'done' },
    });
  }
});

it('the records say before each page of a history that they are still at it', async () => {
  const payment = newPayment('create');
  const made = await bridgecard.issuer.send(payment);
  const { providerReference: card } = made as { providerReference: string };
  for (let time = 0; time < 41; time++) await shop('purchase', { card_id: card, amount: '0.10', merchant: 'Kiosk' });
  let beats = 0;
  const found = await bridgecard.records.find('purchase', `${holder}//${payment.reference}`, async () => void beats++);
  expect(found).toMatchObject({ outcome: 'accepted', entry: { amountMinor: 10_00n } });
  expect(beats).toBe(3);
});

describe('a cardholder', () => {
  const person = { customer: 'cus_2', firstName: 'Bisi', lastName: 'Ola', email: 'bisi@example.com' };
  const whole = { ...person, phone: '2348031234568', address: '1 Marina', state: 'Lagos', country: 'NG' };

  it('whose registration was not answered is undecided when registered again, and known by what is told', async () => {
    const papers = { bvn: '22298765432' };
    await spoil('cardholder', 'act_then_timeout');
    expect(await bridgecard.issuer.register({ ...whole, papers }, patience())).toMatchObject({ outcome: 'unknown' });
    // Never that they will not have this person: it is they who have them already.
    expect(await bridgecard.issuer.register({ ...whole, papers })).toMatchObject({ outcome: 'unknown' });
  });

  it('is ours by the name that we gave along', async () => {
    expect(await bridgecard.issuer.registered(holder)).toEqual({ outcome: 'accepted', customer: 'cus_1' });
    expect(await bridgecard.issuer.registered('crdh_none')).toMatchObject({ outcome: 'declined' });
  });
});
