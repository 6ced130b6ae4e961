import { randomInt } from 'node:crypto';
import type { Payable, PaymentPort, Verdict } from '@wura/provider-payments/server/ports';
import type { CardOrder, CardReason, Unloading } from '@wura/virtual-cards/server/ports';
import type { BridgecardClient, Reply } from './client.ts';
import { encryptText } from './openssl-text.ts';
import { cards, made, moved, status } from './wire.ts';

type CardPayment = Payable<CardOrder>;

/** Within the ten seconds that a customer waits: one sending, and time left to ask what became of it. */
const sendTimeoutMs = 6_000;
const findTimeoutMs = 3_000;

/** Makes cards and puts money on them: each under a reference of ours, by which it is found whatever was answered. */
export function createCardPayments(
  client: BridgecardClient,
  { secretKey }: { secretKey: string },
): Pick<PaymentPort<CardOrder>, 'send' | 'find'> {
  return {
    send: (payment, until) => (payment.details.purpose === 'create' ? make(payment, until) : fund(payment, until)),
    find: (payment, until) =>
      payment.details.purpose === 'create' ? findMade(payment, until) : findFunded(payment, until),
  };

  async function make(payment: CardPayment, until?: AbortSignal): Promise<Verdict> {
    const { holder, currency, card, card_minor: amount, nin } = payment.details;
    const { reference, providerReference } = payment;
    if (providerReference !== null && currency === 'NGN') return fundMade(payment, providerReference, until);
    const body = {
      cardholder_id: holder,
      card_type: 'virtual',
      card_brand: 'Mastercard',
      card_currency: currency,
      // The customer's own PIN is for us alone: the card gets one that no person has to know.
      pin: encryptText(String(randomInt(10_000)).padStart(4, '0'), secretKey),
      transaction_reference: reference,
      meta_data: { card, reference },
      ...(currency === 'USD' ? { card_limit: '500000', funding_amount: amount } : nin && { nin }),
    };
    const asked = { operation: 'create', path: '/cards/create_card', timeoutMs: sendTimeoutMs, until, body };
    const reply = await client.call({ ...asked, method: 'POST' }, made);
    if (reply.kind === 'there_already') {
      const found = await findMade(payment, until);
      const isBare = found.outcome === 'absent' && found.providerReference !== undefined;
      return isBare ? fundMade(payment, found.providerReference, until) : found;
    }
    if (reply.kind !== 'done') return confirmed(reply, () => findMade(payment, until));
    const { card_id: issuerCard, currency: theirs = currency } = reply.data;
    if (theirs !== currency) return about('another currency');
    if (reply.status === 202) return { outcome: 'accepted', isDone: false, providerReference: issuerCard };
    return currency === 'USD' ? isMade(issuerCard) : fundMade(payment, issuerCard, until);
  }

  /**
   * Among all cards of the person: the one that was made under this name. A naira card without money is told and left as it
   * is: its money may be back in the wallet by now, and only what is sent again may put it on the card.
   */
  async function findMade(payment: CardPayment, until?: AbortSignal): Promise<Verdict> {
    const { holder, currency } = payment.details;
    const query = { cardholder_id: holder };
    const asked = {
      operation: 'cards',
      path: '/cards/get_all_cardholder_cards',
      query,
      timeoutMs: findTimeoutMs,
      until,
    };
    const reply = await client.call({ ...asked, method: 'GET' }, cards);
    if (reply.kind === 'unheard_of') return { outcome: 'absent' };
    if (reply.kind !== 'done') return about(whyNone(reply));
    const found = reply.data.cards.find(card => card.meta_data?.['reference'] === payment.reference);
    if (!found) return { outcome: 'absent' };
    if (found.card_currency !== currency) return about('another currency');
    const issuerCard = found.card_id;
    const funded = await findTransaction(payment, { issuerCard, until });
    if (currency === 'USD') {
      // It is put on the card as the card is made, so a card in use has it whether or not they tell of it apart.
      return funded.outcome === 'absent' && found.is_active ? isMade(issuerCard) : funded;
    }
    if (funded.outcome === 'declined') return unfunded(issuerCard);
    if (funded.outcome !== 'absent') return funded;
    if (found.is_deleted) return { outcome: 'declined', reason: 'card_not_accepted' satisfies CardReason };
    return found.is_active
      ? { outcome: 'absent', providerReference: issuerCard }
      : { outcome: 'accepted', isDone: false };
  }

  /** A naira card has nothing on it when it is made. */
  async function fundMade(payment: CardPayment, issuerCard: string, until?: AbortSignal): Promise<Verdict> {
    const verdict = await fund({ ...payment, details: { ...payment.details, issuer_card: issuerCard } }, until);
    if (verdict.outcome === 'declined') return unfunded(issuerCard);
    return verdict.outcome === 'accepted' ? { ...verdict, providerReference: issuerCard } : verdict;
  }

  async function fund(payment: CardPayment, until?: AbortSignal): Promise<Verdict> {
    const { currency, card_minor: amount, issuer_card: issuerCard } = payment.details;
    const body = { card_id: issuerCard, amount, transaction_reference: payment.reference, currency };
    const asked = { operation: 'fund', body, timeoutMs: sendTimeoutMs, until };
    const reply = await client.call(
      currency === 'USD'
        ? { ...asked, method: 'PATCH', path: '/cards/fund_card_asynchronously' }
        : { ...asked, method: 'POST', path: '/naira_cards/fund_naira_card' },
      moved,
    );
    if (reply.kind === 'there_already') return findTransaction(payment, { issuerCard: issuerCard!, until });
    if (reply.kind !== 'done') {
      return confirmed(reply, () => findTransaction(payment, { issuerCard: issuerCard!, until }));
    }
    // They say that it is under way and no more, though mostly it has been decided by then.
    const found = await findTransaction(payment, { issuerCard: issuerCard!, until });
    return found.outcome === 'accepted' || found.outcome === 'declined'
      ? found
      : { outcome: 'accepted', isDone: false };
  }

  async function findFunded(payment: CardPayment, until?: AbortSignal): Promise<Verdict> {
    return findTransaction(payment, { issuerCard: payment.details.issuer_card ?? '', until });
  }

  async function findTransaction(
    { reference, details }: CardPayment,
    { issuerCard, until }: { issuerCard: string; until?: AbortSignal | undefined },
  ): Promise<Verdict> {
    const expected = { currency: details.currency, amountMinor: BigInt(details.card_minor) };
    const verdict = await askStatus(client, { reference, issuerCard, ...expected }, until);
    return verdict.outcome === 'accepted' ? { ...verdict, providerReference: issuerCard } : verdict;
  }
}

