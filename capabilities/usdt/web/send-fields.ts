import { ledgerRefusals } from '@wura/ledger/contract';
import type { Wallet } from '@wura/wallets/contract';
import { isTooMuch } from '@wura/wallets/web/amount-refusal';
import { asFault } from '@wura/wire/phrases';
import { addressFault, amountFault } from '../rules.ts';

/** As the price table calls it. */
export const sendKind = 'usdt_withdrawal';

export const emptySend = { address: '', amount: '' };
export type SendValues = typeof emptySend;

export function sendFaults({ address, amount }: SendValues, known: { wallet: Wallet; total: string | undefined }) {
  const isShort = isTooMuch(amount, known);
  return {
    address: addressFault(address),
    amount: amountFault(amount) ?? (isShort ? asFault(ledgerRefusals.insufficient_funds) : undefined),
  };
}
