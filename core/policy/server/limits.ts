import { hourMs, lagosDate, lagosMidnight } from '@wura/platform/time';
import type { Allowance, Unconfirmed } from '@wura/ledger/server/order';
import { formatMoney, type Money } from '@wura/money';
import type { Queries } from '@wura/database';
import { say } from '@wura/wire/phrases';
import { refuse, type Refused } from '@wura/wire/refusals';
import type { OwnLimits as OwnLimitsWire } from '../contract.ts';
import { limitReasons, policyRefusals, receivingRefusals } from '../refusals.ts';
import { guardNever, hourOfLagos, isInNight, nightOf, usualGuard, type Guard } from './guard.ts';
import { ageOn, guardedAgeMin, isMinor } from '../ages.ts';
import { firstRules, type RuleBook } from './rule-book.ts';
import * as table from './rules-table.ts';
import { nairaWorthOn, mostWorth, type NairaRate } from './worth.ts';

// Past 300 lines because every limit is one answer: what a customer may still move is the least of all of them.

/** What limits need to know of a customer who moves money, or is sent some. */
export interface Mover {
  readonly number: bigint;
  readonly tier: 1 | 2 | 3;
  readonly hasCheckedNumber: boolean;
  /** A code that was sent to the e-mail address or the phone has come back. */
  readonly hasConfirmedContact: boolean;
  /** A calendar day. */
  readonly bornOn: string;
  /** Of a customer under 18: an adult answers for them. */
  readonly hasGuardian: boolean;
  /** When the account was opened, or the customer last came to it with something new. */
  readonly coolingOffSince: Date;
  readonly coolingOffUntil: Date;
}

/** To what a customer holds themselves. None: to no less than their tier allows. */
export interface ChosenCaps {
  readonly perPaymentMinor: bigint | null;
  readonly perDayMinor: bigint | null;
  readonly isTransferOff: boolean;
  /** Hours of a night as one number; see `nightOf`. None: as the rules say. */
  readonly guardNight: number | null;
  readonly guardOverMinor: bigint | null;
}

/** To what a guardian holds a customer under 18. */
export interface GuardianCaps {
  readonly perPaymentMinor: bigint | null;
  readonly perDayMinor: bigint | null;
  /** Nothing leaves at all; what comes still arrives. */
  readonly isPaused: boolean;
}

/** What limits need to know of a customer whose money leaves, beside all that they know of one who receives. */
export interface Sender extends Mover {
  readonly guardianCaps: GuardianCaps;
  /** What holds now, and what begins later. */
  readonly ownLimits: ChosenCaps & { readonly next: (ChosenCaps & { readonly from: Date }) | null };
}

/** What limits need to know of a key that spends for its customer. */
export interface SpendingKey {
  readonly number: bigint;
  readonly perDayMinor: bigint;
}

/** What of them says whether they may move any at all. */
type Checked = Pick<Mover, 'hasCheckedNumber' | 'hasConfirmedContact' | 'bornOn' | 'hasGuardian'>;

