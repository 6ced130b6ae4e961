import { defineRule } from '@wura/policy/server';
import { recallForm } from '@wura/policy/server/rule-forms';
import type { RecallRule } from '@wura/policy/server/rules-table';

export type { RecallRule };

/** What the law says of a transfer sent in error, and what this house adds. */
export const recallRule = defineRule<RecallRule>({
  name: 'recall',
  title: 'Transfers sent by mistake',
  about:
    'How long a sender may have the receiver asked at once, how long the receiver may take to answer before staff look, how often one sender may ask, and how long staff may set the money aside.',
  form: recallForm,
  first: [
    {
      from: '2018-10-02',
      source: 'CBN instant payments: asked within 14 working days, returned within one; the rest: this house',
      value: { withinDays: 14, answerDays: 1, asksMax: 3, asksDays: 30, holdDaysMax: 14 },
    },
  ],
});
