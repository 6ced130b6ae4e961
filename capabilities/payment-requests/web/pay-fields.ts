import { ledgerRefusals } from '@wura/ledger/contract';
import { parseMoney } from '@wura/money';
import { isCurrencyCode } from '@wura/money/currencies';
import type { Wallet } from '@wura/wallets/contract';
import { isTooMuch } from '@wura/wallets/web/amount-refusal';
import { commonFaults } from '@wura/wire/faults';
import { asFault } from '@wura/wire/phrases';
import type { Asked } from '../contract.ts';

/** Where the request names the amount, nothing is typed; what the wallet lacks is said all the same. */
export function payFaults(
  values: { amount: string },
  { asked, wallet }: { asked: Pick<Asked, 'amount' | 'currency'>; wallet: Wallet | undefined },
) {
  const amount = asked.amount ?? values.amount;
  const { currency } = asked;
  if (!isCurrencyCode(currency) || typeof parseMoney(amount, currency) === 'string') {
    return { amount: commonFaults.amount_invalid };
  }
  return { amount: isTooMuch(amount, { wallet }) ? asFault(ledgerRefusals.insufficient_funds) : undefined };
}
