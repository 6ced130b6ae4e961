import { formatMoney } from '@wura/money';
import { notify } from '@wura/notices/server';
import { defineOrderKind, type OrderKind } from '@wura/orders/server/kinds';
import { z } from 'zod';
import type { Business, Loan, RequestKind } from '../contract.ts';
import { byCustomer, byStaff, requestStep } from '../steps.ts';
import { noticeOf } from './notices.ts';

/** What was filled in, as text: staff and the customer read it, and nothing computes with it. */
const asked = z.record(z.string(), z.string());
export type Asked = Readonly<z.output<typeof asked>>;

function kindOf(kind: RequestKind, summary: (asked: Asked) => string): OrderKind<Asked> {
  return defineOrderKind<Asked>({
    name: kind.replaceAll('-', '_'),
    details: asked,
    isSealed: true,
    first: 'submitted',
    byStaff,
    byCustomer,
    hasTalk: true,
    summary,
    async whenStepped(tx, { order, to, note, by, at }) {
      if ('customer' in by) return;
      const what = noticeOf(kind, to === undefined ? undefined : requestStep(to));
      await notify(tx, { customer: order.customer, what, facts: { id: order.id, note }, at });
    },
  });
}

export const requestOrders: Readonly<Record<RequestKind, OrderKind<Asked>>> = {
  loans: kindOf('loans', ({ amount, months, purpose }) => `₦${amount} over ${months} months for ${purpose}`),
  'business-registration': kindOf(
    'business-registration',
    ({ form = '', firstName, secondName }) => `${form.replaceAll('_', ' ')}: ${firstName}, or ${secondName}`,
  ),
};

export function loanAsked({ amount, months, purpose, monthlyIncome, work, details = '' }: Loan): Asked {
  return {
    amount: formatMoney(amount),
    months: String(months),
    purpose,
    monthlyIncome: formatMoney(monthlyIncome),
    work,
    ...(details !== '' && { details }),
  };
}

export function businessAsked({ form, firstName, secondName, activity, address, details = '' }: Business): Asked {
  return { form, firstName, secondName, activity, address, ...(details !== '' && { details }) };
}
