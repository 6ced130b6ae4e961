import { convertMoney, type Money } from '@wura/money';
import { currencies, type CurrencyCode } from '@wura/money/currencies';
import { rateBetween, type Rates } from '@wura/rates/cross-rate';
import { workOut } from '@wura/rates/work-out';
import { randomInt } from '@wura/testkit/random';
import { expect, it } from 'vitest';
import { report, rounds } from './report.ts';

// Everything a customer could do with conversions at prices that stand still. `npm run faults` draws a million of them.

/** Exact, in units of one ten-thousandth of a smallest unit of the first currency: what a holding is worth at the mid rate. */
const worth = ({ currency, minor }: Money, prices: readonly bigint[], codes: readonly CurrencyCode[]) =>
  minor * prices[codes.indexOf(currency)]!;

it(
  'conversions at fixed quotes, drawn at random, never gain a customer one smallest unit, and every currency sums to zero',
  { timeout: 600_000 },
  () => {
    const draw = createDraw(randomInt(2 ** 31));
    const codes = currencies.map(({ code }) => code);
    const wanted = rounds(20_000, 1_000_000);
    let made = 0;
    for (let round = 0; made < wanted; round++) {
      // Few currencies in each round, so that money goes there and back, and around.
      const chosen = [0, 1, 2, 3].map(() => codes[draw(codes.length)]!);
      const drawn: Rates = Object.fromEntries(
        chosen.map(code => [code, `${draw(3000)}.${String(draw(1, 1e6)).padStart(6, '0')}`]),
      );
      const feeBps = [0n, 10n, 50n][draw(3)]!;
      const spreadBps = [0n, 0n, 25n][draw(3)]!;
      const held = new Map<CurrencyCode, bigint>(chosen.map(code => [code, BigInt(draw(1, 1e9))]));
      const house = new Map<CurrencyCode, bigint>(chosen.map(code => [code, 0n]));
      const before = new Map(held);
      for (let move = 0; move < 100 && made < wanted; move++) {
        const [from, to] = [chosen[draw(4)]!, chosen[draw(4)]!];
        const has = held.get(from)!;
        if (from === to || has === 0n) continue;
        // Often the smallest sums, where rounding is all there is; sometimes everything.
        const minor = [1n, BigInt(draw(1, 100)), has][draw(3)]!;
        const amount: Money = { currency: from, minor: minor > has ? has : minor };
        const sums = workOut(amount, { mid: rateBetween(drawn, { from, to })!, feeBps, spreadBps });
        if (!sums) continue;
        made++;
        const { fee, converted, received, residueMinor } = sums;
        if (fee.minor + converted.minor !== amount.minor) throw new Error('the fee and the rest are not the amount');
        const there = convertMoney(converted, { rate: rateBetween(drawn, { from, to })!, rounding: 'down' });
        if (received.minor > there.minor) throw new Error('more arrived than the mid rate gives');
        held.set(from, has - amount.minor);
        held.set(to, held.get(to)! + received.minor);
        // Position and residue of the house together.
        house.set(from, house.get(from)! + fee.minor + converted.minor);
        house.set(to, house.get(to)! - (received.minor + residueMinor) + residueMinor);
      }
      const prices = pricesOf(chosen, drawn);
      const total = (of: ReadonlyMap<CurrencyCode, bigint>) =>
        [...of].reduce((sum, [currency, minor]) => sum + worth({ currency, minor }, prices, chosen), 0n);
      if (total(held) > total(before)) throw new Error(`a customer gained: ${JSON.stringify({ round, drawn })}`);
      for (const code of chosen) {
        if (held.get(code)! + house.get(code)! !== before.get(code)!) throw new Error(`${code} does not sum to zero`);
      }
    }
    report({ conversions: made });
    expect(made).toBe(wanted);
  },
);

/** A stream of whole numbers from one that the run's seed gave: millions of them, where each draw of the seed is a hash. */
function createDraw(from: number) {
  let small = from | 1;
  return (first: number, second?: number): number => {
    small ^= small << 13;
    small ^= small >>> 17;
    small ^= small << 5;
    const [min, max] = second === undefined ? [0, first] : [first, second];
    return min + ((small >>> 0) % (max - min));
  };
}

/** What one smallest unit of each is worth, as whole numbers over one common denominator. */
function pricesOf(codes: readonly CurrencyCode[], drawn: Rates): bigint[] {
  const scaled = codes.map(code => BigInt(drawn[code]!.replace('.', '')));
  const all = scaled.reduce((product, each) => product * each, 1n);
  const scaleOf = (code: CurrencyCode) => BigInt(currencies.find(each => each.code === code)!.scale);
  return codes.map((code, place) => (all / scaled[place]!) * 10n ** (6n - scaleOf(code)));
}
