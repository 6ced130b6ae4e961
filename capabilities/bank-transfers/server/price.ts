import { defineRule, type FeeBand, type PricedKind, type StampDuty } from '@wura/policy/server';
import { bandsForm, dutyForm } from '@wura/policy/server/rule-forms';

// What a bank transfer costs, each figure with the day it came into force and where it was read. Sums are in kobo.

const fee = defineRule<readonly FeeBand[]>({
  name: 'bank_transfer.fee',
  title: 'Fee of a bank transfer',
  about: 'By how much arrives; the first band that is not passed decides. Value added tax comes on top.',
  form: bandsForm,
  first: [
    {
      from: '2020-01-01',
      source: 'CBN Guide to Charges by Banks, 1 January 2020',
      note: '₦10 up to ₦5,000, ₦25 up to ₦50,000, ₦50 above; the highest that may be charged',
      value: [
        { upToMinor: 5_000_00n, feeMinor: 10_00n },
        { upToMinor: 50_000_00n, feeMinor: 25_00n },
        { upToMinor: null, feeMinor: 50_00n },
      ],
    },
  ],
});

/** What the sender of a bank transfer owes the state. */
const duty = defineRule<StampDuty | null>({
  name: 'bank_transfer.duty',
  title: 'Stamp duty on a bank transfer',
  about: 'What the sender owes the state, and from which amount on. It is passed on in full.',
  form: dutyForm,
  first: [
    { value: null, from: '2020-01-01', source: 'Finance Act 2019', note: 'the receiver paid it' },
    {
      value: { fromMinor: 10_000_00n, dutyMinor: 50_00n },
      from: '2026-01-01',
      source: 'Nigeria Tax Act 2025',
      note: 'once, from ₦10,000, by the sender',
    },
  ],
});

export const bankTransferPrice: PricedKind = { kind: 'bank_transfer', fee, duty };
