import type { Sender } from './server/limits.ts';
import { currencies } from '@wura/money/currencies';
import { Refused } from '@wura/wire/refusals';
import { describe, expect, it } from 'vitest';
import { ruleOn } from './dated-rules.ts';
import { createPolicy } from './server/policy.ts';
import { firstRules } from './server/rule-book.ts';
import { mostWorth as mostWorthBy, nairaWorthOn as nairaWorthBy } from './server/worth.ts';

const day = new Date('2026-09-01T12:00:00Z');
const nairaWorthOn = nairaWorthBy.bind(null, firstRules);
const mostWorth = mostWorthBy.bind(null, firstRules);
const pinThreshold = createPolicy({ rules: 'sandbox', now: () => day.getTime() }).pinThresholdMinor();

describe('a dated rule', () => {
  it('holds from its first day until the next one takes over', () => {
    const rules = [
      { value: 1, from: '2026-01-01', source: 'a' },
      { value: 2, from: '2026-07-01', source: 'b' },
    ];
    expect(ruleOn(rules, new Date('2026-06-30T22:59:59Z')).value).toBe(1);
    expect(ruleOn(rules, new Date('2026-06-30T23:00:00Z')).value).toBe(2);
    expect(() => ruleOn(rules, new Date('2025-12-31T22:59:59Z'))).toThrow('2025-12-31');
  });
});

describe('what an amount is worth in naira', () => {
  it('is known for every currency a wallet can hold', () => {
    for (const { code, scale } of currencies) {
      expect(nairaWorthOn(day, { currency: code, minor: 10n ** BigInt(scale) }), code).toBeGreaterThan(0n);
    }
  });

  it('counts a fraction of a kobo as a whole one, so that in doubt the PIN is asked', () => {
    expect(nairaWorthOn(day, { currency: 'NGN', minor: 1_000_000n })).toBe(1_000_000n);
    expect(nairaWorthOn(day, { currency: 'USD', minor: 100n })).toBe(148_550n);
    expect(nairaWorthOn(day, { currency: 'USDT', minor: 1n })).toBe(1n);
    expect(nairaWorthOn(day, { currency: 'USD', minor: 673n })).toBeLessThan(pinThreshold);
    expect(nairaWorthOn(day, { currency: 'USD', minor: 674n })).toBeGreaterThan(pinThreshold);
  });
});

const policyAt = (at: string, rules: 'sandbox' | 'nigeria' = 'sandbox') =>
  createPolicy({ rules, now: () => new Date(at).getTime() });
const naira = (minor: bigint) => ({ currency: 'NGN', minor }) as const;

const noCaps = { perPaymentMinor: null, perDayMinor: null, isPaused: false };

