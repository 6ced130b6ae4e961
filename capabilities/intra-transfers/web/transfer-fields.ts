import type { Form } from '@wura/browser/form';
import { isBelowHundredth, parseMoney } from '@wura/money';
import { isCurrencyCode } from '@wura/money/currencies';
import type { Wallet } from '@wura/wallets/contract';
import { remarksFault } from '@wura/wallets/remarks';
import { isTooMuch } from '@wura/wallets/web/amount-refusal';
import { primaryWallet } from '@wura/wallets/web/wallet-list';
import { ledgerRefusals } from '@wura/ledger/contract';
import { commonFaults } from '@wura/wire/faults';
import { asFault, type Fault } from '@wura/wire/phrases';
import type { SavedPerson } from '../contract.ts';
import { intraFaults, recipientFault } from '../rules.ts';

export const emptyTransfer = {
  accountNumber: '',
  /** The name behind the number, once it was looked up; empty as soon as the number changes. */
  recipientName: '',
  /** The saved person whom it is for, where they are one. */
  saved: '',
  /** Under which name they were saved, where it is another one by now. */
  keptName: '',
  /** Empty until the customer chooses another than the naira wallet. */
  walletId: '',
  amount: '',
  /** What the receiver reads beside it. */
  remarks: '',
};

export type TransferValues = typeof emptyTransfer;

type Recipient = Pick<TransferValues, 'accountNumber'> & { name: string; saved: SavedPerson | undefined };

/** Fills in who it is for: from what was found, from the saved, or from those who were paid lately. */
export function pick(form: Pick<Form<TransferValues>, 'set'>, { accountNumber, name, saved }: Recipient): void {
  form.set('accountNumber', accountNumber);
  form.set('recipientName', name);
  form.set('saved', saved?.id ?? '');
  form.set('keptName', saved?.is_name_changed ? (saved.kept_name ?? '') : '');
}

export function walletOf({ walletId }: Pick<TransferValues, 'walletId'>, wallets: readonly Wallet[]) {
  return walletId === '' ? primaryWallet(wallets) : wallets.find(wallet => wallet.id === walletId);
}

export function transferFaults(values: TransferValues, wallets: readonly Wallet[]) {
  const wallet = walletOf(values, wallets);
  return {
    accountNumber:
      recipientFault(values.accountNumber) ?? (values.recipientName === '' ? intraFaults.recipient_missing : undefined),
    walletId: wallet ? undefined : intraFaults.from_wallet_missing,
    amount: amountFault(values.amount, wallet),
    remarks: remarksFault(values.remarks),
  };
}

function amountFault(amount: string, wallet: Wallet | undefined): Fault | undefined {
  const currency = wallet?.currency ?? 'NGN';
  if (!isCurrencyCode(currency)) return commonFaults.amount_invalid;
  const asked = parseMoney(amount, currency);
  if (typeof asked === 'string' || isBelowHundredth(asked)) return commonFaults.amount_invalid;
  return isTooMuch(amount, { wallet }) ? asFault(ledgerRefusals.insufficient_funds) : undefined;
}
