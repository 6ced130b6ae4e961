import { billPaymentRefusals, billRefusals, notSoldRefusals, paidBill } from '@wura/bills/contract';
import { networkOf } from '@wura/bills/networks';
import { nationalPhone } from '@wura/bills/phone';
import { pin, ruled } from '@wura/identity/contract';
import { defineRoute } from '@wura/wire';
import { moneyInput } from '@wura/wire/shapes';
import { z } from 'zod';
import { dataRefusals } from './refusals.ts';
import { amountFault, networkFault, phoneFault, planFault, walletFault } from './rules.ts';

const network = ruled(networkFault).transform(name => networkOf(name)!);

const plan = z.object({
  plan_name: z.string(),
  plan_code: z.string(),
  bundle_price: z.string().meta({ description: 'In naira, exact decimal text' }),
  bundle_value: z.string(),
  bundle_validity: z.string().meta({ description: 'Empty where the seller does not say' }),
  bundle_description: z.string(),
});
export type DataPlanOnWire = z.output<typeof plan>;

export const routes = {
  plans: defineRoute({
    method: 'GET',
    path: '/api/squad/data-bundles',
    summary: 'The data plans of a network, at the prices of whoever sells them now',
    access: 'customer',
    query: z.object({ network }),
    answers: { 200: z.object({ status: z.literal('success'), data: z.array(plan) }) },
    refusals: notSoldRefusals,
  }),
  pay: defineRoute({
    method: 'POST',
    path: '/api/payments/data',
    summary: 'Buy a data plan for a phone from your naira wallet, at its price and free of charge',
    access: 'customer',
    movesMoney: true,
    // In the order in which the form has them: the first that is wrong speaks for all.
    body: z.strictObject({
      walletId: ruled(walletFault),
      billerCode: network,
      itemCode: ruled(planFault),
      phone: ruled(phoneFault).transform(number => nationalPhone(number)!),
      amount: moneyInput('NGN', amountFault),
      pin: pin.optional(),
    }),
    answers: { 200: paidBill, 202: paidBill },
    refusals: [dataRefusals.unknown_plan, billRefusals.price_changed, ...billPaymentRefusals],
  }),
};
