import { customerId } from '@wura/identity/contract';
import { approvalRefusals, staffReason } from '@wura/operators/contract';
import { currencies } from '@wura/money/currencies';
import { defineRoute } from '@wura/wire';
import { defineFaults } from '@wura/wire/phrases';
import { commonRefusals, defineRefusals } from '@wura/wire/refusals';
import { z } from 'zod';
import { receiptRefusals } from './refusals.ts';
import { statementDay, statementFile, statementFiles } from './statement-contract.ts';

export const deskFaults = defineFaults({
  desk_statement_currency_unknown: 'Please choose the currency of the wallet',
  desk_statement_day_missing: 'Please give the first and the last day',
  desk_statement_format_unknown: 'Please choose PDF or CSV',
});

export const deskRefusals = defineRefusals({
  no_wallet_in_currency: { status: 404, message: 'This customer never had a wallet in this currency.' },
});

const day = statementDay(deskFaults.desk_statement_day_missing);
const codes = currencies.map(({ code }) => code);

/** What a court or an authority may ask of us, made by those who are answerable for it. */
export const operatorRoutes = {
  makeStatement: defineRoute({
    // A reason may name an authority: no address, and so no log of addresses, has it.
    method: 'POST',
    path: '/api/operator/customers/{id}/statement',
    summary: 'Make the statement of one wallet of a customer between two days of Lagos, both included',
    access: 'operator',
    roles: ['compliance'],
    params: z.object({ id: customerId }),
    body: z.object({
      currency: z
        .enum(codes, { error: deskFaults.desk_statement_currency_unknown })
        .meta({ description: 'The wallet that it is of, a closed one too' }),
      from: day.meta({ description: 'The first day, in Lagos' }),
      to: day.meta({ description: 'The last day, in Lagos' }),
      format: z.enum(statementFiles, { error: deskFaults.desk_statement_format_unknown }),
      reason: staffReason.meta({ description: 'Who asked for it, and by which paper; the customer never reads it' }),
    }),
    answers: { 200: statementFile },
    refusals: [
      commonRefusals.not_found,
      approvalRefusals.staff_own_account,
      deskRefusals.no_wallet_in_currency,
      receiptRefusals.statement_too_long,
    ],
    limits: [{ max: 20, windowSeconds: 60 }],
  }),
};
