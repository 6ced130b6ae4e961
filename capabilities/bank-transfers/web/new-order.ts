import { newIntentKey } from '@wura/browser/intent';
import type { Price } from '@wura/policy/web/price';
import type { Wallet } from '@wura/wallets/contract';
import { cleanRemarks } from '@wura/wallets/remarks';
import type { Beneficiary } from '../contract.ts';
import { changedNameOf } from './changed-name.tsx';
import { minutesSinceSame } from './look-alike.ts';
import type { SendValues } from './send-fields.ts';
import type { Order } from './send-order.ts';
import type { NameCheck } from './use-name-check.ts';

interface Given {
  wallet: Wallet;
  bank: { code: string; name: string };
  accountName: string;
  /** All accounts that were saved. */
  saved: readonly Beneficiary[];
  check: Pick<NameCheck, 'isFirstTime' | 'lastSent'>;
  price: Pick<Price, 'fees' | 'total'>;
}

/** What the review shows, and what is sent if it is confirmed. */
export function newOrder(values: SendValues, { wallet, bank, accountName, saved, check, price }: Given): Order {
  return {
    key: newIntentKey(),
    fromWalletId: wallet.id,
    bankCode: bank.code,
    bankName: bank.name,
    accountNumber: values.accountNumber,
    accountName,
    keptName: changedNameOf({ ...values, accountName }, saved),
    isFirstTime: check.isFirstTime,
    minutesSinceSame: minutesSinceSame(check.lastSent, values.amount, Date.now()),
    amount: values.amount,
    remarks: cleanRemarks(values.remarks),
    fees: price.fees,
    total: price.total,
  };
}
