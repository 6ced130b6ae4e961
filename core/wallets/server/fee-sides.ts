import type { Side, WalletId } from '@wura/ledger/server/order';
import type { Fee } from './statements.ts';

/** Whose wallet a line of the price ends in. */
export function purposeOf(code: string): string {
  return code === 'vat' || code === 'stamp_duty' ? code : 'fees';
}

/** Where the lines of a price arrive, each in the system's wallet that it is for. */
export async function feeSides(
  systemWallet: (purpose: string) => Promise<WalletId>,
  fees: readonly Pick<Fee, 'code' | 'minor'>[],
  currency: number,
): Promise<Side[]> {
  const sides: Side[] = [];
  for (const { code, minor } of fees) {
    sides.push({ wallet: await systemWallet(purposeOf(code)), amount: minor, currency });
  }
  return sides;
}
