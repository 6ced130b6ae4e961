import { isCommitCut, transaction } from '@wura/database';
import { isThereAlready } from '@wura/database/errors';
import type { Call } from '@wura/http/router';
import { identityRefusals } from '@wura/identity/contract';
import { refuseEnded, type SignedIn } from '@wura/identity/server';
import { ledgerRefusals } from '@wura/ledger/contract';
import { providerRefusals } from '@wura/provider-payments/contract';
import type { Intent } from '@wura/wallets/server/intents';
import { nameDeed, noteDeed } from '@wura/wallets/server/keyed-deeds';
import { commonRefusals, refuse, Refused } from '@wura/wire/refusals';
import { cardRefusals, type routes } from '../contract.ts';
import { cardMessages } from '../refusals.ts';
import { cardFaults } from '../rules.ts';
import { readFigure } from './entries.ts';
import type { Opened } from './needs.ts';
import { moneyOn, requireIssuer, waitMs } from './pay-card.ts';
import { lockCard, readCard, readUnderWay, readUnloading, type CardRow, type UnloadingRow } from './queries.ts';
import { showCardNow } from './show-card.ts';
import { carryUnloadingOut, openUnloading } from './unload-card.ts';

/** Money from a card back to the wallet of its currency; the same request asked again is the same withdrawal, and of nothing else. */
export async function withdrawCard(
  needs: Opened,
  { caller, params, body }: Call<typeof routes.withdraw, SignedIn>,
  intent: Intent,
) {
  const { pool, now } = needs;
  const customer = caller.number;
  const card = await readCard(pool, { customer, publicId: params.id });
  if (!card) throw refuse(commonRefusals.not_found);
  if (caller.isFrozen) throw refuse(identityRefusals.account_frozen);
  const { issuer } = requireIssuer(needs);
  const amount = moneyOn(body.amount, card.currency, cardFaults.card_deposit_missing);
  const request = body.request ?? (intent.isNamed ? intent.request : undefined);
  const before = request && (await readUnloading(pool, { customer, request }));
  if (before) return answer(needs, card, requireSame(before, card, amount.minor).state);
  requireThere(card);
  const until = AbortSignal.timeout(waitMs);
  const begun = await transaction(pool, async tx => {
    await refuseEnded(tx, caller);
    const name = await nameDeed(tx, intent);
    const locked = await lockCard(tx, card.id);
    // A double click: the other was faster to the lock.
    const other = request && (await readUnloading(tx, { customer, request }));
    if (other) return requireSame(other, card, amount.minor);
    requireThere(locked);
    const { out } = await readUnderWay(tx, card.id);
    if (out > 0n) throw refuse(cardRefusals.card_in_use);
    const { balance } = await readFigure(tx, card.id);
    if (balance < amount.minor) throw refuse(cardRefusals.card_balance_low);
    const job = await openUnloading(tx, locked, { amount: amount.minor, purpose: 'withdraw', request });
    await noteDeed(tx, name, { customer, subject: job.subject, isUnderWay: true });
    return job;
  }).catch((error: unknown) => {
    // The same request was made of another card at this moment.
    if (isThereAlready(error)) throw refuse(ledgerRefusals.idempotency_mismatch);
    // It stands or it does not, and the same request asked again will tell.
    throw isCommitCut(error) ? refuse(ledgerRefusals.outcome_unknown) : error;
  });
  const state = 'state' in begun ? begun.state : await carryUnloadingOut({ pool, issuer, now }, begun, until);
  return answer(needs, card, state).catch((error: unknown) => {
    // It is on its way: nothing that fails in telling so may sound as if it were not.
    throw error instanceof Refused ? error : Object.assign(refuse(ledgerRefusals.outcome_unknown), { cause: error });
  });
}

function requireSame(before: UnloadingRow, card: CardRow, amountMinor: bigint): UnloadingRow {
  if (before.card !== card.id || before.amount !== amountMinor) throw refuse(ledgerRefusals.idempotency_mismatch);
  return before;
}

function requireThere(card: CardRow): void {
  if (card.status === 'pending') throw refuse(cardRefusals.card_not_ready);
  if (card.status !== 'active' || card.closing_since) throw refuse(cardRefusals.card_closed);
}

async function answer(needs: Opened, { public_id }: CardRow, state: UnloadingRow['state']) {
  if (state === 'declined') throw refuse(providerRefusals.payment_declined);
  const card = await showCardNow(needs, public_id);
  return state === 'done'
    ? ({ status: 200, body: { card, message: cardMessages.withdrawn, status: 'completed' } } as const)
    : ({ status: 202, body: { card, message: cardMessages.withdrawing, status: 'pending' } } as const);
}