export interface Limits {
  /** About what an amount is worth in kobo at this moment. */
  worthMinor(amount: Money): bigint;
  /** Why this person may move no money at all: nothing about them was checked, or they are too young. */
  blockedBy(who: Mover): 'identity' | 'age' | 'contact' | null;
  /** Refuses a person who may move nothing at all. */
  requireMayMove(who: Checked): void;
  /** Refuses one from whose wallets nothing may leave. */
  requireMaySpend(who: Checked & Pick<Sender, 'guardianCaps'>): void;
  /** What this payment counts against, or a refusal because this person may not make it at all, or one so large. */
  allowance(who: Sender, amount: Money): Allowance;
  /** Refuses to send money to others' accounts while the customer has that switched off. */
  requireTransfersOn(who: Pick<Sender, 'ownLimits'>): void;
  /** To what this customer holds themselves at this moment. */
  chosenBy(who: Pick<Sender, 'ownLimits'>): ChosenCaps;
  /** When a payment to a payee who was never paid needs the second factor, where these caps hold. */
  guardOf(caps: Pick<ChosenCaps, 'guardNight' | 'guardOverMinor'>): Guard;
  /** Why a payment of this sum would need it at this moment; none: it needs none. */
  guardedBy(who: Pick<Sender, 'ownLimits'>, amount: Money): 'night' | 'large' | undefined;
  /** From when on what a customer makes easier for themselves now holds. */
  easierFrom(): Date;
  /** Refuses what the allowance has no room for, on a count read this moment: for deeds that ask for a PIN next. */
  requireHeadroom(db: Queries, allowance: Allowance): Promise<void>;
  /**
   * What a payment without the PIN counts against: today, together with the day before, so that every count reaches back over
   * 24 hours at least. A threshold passed on both sides of midnight would otherwise be two thresholds in an hour.
   */
  unconfirmed(who: Pick<Mover, 'number'>, amount: Money, thresholdMinor: bigint): Unconfirmed;
  /**
   * What a payment by a program's key counts against: the key's own day, in a count of its own, and beside what counts
   * against its customer's. No customer has the number of a key.
   */
  ofKey(key: SpendingKey, sum: bigint): Allowance;
  /** Refuses for a full count of that. */
  keyExceeded(key: SpendingKey): Refused;
  /** The same refusal for a payment that the books have refused. */
  exceeded(db: Queries, allowance: Allowance): Promise<Refused>;
  /** The most a wallet may hold, when its owner's other wallets are worth so much; none: as much as there is. */
  ceiling(tier: Mover['tier'], options: { currency: Money['currency']; othersMinor: bigint }): bigint | undefined;
  /** Refuses what this person may not be sent: anything at all, or a single sum as large as this. */
  requireReceivable(who: Mover, amount: Money): void;
  /**
   * What a cooling-off period counts of the money that comes in, in the books too; on any other day nothing is counted.
   */
  intake(who: Mover, amount: Money): Allowance | undefined;
  of(who: Sender): OwnLimits;
  /** What may go in, and out, in the 24 hours after an account was opened or secured anew; none: no less than usual. */
  coolingOffMinorMax(): bigint | null;
  /** What each tier allows, for a customer who wonders what the next one would. */
  tiers(): readonly (table.TierLimits & { readonly tier: Mover['tier'] })[];
  used(db: Queries, who: Mover): Promise<bigint>;
  /** What the cooling-off period's count of money that came in stands at. */
  takenIn(db: Queries, who: Mover): Promise<bigint>;
}

/** Everything a customer is told about their limits, in kobo. */
export interface OwnLimits {
  readonly outPerDayMinor: bigint;
  readonly balanceMinorMax: bigint | null;
  readonly depositMinorMax: bigint;
  readonly resetsAt: Date;
  /** How long the cap of a cooling-off period still holds. */
  readonly coolingOffUntil: Date | null;
}

/** What the rules allow a customer, whatever they chose for themselves. */
type RuledLimits = Omit<OwnLimits, 'resetsAt'>;

