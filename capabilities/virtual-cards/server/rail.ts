import type { Pool, Tx } from '@wura/database';
import type { IdentityNumbers } from '@wura/identity/server/identity-numbers';
import { enqueue } from '@wura/jobs';
import type { CurrencyCode } from '@wura/money/currencies';
import { notify } from '@wura/notices/server';
import type { PaymentPort } from '@wura/provider-payments/server/ports';
import type { Payment } from '@wura/provider-payments/server/queries';
import { positionPurpose } from '@wura/wallets/server/system-wallets';
import type { MovementKind } from '@wura/wallets/server/kinds';
import { moveBetweenSystemWallets } from '@wura/wallets/server/system-transfers';
import { insertEntry } from './entries.ts';
import { cardExchange, cardFunded, cardMade, cardPaymentJob } from './kinds.ts';
import type { CardRails } from './needs.ts';
import { cardNotMade, cardReady } from './notices.ts';
import { cardToppedUp, cardTopUpReturned } from './top-up-notices.ts';
import { cardSyncJob, type CardIssuer, type CardPaymentDetails, type CardReason } from './ports.ts';
import { findCard, lockCard, noteExchange, updateCard } from './queries.ts';

type CardPayment = Payment<CardPaymentDetails>;

interface RailNeeds {
  pool: Pool;
  issuer: CardIssuer;
  papers: IdentityNumbers | undefined;
  now: () => number;
}

export function openRails({ pool, issuer, papers, now }: RailNeeds): CardRails {
  const port = papers ? withNumbers(issuer, { pool, papers }) : issuer;
  const rail = (movement: MovementKind<CardPaymentDetails>) => ({
    pool,
    ports: [port],
    now,
    job: cardPaymentJob,
    movement,
    operation: movement.name,
    // Of a card in another currency the house takes what was paid, and gives the issuer its own.
    bookedTo: ({ details, provider }: CardPayment) => (details.exchange ? positionPurpose : provider),
    onEnd: (tx: Tx, payment: CardPayment) => end(tx, payment, new Date(now())),
  });
  return { port, making: rail(cardMade), funding: rail(cardFunded) };
}

/** A naira card is made for a NIN. It is opened as the order leaves, so that no table of payments ever holds it. */
function withNumbers(
  issuer: CardIssuer,
  { pool, papers }: { pool: Pool; papers: IdentityNumbers },
): PaymentPort<CardPaymentDetails> {
  return {
    provider: issuer.provider,
    isDown: () => issuer.isDown?.() ?? false,
    find: (payment, until) => issuer.find(payment, until),
    async send(payment, until) {
      const { details } = payment;
      if (details.purpose !== 'create' || details.currency !== 'NGN') return issuer.send(payment, until);
      const card = await findCard(pool, details.card);
      const { nin } = await papers.open(card!.customer);
      return issuer.send({ ...payment, details: { ...details, ...(nin && { nin }) } }, until);
    },
  };
}

/** In the commit that ends the payment: the wallet's money, the card's book and the customer's notice agree at every moment. */
async function end(tx: Tx, payment: CardPayment, at: Date): Promise<void> {
  const { details, state } = payment;
  if (state === 'succeeded') await arrive(tx, payment, at);
  else if (state === 'reversed') await goBack(tx, payment, at);
  else await comeToNothing(tx, payment);
  await tell(tx, payment, at);
  const issuerCard = details.issuer_card ?? payment.providerReference;
  // What it ends in, and what has happened on it since, is the issuer's to tell.
  if (issuerCard) await enqueue(tx, { kind: cardSyncJob, subject: issuerCard });
}

async function arrive(tx: Tx, payment: CardPayment, at: Date): Promise<void> {
  const { details, reference, providerReference } = payment;
  const card = await lockCard(tx, (await findCard(tx, details.card))!.id);
  await exchange(tx, payment, { isUndone: false });
  if (details.purpose === 'create') await updateCard(tx, card.id, { status: 'active', issuer_card: providerReference });
  const minor = BigInt(details.card_minor);
  await insertEntry(tx, { card: card.id, name: reference, kind: 'top_up', amount: minor, at });
}

/** The issuer took back its yes: what was put on the card is off it again. */
async function goBack(tx: Tx, payment: CardPayment, at: Date): Promise<void> {
  const { details, reference } = payment;
  const card = await lockCard(tx, (await findCard(tx, details.card))!.id);
  await exchange(tx, payment, { isUndone: true });
  const minor = BigInt(details.card_minor);
  await insertEntry(tx, { card: card.id, name: `${reference} back`, kind: 'reversal', amount: -minor, at });
  if (details.purpose === 'create') await updateCard(tx, card.id, { status: 'closed', closed_at: at });
}

async function comeToNothing(tx: Tx, { details, reason, providerReference }: CardPayment): Promise<void> {
  if (details.purpose !== 'create') return;
  const card = (await findCard(tx, details.card))!;
  const isThere = reason === ('card_made_unfunded' satisfies CardReason) && providerReference !== null;
  await updateCard(tx, card.id, isThere ? { status: 'active', issuer_card: providerReference } : { status: 'failed' });
}

/** The second half of it: out of the house's stock of the card's currency to the issuer, or back. */
async function exchange(tx: Tx, { details, reference, provider }: CardPayment, { isUndone }: { isUndone: boolean }) {
  if (!details.exchange) return;
  const [from, to] = isUndone ? [provider, positionPurpose] : [positionPurpose, provider];
  const transferId = await moveBetweenSystemWallets(tx, {
    kind: cardExchange,
    name: `card exchange\0${reference}\0${isUndone ? 'undone' : ''}`,
    from,
    to,
    money: { currency: details.currency, minor: BigInt(details.card_minor) },
  });
  await noteExchange(tx, { reference, transferId, isUndone });
}

async function tell(tx: Tx, payment: CardPayment, at: Date): Promise<void> {
  const { details, customer, state } = payment;
  const isMade = details.purpose === 'create';
  const hasCome = state === 'succeeded';
  const onCard = { currency: details.currency as CurrencyCode, minor: BigInt(details.card_minor) };
  const fromWallet = { currency: payment.currency, minor: payment.amountMinor };
  const what = hasCome ? (isMade ? cardReady : cardToppedUp) : isMade ? cardNotMade : cardTopUpReturned;
  const facts = { amount: hasCome ? onCard : fromWallet, last: details.last_four ?? '••••' };
  await notify(tx, { customer, what, facts, at });
}
