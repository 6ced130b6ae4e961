import { moneyText, timeText } from '@wura/wire/shapes';
import { defineRefusals } from '@wura/wire/refusals';
import { z } from 'zod';

export const walletRefusals = defineRefusals({
  wallet_exists: { status: 409, message: 'You already have a wallet in this currency.' },
  unsupported_currency: { status: 422, message: 'We do not support this currency yet.' },
  wrong_currency: { status: 422, message: 'Both wallets must hold the same currency.' },
});

export const walletShape = z.object({
  id: z.string(),
  name: z.string(),
  currency: z.string(),
  balance: moneyText,
});

export const transactionStatus = z.enum(['completed', 'pending', 'failed']);
export const transactionType = z.enum(['send', 'receive']);

/** A movement as one of its customers sees it: the amount is always positive, `type` says which way it went. */
export const transactionShape = z.object({
  id: z.string(),
  wallet_id: z.string(),
  type: transactionType,
  amount: moneyText,
  currency: z.string(),
  recipient: z.string().optional(),
  sender: z.string().optional(),
  /** The other side's account, and the bank that it is at when it is not with us. */
  account_number: z.string().optional(),
  bank: z.string().optional(),
  /** What the sender wrote to the receiver. */
  remark: z.string().optional(),
  status: transactionStatus,
  refunded: z.boolean(),
  date: timeText,
  description: z.string(),
  category: z.string(),
  reference: z.string(),
  fee: moneyText,
  balance_after: moneyText,
});

export type Wallet = z.output<typeof walletShape>;
export type Transaction = z.output<typeof transactionShape>;
