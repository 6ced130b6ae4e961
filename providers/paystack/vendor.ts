import { bankDirectory, bankPayouts } from '@wura/bank-transfers/server/ports';
import { cardPayments, depositAccounts } from '@wura/deposits/server/ports';
import { offer, type Vendor } from '@wura/features/server/ports';
import { defineRoute } from '@wura/wire';
import { commonRefusals } from '@wura/wire/refusals';
import { z } from 'zod';
import { createPaystack } from './paystack.ts';
import { readSettings, type PaystackSettings } from './settings.ts';
import { isSigned, readEvent } from './webhooks.ts';

export const vendor: Vendor<PaystackSettings> = {
  name: 'paystack',
  moneyKey: 'PAYSTACK_SECRET_KEY',
  testKeyPrefix: 'sk_test_',
  settings: readSettings,
  open(settings, needs) {
    const paystack = createPaystack(settings, needs);
    return {
      offers: [
        offer(cardPayments, paystack.cardPayments),
        offer(depositAccounts, paystack.depositAccounts),
        offer(bankDirectory, paystack.directory),
        offer(bankPayouts, paystack.payouts),
      ],
      records: paystack.records,
      isDown: paystack.isDown,
    };
  },
  webhook: {
    route: defineRoute({
      method: 'POST',
      path: '/api/webhooks/paystack',
      summary: 'Where Paystack tells us what happened; signed by them over the raw body, and only ever a reason to ask',
      access: 'public',
      answers: { 200: z.object({ status: z.literal('ok') }) },
      refusals: [commonRefusals.unauthenticated],
    }),
    read: ({ raw, headers, jobs }, { secretKey }) =>
      isSigned(raw, headers['x-paystack-signature'], secretKey) ? readEvent(raw, jobs) : 'unsigned',
  },
  publicSettings: {
    shape: {
      /** For the card pop-up of a live service; none in sandbox mode, which opens a page of its own. */
      paystack_public_key: z.string().nullable(),
    },
    read: (settings, { mode }) => ({ paystack_public_key: (mode === 'live' && settings?.publicKey) || null }),
  },
};
