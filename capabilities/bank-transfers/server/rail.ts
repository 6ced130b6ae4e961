import type { PaymentPort } from '@wura/provider-payments/server/ports';
import type { PaymentRail } from '@wura/provider-payments/server/rail';
import { notify } from '@wura/notices/server';
import type { Pool } from '@wura/database';
import { bankTransfer, bankTransferJob } from './kind.ts';
import { transferArrived, transferReturned } from './notices.ts';
import type { BankTransferDetails } from './ports.ts';

interface RailNeeds {
  pool: Pool;
  port: PaymentPort<BankTransferDetails>;
  now: () => number;
}

/** Bank transfers on their way out; the customer hears of every end, however late it comes. */
export function openRail(needs: RailNeeds): PaymentRail<BankTransferDetails> {
  const { pool, port, now } = needs;
  return {
    pool,
    ports: [port],
    now,
    job: bankTransferJob,
    movement: bankTransfer,
    operation: 'transfer',
    // Some only tell by which name the receiver's bank knows it once they are asked.
    isWhole: ({ sessionId }) => sessionId !== null,
    async onEnd(tx, { customer, state, amountMinor, details: { accountName, bankName } }) {
      await notify(tx, {
        customer,
        what: state === 'succeeded' ? transferArrived : transferReturned,
        facts: { amount: { currency: 'NGN', minor: amountMinor }, name: accountName, bank: bankName },
        at: new Date(now()),
      });
    },
  };
}