export function createLimits({
  rules,
  now,
  nairaRate,
  book = firstRules,
}: {
  rules: 'sandbox' | 'nigeria';
  now: () => number;
  nairaRate?: NairaRate | undefined;
  book?: RuleBook;
}): Limits {
  const worthMinor = (amount: Money) => nairaWorthOn(book, new Date(now()), amount, nairaRate);
  const personRules = (at: number) => book.on(table.personRules[rules], new Date(at)).value;
  const tierLimits = (tier: Mover['tier'], at: number) => book.on(table.tierLimits, new Date(at)).value[tier];

  function chosenBy({ ownLimits }: Pick<Sender, 'ownLimits'>): ChosenCaps {
    const { next } = ownLimits;
    return next && now() >= next.from.getTime() ? next : ownLimits;
  }

  function guardOf({ guardNight, guardOverMinor }: Pick<ChosenCaps, 'guardNight' | 'guardOverMinor'>): Guard {
    if (guardNight !== null && guardOverMinor !== null) return { guardNight, guardOverMinor };
    const usual = usualGuard(book.on(table.guard, new Date(now())).value);
    return { guardNight: guardNight ?? usual.guardNight, guardOverMinor: guardOverMinor ?? usual.guardOverMinor };
  }

  function of(who: Sender): OwnLimits {
    const ruled = ruledFor(who);
    const resetsAt = ruled.coolingOffUntil ?? new Date(lagosMidnight(now(), { later: 1 }));
    return { ...ruled, outPerDayMinor: outPerDayOf(who, ruled), resetsAt };
  }

  /** The least of what the rules allow, what the customer chose and what a guardian holds them to. */
  function outPerDayOf(who: Sender, { outPerDayMinor }: RuledLimits): bigint {
    const chosen = chosenBy(who).perDayMinor;
    const guardians = guardianCapsOf(who)?.perDayMinor ?? null;
    const own = chosen === null ? outPerDayMinor : least(outPerDayMinor, chosen);
    return guardians === null ? own : least(own, guardians);
  }

  function ruledFor(who: Mover): RuledLimits {
    const at = now();
    const { outPerDayMinor, balanceMinorMax, depositMinorMax } = tierLimits(who.tier, at);
    const { coolingOffMinorMax: cap } = personRules(at);
    const isCoolingOff = cap !== null && at < who.coolingOffUntil.getTime();
    return {
      outPerDayMinor: isCoolingOff ? least(outPerDayMinor, cap) : outPerDayMinor,
      balanceMinorMax,
      depositMinorMax: isCoolingOff ? least(depositMinorMax, cap) : depositMinorMax,
      coolingOffUntil: isCoolingOff ? who.coolingOffUntil : null,
    };
  }

  /** Cooling-off periods without a gap are one period, though they touch two days; otherwise each day of Lagos is one. */
  function periodOf(who: Mover, { coolingOffUntil }: RuledLimits): string {
    return lagosDate(coolingOffUntil ? who.coolingOffSince.getTime() : now());
  }

  /** Why this person may move no money, in or out. */
  function whyNone(who: Checked): (typeof policyRefusals)[keyof typeof whyOf] | undefined {
    const { needsCheckedNumber, needsConfirmedContact, ageMin } = personRules(now());
    if (needsCheckedNumber && !who.hasCheckedNumber) return policyRefusals.identity_required;
    if (ageMin !== null) {
      const age = ageOn(lagosDate(now()), who.bornOn);
      const isAnsweredFor = who.hasGuardian && age >= guardedAgeMin;
      if (age < ageMin && !isAnsweredFor) return policyRefusals.age_restricted;
    }
    if (needsConfirmedContact && !who.hasConfirmedContact) return policyRefusals.contact_unconfirmed;
    return undefined;
  }

  function requireMayMove(who: Checked): void {
    const why = whyNone(who);
    if (why) throw refuse(why);
  }

  /**
   * What a guardian holds this customer to; none: no guardian answers for them, or not any more. The birthday ends it to the
   * day, whenever the worker comes round to telling both.
   */
  function guardianCapsOf(who: Pick<Sender, 'bornOn' | 'hasGuardian' | 'guardianCaps'>): GuardianCaps | undefined {
    return who.hasGuardian && isMinor(who.bornOn, now()) ? who.guardianCaps : undefined;
  }

  function requireMaySpend(who: Checked & Pick<Sender, 'guardianCaps'>): void {
    requireMayMove(who);
    if (guardianCapsOf(who)?.isPaused) throw refuse(policyRefusals.paused_by_guardian);
  }

  async function exceeded(db: Queries, { owner, period, ceiling }: Allowance): Promise<Refused> {
    const used = await readUsed(db, 'out', owner, period);
    const left = used < ceiling ? ceiling - used : 0n;
    return refuse(policyRefusals.limit_exceeded, {
      reason: say(limitReasons.day_limit, { left: nairaFact(left) }),
      body: { limit: kobo(ceiling), used: kobo(used), left: kobo(left) },
    });
  }

  return {
    of,
    worthMinor,
    blockedBy(who) {
      const why = whyNone(who);
      return why ? whyOf[why.code] : null;
    },
    coolingOffMinorMax: () => personRules(now()).coolingOffMinorMax,
    tiers: () => ([1, 2, 3] as const).map(tier => ({ tier, ...tierLimits(tier, now()) })),
    exceeded,
    requireMayMove,
    requireMaySpend,
    allowance(who, amount) {
      requireMaySpend(who);
      const ruled = ruledFor(who);
      const sum = worthMinor(amount);
      const { perPaymentMinor } = chosenBy(who);
      if (perPaymentMinor !== null && sum > perPaymentMinor) throw overPayment('own_limit', perPaymentMinor);
      const guardianMinor = guardianCapsOf(who)?.perPaymentMinor ?? null;
      if (guardianMinor !== null && sum > guardianMinor) throw overPayment('guardian_limit', guardianMinor);
      return { owner: who.number, period: periodOf(who, ruled), sum, ceiling: outPerDayOf(who, ruled) };
    },
    requireTransfersOn(who) {
      if (chosenBy(who).isTransferOff) throw refuse(policyRefusals.transfers_off);
    },
    chosenBy,
    guardOf,
    guardedBy(who, amount) {
      const { guardNight, guardOverMinor } = guardOf(chosenBy(who));
      if (guardOverMinor !== guardNever && worthMinor(amount) > guardOverMinor) return 'large';
      return guardNight !== 0 && isInNight(guardNight, hourOfLagos(now())) ? 'night' : undefined;
    },
    easierFrom: () => new Date(now() + book.on(table.easierAfterHours[rules], new Date(now())).value * hourMs),
    async requireHeadroom(db, allowance) {
      const used = await readUsed(db, 'out', allowance.owner, allowance.period);
      if (used + allowance.sum > allowance.ceiling) throw await exceeded(db, allowance);
    },
    ceiling(tier, { currency, othersMinor }) {
      const { balanceMinorMax: max } = tierLimits(tier, now());
      if (max === null) return undefined;
      const nairaMinor = max > othersMinor ? max - othersMinor : 0n;
      return mostWorth(book, new Date(now()), { currency, nairaMinor }, nairaRate);
    },
    requireReceivable(who, amount) {
      // One answer whatever the reason: the sender is not to learn how old the receiver is, or what was checked about
      // them.
      const isReceiver = !whyNone(who) && worthMinor(amount) <= ruledFor(who).depositMinorMax;
      if (!isReceiver) throw refuse(receivingRefusals.recipient_limit);
    },
    intake(who, amount) {
      const own = ruledFor(who);
      if (!own.coolingOffUntil) return undefined;
      const sum = worthMinor(amount);
      return { owner: who.number, period: periodOf(who, own), sum, ceiling: own.depositMinorMax };
    },
    unconfirmed: ({ number: owner }, amount, ceiling) => ({
      owner,
      period: lagosDate(now()),
      sum: worthMinor(amount),
      ceiling,
      reachesBack: true,
    }),
    ofKey: ({ number, perDayMinor }, sum) => ({
      owner: number,
      period: lagosDate(now()),
      sum,
      ceiling: perDayMinor,
    }),
    keyExceeded: ({ perDayMinor }) =>
      refuse(policyRefusals.limit_exceeded, {
        reason: say(limitReasons.key_limit, { limit: nairaFact(perDayMinor) }),
        body: { limit: kobo(perDayMinor) },
      }),
    used: (db, who) => readUsed(db, 'out', who.number, periodOf(who, ruledFor(who))),
    takenIn: (db, who) => readUsed(db, 'in', who.number, periodOf(who, ruledFor(who))),
  };
}

