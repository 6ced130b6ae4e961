import { noDetails, type MovementKind } from '@wura/wallets/server/kinds';
import { say } from '@wura/wire/phrases';
import { z } from 'zod';
import { usdtPhrases } from '../refusals.ts';
import { network, shortAddress } from '../rules.ts';

/** The job of reading the chain. There is one. */
export const watchJob = { kind: 'usdt_watch', subject: 'chain' } as const;
/** The job of moving what has come to where it is spent from, and of looking whether enough is there. There is one. */
export const houseJob = { kind: 'usdt_house', subject: 'hot wallet' } as const;
/** The job of looking again for a deposit, by its name. */
export const depositJob = 'usdt_deposit';
/** The job of carrying a withdrawal out, by its reference. */
export const withdrawalJob = 'usdt_withdrawal';

const depositDetails = z.object({
  /** What the chain calls the transaction. */
  reference: z.string(),
  place: z.number().int(),
  sender: z.string(),
});
type DepositDetails = Readonly<z.output<typeof depositDetails>>;

export const usdtDeposit: MovementKind<DepositDetails> = {
  id: 50,
  name: 'usdt_deposit',
  isHold: false,
  category: 'deposit',
  job: depositJob,
  details: depositDetails,
  describe: () => say(usdtPhrases.usdt_received, {}),
  outsider: ({ sender }) => ({ fullName: shortAddress(sender), accountNumber: sender, bankName: network }),
};

const withdrawalDetails = z.object({ reference: z.string(), address: z.string(), rules: z.string() });
export type WithdrawalDetails = Readonly<z.output<typeof withdrawalDetails>>;

export const usdtWithdrawal: MovementKind<WithdrawalDetails> = {
  id: 51,
  name: 'usdt_withdrawal',
  isHold: true,
  category: 'usdt',
  job: withdrawalJob,
  details: withdrawalDetails,
  describe: ({ details: { address } }) => say(usdtPhrases.usdt_sent_to, { address: shortAddress(address) }),
  outsider: ({ address }) => ({ fullName: shortAddress(address), accountNumber: address, bankName: network }),
};

/** From the wallet that stands for our addresses to the one that stands for the owner's own. */
export const usdtToCold: MovementKind = {
  id: 52,
  name: 'usdt_to_cold',
  isHold: false,
  category: 'usdt',
  details: noDetails,
  describe: () => say(usdtPhrases.usdt_to_cold, {}),
};
