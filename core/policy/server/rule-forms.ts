import { formatMoney, parseMoney } from '@wura/money';
import type { CurrencyCode } from '@wura/money/currencies';
import type { Fault } from '@wura/wire/phrases';
import { z } from 'zod';
import { ruleFaults as faults } from '../operator-contract.ts';
import type { FeeBand, FeeShare, FlatFee, StampDuty } from './fees.ts';
import type { GuardRules, PapersRule, PersonRules, RecallRule, TierLimits } from './rules-table.ts';
import type { RuleForm } from './rules.ts';

// Sums are decimal text in major units, shares percentages, as staff read and type them. Past 300 lines because it is a list: the
// form of each rule.

/** The smallest sum that everything sold here can be bought with: a meter's minimum. */
const capMinorMin = 100_00n;
const feeMinorMax = 10_000_00n;
const networkFeeMinorMax = 100_000_000n;
const shareBpsMax = 5_000n;
/** A trillion naira: more than one call may ever move. */
const sumMinorMax = 1_000_000_000_000_00n;

interface Sum {
  readonly min: bigint;
  readonly max?: bigint;
  readonly fault: Fault;
  readonly currency?: CurrencyCode;
}

/** A sum in the smallest unit; zero is one, too. */
const sum = ({ min, max = sumMinorMax, fault, currency = 'NGN' }: Sum) =>
  z.unknown().transform((sent, context): bigint => {
    const isZero = (typeof sent === 'string' || typeof sent === 'number') && /^0+(\.0+)?$/.test(String(sent));
    const money = isZero ? { minor: 0n } : parseMoney(sent, currency);
    if (typeof money !== 'string' && money.minor >= min && money.minor <= max) return money.minor;
    const isAmount = typeof money !== 'string' || money === 'not_positive' || money === 'too_large';
    context.addIssue({ code: 'custom', message: isAmount ? fault : faults.rule_amount_invalid });
    return z.NEVER;
  });

const cap = sum({ min: capMinorMin, fault: faults.rule_cap_too_small });
const positive = sum({ min: 1n, fault: faults.rule_amount_invalid });
const fee = sum({ min: 0n, max: feeMinorMax, fault: faults.rule_fee_invalid });
const naira = (minor: bigint) => formatMoney({ currency: 'NGN', minor });
const orNone = (minor: bigint | null) => (minor === null ? null : naira(minor));

