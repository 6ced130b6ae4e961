import { defineRule, type Rule } from '@wura/policy/server';
import { papersForm } from '@wura/policy/server/rule-forms';
import type { PapersRule } from '@wura/policy/server/rules-table';

export type { PapersRule };

const papers = (under: 'sandbox' | 'nigeria', first: Rule<PapersRule>['first']) =>
  defineRule({
    name: `papers_${under}`,
    title: 'What is asked of documents',
    about:
      'Whether a face check goes with the documents of the highest tier, and how long that tier outlasts an expired ID.',
    form: papersForm,
    first,
    under,
  });

export const papersRules = {
  sandbox: papers('sandbox', [
    { value: { needsFaceCheck: false, graceDays: 30 }, from: '2020-01-01', source: 'the house' },
  ]),
  nigeria: papers('nigeria', [
    {
      value: { needsFaceCheck: false, graceDays: 30 },
      from: '2020-01-01',
      source: 'the house',
      note: 'before the circular asked for a face check',
    },
    {
      value: { needsFaceCheck: true, graceDays: 30 },
      from: '2026-07-01',
      source: 'CBN circular of 12 March 2026; the days of grace: this house',
    },
  ]),
};
