import { notify } from '@wura/notices/server';
import type { PaymentRail } from '@wura/provider-payments/server/rail';
import { shortAddress } from '../rules.ts';
import { usdtWithdrawal, withdrawalJob, type WithdrawalDetails } from './kinds.ts';
import type { Sending } from './needs.ts';
import { usdtReturned, usdtSent } from './notices.ts';
import { createWithdrawals } from './withdrawals.ts';

/** Withdrawals on their way out; the customer hears of every end, however late it comes. */
export function openRail(needs: Sending): PaymentRail<WithdrawalDetails> {
  const { pool, now } = needs;
  return {
    pool,
    ports: [createWithdrawals(needs)],
    now,
    job: withdrawalJob,
    movement: usdtWithdrawal,
    operation: 'transfer',
    async onEnd(tx, { customer, state, amountMinor, details: { address } }) {
      await notify(tx, {
        customer,
        what: state === 'succeeded' ? usdtSent : usdtReturned,
        facts: { amount: { currency: 'USDT', minor: amountMinor }, address: shortAddress(address) },
        at: new Date(now()),
      });
    },
  };
}