function overPayment(whose: 'own_limit' | 'guardian_limit', limitMinor: bigint): Refused {
  return refuse(policyRefusals.limit_exceeded, {
    reason: say(limitReasons[whose], { limit: nairaFact(limitMinor) }),
    body: { limit: kobo(limitMinor) },
  });
}

/** As the wire has it. */
export function ownLimitsOnWire(
  limits: Pick<Limits, 'guardOf'>,
  { ownLimits }: Pick<Sender, 'ownLimits'>,
  now: number,
): OwnLimitsWire {
  const { next } = ownLimits;
  const onWire = (caps: ChosenCaps) => capsOnWire(caps, limits.guardOf(caps));
  if (next && now >= next.from.getTime()) return { ...onWire(next), next: null };
  return { ...onWire(ownLimits), next: next && { ...onWire(next), from: next.from.toISOString() } };
}

const capsOnWire = (
  { perPaymentMinor, perDayMinor, isTransferOff }: ChosenCaps,
  { guardNight, guardOverMinor }: Guard,
) => ({
  per_payment: perPaymentMinor === null ? null : kobo(perPaymentMinor),
  per_day: perDayMinor === null ? null : kobo(perDayMinor),
  instant_transfers: !isTransferOff,
  guard_night: nightOf(guardNight),
  guard_over: guardOverMinor === guardNever ? null : kobo(guardOverMinor),
});

const whyOf = { identity_required: 'identity', age_restricted: 'age', contact_unconfirmed: 'contact' } as const;

async function readUsed(db: Queries, direction: 'out' | 'in', owner: bigint, period: string): Promise<bigint> {
  const { rows } = await db.query<{ used: bigint }>({
    name: 'policy.used',
    text: 'select used from ledger.used_allowance where owner = $1 and period = $2 and direction = $3',
    values: [owner, period, direction],
  });
  return rows[0]?.used ?? 0n;
}

const least = (a: bigint, b: bigint) => (a < b ? a : b);

const kobo = (minor: bigint) => formatMoney({ currency: 'NGN', minor });

/** As a fact of a phrase. */
export const nairaFact = (minor: bigint) => ({ amount: kobo(minor), currency: 'NGN' });
