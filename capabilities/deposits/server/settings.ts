import { parseMoney } from '@wura/money';
import type { SettingsReader } from '@wura/platform/settings';

export interface DepositSettings {
  /** Of a deposit under review that is more than this, in kobo, two operators decide. */
  readonly secondAboveMinor: bigint;
}

export function readSettings(read: SettingsReader): DepositSettings {
  const name = 'DEPOSIT_REVIEW_SECOND_ABOVE';
  const given = read.text(name) ?? '100000';
  // Zero is an answer too: then every decision needs two.
  if (/^0+(\.0+)?$/.test(given)) return { secondAboveMinor: 0n };
  const money = parseMoney(given, 'NGN');
  if (typeof money === 'string') throw new Error(`${name} must be an amount of naira such as 100000`);
  return { secondAboveMinor: money.minor };
}