describe('limits', () => {
  const ada = {
    number: 1n,
    tier: 1 as const,
    hasCheckedNumber: false,
    hasConfirmedContact: true,
    bornOn: '2008-11-22',
    hasGuardian: false,
    guardianCaps: noCaps,
    coolingOffSince: new Date('2026-11-20T20:00:00Z'),
    coolingOffUntil: new Date('2026-11-21T20:00:00Z'),
    ownLimits: {
      perPaymentMinor: null,
      perDayMinor: null,
      isTransferOff: false,
      guardNight: null,
      guardOverMinor: null,
      next: null,
    } as Sender['ownLimits'],
  };
  const codeOf = (run: () => unknown) => {
    try {
      run();
    } catch (error) {
      return error instanceof Refused ? error.refusal.code : error;
    }
    return undefined;
  };

  it('are counted by the day of Lagos, which begins an hour before that of UTC', () => {
    const before = policyAt('2026-11-21T22:59:59Z').limits;
    expect(before.allowance(ada, naira(5n))).toEqual({ owner: 1n, period: '2026-11-21', sum: 5n, ceiling: 50_000_00n });
    expect(before.of(ada).resetsAt.toISOString()).toBe('2026-11-21T23:00:00.000Z');
    expect(policyAt('2026-11-21T23:00:00Z').limits.allowance(ada, naira(5n)).period).toBe('2026-11-22');
  });

  it('let nobody move money in Nigeria before a number was checked, nor before the day they turn eighteen', () => {
    const pay = (at: string, who: Partial<typeof ada>) =>
      codeOf(() => policyAt(at, 'nigeria').limits.allowance({ ...ada, ...who }, naira(5n)));
    expect(pay('2026-11-25T12:00:00Z', {})).toBe('identity_required');
    expect(pay('2026-11-21T22:59:59Z', { hasCheckedNumber: true })).toBe('age_restricted');
    expect(pay('2026-11-21T23:00:00Z', { hasCheckedNumber: true })).toBeUndefined();
  });

  it('let a customer under eighteen move money in Nigeria only with a guardian, and not before the day they are thirteen', () => {
    const pay = (at: string, who: Partial<typeof ada>, rules: 'sandbox' | 'nigeria' = 'nigeria') =>
      codeOf(() => policyAt(at, rules).limits.allowance({ ...ada, hasCheckedNumber: true, ...who }, naira(5n)));
    const answeredFor = { hasGuardian: true };
    expect(pay('2026-11-21T12:00:00Z', {})).toBe('age_restricted');
    expect(pay('2026-11-21T12:00:00Z', answeredFor)).toBeUndefined();
    expect(pay('2026-11-21T12:00:00Z', { ...answeredFor, hasCheckedNumber: false })).toBe('identity_required');
    expect(pay('2026-11-21T22:59:59Z', { ...answeredFor, bornOn: '2013-11-22' })).toBe('age_restricted');
    expect(pay('2026-11-21T23:00:00Z', { ...answeredFor, bornOn: '2013-11-22' })).toBeUndefined();
    const paused = { ...answeredFor, guardianCaps: { ...noCaps, isPaused: true } };
    expect(pay('2026-11-21T12:00:00Z', paused)).toBe('paused_by_guardian');
    expect(pay('2026-11-21T12:00:00Z', paused, 'sandbox')).toBe('paused_by_guardian');
  });

  it('of a guardian hold a young customer to less, and end to the second on the day they are eighteen', () => {
    const caps = { perPaymentMinor: 1_000_00n, perDayMinor: 3_000_00n, isPaused: false };
    const young = { ...ada, hasGuardian: true, guardianCaps: caps };
    const before = policyAt('2026-11-21T22:59:59Z').limits;
    expect(before.allowance(young, naira(1_000_00n)).ceiling).toBe(3_000_00n);
    expect(() => before.allowance(young, naira(1_000_01n))).toThrow('Your guardian’s limit is ₦1,000.00.');
    const own = { ...young, ownLimits: { ...young.ownLimits, perDayMinor: 2_000_00n } };
    expect(before.of(own).outPerDayMinor).toBe(2_000_00n);
    const after = policyAt('2026-11-21T23:00:00Z').limits;
    expect(after.allowance(young, naira(1_000_01n)).ceiling).toBe(50_000_00n);
    expect(() => after.requireMaySpend({ ...young, guardianCaps: { ...caps, isPaused: true } })).not.toThrow();
    expect(before.of({ ...young, hasGuardian: false }).outPerDayMinor).toBe(50_000_00n);
  });

  it('hold a new account in Nigeria to twenty thousand naira for its first 24 hours, as one period', () => {
    const who = { ...ada, tier: 3 as const, hasCheckedNumber: true, bornOn: '1990-01-01' };
    const within = policyAt('2026-11-21T19:59:59Z', 'nigeria').limits;
    expect(within.allowance(who, naira(1n))).toMatchObject({ period: '2026-11-20', ceiling: 20_000_00n });
    expect(within.of(who)).toMatchObject({ depositMinorMax: 20_000_00n });
    const longer = { ...who, coolingOffUntil: new Date('2026-11-22T19:00:00Z') };
    expect(policyAt('2026-11-22T18:59:59Z', 'nigeria').limits.allowance(longer, naira(1n))).toMatchObject({
      period: '2026-11-20',
      ceiling: 20_000_00n,
    });
    const after = policyAt('2026-11-21T20:00:00Z', 'nigeria').limits;
    expect(after.allowance(who, naira(1n))).toMatchObject({ period: '2026-11-21', ceiling: 5_000_000_00n });
  });

  it('let nobody in Nigeria be sent money who may not move any, and of all others tell the sender no more than that', () => {
    const who = { ...ada, tier: 3 as const, hasCheckedNumber: true, bornOn: '1990-01-01' };
    const take = (person: Partial<typeof who>, minor: bigint, rules: 'sandbox' | 'nigeria' = 'nigeria') =>
      codeOf(() =>
        policyAt('2026-11-21T19:59:59Z', rules).limits.requireReceivable({ ...who, ...person }, naira(minor)),
      );
    expect(take({}, 20_000_00n)).toBeUndefined();
    for (const person of [{ hasCheckedNumber: false }, { bornOn: '2008-11-22' }]) {
      expect(take(person, 1n)).toBe('recipient_limit');
      expect(take(person, 5_000_000_00n, 'sandbox')).toBeUndefined();
    }
    expect(take({}, 20_000_01n)).toBe('recipient_limit');
    expect(take({ coolingOffUntil: new Date('2026-11-21T19:59:59Z') }, 5_000_000_00n)).toBeUndefined();
  });

  it('say why a person may move no money at all, so that no customer is told of an allowance they cannot use', () => {
    const who = { ...ada, tier: 3 as const, hasCheckedNumber: true, bornOn: '1990-01-01' };
    const blockedBy = (person: object, rules: 'sandbox' | 'nigeria' = 'nigeria') =>
      policyAt('2026-11-21T19:59:59Z', rules).limits.blockedBy({ ...who, ...person });
    expect(blockedBy({})).toBeNull();
    expect(blockedBy({ hasCheckedNumber: false })).toBe('identity');
    expect(blockedBy({ hasConfirmedContact: false })).toBe('contact');
    expect(blockedBy({ hasConfirmedContact: false }, 'sandbox')).toBeNull();
    expect(blockedBy({ bornOn: '2008-11-22' })).toBe('age');
    expect(blockedBy({ hasCheckedNumber: false }, 'sandbox')).toBeNull();
  });

  it('count what comes in on a cooling-off period, apart from what goes out, and on no other day', () => {
    const who = { ...ada, tier: 3 as const, hasCheckedNumber: true, bornOn: '1990-01-01' };
    const intake = (at: string, rules: 'sandbox' | 'nigeria') => policyAt(at, rules).limits.intake(who, naira(7n));
    const counted = { owner: 1n, period: '2026-11-20', sum: 7n, ceiling: 20_000_00n };
    expect(intake('2026-11-21T19:59:59Z', 'nigeria')).toEqual(counted);
    expect(intake('2026-11-21T20:00:00Z', 'nigeria')).toBeUndefined();
    expect(intake('2026-11-21T19:59:59Z', 'sandbox')).toBeUndefined();
  });

  it('can be asked beforehand what such a day allows, by the rules of the moment', () => {
    expect(policyAt('2026-06-30T22:59:59Z', 'nigeria').limits.coolingOffMinorMax()).toBeNull();
    expect(policyAt('2026-06-30T23:00:00Z', 'nigeria').limits.coolingOffMinorMax()).toBe(20_000_00n);
    expect(policyAt('2026-07-01T00:00:00Z').limits.coolingOffMinorMax()).toBeNull();
  });

  it('turn a cap in naira into the most of another currency that is worth no more', () => {
    const day = new Date('2026-11-21T12:00:00Z');
    const { limits } = policyAt('2026-11-21T12:00:00Z');
    const most = limits.ceiling(1, { currency: 'USD', othersMinor: 100_000_00n })!;
    expect(most).toBe(mostWorth(day, { currency: 'USD', nairaMinor: 200_000_00n }));
    expect(nairaWorthOn(day, { currency: 'USD', minor: most })).toBeLessThanOrEqual(200_000_00n);
    expect(nairaWorthOn(day, { currency: 'USD', minor: most + 1n })).toBeGreaterThan(200_000_00n);
    expect(limits.ceiling(1, { currency: 'NGN', othersMinor: 400_000_00n })).toBe(0n);
    expect(limits.ceiling(3, { currency: 'NGN', othersMinor: 0n })).toBeUndefined();
  });
});

