import { currencies, type CurrencyCode } from '@wura/money/currencies';
import { amountForm, guardForm, hoursForm, personForm, shareForm, sumsForm, tiersForm } from './rule-forms.ts';
import { defineRule, type AnyRule, type Rule } from './rules.ts';

// Every figure that decides a limit, and the tax on every fee, as a fresh installation has them. What a feature costs stands
// with the feature. Sums are in kobo.

/** Payments worth more than this ask for the PIN, until the customer chooses another threshold. In kobo. */
export const pinThreshold = defineRule({
  name: 'pin_threshold',
  title: 'PIN threshold',
  about: 'Payments worth more than this ask for the PIN, of customers who chose no threshold of their own.',
  form: amountForm,
  first: [{ value: 1_000_000n, from: '2026-01-01', source: 'the house', note: '₦10,000.00' }],
});

/** On the fee alone, never on the sum that is sent. In hundredths of a percent. */
export const vat = defineRule({
  name: 'vat',
  title: 'Value added tax',
  about: 'On every fee, never on the sum that is sent. It is rounded half up to the kobo.',
  form: shareForm,
  first: [{ value: 750n, from: '2020-02-01', source: 'Finance Act 2019', note: 'rounded half up to the kobo' }],
});

/** What a customer of each tier may move and hold; none: as much as there is. */
export interface TierLimits {
  readonly outPerDayMinor: bigint;
  readonly balanceMinorMax: bigint | null;
  readonly depositMinorMax: bigint;
}

export const tierLimits = defineRule<Readonly<Record<1 | 2 | 3, TierLimits>>>({
  name: 'tier_limits',
  title: 'Limits of the tiers',
  about: 'What a customer of each tier may send in a day, hold, and be sent at once.',
  form: tiersForm,
  first: [
    {
      from: '2017-09-07',
      source: 'CBN BPS/DIR/GEN/CIR/04/007 and FPR/DIR/CIR/GEN/06/002; the single deposit of the third tier: this house',
      note: 'the circulars name no single deposit for the third tier; this is what institutions allow in practice',
      value: {
        1: { outPerDayMinor: 50_000_00n, balanceMinorMax: 300_000_00n, depositMinorMax: 50_000_00n },
        2: { outPerDayMinor: 200_000_00n, balanceMinorMax: 500_000_00n, depositMinorMax: 100_000_00n },
        3: { outPerDayMinor: 5_000_000_00n, balanceMinorMax: null, depositMinorMax: 5_000_000_00n },
      },
    },
  ],
});

/** What the law asks of a person before money moves, beyond the tiers. The sandbox asks for none of it. */
export interface PersonRules {
  readonly needsCheckedNumber: boolean;
  /** A code that was sent to the e-mail address or the phone has to have come back. */
  readonly needsConfirmedContact: boolean;
  /** In whole years, by full dates. */
  readonly ageMin: number | null;
  /** In and out in the first 24 hours of an account, and after a way into it is new or has changed. */
  readonly coolingOffMinorMax: bigint | null;
}

const person = (under: 'sandbox' | 'nigeria', first: Rule<PersonRules>['first']) =>
  defineRule({
    name: `person_${under}`,
    title: 'What is asked of a person',
    about: 'What has to be known of a person before money moves, and what a new account or device may move.',
    form: personForm,
    first,
    under,
  });

export const personRules = {
  sandbox: person('sandbox', [
    {
      value: { needsCheckedNumber: false, needsConfirmedContact: false, ageMin: null, coolingOffMinorMax: null },
      from: '2020-01-01',
      source: 'the house',
      note: 'for trying the product out',
    },
  ]),
  nigeria: person('nigeria', [
    {
      value: { needsCheckedNumber: true, needsConfirmedContact: false, ageMin: null, coolingOffMinorMax: null },
      from: '2023-12-01',
      source: 'CBN circular of 1 December 2023',
    },
    {
      value: { needsCheckedNumber: true, needsConfirmedContact: false, ageMin: 18, coolingOffMinorMax: null },
      from: '2026-05-01',
      source: 'NIBSS BVN framework, 1 May 2026',
    },
    {
      value: { needsCheckedNumber: true, needsConfirmedContact: true, ageMin: 18, coolingOffMinorMax: 20_000_00n },
      from: '2026-07-01',
      source: 'CBN circular of 12 March 2026',
      note: 'at most ₦20,000 in and out in the first 24 hours of an account or a device',
    },
  ]),
};

const easier = (under: 'sandbox' | 'nigeria', first: Rule<number>['first']) =>
  defineRule({
    name: `easier_after_${under}`,
    title: 'Wait for easier limits',
    about:
      'How long a customer waits for what they made easier for themselves: a higher limit of their own, or transfers switched on again.',
    form: hoursForm,
    first,
    under,
  });

