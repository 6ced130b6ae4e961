import { transaction } from '@wura/database';
import type { Entry } from '@wura/ledger/server/order';
import { answerPayment, type Speech } from '@wura/provider-payments/server/answer';
import type { Paid } from '@wura/provider-payments/server/pay';
import { readPaymentOf } from '@wura/provider-payments/server/queries';
import type { ReplyOf } from '@wura/wire';
import type { Answering } from '@wura/wallets/server/serve-once';
import { readHistoryRow } from '@wura/wallets/server/statements';
import { keepAnswer, readAnswer } from '@wura/wallets/server/waiting-movements';
import { routes, type VirtualCard } from '../contract.ts';
import { cardMessages, declineReasons } from '../refusals.ts';
import type { Opened } from './needs.ts';
import { cardPaymentDetails, type CardPaymentDetails, type CardReason } from './ports.ts';
import { showCardNow } from './show-card.ts';

type Asked = Answering<Paid<CardPaymentDetails>>;

const speechOf = (
  card: VirtualCard,
  told: { completed: string; pending: string },
): Speech<CardPaymentDetails, { card: VirtualCard }> => ({
  details: cardPaymentDetails,
  ...told,
  reasons: declineReasons,
  usualReason: 'card_not_accepted' satisfies CardReason,
  extras: () => ({ card }),
});

export async function answerFunding(needs: Opened, entry: Entry, asked: Asked) {
  const payment = await readPaymentOf(needs.pool, entry.transferId, cardPaymentDetails);
  const card = await showCardNow(needs, payment!.details.card);
  return answerPayment(
    needs,
    speechOf(card, { completed: cardMessages.funded, pending: cardMessages.funding }),
    entry,
    asked,
  );
}

type Made = { status: 201 | 202; body: ReplyOf<typeof routes.create> };

/** 201 for a card that is there, with money on it or, if the issuer would not take it, without. */
export async function answerMaking(needs: Opened, entry: Entry, asked: Asked): Promise<Made> {
  const { pool } = needs;
  const payment = (await readPaymentOf(pool, entry.transferId, cardPaymentDetails))!;
  const card = await showCardNow(needs, payment.details.card);
  if (payment.reason === ('card_made_unfunded' satisfies CardReason))
    return answerUnfunded(needs, entry, { asked, card });
  const told = { completed: cardMessages.created, pending: cardMessages.making };
  const { status, body } = await answerPayment(needs, speechOf(card, told), entry, asked);
  return { status: status === 200 ? 201 : status, body };
}

async function answerUnfunded(
  { pool, walletServices }: Opened,
  entry: Entry,
  { asked, card }: { asked: Asked; card: VirtualCard },
): Promise<Made> {
  const first = asked.isReplay ? await readAnswer(pool, entry.transferId) : undefined;
  if (first) return { status: 201, body: routes.create.answers[201].parse(first.body) };
  const { wallets, statements } = walletServices;
  const row = (await readHistoryRow(pool, { wallet: entry.wallet, seq: entry.seq }))!;
  const shown = statements.transaction(row, (await wallets.byId(entry.wallet))!, undefined);
  const { reference, status } = shown;
  const made: Made = {
    status: 201,
    body: { card, message: cardMessages.unfunded, reference, status, transaction: shown },
  };
  if (!asked.isReplay) await transaction(pool, tx => keepAnswer(tx, entry.transferId, made));
  return made;
}
