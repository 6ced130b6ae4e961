import { setTimeout as sleep } from 'node:timers/promises';
import type { Money } from '@wura/money';
import { transaction, type Pool, type Tx } from '@wura/database';
import { createKeyedQueue } from '@wura/platform/serial-queue';
import { say } from '@wura/wire/phrases';
import { commonRefusals, refuse, refuseFields, type Refused } from '@wura/wire/refusals';
import type { PasskeyAnswer } from '@wura/secrets/passkeys';
import { identityReasons, identityRefusals } from '../refusals.ts';
import { identityFaults, isPin, type PinChange } from '../rules.ts';
import { beginCoolingOff } from './cooling-off.ts';
import type { Hashing } from './hashing.ts';
import { attemptsLeft, lockSteps, untilReset } from './pin-lock.ts';
import {
  claimPinTry,
  endPinTry,
  forgivePinTries,
  insertPin,
  replacePinHash,
  returnPinTry,
  selectPinState,
  updatePin,
  type PinClaim,
} from './pin-queries.ts';
import { insertEvent, type SecurityEvent } from './security-event-queries.ts';
import type { Passkeys } from './passkeys.ts';
import type { SignedIn } from './sessions.ts';
import { readSettings } from './settings.ts';
import { isConfirmedPayment } from './step-up-queries.ts';

/** Longer than any comparison takes, the wait for a core included: only the try of a process that died ends by it. */
const trySecondsMax = 10;

/** So long a try waits for those of other processes; then its caller is told that we are busy. */
const turnMsMax = 5_000;

/** Where a call came from, for the record of what happened. */
export interface Origin {
  address: string;
  requestId: string;
}

export interface Spend {
  amount: Money;
  /** As it came in the request; undefined when it was left out. */
  pin: unknown;
  /** What the customer's device signed in the place of the PIN, and which payment it has to have been for. */
  passkey?: { answer: PasskeyAnswer; digest: Buffer } | undefined;
  /** Asks for the PIN whatever the amount. */
  always: boolean;
  origin: Origin;
}

/** The right PIN was given; or none was asked for, and this much may leave without one, if a PIN is set at all. */
export type Confirmation =
  | { readonly isConfirmed: true }
  | { readonly isConfirmed: false; readonly thresholdMinor: bigint | undefined };

export interface Pins {
  /**
   * Refuses, or lets the payment go on. Call it last and outside the money's transaction: a wrong try is counted even
   * though the call is refused, and hashing takes longer than a lock should be held.
   */
  confirmSpend(customer: SignedIn, spend: Spend): Promise<Confirmation>;
  /**
   * Whether a payment that was let go on without the PIN still may, by what is known of the customer now; and how much may leave so.
   * Asks the database nothing.
   */
  withoutPin(customer: SignedIn, amount: Money): { readonly thresholdMinor: bigint | undefined } | undefined;
  /** True where the customer has confirmed this very payment with the second factor, a moment ago. */
  isPaymentConfirmed(customer: bigint, digest: Buffer): Promise<boolean>;
  /** The PIN and nothing but: right, or refused. */
  check(customer: bigint, pin: string, origin: Origin): Promise<void>;
  hasPin(customer: bigint): Promise<boolean>;
  /** What else belongs to it is done by `alongside`, in the same commit. */
  set(customer: bigint, pin: string, origin: Origin, alongside?: Alongside): Promise<void>;
  change(customer: bigint, pins: PinChange, origin: Origin, alongside?: Alongside): Promise<void>;
  /**
   * Puts a new PIN in the place of a forgotten one, and takes its lock away. What proves that the customer may is checked
   * and used up by `alongside`, in the same commit.
   */
  reset(customer: bigint, pin: string, origin: Origin, alongside: Alongside): Promise<void>;
}

type Alongside = (tx: Tx) => Promise<void>;

export interface PinNeeds {
  pool: Pool;
  hashing: Hashing;
  /** With the key before the present one: a PIN that it peppered is carried over at its next use. */
  olderHashing?: Hashing | undefined;
  now: () => number;
  /** What an amount is worth in kobo, for comparing it with a threshold in naira. */
  worthMinor: (amount: Money) => bigint;
  /** The threshold of customers who chose none. */
  pinThresholdMinor: () => bigint;
  /** Whether the rules of this day let money leave one trusted device alone without the PIN. */
  isOneDeviceTrusted: () => boolean;
  readonly passkeys: Pick<Passkeys, 'confirmPayment'>;
  /** Called when what a session says about a customer's PIN is no longer true. */
  onChange: (customer: bigint) => void;
}

