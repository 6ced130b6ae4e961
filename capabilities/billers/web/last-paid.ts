import type { Transaction } from '@wura/wallets/contract';

const shownMax = 4;

/** The bills that were paid last, newest first, each number of a kind once; what came back is not paid. */
export function lastPaid<Paid extends Pick<Transaction, 'category' | 'status' | 'again'>>(
  sent: readonly Paid[],
): readonly Paid[] {
  const found = new Map<string, Paid>();
  for (const payment of sent) {
    const { category, status, again } = payment;
    const key = `${category} ${again?.['number']}`;
    if (again !== undefined && status !== 'failed' && !found.has(key)) found.set(key, payment);
  }
  return [...found.values()].slice(0, shownMax);
}
