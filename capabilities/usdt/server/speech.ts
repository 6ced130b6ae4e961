import type { Speech } from '@wura/provider-payments/server/answer';
import { withdrawalReasons, type WithdrawalReason } from '../refusals.ts';
import { network } from '../rules.ts';
import { usdtWithdrawal, type WithdrawalDetails } from './kinds.ts';

/** How a withdrawal speaks of itself. */
export const withdrawalSpeech: Speech<WithdrawalDetails, { network: typeof network }> = {
  details: usdtWithdrawal.details,
  completed: 'Transfer successful',
  pending: 'Transfer pending',
  reasons: withdrawalReasons,
  usualReason: 'usdt_not_sent' satisfies WithdrawalReason,
  extras: () => ({ network }),
};
