import { formatMoney, shareOf, type Money } from '@wura/money';
import type { CurrencyCode } from '@wura/money/currencies';
import { english, say, type Said } from '@wura/wire/phrases';
import { feePhrases } from '../refusals.ts';
import type { FeeBand, FeeShare, FlatFee, StampDuty } from './fees.ts';
import type { RuleBook } from './rule-book.ts';
import type { AnyRule, Rule } from './rules.ts';
import * as table from './rules-table.ts';

/** Something that is paid for, and what it costs beyond itself: a feature keeps the rules of what it offers. */
export interface PricedKind {
  /** As GET /api/price names it. */
  readonly kind: string;
  /** By how much arrives; the first band that is not passed decides. None: free. */
  readonly fee?: Rule<readonly FeeBand[]>;
  /** What the payer owes the state. */
  readonly duty?: Rule<StampDuty | null>;
  /** A share of what leaves, taken out of it, with the tax in it; then there are no bands and no duty. */
  readonly share?: Rule<FeeShare>;
  /** The same for every amount, in a currency of its own: what a network asks for. Then there are no bands and no duty. */
  readonly flat?: Rule<FlatFee>;
}

/** What of it staff may change. */
export const rulesOfPrice = ({ fee, duty, share, flat }: PricedKind): readonly AnyRule[] =>
  [fee, duty, share, flat].filter(rule => rule !== undefined);

/** Whom a line of the price goes to decides where it is booked. */
export type FeeCode = keyof typeof feePhrases;

export interface FeeLine {
  readonly code: FeeCode;
  /** What its name holds, such as the share of a tax. */
  readonly facts: Said['facts'];
  readonly name: string;
  readonly minor: bigint;
}

export interface Price {
  readonly amount: Money;
  /** None of them is zero. */
  readonly fees: readonly FeeLine[];
  readonly total: Money;
  /** Which rules it was worked out under, to be kept with the payment. */
  readonly rules: string;
}

/** The whole price of one payment: what quote, posting, receipt and the public page all ask. */
export function priceOn(book: RuleBook, day: Date, { kind, amount }: { kind: PricedKind; amount: Money }): Price {
  const rules = rulesOf(book, kind, day);
  if (rules.share) {
    const bps = amount.currency === 'USDT' ? rules.share.usdtBps : rules.share.bps;
    // Rounded up: were small sums free, a thousand of them would be a way around the fee.
    const fee = shareOf(amount, { bps, rounding: 'up' });
    const lines = feeWithVat(book, day, { code: 'exchange_fee', fee });
    return { amount, fees: lines, total: amount, rules: rules.version };
  }
  const fees = rules.flat
    ? flatLines(rules.flat, amount.currency)
    : amount.currency === 'NGN'
      ? linesOf(rules, amount)
      : [];
  const total = fees.reduce((sum, { minor }) => sum + minor, amount.minor);
  return { amount, fees, total: { currency: amount.currency, minor: total }, rules: rules.version };
}

interface Rules {
  readonly bands: readonly FeeBand[];
  readonly vatBps: bigint;
  readonly duty: StampDuty | null;
  readonly share: FeeShare | undefined;
  readonly flat: FlatFee | undefined;
  /** The newest day on which one of them came into force. */
  readonly version: string;
}

function rulesOf(book: RuleBook, kind: PricedKind, day: Date): Rules {
  const vat = book.on(table.vat, day);
  const bands = kind.fee && book.on(kind.fee, day);
  const duty = kind.duty && book.on(kind.duty, day);
  const share = kind.share && book.on(kind.share, day);
  const flat = kind.flat && book.on(kind.flat, day);
  const version = [vat, bands, duty, share, flat]
    .map(rule => rule?.from ?? vat.from)
    .toSorted()
    .at(-1)!;
  return {
    bands: bands?.value ?? [],
    vatBps: vat.value,
    duty: duty?.value ?? null,
    share: share?.value,
    flat: flat?.value,
    version,
  };
}

