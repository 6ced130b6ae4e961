import { formatMoney, parseMoney } from '@wura/money';

/** Naira as Squad writes them: "5000.00". */
export const naira = (kobo: number): string => formatMoney({ currency: 'NGN', minor: BigInt(kobo) });

/** Kobo. Requests have whole naira, as a number or as the text of one. */
export function wholeNairaOf(given: unknown): number | undefined {
  const money = parseMoney(given, 'NGN');
  return typeof money !== 'string' && money.minor % 100n === 0n ? Number(money.minor) : undefined;
}
