import { convertMoney, type Money } from '@wura/money';
import { currencies, type CurrencyCode } from '@wura/money/currencies';
import { rateBetween, type Rates } from './cross-rate.ts';
import { randomInt } from '@wura/testkit/random';
import { describe, expect, it } from 'vitest';
import { workOut } from './work-out.ts';

const rates: Rates = { USD: '1', NGN: '1485.50', USDT: '1', KWD: '0.306795', JPY: '155.0626', EUR: '0.862159' };
const mid = (from: CurrencyCode, to: CurrencyCode) => rateBetween(rates, { from, to })!;
const naira = (minor: bigint): Money => ({ currency: 'NGN', minor });

describe('a conversion', () => {
  it('takes its fee out of the amount and rounds what arrives down, once', () => {
    expect(workOut(naira(500_000_00n), { mid: mid('NGN', 'USD'), feeBps: 50n, spreadBps: 0n })).toMatchObject({
      fee: naira(2_500_00n),
      converted: naira(497_500_00n),
      // 497,500 ÷ 1,485.50 is 334.9040…
      received: { currency: 'USD', minor: 334_90n },
      residueMinor: 1n,
    });
  });

  it('leaves nothing over where it divides evenly', () => {
    const dollar = { currency: 'USD', minor: 200n } as const;
    const sums = workOut(dollar, { mid: mid('USD', 'NGN'), feeBps: 50n, spreadBps: 0n })!;
    expect([sums.fee.minor, sums.received.minor, sums.residueMinor]).toEqual([1n, 2_956_14n, 1n]);
    const whole = workOut({ currency: 'USD', minor: 100n }, { mid: mid('USD', 'USDT'), feeBps: 0n, spreadBps: 0n })!;
    expect([whole.received.minor, whole.residueMinor]).toEqual([1_000_000n, 0n]);
  });

  it('to less than the smallest unit is none', () => {
    expect(workOut(naira(100n), { mid: mid('NGN', 'USD'), feeBps: 50n, spreadBps: 0n })).toBeUndefined();
    expect(workOut(naira(1n), { mid: mid('NGN', 'USDT'), feeBps: 10n, spreadBps: 0n })).toBeUndefined();
  });

  it('is priced below the mid rate by the spread, exactly', () => {
    const { rate } = workOut(naira(1_000_000n), { mid: mid('NGN', 'USD'), feeBps: 0n, spreadBps: 150n })!;
    const sure = mid('NGN', 'USD');
    expect(rate.numerator * sure.denominator * 10_000n).toBe(sure.numerator * rate.denominator * 9_850n);
  });
});

/** Exact, in units of one ten-thousandth of a smallest unit of the first currency: what a holding is worth at the mid rate. */
const worth = ({ currency, minor }: Money, prices: readonly bigint[], codes: readonly CurrencyCode[]) =>
  minor * prices[codes.indexOf(currency)]!;

describe('one million conversions at fixed quotes, drawn at random', () => {
  it('never gain a customer one smallest unit, and every currency still sums to zero', () => {
    const draw = createDraw(randomInt(2 ** 31));
    const codes = currencies.map(({ code }) => code);
    const rounds = 10_000;
    const movesInRound = 100;
    for (let round = 0; round < rounds; round++) {
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
      for (let move = 0; move < movesInRound; move++) {
        const [from, to] = [chosen[draw(4)]!, chosen[draw(4)]!];
        const has = held.get(from)!;
        if (from === to || has === 0n) continue;
        // Often the smallest sums, where rounding is all there is; sometimes everything.
        const minor = [1n, BigInt(draw(1, 100)), has][draw(3)]!;
        const amount: Money = { currency: from, minor: minor > has ? has : minor };
        const sums = workOut(amount, { mid: rateBetween(drawn, { from, to })!, feeBps, spreadBps });
        if (!sums) continue;
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
    expect(rounds * movesInRound).toBe(1_000_000);
  }, 60_000);
});

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