/** It is paid in the currency that it is asked for in, and in no other. */
function flatLines({ currency, feeMinor }: FlatFee, paidIn: CurrencyCode): FeeLine[] {
  if (paidIn !== currency || feeMinor === 0n) return [];
  return [{ ...named(say(feePhrases.network_fee, {})), code: 'network_fee', minor: feeMinor }];
}

function linesOf({ bands, vatBps, duty }: Rules, amount: Money): FeeLine[] {
  const fee = bands.find(({ upToMinor }) => upToMinor === null || amount.minor <= upToMinor)?.feeMinor ?? 0n;
  const owed = duty && amount.minor >= duty.fromMinor ? duty.dutyMinor : 0n;
  // What is free is priced as often as it is paid, and no line of it has a name to find.
  if (fee === 0n && owed === 0n) return [];
  // Half up, as the tax is rounded; the difference is the state's, not ours.
  const vat = shareOf({ currency: 'NGN', minor: fee }, { bps: vatBps, rounding: 'halfUp' }).minor;
  const lines: FeeLine[] = [
    { ...named(say(feePhrases.transfer_fee, {})), code: 'transfer_fee', minor: fee },
    { ...named(say(feePhrases.vat, { share: Number(vatBps) })), code: 'vat', minor: vat },
    { ...named(say(feePhrases.stamp_duty, {})), code: 'stamp_duty', minor: owed },
  ];
  return lines.filter(({ minor }) => minor > 0n);
}

/** A fee that has the tax in it already, as the two lines that it is; neither is there when it is nothing. */
export function feeWithVat(book: RuleBook, day: Date, { code, fee }: { code: FeeCode; fee: Money }): FeeLine[] {
  const bps = book.on(table.vat, day).value;
  const vat = divideHalfUp(fee.minor * bps, 10_000n + bps);
  const lines: FeeLine[] = [
    { ...named({ code, facts: {} }), code, minor: fee.minor - vat },
    { ...named(say(feePhrases.vat, { share: Number(bps) })), code: 'vat', minor: vat },
  ];
  return lines.filter(({ minor }) => minor > 0n);
}

const divideHalfUp = (a: bigint, b: bigint) => (2n * a + b) / (2n * b);

const named = (said: Said) => ({ facts: said.facts, name: english(said)! });

/** The lines of a price, or of a payment that was made, as answers show them. */
export function feesOnWire(
  fees: readonly (Omit<FeeLine, 'code' | 'facts'> & { code: string; facts?: Said['facts'] })[],
  currency: CurrencyCode,
) {
  return fees.map(({ code, facts = {}, name, minor }) => ({
    code,
    facts,
    name,
    amount: formatMoney({ currency, minor }),
  }));
}

export interface PriceBand {
  /** In the smallest unit, both included; none: however much. */
  readonly fromMinor: bigint;
  readonly toMinor: bigint | null;
  readonly fees: readonly FeeLine[];
}

/** The price of a kind as a table: a new row begins wherever one of its lines changes. */
export interface PriceTable {
  readonly bands: readonly PriceBand[];
  readonly currency: CurrencyCode;
  /** Taken out of the amount instead of coming on top. */
  readonly share: FeeShare | undefined;
  readonly rules: string;
}

export function priceTableOn(book: RuleBook, day: Date, kind: PricedKind): PriceTable {
  const rules = rulesOf(book, kind, day);
  if (rules.flat) {
    const { currency } = rules.flat;
    const bands = [{ fromMinor: 1n, toMinor: null, fees: flatLines(rules.flat, currency) }];
    return { bands, currency, share: undefined, rules: rules.version };
  }
  const begins = new Set([1n]);
  for (const { upToMinor } of rules.bands) if (upToMinor !== null) begins.add(upToMinor + 1n);
  if (rules.duty) begins.add(rules.duty.fromMinor);
  const sorted = [...begins].sort((a, b) => (a < b ? -1 : 1));
  const bands = sorted.map((fromMinor, index) => ({
    fromMinor,
    toMinor: index + 1 < sorted.length ? sorted[index + 1]! - 1n : null,
    fees: linesOf(rules, { currency: 'NGN', minor: fromMinor }),
  }));
  return { bands, currency: 'NGN', share: rules.share, rules: rules.version };
}
