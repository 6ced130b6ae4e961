import type { PaymentPort } from '@wura/provider-payments/server/ports';
import type { PaymentRail } from '@wura/provider-payments/server/carry-out';
import { notify } from '@wura/notices/server';
import type { Pool } from '@wura/database';
import { bankTransferJob, detailsOf } from './kind.ts';
import { transferArrived, transferReturned } from './notices.ts';

/** Bank transfers on their way out; the customer hears of every end, however late it comes. */
export function openRail(needs: { pool: Pool; port: PaymentPort; now: () => number }): PaymentRail {
  const { pool, port, now } = needs;
  return {
    pool,
    port,
    now,
    kind: bankTransferJob,
    async onEnd(tx, { customer, state, amountMinor, details }) {
      const { accountName, bankName } = detailsOf(details);
      await notify(tx, {
        customer,
        what: state === 'succeeded' ? transferArrived : transferReturned,
        facts: { amount: { currency: 'NGN', minor: amountMinor }, name: accountName, bank: bankName },
        at: new Date(now()),
      });
    },
  };
}