export function createPins(needs: PinNeeds): Pins {
  const { pool, hashing, olderHashing, now, worthMinor, pinThresholdMinor, isOneDeviceTrusted, passkeys, onChange } =
    needs;
  // One try at a time for each customer, so that several payments with the right PIN do not count each other as wrong.
  // Those of other processes wait in the database; here they wait without asking it.
  const queued = createKeyedQueue({ lengthMax: 1000 });

  return {
    async confirmSpend(customer, { amount, pin, passkey, always, origin }) {
      if (pin !== undefined) {
        if (!isPin(pin)) throw refuseFields({ pin: identityFaults.pin_invalid });
        await check(customer.number, pin, origin);
        return { isConfirmed: true };
      }
      if (passkey) {
        await confirmByPasskey(customer, passkey, origin);
        return { isConfirmed: true };
      }
      const worth = worthMinor(amount);
      const isPinWanted = always || isElsewhere(customer);
      // The rules may change at midnight, so they are asked each time.
      const usualMinor = pinThresholdMinor();
      // Small sums go by what the session said a second ago at most. A larger one, and a refusal, are read afresh.
      const knownMinor = customer.pinThresholdMinor ?? usualMinor;
      if (worth <= knownMinor && worth <= usualMinor && !isPinWanted && !isAhead(customer.pinLockedUntil)) {
        return { isConfirmed: false, thresholdMinor: customer.hasPin ? knownMinor : undefined };
      }
      const state = await selectPinState(pool, customer.number);
      if (!state.has_pin) {
        if (always) throw refuse(identityRefusals.pin_not_set);
        return { isConfirmed: false, thresholdMinor: undefined };
      }
      // A thief who has used up the tries could otherwise go on in small sums.
      if (isAhead(state.locked_until)) throw locked(state.locked_until);
      const thresholdMinor = state.pin_threshold_minor ?? usualMinor;
      if (isPinWanted || worth > thresholdMinor) throw refuse(identityRefusals.pin_required);
      return { isConfirmed: false, thresholdMinor };
    },

    withoutPin(customer, amount) {
      if (!customer.hasPin) return { thresholdMinor: undefined };
      const thresholdMinor = customer.pinThresholdMinor ?? pinThresholdMinor();
      const isPinWanted = isElsewhere(customer) || worthMinor(amount) > thresholdMinor;
      return isPinWanted || isAhead(customer.pinLockedUntil) ? undefined : { thresholdMinor };
    },

    isPaymentConfirmed: (customer, digest) => isConfirmedPayment(pool, { customer, digest, at: new Date(now()) }),

    check,

    async hasPin(customer) {
      return (await selectPinState(pool, customer)).has_pin;
    },

    async set(customer, pin, origin, alongside) {
      // One at a time and asked before hashing, which costs more: a hundred at once would hold up others' payments. The
      // primary key decides between two processes.
      await queued(String(customer), async () => {
        if ((await selectPinState(pool, customer)).has_pin) throw alreadySet();
        const row = { customer, hash: await hashing.hash(pin), at: new Date(now()) };
        await transaction(pool, async tx => {
          if (!(await insertPin(tx, row))) throw alreadySet();
          await insertEvent(tx, event('pin_set', row, origin));
          await alongside?.(tx);
        });
      });
      onChange(customer);
    },

    async change(customer, { currentPin, newPin }, origin, alongside) {
      await check(customer, currentPin, origin);
      const row = { customer, hash: await hashing.hash(newPin), at: new Date(now()) };
      await transaction(pool, async tx => {
        await updatePin(tx, row);
        await insertEvent(tx, event('pin_changed', row, origin));
        await alongside?.(tx);
      });
      onChange(customer);
    },

    async reset(customer, pin, origin, alongside) {
      const row = { customer, hash: await hashing.hash(pin), at: new Date(now()) };
      await transaction(pool, async tx => {
        await beginCoolingOff(tx, row);
        await alongside(tx);
        await updatePin(tx, row);
        await insertEvent(tx, event('pin_reset', row, origin));
      });
      onChange(customer);
    },
  };

  /** A program has no PIN to give, so it is refused whatever the rules are. */
  function isElsewhere({ isDeviceUntrusted, apiKey }: SignedIn): boolean {
    return isDeviceUntrusted && (apiKey !== undefined || isOneDeviceTrusted());
  }

  /** In the PIN's place, and not past its lock: a thief who has used up the tries is to be stopped whatever else they have. */
  async function confirmByPasskey(
    { number: customer, sessionId: session }: SignedIn,
    confirmed: NonNullable<Spend['passkey']>,
    origin: Origin,
  ): Promise<void> {
    const state = await selectPinState(pool, customer);
    if (!state.has_pin) throw refuse(identityRefusals.pin_not_set);
    if (isAhead(state.locked_until)) throw locked(state.locked_until);
    const { biometrics } = await readSettings(pool, { customer, pinThresholdMinor: pinThresholdMinor() });
    if (!biometrics) throw refuse(identityRefusals.pin_required);
    const at = new Date(now());
    try {
      await passkeys.confirmPayment({ customer, session }, confirmed);
    } catch (error) {
      await insertEvent(pool, event('passkey_refused', { customer, at }, origin));
      throw error;
    }
    await insertEvent(pool, event('payment_confirmed_by_passkey', { customer, at }, origin));
  }

  async function check(customer: bigint, pin: string, origin: Origin): Promise<void> {
    return queued(String(customer), async () => {
      const claim = await claimInTurn(customer);
      const at = new Date(now());
      if (await compare(claim)) return forgivePinTries(pool, { customer, ...claim });
      await endPinTry(pool, { customer, ...claim });
      if (claim.locked_until) onChange(customer);
      await insertEvent(pool, event(claim.locked_until ? 'pin_locked' : 'pin_refused', { customer, at }, origin));
      throw wrongPin(claim);
    });

    async function compare(claim: PinClaim): Promise<boolean> {
      try {
        return (await hashing.verify(claim.hash, pin)) || (await carryOver(claim.hash));
      } catch (error) {
        // Too busy to compare: the caller learnt nothing from this try, and a busy hour must lock no PIN.
        await returnPinTry(pool, { customer, ...claim });
        throw error;
      }
    }

    async function carryOver(hash: string): Promise<boolean> {
      if (!olderHashing || !(await olderHashing.verify(hash, pin))) return false;
      await replacePinHash(pool, { customer, old: hash, hash: await hashing.hash(pin) });
      return true;
    }
  }

  /**
   * Counted and committed before comparing: a refusal, a crash or a second process cannot take the count back. While
   * another process compares, its lock may be that of a right PIN, so this one waits for the end of it.
   */
  async function claimInTurn(customer: bigint): Promise<PinClaim> {
    const cameAt = performance.now();
    for (;;) {
      const at = new Date(now());
      const steps = lockSteps(at.getTime());
      const claim = await claimPinTry(pool, { customer, at, steps, secondsMax: trySecondsMax });
      if (claim) return claim;
      const state = await selectPinState(pool, customer);
      if (!state.has_pin) throw refuse(identityRefusals.pin_not_set);
      if (isAhead(state.locked_until)) throw locked(state.locked_until);
      if (performance.now() - cameAt > turnMsMax) throw refuse(commonRefusals.busy, { retryAfterSeconds: 2 });
      // Jitter, so that several processes do not come back in step.
      await sleep(10 + Math.random() * 20);
    }
  }

  function isAhead(at: Date | null): at is Date {
    return at !== null && at.getTime() > now();
  }
}

function locked(until: Date): Refused {
  const facts = { lockedUntil: until.toISOString() };
  return refuse(identityRefusals.pin_locked, {
    ...(until >= untilReset && { reason: say(identityReasons.pin_switched_off, {}) }),
    facts,
    body: facts,
  });
}

/** Only what the record holds: an origin may be a whole call, with the PIN in its body. */
function event(
  what: SecurityEvent['what'],
  { customer, at }: { customer: bigint; at: Date },
  { address, requestId }: Origin,
): SecurityEvent {
  return { what, customer, at, address, requestId };
}

const alreadySet = () => refuse(identityRefusals.duplicate, { reason: say(identityReasons.pin_set_already, {}) });

function wrongPin({ failures, locked_until: lockedUntil }: { failures: number; locked_until: Date | null }): Refused {
  const facts = {
    attemptsLeft: attemptsLeft(failures),
    ...(lockedUntil && { lockedUntil: lockedUntil.toISOString() }),
  };
  return refuse(identityRefusals.invalid_pin, { facts, body: facts });
}
