import { dayMs } from '@wura/platform/time';
import { providerRefusals } from '@wura/provider-payments/contract';
import { enqueue } from '@wura/jobs';
import type { SignedIn } from '@wura/identity/server';
import { readHead } from '@wura/ledger/server/read';
import type { Money } from '@wura/money';
import { transaction, type Tx } from '@wura/database';
import type { Call } from '@wura/http/router';
import { policyRefusals } from '@wura/policy/contract';
import { nairaFact } from '@wura/policy/server';
import { say } from '@wura/wire/phrases';
import { refuse, type Refused } from '@wura/wire/refusals';
import type { AnswerOf } from '@wura/wire';
import { ledgerRefusals } from '@wura/ledger/contract';
import { walletRefusals } from '@wura/wallets/contract';
import { intentOf, type Asked, type Intent } from '@wura/wallets/server/intents';
import { nameDeed, noteDeed } from '@wura/wallets/server/keyed-deeds';
import { admit } from '@wura/wallets/server/clear';
import { ceilingOf } from '@wura/wallets/server/receiving';
import type { WalletFacts } from '@wura/wallets/server/wallets';
import type { routes } from '../contract.ts';
import { depositReasons, depositRefusals, type DepositLimit } from '../refusals.ts';
import { depositJob } from './kinds.ts';
import type { Deposits } from './needs.ts';
import type { Begun, CardPayments } from './ports.ts';
import { findBegun, insertDeposit, noteBegun, queueOfCustomer, sumOf, updateDeposit } from './queries.ts';

/**
 * A deposit by card, written down before the provider hears of it. Limits are looked at here and only here, with what may
 * still arrive counted in: money that has come is credited whatever they say.
 */
export async function beginDeposit(
  needs: Deposits,
  call: Call<typeof routes.createPending, SignedIn>,
): Promise<AnswerOf<typeof routes.createPending>> {
  const { caller, body, key, sent } = call;
  const { pool, cards } = needs;
  const { wallet } = await admit(needs, call, body.wallet_id);
  if (wallet.currency !== 'NGN') {
    throw refuse(walletRefusals.wrong_currency, { reason: say(depositReasons.naira_wallet_only, {}) });
  }
  if (!cards) throw refuse(providerRefusals.service_off);

  const { amount, transaction_ref: reference, email } = body;
  const intent = depositIntent({ caller: caller.id, key, sent });
  const beginning = { caller, wallet, amount, reference, cards, intent };
  await transaction(pool, tx => writeDown(tx, needs, beginning), { retries: 3 });
  const begun = await cards.begin({ reference, amountMinor: amount.minor, email });
  if (begun.outcome !== 'accepted') throw await notBegun(needs, reference, begun);
  const { accessCode, authorizationUrl: url } = begun;
  await transaction(pool, tx => noteBegun(tx, { reference, accessCode, url }));
  return answerOf({ reference, accessCode, url });
}

function answerOf({ reference, accessCode, url }: { reference: string; accessCode: string; url: string }) {
  const body = { success: true, transaction_ref: reference, access_code: accessCode, authorization_url: url } as const;
  return { status: 200 as const, body };
}

const depositIntent = (asked: Omit<Asked, 'route'>) => intentOf({ route: 'POST create-pending-deposit', ...asked });

/**
 * What was begun under this key, for a caller who lost the answer: the same checkout, and not a second deposit beside
 * it.
 */
export async function recallDeposit(
  { pool }: Deposits,
  { caller, key, sent }: { caller: SignedIn; key: string; sent: unknown },
) {
  const intent = depositIntent({ caller: caller.id, key, sent });
  const begun = await findBegun(pool, intent.request);
  if (!begun) return undefined;
  if (begun.fingerprint !== intent.fingerprint) throw refuse(ledgerRefusals.idempotency_mismatch);
  const { reference, access_code: accessCode, checkout_url: url } = begun;
  // The provider would not begin it, or has not answered yet: what is refused now is all there is to say.
  if (accessCode === null || url === null) return undefined;
  return { ...answerOf({ reference, accessCode, url }), headers: { 'idempotent-replayed': 'true' } };
}

interface Beginning {
  caller: SignedIn;
  wallet: WalletFacts;
  amount: Money;
  reference: string;
  cards: CardPayments;
  intent: Intent;
}

async function writeDown(tx: Tx, needs: Deposits, beginning: Beginning): Promise<void> {
  const { caller, wallet, amount, reference, cards, intent } = beginning;
  // One key means one thing across all calls.
  const name = await nameDeed(tx, intent);
  await queueOfCustomer(tx, caller.number);
  await requireHeadroom(tx, needs, beginning);
  const deposit = {
    reference,
    channel: 'card',
    provider: cards.provider,
    customer: caller.number,
    wallet: BigInt(wallet.id),
    amount: amount.minor,
  } as const;
  if (!(await insertDeposit(tx, deposit, intent))) throw refuse(depositRefusals.duplicate_reference);
  await noteDeed(tx, name, { customer: caller.number, subject: reference });
  // No webhook tells us of a card that was declined or a checkout that was left, so we ask.
  await enqueue(tx, { kind: depositJob, subject: reference }, { inMs: 20_000 });
}

async function requireHeadroom(
  tx: Tx,
  { policy, now }: Deposits,
  { caller, wallet, amount }: Beginning,
): Promise<void> {
  const { limits } = policy;
  const own = limits.of(caller);
  if (amount.minor > own.depositMinorMax) {
    throw tooMuch('deposit_max', own.depositMinorMax);
  }
  const pendingSince = new Date(now() - dayMs);
  const { pending, credited } = await sumOf(tx, {
    customer: caller.number,
    pendingSince,
    creditedSince: caller.coolingOffSince,
  });
  if (own.coolingOffUntil) {
    const left = own.depositMinorMax - pending - credited - (await limits.takenIn(tx, caller));
    if (amount.minor > left) throw tooMuch('deposit_day_limit', left);
  }
  const ceiling = await ceilingOf(tx, { limits, tier: caller.tier, wallet });
  if (ceiling === undefined) return;
  const left = ceiling - (await readHead(tx, wallet.id)).balance - pending;
  if (amount.minor > left) throw tooMuch('wallet_full', left);
}

function tooMuch(limit: DepositLimit, leftMinor: bigint): Refused {
  const left = nairaFact(leftMinor > 0n ? leftMinor : 0n);
  return refuse(policyRefusals.limit_exceeded, {
    reason: say(depositReasons[limit], { left }),
    body: { left: left.amount },
  });
}

async function notBegun(
  { pool }: Deposits,
  reference: string,
  begun: Exclude<Begun, { outcome: 'accepted' }>,
): Promise<Refused> {
  if (begun.outcome === 'unknown') {
    // It may have begun out there; the sweep finds out, and the customer tries again under another reference.
    return refuse(providerRefusals.provider_unavailable, { reason: say(depositRefusals.deposit_refused, {}) });
  }
  const { outcome: refused } = begun;
  await transaction(pool, tx => updateDeposit(tx, reference, { state: 'failed', refused }));
  return refuse(refused === 'taken' ? depositRefusals.duplicate_reference : depositRefusals.deposit_refused);
}