const isMade = (issuerCard: string): Verdict => ({ outcome: 'accepted', isDone: true, providerReference: issuerCard });

const unfunded = (issuerCard: string): Verdict => ({
  outcome: 'declined',
  reason: 'card_made_unfunded' satisfies CardReason,
  providerReference: issuerCard,
});

/** Takes money off a card, back to what we have with them. */
export function createUnloading(client: BridgecardClient) {
  const unloaded = (asked: Unloading, until?: AbortSignal) => askStatus(client, asked, until);
  return {
    unloaded,
    async unload(asked: Unloading, until?: AbortSignal): Promise<Verdict> {
      const { reference, issuerCard, currency, amountMinor } = asked;
      const reply = await client.call(
        {
          operation: 'unload',
          method: 'PATCH',
          path: currency === 'USD' ? '/cards/unload_card_asynchronously' : '/naira_cards/unload_naira_card',
          body: { card_id: issuerCard, amount: String(amountMinor), transaction_reference: reference, currency },
          timeoutMs: sendTimeoutMs,
          until,
        },
        moved,
      );
      if (reply.kind === 'there_already') return unloaded(asked, until);
      if (reply.kind !== 'done') return confirmed(reply, () => unloaded(asked, until));
      const found = await unloaded(asked, until);
      const isDecided = found.outcome === 'accepted' || found.outcome === 'declined';
      return isDecided ? found : { outcome: 'accepted', isDone: false };
    },
  };
}

/** What became of one movement of ours on a card. One of another amount or currency is not it. */
async function askStatus(
  client: BridgecardClient,
  { reference, issuerCard, currency, amountMinor }: Unloading,
  until?: AbortSignal,
): Promise<Verdict> {
  const query = { card_id: issuerCard, client_transaction_reference: reference };
  const asked = {
    operation: 'status',
    path: '/cards/get_card_transaction_status',
    query,
    timeoutMs: findTimeoutMs,
    until,
  };
  const reply = await client.call({ ...asked, method: 'GET' }, status);
  if (reply.kind === 'unheard_of') return { outcome: 'absent' };
  if (reply.kind !== 'done') return about(whyNone(reply));
  const { transaction_status: word, amount, currency: theirs } = reply.data;
  if ((amount != null && amount !== amountMinor) || (theirs != null && theirs !== currency))
    return about('another sum');
  switch (word.toUpperCase()) {
    case 'SUCCESSFUL':
      return { outcome: 'accepted', isDone: true };
    case 'PENDING':
      return { outcome: 'accepted', isDone: false };
    case 'FAILED':
      return { outcome: 'declined', reason: 'card_not_accepted' satisfies CardReason };
    case 'REVERSED':
      return { outcome: 'reversed', reason: 'card_not_accepted' satisfies CardReason };
    default:
      return about(`a status nobody has told us of: ${word}`);
  }
}

/**
 * What a sending that was not taken means. Money comes back by a no in words that are known; by one in other words once they
 * say, asked by our reference, that they have nothing under it.
 */
async function confirmed(
  reply: Exclude<Reply<unknown>, { kind: 'done' }>,
  find: () => Promise<Verdict>,
): Promise<Verdict> {
  if (reply.kind !== 'refused') return about(whyNone(reply));
  const declined: Verdict = { outcome: 'declined', reason: reply.reason };
  if (!reply.isInOtherWords) return declined;
  const found = await find();
  return found.outcome === 'absent' && found.providerReference === undefined ? declined : found;
}

const about = (why: string): Verdict => ({ outcome: 'unknown', why });
const whyNone = (reply: Exclude<Reply<unknown>, { kind: 'done' }>): string =>
  reply.kind === 'no_answer' ? reply.why : reply.kind;
