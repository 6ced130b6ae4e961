import { minorOf, parseMoney } from '@wura/money';
import { isCurrencyCode } from '@wura/money/currencies';
import { isOver } from '@wura/policy/web/limits';
import type { Wallet } from '../contract.ts';

/** What the server would refuse an amount for, known while it is typed. */
export type AmountRefusal = 'limit' | 'funds';

interface Measure {
  wallet: Wallet | undefined;
  /** Of this amount, fees included, once its price is known. */
  total?: string | undefined;
  /** What may still be sent today, where a limit counts this wallet. */
  left: string | undefined;
}

export function refusalOf(amount: string, { wallet, total, left }: Measure): AmountRefusal | undefined {
  if (left !== undefined && isOver(amount, left)) return 'limit';
  return isTooMuch(amount, { wallet, total }) ? 'funds' : undefined;
}

/** Whether the wallet holds less than this costs; what is no amount yet is not too much. */
export function isTooMuch(amount: string, { wallet, total }: Omit<Measure, 'left'>): boolean {
  if (!wallet || !isCurrencyCode(wallet.currency)) return false;
  const asked = parseMoney(amount, wallet.currency);
  if (typeof asked === 'string') return false;
  const costs = total === undefined ? asked.minor : minorOf(total, wallet.currency);
  return costs > minorOf(wallet.balance, wallet.currency);
}