/** What is stricter never waits. In hours. */
export const easierAfterHours = {
  sandbox: easier('sandbox', [
    { value: 0, from: '2020-01-01', source: 'the house', note: 'for trying the product out' },
  ]),
  nigeria: easier('nigeria', [
    { value: 0, from: '2020-01-01', source: 'the house', note: 'before there were limits of a customer’s own' },
    {
      value: 24,
      from: '2026-07-01',
      source: 'CBN circular of 12 March 2026: a second factor; the day is the house’s',
      note: 'a thief who has the factors as well is seen before the money is gone',
    },
  ]),
};

/** When a payment to a payee who was never paid before needs the second factor, until the customer chooses otherwise. */
export interface GuardRules {
  /** Hours of Lagos; where both are one, there is no such hour. */
  readonly nightFrom: number;
  readonly nightUntil: number;
  /** None: no sum is too large. */
  readonly overMinor: bigint | null;
}

export const guard = defineRule<GuardRules>({
  name: 'guard',
  title: 'Guard of payments to new payees',
  about:
    'Between these hours, and above this sum at any hour, a payment to a payee who was never paid needs the second factor, of customers who chose nothing else.',
  form: guardForm,
  first: [
    {
      value: { nightFrom: 0, nightUntil: 0, overMinor: null },
      from: '2020-01-01',
      source: 'the house',
      note: 'off; customers switch it on for themselves, and an operator for all who chose nothing',
    },
  ],
});

/** What is asked of documents, and what becomes of limits once a document is out of date. */
export interface PapersRule {
  /** The provider of the face check looks whether a living person sends them. */
  readonly needsFaceCheck: boolean;
  /** From the day on which an ID expired to the day on which the limits of the tier below hold. */
  readonly graceDays: number;
}

/** How a customer is asked to send back what came to them by mistake, and how long staff may set it aside. */
export interface RecallRule {
  /** Working days of Lagos from the transfer in which its sender has the receiver asked at once. */
  readonly withinDays: number;
  /** Working days in which the receiver answers, before staff look at it. */
  readonly answerDays: number;
  /** How many receivers a sender has asked at once in so many days; those after that are asked by staff. */
  readonly asksMax: number;
  readonly asksDays: number;
  /** The longest that staff may set the money aside. */
  readonly holdDaysMax: number;
}

type Foreign = Exclude<CurrencyCode, 'NGN'>;
const foreign = currencies.map(({ code }) => code).filter(code => code !== 'NGN');

/**
 * What one unit of each currency is about worth in naira. Good enough to decide whether a payment is small, which is all
 * it is used for: nothing is priced or converted with it.
 */
export const nairaWorth = defineRule<Readonly<Record<Foreign, bigint>>>({
  name: 'naira_worth',
  title: 'Worth of foreign money',
  about:
    'What limits and the PIN threshold take one unit of a currency for, where there is no live rate. Nothing is converted with it.',
  form: sumsForm('worth', foreign),
  first: [
    {
      from: '2026-01-01',
      source: 'the house, from mid-market rates',
      note: 'used where there is no live rate',
      value: {
        USD: 1_485_50n,
        EUR: 1_723_00n,
        GBP: 1_961_00n,
        USDT: 1_485_50n,
        CAD: 1_055_00n,
        KES: 11_50n,
        GHS: 136_00n,
        ZAR: 86_00n,
        XOF: 2_63n,
        XAF: 2_63n,
        AUD: 966_00n,
        NZD: 847_00n,
        JPY: 9_58n,
        CNY: 209_00n,
        INR: 16_75n,
        AED: 404_50n,
        SAR: 396_00n,
        QAR: 408_00n,
        KWD: 4_842_00n,
        CHF: 1_857_00n,
        SEK: 157_00n,
        NOK: 147_00n,
        DKK: 230_70n,
        PLN: 406_00n,
        CZK: 71_20n,
        HUF: 4_52n,
        TRY: 35_10n,
        BRL: 278_00n,
        MXN: 81_00n,
        SGD: 1_144_00n,
        HKD: 190_90n,
        MYR: 359_00n,
        THB: 45_80n,
        KRW: 1_02n,
        EGP: 31_20n,
        MAD: 160_00n,
        TZS: 61n,
        UGX: 42n,
        RWF: 1_03n,
      },
    },
  ],
});

/** Those that no feature brings. */
export const coreRules: readonly AnyRule[] = [
  tierLimits,
  personRules.sandbox,
  personRules.nigeria,
  easierAfterHours.sandbox,
  easierAfterHours.nigeria,
  guard,
  pinThreshold,
  vat,
  nairaWorth,
];
