import type { DatedRule } from '@wura/policy/dated-rules';

/** How long an account stays as it is after its customer asked for its erasure, so that they may change their mind. */
export const daysToThink: Readonly<Record<'sandbox' | 'nigeria', readonly DatedRule<number>[]>> = {
  sandbox: [{ value: 0, from: '2020-01-01', source: 'the house', note: 'for trying the product out' }],
  nigeria: [
    {
      value: 7,
      from: '2023-06-12',
      source: 'the house',
      note: 'the Nigeria Data Protection Act 2023 asks for erasure without undue delay and names no days',
    },
  ],
};

/** How long the law wants to know who a customer was and what they paid, after the account has ended. */
export const yearsKept: readonly DatedRule<number>[] = [
  {
    value: 5,
    from: '2022-05-12',
    source: 'Money Laundering (Prevention and Prohibition) Act 2022, section 8',
    note: 'at least five years after the end of the business relationship',
  },
];
