import { identityRefusals } from '@wura/identity/contract';
import { callerNow, heldToKey, moverNow, type Pins, type SignedIn, type StandingMover } from '@wura/identity/server';
import type { Allowance } from '@wura/ledger/server/order';
import type { Tx } from '@wura/database';
import type { Limits } from '@wura/policy/server';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { isAway, type Asker } from './asker.ts';
import type { Counts, Spend } from './clear.ts';
import { isProofGiven, type Means } from './confirm.ts';

// What a payment was asked about, once more in the transaction that moves its money: from the answer of a freeze, a lock, a
// sign-out or a stricter limit on, nothing leaves that was under way before.

export interface AskedBefore {
  readonly asker: Asker;
  readonly spend: Spend;
  readonly means: Pick<Means, 'limits' | 'total'>;
  readonly unconfirmed: Counts['unconfirmed'];
  readonly isGuarded: boolean;
}

/** Refuses what may not be any more; answers what it counts against by now. */
export async function askAgain(
  tx: Tx,
  { pins }: { readonly pins: Pick<Pins, 'withoutPin'> },
  { asker, spend, means: { limits, total }, unconfirmed, isGuarded }: AskedBefore,
): Promise<Counts> {
  if (isAway(asker)) return { allowance: stillAllowed(limits, spend, await awayNow(tx, asker.caller)), unconfirmed };
  const now = await callerNow(tx, asker.caller);
  const allowance = stillAllowed(limits, spend, now);
  if (spend.as === 'transfer' && !isGuarded)
    requireUnguarded(limits, { before: asker.caller, now, amount: spend.amount });
  if (now.apiKey) return { allowance, unconfirmed: limits.ofKey(now.apiKey, allowance.sum) };
  if (isProofGiven(asker, spend)) return { allowance, unconfirmed };
  const small = pins.withoutPin(now, total);
  if (!small) throw refuse(identityRefusals.pin_required);
  const { thresholdMinor } = small;
  return {
    allowance,
    unconfirmed: thresholdMinor === undefined ? undefined : limits.unconfirmed(now, total, thresholdMinor),
  };
}

function stillAllowed(limits: Limits, { as, amount }: Spend, now: SignedIn | StandingMover): Allowance {
  if (as === 'transfer') limits.requireTransfersOn(now);
  return limits.allowance(now, amount);
}

/** A program's key that confirmed it is asked for where what was confirmed is used up. */
async function awayNow(tx: Tx, { number, apiKey }: StandingMover): Promise<StandingMover> {
  const mover = await moverNow(tx, number);
  return apiKey ? { ...mover, apiKey, ownLimits: heldToKey(mover.ownLimits, apiKey) } : mover;
}

/** The guard was switched on since: whether it knows the payee is asked when the caller comes again, outside of a transaction. */
function requireUnguarded(
  limits: Pick<Limits, 'guardedBy'>,
  { before, now, amount }: { before: SignedIn; now: SignedIn; amount: Spend['amount'] },
): void {
  if (limits.guardedBy(now, amount) && !limits.guardedBy(before, amount)) {
    throw refuse(commonRefusals.busy, { retryAfterSeconds: 1 });
  }
}
