import type { MovementKind } from '@wura/wallets/server/kinds';
import type { BankTransferDetails } from './ports.ts';

/** The job of carrying a bank transfer out, by its reference. */
export const bankTransferJob = 'bank_transfer';

export const bankTransfer: MovementKind = {
  id: 10,
  name: 'bank_transfer',
  isHold: true,
  category: 'bank_transfer',
  job: bankTransferJob,
  describe: ({ details }) => `Bank transfer to ${detailsOf(details).accountName}`,
  outsider: details => {
    const { accountName, accountNumber, bankName } = detailsOf(details);
    return { fullName: accountName, accountNumber, bankName };
  },
};

/** What a bank transfer wrote down about itself when its money was held. */
export function detailsOf(details: Readonly<Record<string, unknown>>): BankTransferDetails {
  return details as unknown as BankTransferDetails;
}
