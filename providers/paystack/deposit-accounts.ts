import type { DepositAccounts } from '@wura/deposits/server/ports';
import type { PaystackClient } from './client.ts';
import { customer, dedicatedAccount } from './wire.ts';

/** Opening one goes by way of their banks and takes its time. */
const timeoutMs = 8_000;

export function createDepositAccounts(client: PaystackClient): DepositAccounts {
  return {
    provider: 'paystack',
    async open({ email, firstName, lastName, phone }) {
      // The same e-mail again answers the same customer, and the same customer the same account.
      const made = await client.call(
        {
          operation: 'customer',
          method: 'POST',
          path: '/customer',
          body: { email, first_name: firstName, last_name: lastName, phone },
        },
        customer,
      );
      if (made.kind === 'no_answer') return { outcome: 'unknown', why: made.why };
      if (made.kind === 'refused') return { outcome: 'declined', reason: made.message };
      const opened = await client.call(
        {
          operation: 'dedicated_account',
          method: 'POST',
          path: '/dedicated_account',
          body: { customer: made.data.customer_code, preferred_bank: 'titan-paystack' },
          timeoutMs,
        },
        dedicatedAccount,
      );
      if (opened.kind === 'no_answer') return { outcome: 'unknown', why: opened.why };
      if (opened.kind === 'refused') return { outcome: 'declined', reason: opened.message };
      const { account_number: number, account_name: name, bank } = opened.data;
      return { outcome: 'accepted', number, name, bank: bank.name };
    },
  };
}