const share = z.unknown().transform((sent, context): bigint => {
  const [, whole, decimals = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(String(sent)) ?? [];
  const bps = whole === undefined ? undefined : BigInt(whole + decimals.padEnd(2, '0'));
  if (bps !== undefined && bps <= shareBpsMax) return bps;
  context.addIssue({
    code: 'custom',
    message: bps === undefined ? faults.rule_share_invalid : faults.rule_share_too_large,
  });
  return z.NEVER;
});

/** 750 is "7.5". */
function percent(bps: bigint): string {
  const decimals = String(bps % 100n)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return decimals === '' ? String(bps / 100n) : `${bps / 100n}.${decimals}`;
}

/** One sum in naira. */
export const amountForm: RuleForm<bigint> = {
  name: 'amount',
  wire: z
    .strictObject({ amount: sum({ min: 0n, fault: faults.rule_amount_invalid }) })
    .transform(({ amount }) => amount),
  write: amount => ({ amount: naira(amount) }),
};

/** One sum in naira that something is held to. */
export const capForm: RuleForm<bigint> = {
  name: 'amount',
  wire: z.strictObject({ amount: cap }).transform(({ amount }) => amount),
  write: amount => ({ amount: naira(amount) }),
};

/** A share, in hundredths of a percent. */
export const shareForm: RuleForm<bigint> = {
  name: 'share',
  wire: z.strictObject({ percent: share }).transform(value => value.percent),
  write: bps => ({ percent: percent(bps) }),
};

/** What a conversion takes, and what it takes to and from a stablecoin. */
export const sharesForm: RuleForm<FeeShare> = {
  name: 'shares',
  wire: z
    .strictObject({ percent: share, usdt_percent: share })
    .transform(({ percent: bps, usdt_percent: usdtBps }) => ({ bps, usdtBps })),
  write: ({ bps, usdtBps }) => ({ percent: percent(bps), usdt_percent: percent(usdtBps) }),
};

const tier = z
  .strictObject({ out_per_day: cap, balance: cap.nullable(), single_deposit: cap })
  .transform(
    ({ out_per_day: outPerDayMinor, balance: balanceMinorMax, single_deposit: depositMinorMax }): TierLimits => ({
      outPerDayMinor,
      balanceMinorMax,
      depositMinorMax,
    }),
  );
const onWire = ({ outPerDayMinor, balanceMinorMax, depositMinorMax }: TierLimits) => ({
  out_per_day: naira(outPerDayMinor),
  balance: orNone(balanceMinorMax),
  single_deposit: naira(depositMinorMax),
});

export const tiersForm: RuleForm<Readonly<Record<1 | 2 | 3, TierLimits>>> = {
  name: 'tiers',
  wire: z.strictObject({ 1: tier, 2: tier, 3: tier }).superRefine((tiers, context) => {
    const refuse = (path: (string | number)[], message: Fault) => context.addIssue({ code: 'custom', path, message });
    for (const number of [1, 2, 3] as const) {
      const { outPerDayMinor, balanceMinorMax, depositMinorMax } = tiers[number];
      if (outPerDayMinor < depositMinorMax) refuse([number, 'out_per_day'], faults.rule_day_below_single);
      if (isLess(balanceMinorMax, depositMinorMax)) refuse([number, 'balance'], faults.rule_balance_below_single);
      if (number === 1) continue;
      const below = tiers[(number - 1) as 1 | 2];
      if (outPerDayMinor < below.outPerDayMinor) refuse([number, 'out_per_day'], faults.rule_falls_with_tier);
      if (isLess(balanceMinorMax, below.balanceMinorMax)) refuse([number, 'balance'], faults.rule_falls_with_tier);
      if (depositMinorMax < below.depositMinorMax) refuse([number, 'single_deposit'], faults.rule_falls_with_tier);
    }
  }),
  write: tiers => ({ 1: onWire(tiers[1]), 2: onWire(tiers[2]), 3: onWire(tiers[3]) }),
};

/** None is as much as there is. */
const isLess = (one: bigint | null, other: bigint | null) => one !== null && (other === null || one < other);

const yesOrNo = z.boolean({ error: faults.rule_choice_invalid });

export const personForm: RuleForm<PersonRules> = {
  name: 'person',
  wire: z
    .strictObject({
      needs_checked_number: yesOrNo,
      needs_confirmed_contact: yesOrNo,
      age_min: z
        .int({ error: faults.rule_age_invalid })
        .min(13, { error: faults.rule_age_invalid })
        .max(99, { error: faults.rule_age_invalid })
        .nullable(),
      first_day: cap.nullable(),
    })
    .transform(value => ({
      needsCheckedNumber: value.needs_checked_number,
      needsConfirmedContact: value.needs_confirmed_contact,
      ageMin: value.age_min,
      coolingOffMinorMax: value.first_day,
    })),
  write: value => ({
    needs_checked_number: value.needsCheckedNumber,
    needs_confirmed_contact: value.needsConfirmedContact,
    age_min: value.ageMin,
    first_day: orNone(value.coolingOffMinorMax),
  }),
};

/** A time to wait; a week at most, lest a slip locks customers out of their own settings. */
export const hoursForm: RuleForm<number> = {
  name: 'hours',
  wire: z
    .strictObject({
      hours: z
        .int({ error: faults.rule_hours_invalid })
        .min(0, { error: faults.rule_hours_invalid })
        .max(168, { error: faults.rule_hours_invalid }),
    })
    .transform(({ hours }) => hours),
  write: hours => ({ hours }),
};

const hour = z
  .int({ error: faults.rule_hours_invalid })
  .min(0, { error: faults.rule_hours_invalid })
  .max(23, { error: faults.rule_hours_invalid });

export const guardForm: RuleForm<GuardRules> = {
  name: 'guard',
  wire: z
    .strictObject({ night_from: hour, night_until: hour, over: cap.nullable() })
    .transform(value => ({ nightFrom: value.night_from, nightUntil: value.night_until, overMinor: value.over })),
  write: ({ nightFrom, nightUntil, overMinor }) => ({
    night_from: nightFrom,
    night_until: nightUntil,
    over: orNone(overMinor),
  }),
};

/** What is asked of documents, and of those whose time is over; a year of grace at most, or staff would never look. */
export const papersForm: RuleForm<PapersRule> = {
  name: 'papers',
  wire: z
    .strictObject({
      needs_face_check: yesOrNo,
      grace_days: z
        .int({ error: faults.rule_days_invalid })
        .min(0, { error: faults.rule_days_invalid })
        .max(365, { error: faults.rule_days_invalid }),
    })
    .transform(value => ({ needsFaceCheck: value.needs_face_check, graceDays: value.grace_days })),
  write: value => ({ needs_face_check: value.needsFaceCheck, grace_days: value.graceDays }),
};

const oneOrMore = z
  .int({ error: faults.rule_count_invalid })
  .min(1, { error: faults.rule_count_invalid })
  .max(365, { error: faults.rule_count_invalid });

/** None is zero: no day to answer in, or a hold that ends as it begins, is a slip. */
export const recallForm: RuleForm<RecallRule> = {
  name: 'recall',
  wire: z
    .strictObject({
      within_days: oneOrMore,
      answer_days: oneOrMore,
      asks_max: oneOrMore,
      asks_days: oneOrMore,
      hold_days: oneOrMore,
    })
    .transform(value => ({
      withinDays: value.within_days,
      answerDays: value.answer_days,
      asksMax: value.asks_max,
      asksDays: value.asks_days,
      holdDaysMax: value.hold_days,
    })),
  write: value => ({
    within_days: value.withinDays,
    answer_days: value.answerDays,
    asks_max: value.asksMax,
    asks_days: value.asksDays,
    hold_days: value.holdDaysMax,
  }),
};

/** What comes after the last band is left to the last band: it has no end. */
export const bandsForm: RuleForm<readonly FeeBand[]> = {
  name: 'bands',
  wire: z
    .strictObject({
      bands: z
        .array(z.strictObject({ up_to: positive.nullable(), fee }), { error: faults.rule_bands_needed })
        .min(1, { error: faults.rule_bands_needed })
        .max(10, { error: faults.rule_bands_needed }),
    })
    .superRefine(({ bands }, context) => {
      for (const [index, { up_to: end }] of bands.entries()) {
        const path = ['bands', index, 'up_to'];
        const before = bands[index - 1]?.up_to;
        if ((end === null) !== (index === bands.length - 1)) {
          context.addIssue({ code: 'custom', path, message: faults.rule_last_band_ends });
        } else if (end !== null && before != null && end <= before) {
          context.addIssue({ code: 'custom', path, message: faults.rule_bands_fall });
        }
      }
    })
    .transform(({ bands }) => bands.map(band => ({ upToMinor: band.up_to, feeMinor: band.fee }))),
  write: bands => ({
    bands: bands.map(({ upToMinor, feeMinor }) => ({ up_to: orNone(upToMinor), fee: naira(feeMinor) })),
  }),
};

export const dutyForm: RuleForm<StampDuty | null> = {
  name: 'duty',
  wire: z
    .strictObject({ from: positive.nullable(), duty: positive.nullable() })
    .superRefine(({ from, duty }, context) => {
      if ((from === null) !== (duty === null)) {
        context.addIssue({ code: 'custom', path: ['duty'], message: faults.rule_duty_half });
      } else if (from !== null && duty !== null && duty > from) {
        context.addIssue({ code: 'custom', path: ['duty'], message: faults.rule_duty_above_amount });
      }
    })
    .transform(({ from: fromMinor, duty: dutyMinor }) =>
      fromMinor === null || dutyMinor === null ? null : { fromMinor, dutyMinor },
    ),
  write: owed => ({ from: orNone(owed?.fromMinor ?? null), duty: orNone(owed?.dutyMinor ?? null) }),
};

/** What a network asks for, in USDT. */
export const flatForm: RuleForm<FlatFee> = {
  name: 'flat',
  wire: z
    .strictObject({
      fee: sum({ min: 0n, max: networkFeeMinorMax, fault: faults.rule_network_fee_invalid, currency: 'USDT' }),
    })
    .transform(value => ({ currency: 'USDT' as const, feeMinor: value.fee })),
  write: ({ feeMinor }) => ({ fee: formatMoney({ currency: 'USDT', minor: feeMinor }) }),
};

/** A sum in naira for each of some names, none of which may be left out. */
export function sumsForm<Name extends string>(
  name: 'worth' | 'prices',
  names: readonly Name[],
): RuleForm<Readonly<Record<Name, bigint>>> {
  const shape = Object.fromEntries(names.map(each => [each, positive]));
  return {
    name,
    wire: z.strictObject(shape) as unknown as z.ZodType<Readonly<Record<Name, bigint>>>,
    write: sums => Object.fromEntries(names.map(each => [each, naira(sums[each])])),
    // A later build may know more names than a row that an earlier one has written.
    complete: (kept, first) => Object.fromEntries(names.map(each => [each, kept[each] ?? naira(first[each])])),
  };
}
