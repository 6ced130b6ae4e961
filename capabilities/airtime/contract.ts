import { billPaymentRefusals, paidBill } from '@wura/bills/contract';
import { networkOf } from '@wura/bills/networks';
import { nationalPhone } from '@wura/bills/phone';
import { pin, ruled } from '@wura/identity/contract';
import { defineRoute } from '@wura/wire';
import { moneyInput } from '@wura/wire/shapes';
import { z } from 'zod';
import { amountFault, networkFault, phoneFault, walletFault } from './rules.ts';

export const routes = {
  pay: defineRoute({
    method: 'POST',
    path: '/api/payments/airtime',
    summary: 'Buy airtime for a phone from your naira wallet, free of charge',
    access: 'customer',
    movesMoney: true,
    // In the order in which the form has them: the first that is wrong speaks for all.
    body: z.strictObject({
      walletId: ruled(walletFault),
      network: ruled(networkFault).transform(name => networkOf(name)!),
      phone: ruled(phoneFault).transform(number => nationalPhone(number)!),
      amount: moneyInput('NGN', amountFault),
      pin: pin.optional(),
    }),
    answers: { 200: paidBill, 202: paidBill },
    refusals: billPaymentRefusals,
  }),
};
