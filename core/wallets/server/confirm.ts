import { identityRefusals } from '@wura/identity/contract';
import { passkeyHeader } from '@wura/identity/passkey';
import type { CallingKey, Confirmation, Pins } from '@wura/identity/server';
import { ledgerRefusals } from '@wura/ledger/contract';
import {
  AllowanceExceeded,
  InsufficientFunds,
  IntakeExceeded,
  type Allowance,
  type Unconfirmed,
} from '@wura/ledger/server/order';
import { readHead } from '@wura/ledger/server/read';
import { forgetUnconfirmed, isUnconfirmedFull } from '@wura/ledger/server/unconfirmed';
import type { Money } from '@wura/money';
import type { Pool } from '@wura/database';
import type { Limits } from '@wura/policy/server';
import { commonRefusals, refuse, Refused } from '@wura/wire/refusals';
import { isAway, type Asker, type Present } from './asker.ts';
import { paymentDigest } from './intents.ts';
import { asRefusal } from './refusals.ts';
import type { WalletFacts } from './wallets.ts';

// The last of the gate: room in the day, the money, and the PIN.

export interface Means {
  readonly pool: Pool;
  readonly limits: Limits;
  readonly from: WalletFacts;
  /** Fees included. */
  readonly total: Money;
  /** None: it counts against no day. */
  readonly allowance: Allowance | undefined;
  /** The program's that pays, where it is no customer at a device. */
  readonly key?: CallingKey | undefined;
  /** What comes into the wallet in the commit that pays. */
  readonly besides?: bigint | undefined;
}

/** Refuses what the day or the wallet has no room for, on figures read this moment. */
export async function requireMeans({ pool, limits, from, total, allowance, besides = 0n }: Means): Promise<void> {
  if (allowance) await limits.requireHeadroom(pool, allowance);
  const { balance } = await readHead(pool, from.id);
  if (balance + besides < total.minor) throw refuse(ledgerRefusals.insufficient_funds);
}

export interface Confirming {
  /** As it came in the request; undefined when it was left out. */
  readonly pin: unknown;
  /** This kind of payment asks for the PIN whatever the amount. */
  readonly isPinAlwaysNeeded?: boolean;
}

/** Asks for the PIN where it must be given. Answers what a payment without it counts against. */
export async function confirm(
  { pins }: { readonly pins: Pick<Pins, 'confirmSpend'> },
  { asker, spend, means }: { asker: Asker; spend: Confirming; means: Means },
): Promise<Unconfirmed | undefined> {
  const { pool, limits, key, allowance } = means;
  // Its customer proved who they are when they made it, and how much it may send is counted in the books.
  if (key) {
    if (!allowance) throw new Error('a key moves nothing that its day does not count');
    return limits.ofKey(key, allowance.sum);
  }
  // It was confirmed before, with the PIN, whatever the sum is.
  if (isAway(asker)) return undefined;
  const { caller, address, requestId } = asker;
  const { pin, isPinAlwaysNeeded: always = false } = spend;
  const passkey = passkeyOf(asker);
  const isPinExpected = always || pin !== undefined || passkey !== undefined;
  if (isPinExpected) await requireMeans(means);
  let confirmation: Confirmation;
  try {
    confirmation = await pins.confirmSpend(caller, {
      amount: means.total,
      pin,
      passkey,
      always,
      origin: { address, requestId },
    });
  } catch (error) {
    if (error instanceof Refused && !isPinExpected) await requireMeans(means);
    throw error;
  }
  if (!confirmation.isConfirmed) {
    const { thresholdMinor } = confirmation;
    return thresholdMinor === undefined ? undefined : limits.unconfirmed(caller, means.total, thresholdMinor);
  }
  await forgetUnconfirmed(pool, caller.number);
  return undefined;
}

/** The PIN, or what a passkey signed, came with the call: to look through it takes a while, and waits for those of others. */
export const isProofGiven = (asker: Asker, { pin }: Confirming): boolean =>
  !isAway(asker) && (pin !== undefined || asker.headers?.[passkeyHeader] !== undefined);

/** What the device signed, if it was asked; a header that holds anything else is an answer that is not right. */
function passkeyOf({ headers, route, key, sent }: Present) {
  const header = headers?.[passkeyHeader];
  if (typeof header !== 'string' || route === undefined) return undefined;
  return { answer: readAnswer(header), digest: paymentDigest({ route, key, sent }) };
}

function readAnswer(header: string): Readonly<Record<string, unknown>> {
  try {
    const answer: unknown = JSON.parse(Buffer.from(header, 'base64url').toString('utf8'));
    return typeof answer === 'object' && answer !== null ? { ...answer } : {};
  } catch {
    return {};
  }
}

/**
 * What the books refused, with the figures that a customer can act on. They do not say which of the sender's own counts is
 * full, so those are asked in the order of the contract.
 */
export async function inFigures(
  refused: Means & { readonly unconfirmed: Unconfirmed | undefined },
  error: unknown,
): Promise<unknown> {
  const { pool, limits, allowance, unconfirmed } = refused;
  if (error instanceof InsufficientFunds && allowance) await limits.requireHeadroom(pool, allowance);
  if (error instanceof IntakeExceeded || !(error instanceof AllowanceExceeded)) return asRefusal(error);
  await requireMeans(refused);
  if (unconfirmed && (await isUnconfirmedFull(pool, unconfirmed))) {
    return refused.key ? limits.keyExceeded(refused.key) : refuse(identityRefusals.pin_required);
  }
  return allowance ? limits.exceeded(pool, allowance) : refuse(commonRefusals.busy);
}
