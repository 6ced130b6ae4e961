import { noDetails, type MovementKind } from '@wura/wallets/server/kinds';
import { say } from '@wura/wire/phrases';
import { depositPhrases } from '../refusals.ts';
import { z } from 'zod';

/** The job of asking what became of a deposit, by its reference. */
export const depositJob = 'deposit';
/** The job of asking what went back of a payment, by our reference of it or by the name of a refund, and of sending it back. */
export const refundJob = 'deposit_refund';

/** What a deposit writes down about itself when it is credited. */
const depositDetails = z.object({
  reference: z.string(),
  senderName: z.string().optional(),
  senderBank: z.string().optional(),
});
export type DepositDetails = Readonly<z.output<typeof depositDetails>>;

export const cardDeposit: MovementKind<DepositDetails> = {
  id: 11,
  name: 'card_deposit',
  isHold: false,
  category: 'deposit',
  job: depositJob,
  details: depositDetails,
  describe: () => say(depositPhrases.card_deposit, {}),
};

/** Sent from a bank to the customer's own account number. */
export const accountDeposit: MovementKind<DepositDetails> = {
  id: 12,
  name: 'account_deposit',
  isHold: false,
  category: 'deposit',
  job: depositJob,
  details: depositDetails,
  describe({ details: { senderName: name } }) {
    return name ? say(depositPhrases.bank_transfer_from, { name }) : say(depositPhrases.bank_transfer_received, {});
  },
  outsider({ senderName, senderBank }) {
    if (!senderName) return undefined;
    return { fullName: senderName, accountNumber: '', ...(senderBank && { bankName: senderBank }) };
  },
};

export const depositReversal: MovementKind<DepositDetails> = {
  id: 13,
  name: 'deposit_reversal',
  isHold: false,
  category: 'deposit',
  job: depositJob,
  details: depositDetails,
  describe: () => say(depositPhrases.deposit_taken_back, {}),
};

/** Of what a person decides about. No customer's wallet is touched, so no customer reads of them. */
export const depositSetAside: MovementKind = {
  id: 14,
  name: 'deposit_set_aside',
  isHold: false,
  category: 'deposit',
  details: noDetails,
  describe: () => say(depositPhrases.card_deposit, {}),
};

export const depositSentBack: MovementKind = {
  id: 15,
  name: 'deposit_sent_back',
  isHold: false,
  category: 'deposit',
  details: noDetails,
  describe: () => say(depositPhrases.deposit_taken_back, {}),
};

/** Two of the staff send back what was credited: it leaves the wallet before the provider is asked. */
export const depositReturn: MovementKind<DepositDetails> = {
  id: 18,
  name: 'deposit_return',
  isHold: false,
  category: 'deposit',
  job: refundJob,
  details: depositDetails,
  describe: () => say(depositPhrases.deposit_returned, {}),
};

/** The provider would not take it. */
export const depositKept: MovementKind<DepositDetails> = {
  id: 19,
  name: 'deposit_kept',
  isHold: false,
  category: 'deposit',
  job: refundJob,
  details: depositDetails,
  describe: () => say(depositPhrases.deposit_kept, {}),
};
