import type { MovementKind } from '@wura/wallets/server/kinds';
import { say } from '@wura/wire/phrases';
import { transferPhrases } from '../refusals.ts';
import { bankTransferDetails, type BankTransferDetails } from './ports.ts';

/** The job of carrying a bank transfer out, by its reference. */
export const bankTransferJob = 'bank_transfer';

export const bankTransfer: MovementKind<BankTransferDetails> = {
  id: 10,
  name: 'bank_transfer',
  isHold: true,
  category: 'bank_transfer',
  job: bankTransferJob,
  details: bankTransferDetails,
  describe: ({ details }) => say(transferPhrases.bank_transfer_to, { name: details.accountName }),
  again: ({ accountNumber: number, bankCode: bank }) => ({ number, bank }),
  outsider: ({ accountName, accountNumber, bankName }) => ({ fullName: accountName, accountNumber, bankName }),
};
