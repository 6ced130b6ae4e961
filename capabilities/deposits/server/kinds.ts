import type { MovementKind } from '@wura/wallets/server/kinds';

/** The job of asking what became of a deposit, by its reference. */
export const depositJob = 'deposit';

export const cardDeposit: MovementKind = {
  id: 11,
  name: 'card_deposit',
  isHold: false,
  category: 'deposit',
  job: depositJob,
  describe: () => 'Card deposit',
};

/** What a deposit wrote down about itself when it was credited. */
interface DepositDetails {
  readonly reference: string;
  readonly senderName?: string;
  readonly senderBank?: string;
}

const detailsOf = (details: Readonly<Record<string, unknown>>) => details as unknown as DepositDetails;

/** Sent by somebody from a bank to the customer's own account number. */
export const accountDeposit: MovementKind = {
  id: 12,
  name: 'account_deposit',
  isHold: false,
  category: 'deposit',
  job: depositJob,
  describe: ({ details }) => `Bank transfer from ${detailsOf(details).senderName || 'a bank account'}`,
  outsider(details) {
    const { senderName, senderBank } = detailsOf(details);
    if (!senderName) return undefined;
    return { fullName: senderName, accountNumber: '', ...(senderBank && { bankName: senderBank }) };
  },
};

export const depositReversal: MovementKind = {
  id: 13,
  name: 'deposit_reversal',
  isHold: false,
  category: 'deposit',
  job: depositJob,
  describe: () => 'Deposit taken back',
};