describe('limits of a customer’s own', () => {
  const guard = { guardNight: null, guardOverMinor: null };
  const own = { ...guard, perPaymentMinor: 1_000_00n, perDayMinor: 5_000_00n, isTransferOff: true };
  const from = new Date('2026-11-22T12:00:00Z');
  const easier = { ...guard, perPaymentMinor: null, perDayMinor: 20_000_00n, isTransferOff: false };
  const chooser = {
    number: 1n,
    tier: 1 as const,
    hasCheckedNumber: true,
    hasConfirmedContact: true,
    bornOn: '1990-01-01',
    hasGuardian: false,
    guardianCaps: noCaps,
    coolingOffSince: new Date(0),
    coolingOffUntil: new Date(1),
    ownLimits: { ...own, next: { ...easier, from } },
  };

  it('hold until the moment at which what allows more begins, and never lift a tier', () => {
    const before = policyAt('2026-11-22T11:59:59Z').limits;
    expect(before.allowance(chooser, naira(1_000_00n)).ceiling).toBe(5_000_00n);
    expect(() => before.allowance(chooser, naira(1_000_01n))).toThrow('Your own limit is ₦1,000.00.');
    expect(() => before.requireTransfersOn(chooser)).toThrow('You turned transfers off');
    const after = policyAt('2026-11-22T12:00:00Z').limits;
    expect(after.allowance(chooser, naira(1_000_01n)).ceiling).toBe(20_000_00n);
    expect(() => after.requireTransfersOn(chooser)).not.toThrow();
    const above = { ...chooser, ownLimits: { ...easier, perDayMinor: 900_000_00n, next: null } };
    expect(after.of(above).outPerDayMinor).toBe(50_000_00n);
  });

  it('are eased a day later in Nigeria, and at once where the product is tried out', () => {
    const at = '2026-11-22T12:00:00Z';
    expect(policyAt(at, 'nigeria').limits.easierFrom()).toEqual(new Date('2026-11-23T12:00:00Z'));
    expect(policyAt(at).limits.easierFrom()).toEqual(new Date(at));
  });

  it('guard the night and large sums at the hours and above the sum that a customer chose, and nothing until then', () => {
    const usual: Sender = { ...chooser, ownLimits: { ...easier, next: null } };
    const guarded = (time: string, who = usual, minor = 100n, rules?: 'nigeria') =>
      policyAt(`2026-11-22T${time}:00Z`, rules).limits.guardedBy(who, naira(minor));
    expect(guarded('21:00', usual, 900_000_00n)).toBeUndefined();
    expect(guarded('21:00', usual, 900_000_00n, 'nigeria')).toBeUndefined();
    // 22:00 and 06:00 in Lagos.
    const night = { ...usual, ownLimits: { ...usual.ownLimits, guardNight: 22 * 24 + 6 } };
    expect(guarded('20:59', night)).toBeUndefined();
    expect(guarded('21:00', night)).toBe('night');
    expect(guarded('04:59', night)).toBe('night');
    expect(guarded('05:00', night)).toBeUndefined();
    const own = { ...usual, ownLimits: { ...usual.ownLimits, guardNight: 9 * 24 + 17, guardOverMinor: 5_000_00n } };
    expect(guarded('07:59', own)).toBeUndefined();
    expect(guarded('08:00', own)).toBe('night');
    expect(guarded('20:00', own, 5_000_00n)).toBeUndefined();
    expect(guarded('20:00', own, 5_000_01n)).toBe('large');
  });
});
